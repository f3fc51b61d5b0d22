/** Finnish: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Tyhjät laatat kiertoon heti',
  'house-rule.blank-reuse-must.about':
    'Jos sinulla on kirjain, jota laudalla oleva tyhjä laatta esittää, saat vaihtaa sen tyhjään laattaan, joka on pelattava samalla vuorolla. Tyhjä laatta voi siirtyä kuinka monta kertaa tahansa.',
  'house-rule.blank-reuse-may': 'Tyhjät laatat kiertoon',
  'house-rule.blank-reuse-may.about':
    'Jos sinulla on kirjain, jota laudalla oleva tyhjä laatta esittää, saat vaihtaa sen tyhjään laattaan ja pelata tyhjän laatan samalla vuorolla tai säästää sen (oma tulkintamme). Tyhjä laatta voi siirtyä kuinka monta kertaa tahansa.',
  'house-rule.open-dictionary': 'Avoin sanakirja',
  'house-rule.open-dictionary.about':
    'Kaikki saavat tarkistaa sanoja sanakirjasta ennen pelaamista ilman rangaistusta: hyvä tapa oppia uusia sanoja.',
  'house-rule.theme': 'Teema',
  'house-rule.theme.about':
    'Sovitte teemasta, vaikkapa joulusta tai urheilusta, ja jokaisesta siihen sopivasta sanasta saa lisäpisteitä: Ukrainan sääntökirjan mukaan 5, Viron sääntökirja ei kerro määrää. On hauskaa todistella, että sana sopii; muut pelaajat äänestävät siitä (oma tulkintamme).',
  'house-rule.jacks-to-open': 'Jätkäpari avaa (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'Ensimmäisessä sanassa on oltava vähintään viisi kirjainta; jos et voi muodostaa sellaista, vuoro siirtyy vasemmalle. Jos kenelläkään ei ole sellaista, neljä riittää. Sen jälkeen riittää kolme ja lopulta kaksi, ja ennen ensimmäistä sanaa laattoja saa myös vaihtaa (oma tulkintamme).',
  'house-rule.two-bags': 'Kaksi pussia',
  'house-rule.two-bags.about':
    'Pelin helpottamiseksi vokaalit ja konsonantit ovat eri pusseissa, ja valitset itse, kummasta nostat. Kummassakin on yksi tyhjä laatta (oma tulkintamme).',
  'house-rule.two-bags-third': 'Kolme pussia',
  'house-rule.two-bags-third.about':
    'Vokaalit, konsonantit ja tyhjät laatat ovat kolmessa pussissa, ja valitset itse, mistä nostat.',
  'house-rule.restricted-exchange': 'Rajoitettu vaihto',
  'house-rule.restricted-exchange.about':
    'Kuten mestaruuskilpailuissa: laattoja ei saa vaihtaa, kun pussissa on enää kuusi laattaa tai vähemmän.',
  'house-rule.pass-when-stuck': 'Väliin vain pakosta',
  'house-rule.pass-when-stuck.about': 'Vuoron saa jättää väliin vain, kun ei voi pelata mitään.',
  'house-rule.take-back': 'Siirron saa perua',
  'house-rule.take-back.about':
    'Kaveripeliin: saat perua viimeisen siirtosi, jos kaikki muut suostuvat.',
  'house-rule.timer-2-minutes': 'Kaksi minuuttia siirtoa kohti',
  'house-rule.timer-2-minutes.about':
    'Jokaiseen siirtoon on kaksi minuuttia; sen jälkeen vuoro jää väliin (oma tulkintamme).',
  'house-rule.championship-clock': 'Mestaruuskello',
  'house-rule.championship-clock.about':
    'Jokaisella on koko peliin 25 minuuttia shakkikellolla. Jokainen yliajan minuutti maksaa 10 pistettä; alkanut minuutti lasketaan kokonaiseksi (oma tulkintamme).',
  'house-rule.three-days-a-move': 'Kolme päivää siirtoa kohti',
  'house-rule.three-days-a-move.about':
    'Rauhallinen peli: jokaiseen siirtoon on kolme päivää; sen jälkeen vuoro jää väliin.',
  'house-rule.window-20-seconds': '20 sekuntia aikaa haastaa',
  'house-rule.window-20-seconds.about':
    'Siirron voi haastaa 20 sekunnin ajan; sen jälkeen se jää voimaan.',
  'house-rule.draw-at-once': 'Laatat heti pussista',
  'house-rule.draw-at-once.about':
    'Uudet laatat nostetaan heti siirron jälkeen, ja ne palautetaan pussiin, jos sana ei kelpaa.',
  'house-rule.challenge-void': 'Vain kelpaavat sanat',
  'house-rule.challenge-void.about':
    'Sana, jota ei ole sanakirjassa, hylätään saman tien, ja saat yrittää toista.',
  'house-rule.challenge-single': 'Ilmainen haaste',
  'house-rule.challenge-single.about':
    'Kelpaamaton sana maksaa sen pelanneelle vuoron; turha haaste ei maksa mitään.',
  'house-rule.challenge-double': 'Haaste vuoron uhalla',
  'house-rule.challenge-double.about':
    'Kelpaamaton sana maksaa sen pelanneelle vuoron, ja turha haaste maksaa haastajalle seuraavan vuoron.',
  'house-rule.challenge-triple': 'Haaste pelin uhalla',
  'house-rule.challenge-triple.about':
    'Kelpaamattomalla sanalla häviää heti koko pelin, samoin turhalla haasteella.',
  'house-rule.challenge-minus-10': 'Turha haaste maksaa 10 pistettä',
  'house-rule.challenge-minus-10.about': 'Turha haaste maksaa haastajalle 10 pistettä.',
  'house-rule.challenge-plus-5': 'Turha haaste antaa 5 pistettä',
  'house-rule.challenge-plus-5.about': 'Jos haaste on turha, sanan pelannut saa 5 pistettä.',
  'house-rule.challenge-plus-10': 'Turha haaste antaa 10 pistettä',
  'house-rule.challenge-plus-10.about': 'Jos haaste on turha, sanan pelannut saa 10 pistettä.',
  'house-rule.challenge-plus-5-per-word': 'Turha haaste antaa 5 pistettä joka sanasta',
  'house-rule.challenge-plus-5-per-word.about':
    'Jos haaste on turha, sanat pelannut saa 5 pistettä jokaisesta haastetusta sanasta.',
  'house-rule.own': 'Omat muutokset',
  'house-rule.own.about': 'Yksittäisiä sääntöjä, joita pelaajat ovat muuttaneet.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'Jollakin säännöllä on arvo, jota ei ole olemassa.',
  'fault.when-stuck-needs-generator':
    '”Väliin vain pakosta” vaatii ohjelman, joka löytää kaikki siirrot, eikä sellaista täällä ole.',
  'fault.no-blank-to-reuse': 'Tyhjiä laattoja ei voi kierrättää: tässä sarjassa niitä ei ole.',
  'fault.theme-needs-window':
    'Teemasanoista äänestetään siirron jälkeen, joten kelpaamattomia sanoja ei voi hylätä saman tien.',
  'fault.theme-needs-bonus': 'Teemasanoista on saatava lisäpisteitä.',
  'fault.two-bags-need-late-draw':
    'Kahden pussin pelissä laatat nostetaan vasta, kun siirto jää voimaan.',
  'fault.refusing-words-needs-list':
    'Kelpaamattomat sanat voi hylätä saman tien vain sanakirjan avulla.',
  'fault.free-take-back-needs-known-words':
    'Siirtoja voi perua vapaasti vain, kun kelpaamaton sana hylätään saman tien.',
  'fault.free-take-back-needs-one-bag':
    'Kahden pussin pelissä siirtoja ei voi perua vapaasti: muuten voisi kurkistaa kumpaankin pussiin.',
  'fault.penalty-without-challenge': 'Haaste ei voi maksaa mitään, jos ei saa haastaa.',
  'fault.points-without-value': 'Turha haaste maksaa pisteitä, mutta niiden määrä puuttuu.',
  'fault.bystanders-need-joining':
    'Haastamatta jättänyt voi menettää vuoron vain, jos hänellä oli aikaa liittyä haasteeseen.',
  'fault.game-never-ends': 'Näillä säännöillä peli ei välttämättä pääty koskaan.',
  'fault.double-credit-with-deduction':
    'Valitse jompikumpi: kaikki laattansa käyttänyt saa muiden laattojen pisteet kaksinkertaisina, tai telineisiin jääneet laatat vähennetään.',
  'fault.clock-needs-seconds': 'Kellosta puuttuu aika.',
  'fault.increment-needs-game-clock':
    'Lisäaikaa joka siirrosta voi antaa vain, jos kello on koko pelille.',
  'fault.cap-needs-game-clock': 'Yliajalle voi asettaa rajan vain, jos kello on koko pelille.',
  'fault.time-bank-needs-days': 'Aikapankki sopii vain päiväpeliin.',
  'fault.vacation-needs-days': 'Loma sopii vain päiväpeliin.',
  'fault.opening-minimum-out-of-range':
    'Lyhin sallittu ensimmäinen sana on liian lyhyt tai ei mahdu telineeseen.',
  'fault.exchange-limit-out-of-range': 'Vaihtoon vaadittu laattamäärä on mahdoton.',
  'fault.rack-out-of-range': 'Telineen laattamäärä on mahdoton.',
  'fault.bonus-out-of-reach': 'Lisäpisteisiin vaaditaan enemmän laattoja kuin telineeseen mahtuu.',
  'fault.number-out-of-range': 'Jokin sääntöjen luku on liian pieni tai liian suuri.',
  'fault.tileset-mismatch': 'Säännöt ja laatat eivät kuulu yhteen.',
  'fault.broken-tileset': 'Laattasarja ei täsmää.',
  'fault.broken-board': 'Tällä laudalla ei voi pelata.',
  'fault.house-rules-clash': 'Kaksi kotisääntöä on ristiriidassa keskenään.',

  // Field by field and value by value. A `.number` text is given the number as `count` and, where it is a span of seconds, its phrase as `time`.
  'rule.ours': 'oma tulkintamme',
  'rule.id': 'Säännöt',
  'rule.tileset': 'Laatat',
  'rule.board': 'Pelilauta',
  'rule.mode': 'Peli',
  'rule.mode.standard': 'tavallinen peli',

  'rule.players': 'Pelaajat',
  'rule.players.min': 'Pelaajia vähintään',
  'rule.players.min.number': '{count}',
  'rule.players.max': 'Pelaajia enintään',
  'rule.players.max.number': '{count}',

  'rule.start': 'Kuka aloittaa',
  'rule.start.blank': 'Tyhjä laatta aloitusnostossa',
  'rule.start.blank.before-first': 'tulee ennen aakkosten ensimmäistä kirjainta',
  'rule.start.tie': 'Usealla sama kirjain',
  'rule.start.tie.redraw-keep-out':
    'nostetaan uudelleen; ensimmäiset laatat pysyvät poissa pussista',
  'rule.start.tie.redraw-return': 'laatat palautetaan pussiin ja nostetaan uudelleen',
  'rule.start.seating': 'Pelijärjestys',
  'rule.start.seating.fixed': 'istumajärjestyksessä',
  'rule.start.seating.by-draw': 'nostettujen kirjainten mukaan',
  'rule.start.direction': 'Pelisuunta',
  'rule.start.direction.clockwise': 'myötäpäivään',

  'rule.rack': 'Laattoja telineessä',
  'rule.rack.number': '{count}',

  'rule.opening': 'Ensimmäinen sana',
  'rule.opening.minTiles': 'Lyhin ensimmäinen sana',
  'rule.opening.minTiles.number': '{count, plural, one {# laatta} other {# laattaa}}',
  'rule.opening.centre': 'Tähtiruutu',
  'rule.opening.centre.yes': 'ensimmäinen sana peittää sen',
  'rule.opening.centre.no': 'ensimmäinen sana saa olla missä vain',
  'rule.opening.minLetters': 'Avaussanan pituus',
  'rule.opening.minLetters.none': 'ei erityissääntöä',
  'rule.opening.minLetters.number':
    '{count, plural, one {vähintään # kirjain} other {vähintään # kirjainta}}',

  'rule.exchange': 'Laattojen vaihtaminen',
  'rule.exchange.minBag': 'Sallittu, kun pussissa on',
  'rule.exchange.minBag.number':
    '{count, plural, one {vähintään # laatta} other {vähintään # laattaa}}',
  'rule.exchange.order': 'Järjestys',
  'rule.exchange.order.draw-then-return':
    'ensin nostetaan uudet laatat, sitten vanhat palautetaan pussiin',
  'rule.exchange.countsAsPass': 'Vaihtaminen',
  'rule.exchange.countsAsPass.yes': 'lasketaan väliin jätetyksi vuoroksi',
  'rule.exchange.countsAsPass.no': 'ei lasketa väliin jätetyksi vuoroksi',

  'rule.pass': 'Vuoron jättäminen väliin',
  'rule.pass.when': 'Vuoron saa jättää väliin',
  'rule.pass.when.always': 'milloin vain',
  'rule.pass.when.when-stuck': 'vain kun ei voi pelata mitään',

  'rule.blank': 'Tyhjät laatat',
  'rule.blank.reuse': 'Tyhjä laatta laudalla',
  'rule.blank.reuse.none': 'pysyy paikallaan',
  'rule.blank.reuse.must-replay':
    'sen saa vaihtaa oikeaan kirjaimeen, ja se on pelattava heti uudelleen',
  'rule.blank.reuse.may-replay':
    'sen saa vaihtaa oikeaan kirjaimeen ja pelata uudelleen milloin vain',

  'rule.bonus': 'Lisäpisteet',
  'rule.bonus.tiles': 'Samalla vuorolla pelattuna',
  'rule.bonus.tiles.number': '{count, plural, one {# laatta} other {# laattaa}}',
  'rule.bonus.points': 'Saat',
  'rule.bonus.points.number': '{count, plural, one {# lisäpisteen} other {# lisäpistettä}}',

  'rule.theme': 'Teema',
  'rule.theme.name': 'Pelin teema',
  'rule.theme.name.none': 'ei teemaa',
  'rule.theme.bonus': 'Jokaisesta teemasanasta',
  'rule.theme.bonus.number': '{count, plural, one {# lisäpiste} other {# lisäpistettä}}',
  'rule.theme.judgedBy': 'Kuka ratkaisee',
  'rule.theme.judgedBy.vote': 'muut äänestävät; jos äänet menevät tasan, sana sopii',

  'rule.bags': 'Pussit',
  'rule.bags.split': 'Laatat ovat',
  'rule.bags.split.none': 'kaikki samassa pussissa',
  'rule.bags.split.vowel-consonant': 'kahdessa pussissa, vokaalit ja konsonantit erikseen',
  'rule.bags.blanks': 'Kahden pussin pelissä tyhjät laatat ovat',
  'rule.bags.blanks.each': 'jaettuina pusseihin',
  'rule.bags.blanks.third': 'kolmannessa pussissa',
  'rule.bags.seconds': 'Aikaa valita pussi',
  'rule.bags.seconds.none': 'ei rajaa',
  'rule.bags.seconds.number': '{time}',

  'rule.words': 'Sallitut sanat',
  'rule.words.lexicon': 'Sanakirja',
  'rule.words.lexicon.none': 'se, josta pöydässä sovitaan',
  'rule.words.lexicon.en': 'englannin sanakirja',
  'rule.words.lexicon.et': 'viron sanakirja, perusmuodot',
  'rule.words.lexicon.et-all': 'viron sanakirja, kaikki muodot',
  'rule.words.lexicon.fi': 'suomen sanakirja, perusmuodot',
  'rule.words.lexicon.fi-compounds': 'suomen sanakirja, myös muut yhdyssanat',
  'rule.words.lexicon.fi-all': 'suomen sanakirja, käytetyt muodot',
  'rule.words.lexicon.is': 'islannin sanakirja',
  'rule.words.lexicon.tr': 'turkin sanakirja',
  'rule.words.lexicon.uk': 'ukrainan sanakirja, hakusanat ja monikot',
  'rule.words.lexicon.uk-all': 'ukrainan sanakirja, kaikki muodot',
  'rule.words.forms': 'Sanamuodot',
  'rule.words.forms.none': 'kuten sanakirjassa',
  'rule.words.forms.headword': 'hakusana',
  'rule.words.forms.plural': 'monikko',
  'rule.words.forms.nominative-singular': 'yksikön nominatiivi',
  'rule.words.forms.nominative-plural': 'monikon nominatiivi',
  'rule.words.forms.ma-infinitive': 'ma-infinitiivi',
  'rule.words.forms.first-infinitive': '1. infinitiivi',
  'rule.words.forms.fourth-infinitive': '4. infinitiivi',
  'rule.words.forms.indeclinable': 'taipumattomat sanat',
  'rule.words.exclude': 'Ei sallita',
  'rule.words.exclude.none': 'sanat, joita sanakirjassa ei ole',
  'rule.words.exclude.proper': 'erisnimet',
  'rule.words.exclude.abbreviation': 'lyhenteet',
  'rule.words.exclude.affix': 'alku- ja loppuliitteet',
  'rule.words.exclude.hyphen': 'yhdysviivalliset sanat',
  'rule.words.exclude.apostrophe': 'heittomerkilliset sanat',
  'rule.words.exclude.hate-speech': 'vihapuheeksi tunnistettavat sanat',

  'rule.lookup': 'Sanan saa katsoa sanakirjasta',
  'rule.lookup.on-challenge': 'vain haasteen jälkeen',
  'rule.lookup.after-play': 'vasta kun sana on pelattu',
  'rule.lookup.open': 'milloin vain',

  'rule.challenge': 'Haastaminen',
  'rule.challenge.mode': 'Sana, joka ei kelpaa',
  'rule.challenge.mode.off-auto-reject': 'hylätään saman tien',
  'rule.challenge.mode.players': 'jää pelaajien haastettavaksi',
  'rule.challenge.mode.referee': 'jää pelaajien haastettavaksi; tuomari ratkaisee',
  'rule.challenge.window': 'Milloin saa haastaa',
  'rule.challenge.window.until': 'Haastaa saa',
  'rule.challenge.window.until.accepted-or-next-move':
    'kunnes kaikki ovat hyväksyneet sanan tai seuraava pelaa',
  'rule.challenge.window.until.referee': 'kunnes tuomari sanoo, että aika on ohi',
  'rule.challenge.window.seconds': 'Aikaa haastaa',
  'rule.challenge.window.seconds.none': 'ei rajaa',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Haasteeseen liittyminen',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'kunnes tuomari on merkinnyt kaikki haastajat, ennen kuin sanakirja avataan; ilman tuomaria, kunnes kaikki ovat vastanneet (oma tulkintamme)',
  'rule.challenge.draw': 'Uudet laatat nostetaan',
  'rule.challenge.draw.after-window': 'kun siirto jää voimaan',
  'rule.challenge.draw.at-once': 'saman tien',
  'rule.challenge.onBad': 'Jos sana ei kelpaa',
  'rule.challenge.onBad.retract': 'Laatat',
  'rule.challenge.onBad.retract.yes': 'palaavat telineeseen',
  'rule.challenge.onBad.mover': 'Sanan pelannut',
  'rule.challenge.onBad.mover.lose-turn': 'menettää vuoronsa',
  'rule.challenge.onBad.mover.lose-game': 'häviää pelin',
  'rule.challenge.bystanders': 'Ne, jotka eivät haastaneet kelpaamatonta sanaa',
  'rule.challenge.bystanders.none': 'eivät menetä mitään',
  'rule.challenge.bystanders.skip-next': 'menettävät seuraavan vuoronsa',
  'rule.challenge.onGood': 'Jos sana kelpaa',
  'rule.challenge.onGood.challenger': 'Haastaja',
  'rule.challenge.onGood.challenger.none': 'ei menetä mitään',
  'rule.challenge.onGood.challenger.points': 'menettää pisteitä',
  'rule.challenge.onGood.challenger.skip-next': 'menettää seuraavan vuoronsa',
  'rule.challenge.onGood.challenger.lose-game': 'häviää pelin',
  'rule.challenge.onGood.points': 'Pisteet haastajalle',
  'rule.challenge.onGood.points.number': '{count, plural, one {# piste} other {# pistettä}}',
  'rule.challenge.onGood.moverPoints': 'Pisteet sanan pelanneelle',
  'rule.challenge.onGood.moverPoints.number': '{count, plural, one {# piste} other {# pistettä}}',
  'rule.challenge.onGood.per': 'Nämä pisteet lasketaan',
  'rule.challenge.onGood.per.play': 'kerran siirrosta',
  'rule.challenge.onGood.per.word': 'jokaisesta haastetusta sanasta',
  'rule.challenge.forcedSkipCountsAsPass': 'Rangaistuksena menetetty vuoro',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'lasketaan väliin jätetyksi vuoroksi',
  'rule.challenge.forcedSkipCountsAsPass.no': 'ei lasketa väliin jätetyksi vuoroksi',

  'rule.misdraw': 'Väärä määrä laattoja',
  'rule.misdraw.rule': 'Kun se huomataan',
  'rule.misdraw.rule.none': 'sopikaa asiasta keskenänne',
  'rule.misdraw.rule.pass-then-fix': 'vuoro menetetään, sitten määrä korjataan',
  'rule.misdraw.surplus': 'Ylimääräiset laatat',
  'rule.misdraw.surplus.blind-removal': 'otetaan pois sokkona',

  'rule.takeBack': 'Siirron peruminen',
  'rule.takeBack.never': 'ei sallittu',
  'rule.takeBack.consent': 'sallittu, jos kaikki muut suostuvat',
  'rule.takeBack.free': 'vapaasti, kunnes seuraava on pelannut vuoronsa',
  'rule.takeBack.heading': 'Korjaukset',

  'rule.clock': 'Kello',
  'rule.clock.kind': 'Aikaraja',
  'rule.clock.kind.none': 'ei ole',
  'rule.clock.kind.per-move': 'joka siirrolle',
  'rule.clock.kind.per-game': 'koko pelille',
  'rule.clock.kind.days': 'päiviä joka siirrolle',
  'rule.clock.seconds': 'Aika',
  'rule.clock.seconds.number': '{time}',
  'rule.clock.increment': 'Lisäaika joka siirrosta',
  'rule.clock.increment.number': '{time}',
  'rule.clock.overPerMinute': 'Jokainen yliajan minuutti',
  'rule.clock.overPerMinute.number': '{count, plural, one {# piste} other {# pistettä}}',
  'rule.clock.begunMinute': 'Alkanut minuutti',
  'rule.clock.begunMinute.yes': 'lasketaan kokonaiseksi',
  'rule.clock.begunMinute.no': 'ei lasketa',
  'rule.clock.capMinutes': 'Häviät pelin',
  'rule.clock.capMinutes.none': 'ei koskaan pelkän yliajan vuoksi',
  'rule.clock.capMinutes.number':
    '{count, plural, one {# minuutin yliajan jälkeen} other {# minuutin yliajan jälkeen}}',
  'rule.clock.timeBank': 'Aikapankki koko pelille',
  'rule.clock.timeBank.none': 'ei ole',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Loma koko pelin aikana',
  'rule.clock.vacation.none': 'ei ole',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'Kun siirron aika loppuu',
  'rule.clock.expiry.pass': 'vuoro jää väliin',
  'rule.clock.expiry.resign': 'häviät pelin',

  'rule.end': 'Pelin lopetus',
  'rule.end.outEmptyBag': 'Pussi ja yksi teline tyhjinä',
  'rule.end.outEmptyBag.yes': 'peli päättyy',
  'rule.end.passRounds': 'Kaikki jättävät vuoron väliin',
  'rule.end.passRounds.none': 'peli jatkuu',
  'rule.end.passRounds.number':
    '{count, plural, one {kerran: peli päättyy} =2 {kahdesti peräkkäin: peli päättyy} other {# kertaa peräkkäin: peli päättyy}}',
  'rule.end.scorelessTurns': 'Vuorot ilman pisteitä',
  'rule.end.scorelessTurns.none': 'eivät vaikuta',
  'rule.end.scorelessTurns.number':
    '{count, plural, one {peli päättyy, kun niitä on #} other {peli päättyy, kun niitä on # peräkkäin}}',
  'rule.end.noMoveLeft': 'Kukaan ei voi enää pelata',
  'rule.end.noMoveLeft.yes': 'peli päättyy',
  'rule.end.noMoveLeft.no': 'vuoroja jätetään väliin, kunnes peli päättyy',

  'rule.final': 'Loppulaskenta',
  'rule.final.deductOwn': 'Telineeseen jääneet laatat',
  'rule.final.deductOwn.always': 'niiden pisteet vähennetään',
  'rule.final.deductOwn.unless-out': 'vähennetään vain, jos kukaan ei pelannut kaikkia laattojaan',
  'rule.final.deductOwn.never': 'eivät maksa mitään',
  'rule.final.creditOut': 'Kaikki laattansa käyttänyt saa',
  'rule.final.creditOut.none': 'ei mitään lisää',
  'rule.final.creditOut.single': 'muiden laattojen pisteet',
  'rule.final.creditOut.double': 'muiden laattojen pisteet kahteen kertaan',

  'rule.ties': 'Tasapisteet',
  'rule.ties.none': 'sija jaetaan',
  'rule.ties.before-deduction': 'pisteet ennen vähennyksiä ratkaisevat',
  'rule.ties.letter-draw': 'nostetaan kirjaimet; lähimpänä A:ta oleva on edellä',

  'rule.notation': 'Siirtojen merkintä',
  'rule.notation.lettersOn': 'Kirjaimet merkitsevät',
  'rule.notation.lettersOn.columns': 'pystyrivejä',
  'rule.notation.across': 'Vaakasuora sana',
  'rule.notation.across.letter-first': 'kirjain ensin (H8), pystysuorassa numero ensin (8H)',
  'rule.notation.across.number-first': 'numero ensin (8H), pystysuorassa kirjain ensin (H8)',
  'rule.notation.labels': 'Pystyrivien kirjaimet',
  'rule.notation.labels.latin': 'latinalaiset',
  'rule.notation.labels.local': 'pelin omasta aakkostosta',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'Pelin idea',
  'sheet.ours-note':
    'Jos kohdassa lukee ”oma tulkintamme”, sääntökirja ei kerro asiasta mitään tai sen voi ymmärtää monella tavalla, ja olemme joutuneet päättämään itse.',
  'sheet.no-rulebook': 'Näillä säännöillä ei ole painettua sääntökirjaa.',
  'sheet.players': 'Peli {min}–{max} pelaajalle.',
  'sheet.players.exact': 'Peli {count, plural, one {# pelaajalle} other {# pelaajalle}}.',
  'sheet.goal':
    'Kirjainlaatoista muodostetaan pelilaudalle toisiinsa liittyviä sanoja. Tavoitteena on saada mahdollisimman paljon pisteitä: käytä arvokkaat kirjaimet ja erikoispisteruudut hyödyksi.',
  'sheet.totals': 'Pistesumma voi taidosta riippuen olla 400–800 tai enemmänkin.',
  'sheet.contents':
    'Tarvitaan pelilauta, {tiles, plural, one {# kirjainlaatta} other {# kirjainlaattaa}}, {racks, plural, one {# kirjainteline} other {# kirjaintelinettä}} ja kirjainpussi.',
  'sheet.tiles':
    '{letters, plural, one {# laatassa on kirjain} other {# laatassa on kirjain}}, {blanks, plural, one {# laatta on tyhjä} other {# laattaa on tyhjiä}}.',
  'sheet.tile-points': 'Kirjaimen vieressä oleva numero on sen pistemäärä.',

  'sheet.blank.any':
    'Tyhjää laattaa voi käyttää minkä tahansa kirjaimen sijasta, ja se on sama kirjain koko pelin ajan.',
  'sheet.blank.named': 'Tyhjän laatan pelannut kertoo, mikä kirjain se on.',
  'sheet.blank.apostrophe': 'Tyhjä laatta voi olla myös heittomerkki.',
  'sheet.blank.without-tile':
    'Tyhjä laatta voi olla myös kirjain, jolla ei ole omaa laattaa: {letters}.',
  'sheet.blank.zero': 'Tyhjän laatan arvo on 0 pistettä.',
  'sheet.blank.reuse.none':
    'Laudalla olevaa tyhjää laattaa ei vaihdeta sen esittämään kirjaimeen, eikä sitä siirretä, paitsi jos sana hylätään.',
  'sheet.blank.reuse.must-replay':
    'Jos sinulla on kirjain, jota laudalla oleva tyhjä laatta esittää, saat vaihtaa sen tyhjään laattaan. Tyhjä laatta on pelattava samalla vuorolla.',
  'sheet.blank.reuse.may-replay':
    'Jos sinulla on kirjain, jota laudalla oleva tyhjä laatta esittää, saat vaihtaa sen tyhjään laattaan. Tyhjän laatan saa pelata samalla vuorolla.',
  'sheet.blank.reuse.kept':
    'Tyhjän laatan saa myös säästää, mutta silloin samalla vuorolla on pelattava jokin muu laatta.',
  'sheet.blank.reuse.swapped':
    'Tilalle vaihdettu kirjain tuo pisteitä vain osana sanaa, joka samalla vuorolla muodostuu tai muuttuu. Erikoispisteruutu ei korota niitä pisteitä, eikä kirjainta lasketa laattoihin, joista saa lisäpisteet.',

  'sheet.heading.before': 'Valmistelu',
  'sheet.paper': 'Pistelaskua varten tarvitaan kynä ja paperia.',
  'sheet.table': 'Pelilauta asetetaan pöydän keskelle. Jokainen pelaaja ottaa telineen eteensä.',
  'sheet.agree-dictionary': 'Pelaajat sopivat ennen peliä, mitä sanakirjaa käytetään.',
  'sheet.all-agree':
    'Sääntöjä voi muuttaa vain, jos kaikki pelaajat suostuvat; muuten pelataan näillä.',
  'sheet.hall':
    'Pelaajat eivät puhu keskenään eivätkä katso toistensa kirjaimia. Pöydissä ei käytetä puhelinta.',
  'sheet.hall.who':
    'Pelin aikana salissa saavat olla vain pelaajat, tuomarit ja valvovat opettajat.',
  'sheet.hall.tables':
    'Pöydät arvotaan; toisella ja kolmannella kierroksella pidetään huolta siitä, etteivät saman koulun oppilaat joudu samaan pöytään.',
  'sheet.hall.referees':
    'Tuomareina toimivat järjestävän koulun oppilaat ja opettajat sekä vapaaehtoiset opettajat muista kouluista.',
  'sheet.draw':
    'Kaikki laatat laitetaan pussiin, ja jokainen pelaaja ottaa yhden. Pelin aloittaa se, joka saa lähimpänä A:ta olevan kirjaimen.',
  'sheet.draw.blank': 'Tyhjä laatta voittaa {letter}:n.',
  'sheet.draw.apostrophe': 'Heittomerkki tulee {letter}:n jälkeen.',
  'sheet.draw.tie.first': 'Jos usealla on sama lähin kirjain, he nostavat uudelleen. {tiles}',
  'sheet.draw.tie.every':
    'Saman kirjaimen nostaneet nostavat uudelleen ja ratkaisevat niin keskinäisen järjestyksensä. {tiles}',
  'sheet.draw.redraw-keep-out': 'Ensimmäiset laatat pysyvät sen aikaa poissa pussista.',
  'sheet.draw.redraw-return': 'Ensimmäiset laatat palautetaan sitä ennen pussiin.',
  'sheet.seating.fixed': 'Jokainen pysyy paikallaan, ja peli kulkee myötäpäivään.',
  'sheet.seating.by-draw':
    'Kirjaimet määräävät myös järjestyksen: muut istuutuvat aloittajasta vasemmalle aakkosjärjestyksessä. Peli kulkee myötäpäivään.',
  'sheet.return': 'Laatat palautetaan pussiin.',
  'sheet.shake': 'Pussia ravistetaan.',
  'sheet.deal':
    'Kukin pelaaja nostaa vuorollaan {count, plural, one {# laatan} other {# laattaa}} ja asettaa ne telineeseensä.',
  'sheet.score-keeper':
    'Yksi pelaajista on kirjuri ja merkitsee kaikkien pisteet jokaisen vuoron jälkeen.',

  'sheet.heading.turn': 'Pelivuoro',
  'sheet.turn.choices':
    'Vuorollasi teet yhden kolmesta asiasta: pelaat sanan, vaihdat laattoja tai jätät vuorosi väliin.',

  'sheet.exchange.some': 'Sanan pelaamisen sijaan voit vaihtaa osan laatoistasi tai kaikki.',
  'sheet.exchange.order':
    'Pane vaihdettavat laatat sivuun kirjainpuoli alaspäin, nosta yhtä monta uutta ja palauta vasta sitten vanhat pussiin.',
  'sheet.exchange.order.mixed':
    'Pane vaihdettavat laatat sivuun kirjainpuoli alaspäin, nosta yhtä monta uutta, palauta vasta sitten vanhat pussiin ja sekoita.',
  'sheet.exchange.turn': 'Vaihtaminen vie vuoron, eikä siitä saa pisteitä.',
  'sheet.exchange.minBag':
    'Pussissa on oltava vähintään {count, plural, one {# laatta} other {# laattaa}}.',
  'sheet.exchange.any':
    'Laattoja saa vaihtaa niin kauan kuin niitä on pussissa, mutta enintään niin monta kuin pussissa on.',
  'sheet.exchange.countsAsPass.yes': 'Vaihtaminen lasketaan väliin jätetyksi vuoroksi.',
  'sheet.exchange.countsAsPass.no': 'Vaihtamista ei lasketa väliin jätetyksi vuoroksi.',

  'sheet.pass.always':
    'Vuoron saa jättää väliin milloin vain, vaikka voisi pelata sanan. Pisteitä ei saa, ja vuoro siirtyy seuraavalle.',
  'sheet.pass.when-stuck': 'Vuoron saa jättää väliin vain, jos ei voi pelata mitään sanaa.',
  'sheet.pass.school':
    'Vuoronsa saa jättää väliin, jos ei saa käytettyä kirjaimiaan loppuun tai muodostettua laudalle sanaa.',
  'sheet.pass.otherwise':
    'Vuoronsa saa jättää väliin muulloinkin; turnauksessa se voidaan kieltää.',

  'sheet.opening':
    'Pelin aloittaja muodostaa laudalle vähintään {count, plural, =2 {kaksikirjaimisen} one {#-kirjaimisen} other {#-kirjaimisen}} sanan pysty- tai vaakasuoraan.',
  'sheet.opening.centre.yes': 'Yhden kirjaimista on peitettävä keskellä oleva tähtiruutu.',
  'sheet.opening.centre.no': 'Sana saa olla missä tahansa laudalla.',
  'sheet.opening.minLetters':
    'Tässä sanassa on oltava vähintään {count, plural, one {# kirjain} other {# kirjainta}}; jos et voi muodostaa sellaista, vuoro siirtyy vasemmalle.',
  'sheet.opening.minLetters.next':
    'Jos kenelläkään ei ole sellaista, kierros kierrokselta riittää vähempi: {counts}.',

  'sheet.words.allowed':
    'Kaikki sovitussa sanakirjassa olevat sanat ovat sallittuja, ellei alla toisin sanota.',
  'sheet.words.standard':
    'Kaikki sovitussa yleissanakirjassa olevat sanat ovat sallittuja, ellei alla toisin sanota.',
  'sheet.words.ospd':
    'Sanakirja on OSPD:n neljäs painos; sanat, joita siinä ei ole, eivät ole sallittuja.',
  'sheet.ospd': 'OSPD, neljäs painos',
  'sheet.words.foreign':
    'Yleissanakirjassa olevat vierasperäiset sanat ovat sallittuja: niiden katsotaan jo kuuluvan kieleen.',
  'sheet.words.forms': 'Sallitut muodot: {forms}.',
  'sheet.words.forms.declined': 'Substantiivit, adjektiivit, numeraalit ja pronominit: {forms}.',
  'sheet.words.forms.nouns': 'Substantiivit: {forms}.',
  'sheet.words.forms.as-nouns': 'Adjektiivit, numeraalit ja pronominit: samat muodot.',
  'sheet.words.forms.bracket':
    'Sääntökirjassa nämä sanaluokat ovat sulkeissa verbien perässä; me luemme ne taipuviin nomineihin, kuten esimerkitkin osoittavat.',
  'sheet.words.forms.verbs': 'Verbit: {forms}.',
  'sheet.words.forms.also': 'Sallittuja ovat myös {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Taivutusmuodot ovat sallittuja, kuten {examples} sääntökirjan esimerkeissä.',
  'sheet.words.other-forms': 'Muista taivutusmuodoista voi sopia erikseen.',
  'sheet.words.plurals': 'Sana saa olla monikossa.',
  'sheet.words.apostrophe':
    'Heittomerkillä on oma laattansa, joten heittomerkilliset sanat ovat sallittuja.',
  'sheet.words.exclude': 'Ei sallita: {kinds}.',
  'sheet.lookup.on-challenge':
    'Pelin aikana sanoja ei saa etsiä sanakirjasta eikä muualta. Sanakirja avataan vain, kun sana haastetaan.',
  'sheet.lookup.school':
    'Pelaajat eivät saa katsoa sanoja sanakirjasta. Se avataan vain, kun sana haastetaan.',
  'sheet.lookup.spelling':
    'Sanakirjaa käytetään vain, kun oikeinkirjoituksesta on erimielisyyttä tai sana haastetaan.',
  'sheet.lookup.after-play':
    'Pelin aikana sanoja ei saa etsiä sanakirjasta eikä muualta. Sanakirja avataan vasta, kun sana on pelattu tai haastettu.',
  'sheet.lookup.open':
    'Kuka tahansa saa tarkistaa sanoja sanakirjasta milloin vain, myös ennen pelaamista, ilman rangaistusta.',
  'sheet.lookup.laid':
    'Pelin aikana sanoja ei saa etsiä sanakirjasta eikä muualta. Kun asetat sanan laudalle, näet heti, onko se sanakirjassa.',

  'sheet.challenge.players':
    'Voit haastaa sanan, jos et usko sen kelpaavan. Silloin se tarkistetaan sovitusta sanakirjasta.',
  'sheet.challenge.who': 'Sen voi haastaa kuka tahansa vastustajista.',
  'sheet.challenge.referee': 'Sanan haastaja nostaa kätensä ja kutsuu tuomarin pöytään.',
  'sheet.challenge.off-auto-reject':
    'Haasteita ei ole: sana, jota ei ole sanakirjassa, hylätään saman tien, ja saat yrittää uudelleen.',
  'sheet.challenge.until.accepted-or-next-move':
    'Haasta sana, ennen kuin sen pisteet on merkitty ja seuraava pelaaja pelaa; sen jälkeen se ei enää onnistu.',
  'sheet.challenge.until.referee':
    'Tuomari merkitsee muistiin kaikki, jotka haastavat sanan, ja tarkistaa sen vasta sitten.',
  'sheet.challenge.until.closed': 'Sanan voi haastaa, kunnes tuomari sanoo, että aika on ohi.',
  'sheet.challenge.join':
    'Ilman tuomaria muut voivat liittyä haasteeseen, kunnes kaikki ovat vastanneet. Verkossa vastausta odotetaan viisi minuuttia, päiväpelissä yhden siirron ajan; sen jälkeen vastaamatta jättäminen tulkitaan kieltäytymiseksi.',
  'sheet.challenge.judged':
    'Vain haastetut sanat tarkistetaan. Jos yksikin niistä ei kelpaa, vuoron kaikki laatat otetaan takaisin.',
  'sheet.challenge.bad.lose-turn':
    'pelaaja ottaa vuoron kaikki laatat takaisin ja menettää vuoronsa.',
  'sheet.challenge.bad.lose-game': 'pelaaja ottaa laattansa takaisin ja häviää pelin.',
  'sheet.challenge.bystanders':
    'Myös ne, jotka eivät haastaneet sanaa, joutuvat jättämään sen vuoron väliin.',
  'sheet.challenge.bystanders.when': 'Kukin tekee sen seuraavalla vuorollaan.',
  'sheet.challenge.good.not-named':
    'se jää laudalle; sääntökirja ei mainitse haasteesta rangaistusta.',
  'sheet.challenge.good.none': 'se jää laudalle, eikä haastaja menetä mitään.',
  'sheet.challenge.good.points':
    'se jää laudalle, ja haastajalta vähennetään {count, plural, one {# piste} other {# pistettä}}.',
  'sheet.challenge.good.points.word':
    'se jää laudalle, ja haastajalta vähennetään {count, plural, one {# piste} other {# pistettä}} jokaisesta haastetusta sanasta.',
  'sheet.challenge.good.skip-next':
    'se jää laudalle, ja kaikki haastajat menettävät seuraavan vuoronsa.',
  'sheet.challenge.good.lose-game': 'se jää laudalle, ja haastaja häviää pelin.',
  'sheet.challenge.mover':
    'Sanan pelannut saa {count, plural, one {# lisäpisteen} other {# lisäpistettä}}.',
  'sheet.challenge.mover.word':
    'Sanan pelannut saa {count, plural, one {# lisäpisteen} other {# lisäpistettä}} jokaisesta haastetusta sanasta.',
  'sheet.challenge.once':
    'Vaikka samasta siirrosta haastettaisiin useita sanoja, tämä lasketaan vain kerran.',
  'sheet.challenge.skips-add-up':
    'Jos pelaaja joutuu menettämään toisenkin vuoron, ennen kuin ensimmäinen on menetetty, hän menettää molemmat.',
  'sheet.challenge.skip.yes': 'Näin menetetty vuoro lasketaan väliin jätetyksi.',
  'sheet.challenge.skip.no': 'Näin menetettyä vuoroa ei lasketa väliin jätetyksi.',
  'sheet.challenge.draw.after-window': 'Uudet laatat nostetaan vasta, kun siirto jää voimaan.',
  'sheet.challenge.draw.at-once':
    'Uudet laatat nostetaan heti; jos siirto otetaan takaisin, ne palautetaan pussiin.',

  'sheet.heading.premiums': 'Erikoispisteruudut',
  'sheet.board': 'Laudalla on {size} × {size} ruutua.',
  'sheet.premium.some': 'Joistakin ruuduista saa lisäpisteitä.',
  'sheet.premium.printed': 'Lisäpisteiden määrä lukee ruudussa.',
  'sheet.premium.double-letter': 'kaksinkertaistaa ruutuun asetetun kirjaimen pisteet.',
  'sheet.premium.triple-letter': 'kolminkertaistaa ruutuun asetetun kirjaimen pisteet.',
  'sheet.premium.double-word': 'kaksinkertaistaa koko sanan pisteet.',
  'sheet.premium.triple-word': 'kolminkertaistaa koko sanan pisteet.',
  'sheet.premium.star': 'Tähtiruutu kaksinkertaistaa ensimmäisen sanan pisteet.',
  'sheet.premium.star.pink':
    'Tähtiruutu on vaaleanpunainen ja kaksinkertaistaa ensimmäisen sanan pisteet.',
  'sheet.premium.star.light-red':
    'Tähtiruutu on vaalea punainen ja kaksinkertaistaa siksi ensimmäisen sanan pisteet.',
  'sheet.premium.letters-first':
    'Kirjaimet lasketaan ensin yhteen lisäpisteineen; vasta sitten sanan pisteet kerrotaan kahdella tai kolmella.',
  'sheet.premium.two':
    'Jos sana osuu kahteen kaksinkertaiseen sanapisteruutuun, sen pisteet nelinkertaistuvat; kahdesta kolminkertaisesta ne yhdeksänkertaistuvat.',
  'sheet.premium.two.pink':
    'Jos sana osuu kahteen vaaleanpunaiseen ruutuun, sen pisteet nelinkertaistuvat; kahdesta punaisesta ne yhdeksänkertaistuvat.',
  'sheet.premium.two.light-red':
    'Jos sana osuu kahteen vaaleaan punaiseen ruutuun, sen pisteet nelinkertaistuvat; kahdesta tummanpunaisesta ne yhdeksänkertaistuvat.',
  'sheet.premium.three-times':
    'Kahdesta kolminkertaisesta sanapisteruudusta sääntökirja sanoo ”kolminkertaistetaan kolme kertaa” mutta myös, että pisteet ovat yhteensä yhdeksänkertaiset; me laskemme ne yhdeksänkertaisina.',
  'sheet.premium.once':
    'Erikoispisteruudusta saa lisäpisteitä vain sillä vuorolla, jolla laatta asetetaan siihen.',
  'sheet.premium.blank':
    'Kun sanapisteruutuun asetetaan tyhjä laatta, sanan pisteet kaksin- tai kolminkertaistuvat silti. Kirjainpisteruudussa tyhjän laatan arvo pysyy nollana.',
  'sheet.premium.blank.light-red':
    'Kun tyhjä laatta asetetaan vaaleaan punaiseen tai tummanpunaiseen ruutuun, sanan pisteet kaksin- tai kolminkertaistuvat silti. Vaalean- tai tummansinisessä ruudussa tyhjän laatan arvo pysyy nollana.',
  'sheet.premium.triple-example':
    'Sääntökirjan esimerkissä sanan {word} ensimmäinen kirjain on kolminkertaisessa sanapisteruudussa. Tähtiruudun yli pelattu ensimmäinen sana ei jatkettunakaan yllä sinne, joten oppitunnillamme {from} on muualla.',
  'sheet.colour.light-blue': 'Vaaleansininen',
  'sheet.colour.dark-blue': 'Tummansininen',
  'sheet.colour.pink': 'Vaaleanpunainen',
  'sheet.colour.red': 'Punainen',
  'sheet.colour.light-red': 'Vaalea punainen',
  'sheet.colour.dark-red': 'Tummanpunainen',

  'sheet.heading.counting': 'Pisteiden laskeminen',
  'sheet.count.words':
    'Saat täydet pisteet kaikista sanoista, jotka muodostat tai joita muokkaat vuorollasi. Jokainen sana lasketaan erikseen erikoispisteruutuineen, ja sitten sanojen pisteet lasketaan yhteen.',
  'sheet.count.shared': 'Kahden sanan yhteinen kirjain lasketaan kumpaankin sanaan lisäpisteineen.',
  'sheet.count.announce': 'Laske vuorosi lopuksi pisteesi ja kerro ne kirjurille.',
  'sheet.count.compound':
    'Sääntökirjassa sanotaan myös, että yhdyssanan osat lasketaan erikseen. Laskemme jokaisen laudalla olevan sanan mutta emme koskaan sanan osia, sillä niin tehdään kirjan muissa säännöissä ja esimerkeissä.',
  'sheet.count.refill':
    'Nosta sitten yhtä monta laattaa kuin pelasit, niin että sinulla on taas {count, plural, one {# laatta} other {# laattaa}}.',
  'sheet.count.empty-bag': 'Kun pussi on tyhjä, peli jatkuu niillä laatoilla, jotka pelaajilla on.',

  'sheet.bonus':
    'Kun pelaat samalla vuorolla {tiles, plural, =7 {kaikki 7 laattaasi} one {# laatan} other {# laattaa}}, saat {points, plural, one {# lisäpisteen} other {# lisäpistettä}}. Ne lisätään viimeisenä, vasta kaikkien kertolaskujen jälkeen.',

  'sheet.heading.laying': 'Sanojen pelaaminen',
  'sheet.laying.join':
    'Joka siirrolla lisätään laudalle yksi tai useampi laatta niin, että vähintään yksi niistä koskettaa laudalla olevaa laattaa ja syntyy uusia sanoja.',
  'sheet.laying.two-letters': 'Uusissa sanoissa on vähintään kaksi kirjainta.',
  'sheet.laying.line':
    'Vuoron kaikki laatat asetetaan samalle vaaka- tai pystyriville ilman aukkoja; niiden välissä saa olla vain laudalla jo olevia laattoja.',
  'sheet.laying.directions': 'Sanat kulkevat vaaka- tai pystysuoraan, eivät koskaan vinottain.',
  'sheet.laying.reading': 'Ne luetaan vasemmalta oikealle tai ylhäältä alas, ei koskaan takaperin.',
  'sheet.laying.one-place':
    'Vuoron laatat muodostavat yhden kokonaisen sanan, joka voi samalla jatkaa muita sanoja; samalla vuorolla ei saa lisätä kirjaimia eri sanoihin eikä pelata laudan eri puolille.',
  'sheet.laying.neighbours':
    'Jos laattasi koskettavat muita laattoja, niidenkin on muodostettava sanoja, aivan kuten sanaristikossa.',
  'sheet.ways':
    'Uusia sanoja voi muodostaa {count, plural, =3 {kolmella eri tavalla} =5 {viidellä eri tavalla} one {# tavalla} other {# eri tavalla}}:',
  'sheet.way.extend':
    'Laudalla olevan sanan alkuun tai loppuun voi lisätä kirjaimen tai kirjaimia.',
  'sheet.way.extend-both':
    'Laudalla olevan sanan alkuun tai loppuun tai molempiin voi lisätä kirjaimen tai kirjaimia.',
  'sheet.way.extend-both.example':
    'Laudalla olevan sanan alkuun tai loppuun tai molempiin voi lisätä kirjaimen tai kirjaimia, esimerkiksi sanasta {from} tulee {word}.',
  'sheet.way.both-ends': 'Sanaa voi pidentää samalla vuorolla molemmista päistä.',
  'sheet.way.cross':
    'Sanan voi pelata laudalla olevan sanan poikki, niin että se käyttää yhtä sen kirjaimista.',
  'sheet.way.beside':
    'Sanan voi pelata laudalla olevan sanan viereen samaan suuntaan, niin että kaikki vierekkäiset laatat muodostavat sanoja.',
  'sheet.way.hook': 'Uusi sana voi myös lisätä kirjaimen laudalla olevaan sanaan.',
  'sheet.way.bridge':
    'Erillään olevien kirjainten välille, esimerkiksi kahden samansuuntaisen sanan väliin, voi muodostaa ”sillan”; se onnistuu aikaisintaan neljännellä vuorolla.',
  'sheet.again': 'Samaa sanaa saa käyttää monta kertaa saman pelin aikana.',
  'sheet.stay':
    'Laudalla olevaa laattaa ei enää siirretä, paitsi jos sen sana haastetaan ja hylätään.',

  'sheet.end.out':
    'Peli päättyy, kun pussi on tyhjä ja yksi pelaajista on käyttänyt kaikki laattansa.',
  'sheet.end.passes':
    '{count, plural, =1 {Se päättyy myös, jos kaikki pelaajat jättävät vuoronsa kerran väliin.} =2 {Se päättyy myös, jos kaikki pelaajat jättävät vuoronsa väliin kaksi kertaa peräkkäin.} one {Se päättyy myös, jos kaikki pelaajat jättävät vuoronsa # kerran väliin.} other {Se päättyy myös, jos kaikki pelaajat jättävät vuoronsa väliin # kertaa peräkkäin.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Se päättyy myös # pisteettömän vuoron jälkeen.} other {Se päättyy myös # peräkkäisen pisteettömän vuoron jälkeen.}}',
  'sheet.end.no-move.yes':
    'Se päättyy myös, kun kukaan ei voi enää pelata mitään. Jos kukaan ei saa kaikkia laattojaan käytettyä, peli jatkuu siihen asti; jos pelaaja ei voi pelata, hän jättää vuoronsa väliin.',
  'sheet.end.no-move.no':
    'Jos et voi pelata sanaa, saat vaihtaa laattoja tai jättää vuorosi väliin; peli jatkuu.',
  'sheet.last-letter': 'Muista: pussin viimeinen kirjain voi ratkaista pelin!',

  'sheet.final.always':
    'Jokaiselta pelaajalta vähennetään hänen telineeseensä jääneiden laattojen pisteet.',
  'sheet.final.unless-out':
    'Jos kukaan ei ole käyttänyt kaikkia laattojaan, jokaiselta vähennetään hänen telineeseensä jääneiden laattojen pisteet.',
  'sheet.final.never': 'Telineeseen jääneistä laatoista ei vähennetä mitään.',
  'sheet.final.credit.none': 'Kaikki laattansa käyttänyt ei saa mitään lisää.',
  'sheet.final.credit.single':
    'Kaikki laattansa käyttänyt saa kaikkien muiden telineisiin jääneiden laattojen pisteet.',
  'sheet.final.credit.double':
    'Kaikki laattansa käyttänyt saa kaikkien muiden telineisiin jääneiden laattojen pisteet kaksinkertaisina.',
  'sheet.final.example':
    'Esimerkki: jos pelaajan telineeseen jää {tiles}, häneltä vähennetään {points, plural, one {# piste} other {# pistettä}}, ja ne saa pelaaja, joka on käyttänyt kaikki laattansa.',
  'sheet.final.misprint':
    'Sääntökirjassa lukee tässä {printed}; sen omien laattojen mukaan oikein on {points}, ja niin me laskemme.',
  'sheet.final.winner': 'Eniten pisteitä saanut voittaa.',
  'sheet.final.advance':
    'Jokaisen pöydän voittaja jatkaa seuraavalle kierrokselle. Tarvittaessa voidaan kutsua myös eniten pisteitä saaneita kakkosia.',

  'sheet.ties.none': 'Tasapisteissä olevat jakavat sijan.',
  'sheet.ties.before-deduction':
    'Jos pisteet ovat tasan, ratkaisevat pisteet ennen telineeseen jääneiden laattojen vähentämistä.',
  'sheet.ties.letter-draw':
    'Jos nekin ovat tasan, kukin nostaa kirjaimen: edellä on se, jolla on A tai sitä lähin kirjain.',
  'sheet.ties.tables': 'Samoin ratkaistaan eri pöytien kakkosten järjestys.',
  'sheet.ties.draw': 'Tyhjä laatta voittaa A:n, ja saman kirjaimen nostaneet nostavat uudelleen.',

  'sheet.misdraw':
    'Jos pelaajalla huomataan olevan liian vähän tai liikaa laattoja, hänen on jätettävä se vuoro väliin. Sitten puuttuvat laatat nostetaan; jos laattoja on liikaa, pelaaja kääntää ne kaikki nurin, ja ylimääräiset otetaan pois.',
  'sheet.misdraw.later':
    'Jos se huomataan toisen vuorolla, pelaajan on jätettävä seuraava oma vuoronsa väliin.',
  'sheet.take-back.never': 'Siirtoa ei saa perua.',
  'sheet.take-back.consent': 'Siirron saa perua, jos kaikki muut suostuvat.',
  'sheet.take-back.free':
    'Saat perua viimeisen siirtosi, kunnes seuraava pelaaja on pelannut vuoronsa. Myös bottien vastaukset perutaan.',
  'sheet.take-back.same-tiles':
    'Kun sitten pelaat uudelleen, nostat samat laatat kuin aiemmin. Vaihtoa ei voi perua.',
  'sheet.take-back.referee': 'Jos pelissä on tuomari, hän voi korjata virheen.',
};
