# What the bot says and what its commands are called.

## Commands: names

command-game = game
command-open = open
command-join = join
command-leave = leave
command-start = start
command-stand-in = stand-in
command-back = back
command-board = board
command-text = text
command-hand = hand
command-log = log
command-status = status
command-rules = rules
command-export = export
command-abandon = abandon
command-close = close
command-adopt = adopt
command-play = play
command-help = help
everyday-move = move
everyday-offer = offer
everyday-accept = accept
everyday-counter = counter
everyday-decline = decline
everyday-grant = grant
everyday-refuse = refuse
everyday-free-load = free-load
everyday-take = take
everyday-sell = sell
everyday-invest = invest
everyday-repay = repay
everyday-deal = deal
everyday-agree = agree
everyday-reject = reject
everyday-dial = dial
option-game = game
option-language = language
option-seats = seats
option-player = player
option-zoom = zoom
option-layout = layout
option-theme = theme
option-match = table
option-move = move

## Commands: descriptions

about-game = Tables: open, join, look, end
about-open = Open a table in this channel
about-join = Take a seat at the table in this channel
about-leave = Leave the lobby, or hand your seat to the stand-in
about-start = Start the game with those at the table
about-stand-in = Seat a stand-in, or vote to let one play for somebody absent
about-back = Take your seat back from the stand-in
about-board = Look at the board
about-text = Read the board in words
about-hand = See what only you may see
about-log = Read what happened lately
about-status = See who is awaited, and since when
about-rules = Read what is asked now and how to answer
about-export = Get the record of the game
about-abandon = Agree to end the game unfinished
about-close = Close the lobby, or as a moderator the game
about-adopt = Move a table here whose channel is gone
about-play = Play any move
about-verb = { $what }. Leave it empty to choose with buttons.
about-help = How to play here
about-option-game = Which game
about-option-language = The language of the table
about-option-seats = How many may sit down
about-option-player = The player who is absent
about-option-zoom = A part of the board, large
about-option-layout = Wide or tall
about-option-theme = Light or dark; remembered for you
about-option-match = The table to move here
about-option-move = The rest of the move; suggestions help

## The lobby

lobby-join = Join
lobby-leave = Leave
lobby-stand-in = Add a stand-in
lobby-fill = Fill with stand-ins
lobby-send-away = Send a stand-in away
lobby-begin = Start the game
lobby-more = More settings ({ $count })
lobby-settings = Settings before the start:
lobby-free = free
lobby-host = host
lobby-started = The game has begun.
lobby-closed = This table is closed.
lobby-joined = You have a seat. I sent you a direct message: that is your private table.
lobby-joined-closed = You have a seat. I could not send you a direct message, so secret questions will wait for you behind the 🔒 button in the channel. Allow direct messages from this server to get them there too.
lobby-left = You left the table.
lobby-begun = The game begins.
lobby-stand-in-added = A stand-in takes a seat.
lobby-already-in = You already sit at this table.
lobby-full = All { $seats } seats are taken.
lobby-host-only = Only the host or a moderator may do this.
lobby-no-game = There is no game “{ $offender }”.
lobby-no-stand-in = There is no stand-in at this table.
lobby-taken = A table is already open here:
stand-in = Stand-in
language-name = English
welcome = This is your private table. Secret questions come here, with a picture of what only you may see, and you answer them here. Nothing you press here is shown to the others. Commands work here too: /{ command-game } { command-hand } shows what you hold, /{ command-game } { command-status } who is awaited, /{ command-help } how to play.

## Tables

table-none-here = There is no table here. Open one with /{ command-game } { command-open }.
table-none-waiting = No game of yours is waiting for this.
table-no-verb = The game at this table does not know this move.
table-not-seated = Only those who sit at this table may do this.
table-unknown = This table is no longer known.
table-frozen = This game is frozen: its log no longer leads to the recorded position. It is kept and can be exported.
table-is-lobby = The game has not begun yet.
table-is-running = The game is running.
table-is-over = The game is over.
table-is-closed = This table is closed.
table-is-abandoned = This game was abandoned.
table-is-frozen = This game is frozen.
place-server-only = Open tables in a channel of a server.
place-missing = I lack permissions here. Please allow me: { $permissions }.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History

## Panels and prompts

panel-back = Back
panel-others = Something else
panel-outdated = This panel was out of date; here is where you are.
panel-confirm = Is that what you want?
panel-waiting = Nothing is asked of you. The table waits for { $who }.
panel-sealed = Sealed; you may change it until everybody has answered:
panel-change = Change
prompt-sealed = ({ $sealed } of { $asked } sealed)
button-move = My move
button-sealed = Answer in secret
button-hand = My hand
button-board = Board
button-text = In words
button-record = Record
nudge-closed = { $game } asks you in secret, and your direct messages are closed: answer with this button.
typed-which = You sit in several games. Which one do you mean?

## Looking

look-no-zoom = “{ $offender }” cannot be looked at closely. There is: { $known }.
look-no-layout = There is no layout “{ $offender }”. There is: { $known }.
look-no-theme = There is no theme “{ $offender }”. There is: { $known }.
layout-landscape = wide
layout-portrait = tall
theme-light = light
theme-dark = dark
look-no-picture = There is no picture of this game yet; /{ command-game } { command-log } and /{ command-game } { command-rules } tell where it stands.
log-empty = Nothing happened yet.
status-lobby = The table waits for players.
status-awaited = Waiting for { $who }, asked
rules-reconstructed = Some printed values are reconstructed; docs/rules tells which.
export-here = The record of this game:
export-alt = The moves of the game, in notation
help =
    How to play:
    • Open a table with /{ command-game } { command-open }, let people join, press Start.
    • When you are asked, press the button under the newest post: your private panel opens.
    • Secret questions come to you as direct messages.
    • The everyday moves are commands too, and /{ command-play } reaches every move; suggestions help.
    • /{ command-game } { command-board }, { command-hand }, { command-text }, { command-log }, { command-status }, { command-rules } and { command-export } show everything else.
    • Somebody is gone? /{ command-game } { command-stand-in } proposes a stand-in, /{ command-game } { command-back } takes a seat back, /{ command-game } { command-abandon } proposes to end the game.

## Leaving and returning

hand-over-nobody = This seat cannot be handed over.
hand-over-whom = Name a player of this table.
hand-over-not-awaited = The table does not wait for that player.
hand-over-too-soon = That is possible once the table has waited { $hours } hours for that player.
hand-over-done = The stand-in plays on ({ $yes } of { $needed } votes).
vote-counted = Your vote counts: { $yes } of { $needed }.
vote-abandon = { $who } proposes to end this game unfinished. All { $needed } must agree.
vote-stand-in = { $who } proposes that the stand-in plays for { $whose }, who does not answer. { $needed } must agree.
button-agree = Agree
button-back = Take my seat back
stepped-aside = The stand-in plays for you. /{ command-game } { command-back } takes your seat back.
taken-back = Your seat is yours again.
take-back-nothing = You play yourself already.
abandoned = All agreed: the game ends unfinished ({ $yes } of { $needed }).
closed = The table is closed. Its record can still be exported.
close-moderators = A running game is closed by a moderator; players may /{ command-game } { command-abandon } it together.
adopted = The table stands here now.
adopt-still-there = The table’s own channel is still there; a moderator may move the table.
adopt-here = The table stands here already.
notice-closed = This table was closed. It is kept and can be exported.
notice-expired = Nobody started this table, so it is closed.
notice-abandoned = All agreed to abandon this game.
notice-frozen = This game is frozen: its log no longer leads to the recorded position. Nothing is lost; /{ command-game } { command-export } gives the record.
notice-handed-over = The stand-in plays for { $who } from now on; { $who } takes the seat back with /{ command-game } { command-back }.
notice-stepped-aside = { $who } lets the stand-in play.
notice-taken-back = { $who } is back.

## When something went wrong

sorry = Something went wrong on my side. See with /{ command-game } { command-log } whether your move counts before you repeat it, and give this number to whoever runs this bot: { $id }
sorry-later = I cannot write that down right now, and nothing of it counts. Please try again in a moment.
unshown = Something happened that I cannot show ({ $id }). /{ command-game } { command-log } and /{ command-game } { command-status } tell where the table stands.

## The demo

demo-welcome =
    ## Welcome to Comptoir
    Merchant board games by chat. This page is a small Discord on your own computer, with four people and the bot in it.
    1. Press </game open:0>, choose a game, press **Run**.
    2. Under the table that appears press **Fill with stand-ins**, then **Start the game**.
    3. Press **My move** under the newest post whenever you are asked.
