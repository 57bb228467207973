# What the bot says and what its commands are called.

## Commands: names

command-game = partie
command-open = ouvrir
command-join = rejoindre
command-leave = quitter
command-start = commencer
command-stand-in = remplaçant
command-back = revenir
command-board = plateau
command-text = texte
command-hand = main
command-log = journal
command-status = état
command-rules = règles
command-export = exporter
command-abandon = abandonner
command-close = fermer
command-adopt = adopter
command-play = jouer
command-help = aide
everyday-move = déplacer
everyday-offer = offrir
everyday-accept = accepter
everyday-counter = contre-offre
everyday-decline = décliner
everyday-grant = accorder
everyday-refuse = refuser
everyday-free-load = chargement-gratuit
everyday-take = prendre
everyday-sell = vendre
everyday-invest = investir
everyday-repay = rembourser
everyday-deal = négocier
everyday-agree = convenir
everyday-reject = rejeter
everyday-dial = disque
option-game = jeu
option-language = langue
option-seats = places
option-player = joueur
option-zoom = zoom
option-layout = format
option-theme = thème
option-match = table
option-move = coup

## Commands: descriptions

about-game = Tables : ouvrir, rejoindre, regarder, finir
about-open = Ouvrir une table dans ce salon
about-join = Prendre place à la table de ce salon
about-leave = Quitter la table, ou céder sa place au remplaçant
about-start = Commencer la partie avec les présents
about-stand-in = Asseoir un remplaçant, ou voter pour qu’il joue à la place d’un absent
about-back = Reprendre sa place au remplaçant
about-board = Regarder le plateau
about-text = Lire le plateau en mots
about-hand = Voir ce que vous seul pouvez voir
about-log = Lire ce qui vient de se passer
about-status = Voir qui est attendu, et depuis quand
about-rules = Lire ce qui est demandé et comment répondre
about-export = Obtenir la notation de la partie
about-abandon = Accepter de finir la partie inachevée
about-close = Fermer la table, ou la partie en tant que modérateur
about-adopt = Déplacer ici une table dont le salon a disparu
about-play = Jouer n’importe quel coup
about-verb = { $what }. Vide : choisir avec des boutons.
about-help = Comment jouer ici
about-option-game = Quel jeu
about-option-language = La langue de la table
about-option-seats = Combien de personnes peuvent s’asseoir
about-option-player = Le joueur absent
about-option-zoom = Une partie du plateau, en grand
about-option-layout = Large ou haut
about-option-theme = Clair ou sombre ; retenu pour vous
about-option-match = La table à déplacer ici
about-option-move = La suite du coup ; les suggestions aident

## The lobby

lobby-join = Rejoindre
lobby-leave = Quitter
lobby-stand-in = Ajouter un remplaçant
lobby-fill = Compléter avec des remplaçants
lobby-send-away = Renvoyer un remplaçant
lobby-begin = Commencer la partie
lobby-more = Autres réglages ({ $count })
lobby-settings = Réglages avant le début :
lobby-free = libre
lobby-host = hôte
lobby-started = La partie a commencé.
lobby-closed = Cette table est fermée.
lobby-joined = Vous avez une place. Je vous ai envoyé un message privé : c’est votre table privée.
lobby-joined-closed = Vous avez une place. Je n’ai pas pu vous envoyer de message privé : les questions secrètes vous attendront derrière le bouton 🔒 du salon. Autorisez les messages privés de ce serveur pour les recevoir aussi là.
lobby-left = Vous avez quitté la table.
lobby-begun = La partie commence.
lobby-stand-in-added = Un remplaçant prend place.
lobby-already-in = Vous êtes déjà à cette table.
lobby-full = Les { $seats } places sont prises.
lobby-host-only = Seul l’hôte ou un modérateur peut faire cela.
lobby-no-game = Il n’y a pas de jeu « { $offender } ».
lobby-no-stand-in = Il n’y a pas de remplaçant à cette table.
lobby-taken = Une table est déjà ouverte ici :
stand-in = Remplaçant
language-name = Français
welcome = Voici votre table privée. Les questions secrètes arrivent ici, avec une image de ce que vous seul pouvez voir, et vous y répondez ici. Rien de ce que vous pressez ici n’est montré aux autres. Les commandes marchent ici aussi : /{ command-game } { command-hand } montre ce que vous tenez, /{ command-game } { command-status } qui est attendu, /{ command-help } comment jouer.

## Tables

table-none-here = Il n’y a pas de table ici. Ouvrez-en une avec /{ command-game } { command-open }.
table-none-waiting = Aucune de vos parties n’attend cela.
table-no-verb = Le jeu de cette table ne connaît pas ce coup.
table-not-seated = Seuls ceux qui sont à cette table peuvent faire cela.
table-unknown = Cette table n’est plus connue.
table-frozen = Cette partie est gelée : son journal ne mène plus à la position notée. Elle est gardée et peut être exportée.
table-is-lobby = La partie n’a pas encore commencé.
table-is-running = La partie est en cours.
table-is-over = La partie est finie.
table-is-closed = Cette table est fermée.
table-is-abandoned = Cette partie a été abandonnée.
table-is-frozen = Cette partie est gelée.
place-server-only = Ouvrez les tables dans un salon d’un serveur.
place-missing = Il me manque des droits ici. Accordez-moi : { $permissions }.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages

## Panels and prompts

panel-back = Retour
panel-others = Autre chose
panel-outdated = Ce panneau n’était plus à jour ; voici où vous en êtes.
panel-confirm = Est-ce bien ce que vous voulez ?
panel-waiting = Rien ne vous est demandé. La table attend { $who }.
panel-sealed = Scellé ; vous pouvez changer tant que tous n’ont pas répondu :
panel-change = Changer
prompt-sealed = ({ $sealed } sur { $asked } scellées)
button-move = À moi
button-sealed = Répondre en secret
button-hand = Ma main
button-board = Plateau
button-text = En mots
button-record = Notation
nudge-closed = { $game } vous interroge en secret et vos messages privés sont fermés : répondez avec ce bouton.
typed-which = Vous jouez plusieurs parties. Laquelle voulez-vous dire ?

## Looking

look-no-zoom = « { $offender } » ne peut pas être agrandi. Il y a : { $known }.
look-no-layout = Il n’y a pas de format « { $offender } ». Il y a : { $known }.
look-no-theme = Il n’y a pas de thème « { $offender } ». Il y a : { $known }.
layout-landscape = large
layout-portrait = haut
theme-light = clair
theme-dark = sombre
look-no-picture = Il n’y a pas encore d’image de ce jeu ; /{ command-game } { command-log } et /{ command-game } { command-rules } disent où il en est.
log-empty = Rien ne s’est encore passé.
status-lobby = La table attend des joueurs.
status-awaited = On attend { $who } ; question posée
rules-reconstructed = Certaines valeurs imprimées sont reconstituées ; docs/rules dit lesquelles.
export-here = La notation de cette partie :
export-alt = Les coups de la partie, en notation
help =
    Comment jouer :
    • Ouvrez une table avec /{ command-game } { command-open }, laissez les gens rejoindre, commencez.
    • Quand on vous demande, pressez le bouton sous le dernier message : votre panneau privé s’ouvre.
    • Les questions secrètes vous arrivent en message privé.
    • Les coups courants sont aussi des commandes, et /{ command-play } permet tous les coups ; les suggestions aident.
    • /{ command-game } { command-board }, { command-hand }, { command-text }, { command-log }, { command-status }, { command-rules } et { command-export } montrent tout le reste.
    • Quelqu’un a disparu ? /{ command-game } { command-stand-in } propose un remplaçant, /{ command-game } { command-back } reprend une place, /{ command-game } { command-abandon } propose d’arrêter.

## Leaving and returning

hand-over-nobody = Cette place ne peut pas être cédée.
hand-over-whom = Nommez un joueur de cette table.
hand-over-not-awaited = La table n’attend pas ce joueur.
hand-over-too-soon = C’est possible quand la table a attendu ce joueur { $hours } heures.
hand-over-done = Le remplaçant joue ({ $yes } voix sur { $needed }).
vote-counted = Votre voix compte : { $yes } sur { $needed }.
vote-abandon = { $who } propose de finir cette partie inachevée. Les { $needed } doivent être d’accord.
vote-stand-in = { $who } propose que le remplaçant joue pour { $whose }, qui ne répond pas. Il faut { $needed } voix.
button-agree = D’accord
button-back = Reprendre ma place
stepped-aside = Le remplaçant joue pour vous. /{ command-game } { command-back } reprend votre place.
taken-back = Votre place est de nouveau à vous.
take-back-nothing = Vous jouez déjà vous-même.
abandoned = Tous sont d’accord : la partie finit inachevée ({ $yes } sur { $needed }).
closed = La table est fermée. Sa notation reste exportable.
close-moderators = Une partie en cours est fermée par un modérateur ; les joueurs peuvent l’abandonner ensemble avec /{ command-game } { command-abandon }.
adopted = La table est ici maintenant.
adopt-still-there = Le salon de la table existe encore ; un modérateur peut la déplacer.
adopt-here = La table est déjà ici.
notice-closed = Cette table a été fermée. Elle est gardée et peut être exportée.
notice-expired = Personne n’a commencé cette partie : la table est fermée.
notice-abandoned = Tous ont accepté d’abandonner cette partie.
notice-frozen = Cette partie est gelée : son journal ne mène plus à la position notée. Rien n’est perdu ; /{ command-game } { command-export } donne la notation.
notice-handed-over = Le remplaçant joue désormais pour { $who }, qui reprend sa place avec /{ command-game } { command-back }.
notice-stepped-aside = { $who } laisse jouer le remplaçant.
notice-taken-back = { $who } est de retour.

## When something went wrong

sorry = Quelque chose a mal tourné de mon côté. Voyez avec /{ command-game } { command-log } si votre coup compte avant de le refaire, et donnez ce numéro à qui héberge ce bot : { $id }
sorry-later = Je ne peux pas le noter maintenant, et rien n’en compte. Réessayez dans un instant.
unshown = Il s’est passé quelque chose que je ne peux pas montrer ({ $id }). /{ command-game } { command-log } et /{ command-game } { command-status } disent où en est la table.

## The demo

demo-welcome =
    ## Bienvenue au Comptoir
    Des jeux de marchands par messagerie. Cette page est un petit Discord sur votre ordinateur, avec quatre personnes et le bot.
    1. Pressez </game open:0>, choisissez un jeu, puis **Run**.
    2. Sous la table qui apparaît, pressez **Compléter avec des remplaçants**, puis **Commencer la partie**.
    3. Pressez **À moi** sous le dernier message chaque fois qu’une question vous est posée.
