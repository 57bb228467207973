# Händler des Mittelalters, Phase 2: Beladen der Wagen.

## Verben

marchands-verb-load = Laden
marchands-verb-offer = Preis anbieten
marchands-verb-close = Beladen beenden
marchands-verb-accept = Annehmen
marchands-verb-counter = Gegenangebot machen
marchands-verb-decline = Ablehnen
marchands-verb-grant = Gegenangebot annehmen
marchands-verb-refuse = Gegenangebot ausschlagen
marchands-verb-free-load = Kostenlose Zuladung ausspielen
marchands-do-load = { $lot } auf { $wagon } laden
marchands-do-offer = Angebot an { $guest }, { $wagon }: { $one ->
    [nichts] zwei Waren für { $two }
   *[other] eine Ware für { $one }{ $two ->
        [nichts] {""}
       *[other] , zwei für { $two }
    }
}
marchands-do-close = Das Beladen von { $wagon } beenden
marchands-do-accept = { $goods } laden ({ $offer })
marchands-do-counter = Gegenangebot: { $price } für { $goods }
marchands-do-decline = Ablehnen ({ $offer })
marchands-do-grant = Annehmen ({ $counter })
marchands-do-refuse = Ausschlagen ({ $counter })
marchands-do-free-load = { $goods } kostenlos auf { $wagon } laden

## Fragen

marchands-prompt-load = Sie sind Lademeister von { $wagon } in { $city }: laden, Preise nennen oder das Beladen beenden.
marchands-prompt-deal = { $seat } bietet Ihnen Platz auf { $wagon }: { $prices }.
marchands-prompt-reply = { $seat } will { $price } zahlen und { $goods } auf { $wagon } laden.
marchands-prompt-free-load = Sie können die kostenlose Zuladung ausspielen.
marchands-prompt-last-call = Der Handel ist vorbei. Vor der Abfahrt die kostenlose Zuladung ausspielen?
marchands-field-lot = Was laden Sie?
marchands-field-guest = Ein Angebot an wen?
marchands-field-price-one = Preis für eine Ware
marchands-field-price-two = Preis für zwei Waren
marchands-field-offer = Welches Angebot?
marchands-field-counter = Welches Gegenangebot?
marchands-field-goods = Welche Waren?
marchands-field-goods-each = Ware { $part } von { $most }
marchands-field-price = Was wollen Sie zahlen?
marchands-note-loadable = könnte laden: { $goods }
marchands-prices-one = eine Ware für { $one }
marchands-prices-two = zwei Waren für { $two }
marchands-prices-both = eine Ware für { $one }, zwei für { $two }
marchands-offer = { $wagon }: { $prices }
marchands-counter = { $wagon }: { $seat } zahlt { $price } für { $goods }

## Ablehnungen

marchands-refuse-offer-gone = Dieses Angebot gilt nicht mehr. Sehen Sie das jetzige an.
marchands-refuse-no-price = Nennen Sie einen Preis für eine Ware, für zwei oder für beides.
marchands-refuse-own-wagon = Sie sind Lademeister von { $wagon }: Die kostenlose Zuladung ist für die anderen.
marchands-refuse-not-master = Sie sind nicht Lademeister von { $wagon }.
marchands-refuse-wagon-closed = Das Beladen von { $wagon } ist für diese Runde beendet.
marchands-refuse-offers-used = { $seat } hat schon { $most } Angebote erhalten; mehr gibt es nicht.
marchands-refuse-no-talk = { $seat } kann auf { $wagon } nichts mehr laden.
marchands-refuse-not-stored = Davon haben Sie in { $city } nichts: { $good }.
marchands-refuse-monopoly = Diese Ware lädt auf diesem Wagen nur der Lademeister: { $good }.
marchands-refuse-one-type = Ein Lademeister lädt nur eine Sorte; Sie haben schon geladen: { $good }.
marchands-refuse-type-taken = Diese Sorte hat schon jemand anderes geladen: { $good }.
marchands-refuse-not-offered = Für { $count ->
    [one] eine Ware
   *[other] { $count } Waren
} wurde kein Preis genannt.
marchands-refuse-price = Das kostet { $price }; Sie können noch { $money } ausgeben.

## Ereignisse

marchands-event-goods-loaded = { $seat } lädt { $goods } auf { $wagon }.
marchands-event-free-loaded = { $seat } spielt die kostenlose Zuladung aus: { $goods } auf { $wagon }.
marchands-event-offer-made = { $seat } bietet { $guest } Platz auf { $wagon }: { $prices }.
marchands-event-offer-declined = { $guest } lehnt das Angebot für { $wagon } ab.
marchands-event-offer-countered = { $guest } will { $price } zahlen und { $goods } auf { $wagon } laden.
marchands-event-counter-refused = Das Gegenangebot von { $guest } für { $wagon } wird ausgeschlagen; der Preis gilt weiter.
marchands-event-deal-struck = { $guest } zahlt { $price } an { $seat } und lädt { $goods } auf { $wagon }.
marchands-event-loading-closed = Das Beladen von { $wagon } ist beendet.
