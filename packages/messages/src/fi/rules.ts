/** Finnish: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Tyhjät laatat kiertoon heti',
  'house-rule.blank-reuse-must.about':
    'Jos sinulla on oikea kirjain, saat vaihtaa sen laudan tyhjään laattaan, joka on pelattava samalla vuorolla.',
  'house-rule.blank-reuse-may': 'Tyhjät laatat kiertoon',
  'house-rule.blank-reuse-may.about':
    'Jos sinulla on oikea kirjain, saat vaihtaa sen laudan tyhjään laattaan ja pelata sen samalla vuorolla tai säästää.',
  'house-rule.open-dictionary': 'Avoin sanakirja',
  'house-rule.open-dictionary.about':
    'Sanan saa tarkistaa sanakirjasta ennen pelaamista ilman rangaistusta: hyvä tapa oppia uusia sanoja.',
  'house-rule.theme': 'Teema',
  'house-rule.theme.about':
    'Sovitte teeman, ja jokainen siihen kuuluva sana antaa lisäpisteitä; muut äänestävät siitä.',
  'house-rule.jacks-to-open': 'Jätkäpari aloittaa (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'Ensimmäisessä sanassa on oltava vähintään viisi kirjainta; jos kenelläkään ei ole sellaista, neljä riittää, ja sitten vähempi. Sitä ennen vuoron saa jättää väliin tai laattoja vaihtaa (oma tulkintamme).',
  'house-rule.two-bags': 'Kaksi pussia',
  'house-rule.two-bags.about':
    'Vokaalit ja konsonantit ovat eri pusseissa, kummassakin yksi tyhjä laatta, ja valitset itse, kummasta nostat.',
  'house-rule.two-bags-third': 'Kaksi pussia ja kolmas tyhjille',
  'house-rule.two-bags-third.about':
    'Vokaalit, konsonantit ja tyhjät laatat ovat kolmessa pussissa, ja valitset itse, mistä nostat.',
  'house-rule.restricted-exchange': 'Rajoitettu vaihto',
  'house-rule.restricted-exchange.about':
    'Laattoja ei saa vaihtaa, kun pussissa on enää kuusi tai vähemmän.',
  'house-rule.pass-when-stuck': 'Ei turhia väliin jättöjä',
  'house-rule.pass-when-stuck.about': 'Vuoron saa jättää väliin vain, kun mitään ei voi pelata.',
  'house-rule.take-back': 'Siirron saa perua',
  'house-rule.take-back.about':
    'Kaveripeliin: viimeisen siirron saa perua, jos kaikki muut suostuvat.',
  'house-rule.timer-2-minutes': 'Kaksi minuuttia siirrolle',
  'house-rule.timer-2-minutes.about':
    'Jokaiseen siirtoon saa käyttää kaksi minuuttia; sen jälkeen vuoro jää väliin.',
  'house-rule.championship-clock': 'Mestaruuskello',
  'house-rule.championship-clock.about':
    'Jokaisella on 25 minuuttia koko peliin, ja jokainen minuutti yli maksaa 10 pistettä.',
  'house-rule.three-days-a-move': 'Kolme päivää siirrolle',
  'house-rule.three-days-a-move.about':
    'Rauhallinen peli: jokaiseen siirtoon saa käyttää kolme päivää; sen jälkeen vuoro jää väliin.',
  'house-rule.window-20-seconds': 'Kaksikymmentä sekuntia haastaa',
  'house-rule.window-20-seconds.about':
    'Sanan voi haastaa kahdenkymmenen sekunnin ajan; sen jälkeen se jää laudalle.',
  'house-rule.draw-at-once': 'Laatat heti',
  'house-rule.draw-at-once.about':
    'Uudet laatat nostetaan heti sanan jälkeen, ja ne palaavat pussiin, jos sana ei kelpaa.',
  'house-rule.challenge-void': 'Ei vääriä sanoja',
  'house-rule.challenge-void.about':
    'Sana, jota ei ole sanakirjassa, hylätään heti, ja saat yrittää toista.',
  'house-rule.challenge-single': 'Ilmainen haaste',
  'house-rule.challenge-single.about':
    'Väärä sana maksaa pelaajalleen vuoron; epäonnistunut haaste ei maksa mitään.',
  'house-rule.challenge-double': 'Haaste vuoron uhalla',
  'house-rule.challenge-double.about':
    'Väärä sana maksaa pelaajalleen vuoron, ja epäonnistunut haaste maksaa haastajalle seuraavan vuoron.',
  'house-rule.challenge-triple': 'Haaste pelin uhalla',
  'house-rule.challenge-triple.about':
    'Väärällä sanalla häviää heti koko pelin, samoin epäonnistuneella haasteella.',
  'house-rule.challenge-minus-10': 'Epäonnistunut haaste maksaa 10',
  'house-rule.challenge-minus-10.about': 'Epäonnistunut haaste maksaa haastajalle 10 pistettä.',
  'house-rule.challenge-plus-5': 'Epäonnistunut haaste antaa 5',
  'house-rule.challenge-plus-5.about': 'Epäonnistunut haaste antaa sanan pelanneelle 5 pistettä.',
  'house-rule.challenge-plus-10': 'Epäonnistunut haaste antaa 10',
  'house-rule.challenge-plus-10.about': 'Epäonnistunut haaste antaa sanan pelanneelle 10 pistettä.',
  'house-rule.challenge-plus-5-per-word': 'Epäonnistunut haaste antaa 5 sanaa kohti',
  'house-rule.challenge-plus-5-per-word.about':
    'Epäonnistunut haaste antaa sanat pelanneelle 5 pistettä jokaisesta haastetusta sanasta.',
  'house-rule.own': 'Omat muutokset',
  'house-rule.own.about': 'Sääntöjen yksittäisiä kohtia, joita pelaajat ovat muuttaneet.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'Jollakin säännöllä on arvo, jota ei ole olemassa.',
  'fault.when-stuck-needs-generator':
    'Jotta vuoron voisi jättää väliin vain pakosta, tarvitaan apuri, joka löytää kaikki sanat; täällä sellaista ei ole.',
  'fault.no-blank-to-reuse':
    'Tyhjiä laattoja ei voi käyttää uudelleen: tässä sarjassa niitä ei ole.',
  'fault.theme-needs-window':
    'Teemasanoista äänestetään siirron jälkeen, joten vääriä sanoja ei voi hylätä heti.',
  'fault.theme-needs-bonus': 'Teeman sanoista on saatava lisäpisteitä.',
  'fault.two-bags-need-late-draw':
    'Kahden pussin pelissä uudet laatat nostetaan vasta, kun sana on hyväksytty.',
  'fault.refusing-words-needs-list': 'Väärät sanat voi hylätä heti vain sanaston avulla.',
  'fault.free-take-back-needs-known-words':
    'Siirtoja voi perua vapaasti vain, kun väärä sana hylätään heti.',
  'fault.free-take-back-needs-one-bag':
    'Kahdella pussilla siirtoja ei voi perua vapaasti: silloin voisi kurkistaa molempiin.',
  'fault.penalty-without-challenge': 'Haaste ei voi maksaa mitään, jos kukaan ei saa haastaa.',
  'fault.points-without-value': 'Epäonnistunut haaste maksaa pisteitä, mutta niiden määrä puuttuu.',
  'fault.bystanders-need-joining':
    'Haastamatta jättänyt voi menettää vuoron vain, jos hänellä oli aikaa liittyä haasteeseen.',
  'fault.game-never-ends': 'Näillä säännöillä peli ei ehkä päättyisi koskaan.',
  'fault.double-credit-with-deduction':
    'Joko laattansa loppuun pelannut saa muiden laatat kaksinkertaisina tai laattojen pisteet vähennetään: ei molempia.',
  'fault.clock-needs-seconds': 'Kellossa ei ole aikaa.',
  'fault.increment-needs-game-clock': 'Siirtokohtainen lisäaika vaatii koko pelin kellon.',
  'fault.cap-needs-game-clock': 'Yliajan raja vaatii koko pelin kellon.',
  'fault.time-bank-needs-days': 'Aikapankki sopii vain päiviä kestävään peliin.',
  'fault.vacation-needs-days': 'Loma sopii vain päiviä kestävään peliin.',
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
  'rule.start.blank.before-first': 'voittaa ensimmäisen kirjaimen',
  'rule.start.tie': 'Sama kirjain usealla',
  'rule.start.tie.redraw-keep-out': 'nostetaan uudelleen, ensimmäiset laatat pysyvät pois pussista',
  'rule.start.tie.redraw-return': 'laatat palautetaan ja nostetaan uudelleen',
  'rule.start.seating': 'Pelijärjestys',
  'rule.start.seating.fixed': 'istumajärjestys',
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
  'rule.opening.minLetters': 'Aloitukseen vaaditaan kirjaimia',
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
  'rule.exchange.countsAsPass.no': 'ei ole väliin jätetty vuoro',

  'rule.pass': 'Vuoron jättäminen väliin',
  'rule.pass.when': 'Vuoron saa jättää väliin',
  'rule.pass.when.always': 'milloin vain',
  'rule.pass.when.when-stuck': 'vain, kun mitään ei voi pelata',

  'rule.blank': 'Tyhjät laatat',
  'rule.blank.reuse': 'Tyhjä laatta laudalla',
  'rule.blank.reuse.none': 'pysyy paikallaan',
  'rule.blank.reuse.must-replay':
    'vaihtuu haluttaessa oikeaan kirjaimeen ja on pelattava heti uudelleen',
  'rule.blank.reuse.may-replay':
    'vaihtuu haluttaessa oikeaan kirjaimeen, ja sen saa pelata heti tai myöhemmin',

  'rule.bonus': 'Lisäpisteet',
  'rule.bonus.tiles': 'Samalla vuorolla pelattu',
  'rule.bonus.tiles.number': '{count, plural, one {# laatta} other {# laattaa}}',
  'rule.bonus.points': 'Lisää',
  'rule.bonus.points.number': '{count, plural, one {# piste} other {# pistettä}}',

  'rule.theme': 'Teema',
  'rule.theme.name': 'Pelin teema',
  'rule.theme.name.none': 'ei teemaa',
  'rule.theme.bonus': 'Jokaisesta teemasanasta',
  'rule.theme.bonus.number': '{count, plural, one {# lisäpiste} other {# lisäpistettä}}',
  'rule.theme.judgedBy': 'Sopiiko sana?',
  'rule.theme.judgedBy.vote': 'muut äänestävät, tasatulos tarkoittaa kyllä',

  'rule.bags': 'Pussit',
  'rule.bags.split': 'Laatat ovat',
  'rule.bags.split.none': 'kaikki samassa pussissa',
  'rule.bags.split.vowel-consonant': 'kahdessa pussissa, vokaalit ja konsonantit erikseen',
  'rule.bags.blanks': 'Kahden pussin pelissä tyhjät laatat ovat',
  'rule.bags.blanks.each': 'jaettuina kahteen pussiin',
  'rule.bags.blanks.third': 'kolmannessa pussissa',
  'rule.bags.seconds': 'Aikaa valita pussi',
  'rule.bags.seconds.none': 'ei rajaa',
  'rule.bags.seconds.number': '{time}',

  'rule.words': 'Sallitut sanat',
  'rule.words.lexicon': 'Sanakirja',
  'rule.words.lexicon.none': 'sovitaan pöydässä',
  'rule.words.lexicon.en': 'englannin sanalista',
  'rule.words.lexicon.et': 'viron sanalista, perusmuodot',
  'rule.words.lexicon.et-all': 'viron sanalista, kaikki muodot',
  'rule.words.lexicon.fi': 'suomen sanalista, perusmuodot',
  'rule.words.lexicon.fi-all': 'suomen sanalista, käytössä tavatut muodot',
  'rule.words.lexicon.is': 'islannin sanalista',
  'rule.words.lexicon.tr': 'turkin sanalista',
  'rule.words.lexicon.uk': 'ukrainan sanalista, hakusanat ja monikot',
  'rule.words.lexicon.uk-all': 'ukrainan sanalista, kaikki muodot',
  'rule.words.forms': 'Sanamuodot',
  'rule.words.forms.none': 'kuten sanakirjassa',
  'rule.words.forms.headword': 'hakusana',
  'rule.words.forms.plural': 'monikko',
  'rule.words.forms.nominative-singular': 'nominatiivin yksikkö',
  'rule.words.forms.nominative-plural': 'nominatiivin monikko',
  'rule.words.forms.ma-infinitive': 'ma-infinitiivi',
  'rule.words.forms.first-infinitive': '1. infinitiivi',
  'rule.words.forms.fourth-infinitive': '4. infinitiivi',
  'rule.words.forms.indeclinable': 'taipumattomat sanat',
  'rule.words.exclude': 'Ei sallita',
  'rule.words.exclude.none': 'mikä ei ole sanakirjassa',
  'rule.words.exclude.proper': 'erisnimet',
  'rule.words.exclude.abbreviation': 'lyhenteet',
  'rule.words.exclude.affix': 'alku- ja loppuliitteet',
  'rule.words.exclude.hyphen': 'yhdysviivalliset sanat',
  'rule.words.exclude.apostrophe': 'heittomerkilliset sanat',
  'rule.words.exclude.hate-speech': 'vihapuheeksi tunnistettavat sanat',

  'rule.lookup': 'Sanakirjaan saa katsoa',
  'rule.lookup.on-challenge': 'vain haasteen jälkeen',
  'rule.lookup.after-play': 'vasta, kun sana on pelattu',
  'rule.lookup.open': 'milloin vain',

  'rule.challenge': 'Haastaminen',
  'rule.challenge.mode': 'Epäilyttävä sana',
  'rule.challenge.mode.off-auto-reject': 'tarkistetaan ja hylätään heti',
  'rule.challenge.mode.players': 'pelaajat voivat haastaa sen',
  'rule.challenge.mode.referee': 'haastetaan, ja tuomari ratkaisee',
  'rule.challenge.window': 'Milloin saa haastaa',
  'rule.challenge.window.until': 'Haastaa saa',
  'rule.challenge.window.until.accepted-or-next-move':
    'kunnes kaikki ovat hyväksyneet tai seuraava pelaa',
  'rule.challenge.window.until.referee': 'kunnes tuomari päättää sen',
  'rule.challenge.window.seconds': 'Aikaa haastaa',
  'rule.challenge.window.seconds.none': 'ei rajaa',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Haasteeseen liittyminen',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'kunnes tuomari on merkinnyt kaikki haastajat, ennen kuin sanakirja avataan; ilman tuomaria, kunnes kaikki ovat vastanneet (oma tulkintamme)',
  'rule.challenge.draw': 'Uudet laatat nostetaan',
  'rule.challenge.draw.after-window': 'kun sana on hyväksytty',
  'rule.challenge.draw.at-once': 'heti',
  'rule.challenge.onBad': 'Jos sanaa ei hyväksytä',
  'rule.challenge.onBad.retract': 'Laatat',
  'rule.challenge.onBad.retract.yes': 'palaavat telineeseen',
  'rule.challenge.onBad.mover': 'Sanan pelannut',
  'rule.challenge.onBad.mover.lose-turn': 'menettää vuoronsa',
  'rule.challenge.onBad.mover.lose-game': 'häviää pelin',
  'rule.challenge.bystanders': 'Ne, jotka eivät haastaneet väärää sanaa',
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
  'rule.challenge.forcedSkipCountsAsPass.no': 'ei ole väliin jätetty vuoro',

  'rule.misdraw': 'Väärä määrä laattoja',
  'rule.misdraw.rule': 'Kun se huomataan',
  'rule.misdraw.rule.none': 'siitä sovitaan yhdessä',
  'rule.misdraw.rule.pass-then-fix': 'vuoro menetetään, sitten määrä korjataan',
  'rule.misdraw.surplus': 'Liiat laatat',
  'rule.misdraw.surplus.blind-removal': 'otetaan pois sokkona',

  'rule.takeBack': 'Siirron peruminen',
  'rule.takeBack.never': 'ei ole sallittu',
  'rule.takeBack.consent': 'sallittu, jos kaikki muut suostuvat',
  'rule.takeBack.free': 'vapaasti, kunnes seuraava pelaaja on siirtänyt',
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
  'rule.clock.capMinutes': 'Peli on hävitty',
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
  'rule.clock.expiry.resign': 'peli on hävitty',

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
  'rule.end.noMoveLeft.no': 'vuoroja jätetään väliin pelin loppuun',

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
  'rule.ties.letter-draw': 'nostetaan kirjaimet, lähimpänä A:ta oleva on edellä',

  'rule.notation': 'Siirtojen merkintä',
  'rule.notation.lettersOn': 'Kirjaimet merkitsevät',
  'rule.notation.lettersOn.columns': 'sarakkeita',
  'rule.notation.across': 'Vaakasuora sana',
  'rule.notation.across.letter-first': 'kirjain ensin: H8',
  'rule.notation.across.number-first': 'numero ensin: 8H',
  'rule.notation.labels': 'Sarakkeiden kirjaimet',
  'rule.notation.labels.latin': 'latinalaiset',
  'rule.notation.labels.local': 'pelin omasta aakkostosta',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'Mistä pelissä on kyse',
  'sheet.ours-note':
    'Kohdissa, joissa lukee ”oma tulkintamme”, säännöt vaikenevat tai ne voi lukea monella tavalla, ja olemme päättäneet itse.',
  'sheet.no-rulebook': 'Nämä säännöt eivät seuraa mitään painettua sääntökirjaa.',
  'sheet.players': 'Peli {min}–{max} pelaajalle.',
  'sheet.players.exact': 'Peli {count, plural, one {# pelaajalle} other {# pelaajalle}}.',
  'sheet.goal':
    'Kirjainlaatoista muodostetaan pelilaudalle toisiinsa liittyviä sanoja. Tavoitteena on kerätä mahdollisimman paljon pisteitä: käytä arvokkaita kirjaimia ja erikoispisteruutuja hyvin.',
  'sheet.totals':
    'Pelin yhteispisteet voivat olla 400–800 tai enemmän pelaajien taidoista riippuen.',
  'sheet.contents':
    'Tarvitaan pelilauta, {tiles, plural, one {# kirjainlaatta} other {# kirjainlaattaa}}, {racks, plural, one {# kirjainteline} other {# kirjaintelinettä}} ja kirjainpussi.',
  'sheet.tiles':
    '{letters, plural, one {# laatassa on kirjain} other {# laatassa on kirjain}}, {blanks, plural, one {# laatta on tyhjä} other {# laattaa on tyhjiä}}.',
  'sheet.tile-points': 'Kirjaimen vieressä oleva numero on sen pistemäärä.',

  'sheet.blank.any':
    'Tyhjää laattaa voi käyttää minkä tahansa kirjaimen sijasta, ja se edustaa samaa kirjainta koko pelin ajan.',
  'sheet.blank.named': 'Laatan pelannut kertoo, mikä kirjain se on.',
  'sheet.blank.apostrophe': 'Tyhjä laatta voi olla myös heittomerkki.',
  'sheet.blank.without-tile':
    'Tyhjä laatta voi olla myös kirjain, jolla ei ole omaa laattaa: {letters}.',
  'sheet.blank.zero': 'Tyhjän laatan arvo on 0 pistettä.',
  'sheet.blank.reuse.none':
    'Laudalla olevaa tyhjää laattaa ei vaihdeta oikeaan kirjaimeen, eikä sitä siirretä, paitsi jos sana hylätään.',
  'sheet.blank.reuse.must-replay':
    'Jolla on kirjain, jota laudalla oleva tyhjä laatta edustaa, saa vaihtaa sen tyhjään laattaan. Tyhjä laatta on pelattava samalla vuorolla.',
  'sheet.blank.reuse.may-replay':
    'Jolla on kirjain, jota laudalla oleva tyhjä laatta edustaa, saa vaihtaa sen tyhjään laattaan. Tyhjän laatan saa pelata samalla vuorolla.',

  'sheet.heading.before': 'Valmistelu',
  'sheet.paper': 'Pistelaskua varten tarvitaan kynä ja paperia.',
  'sheet.table': 'Pelilauta asetetaan pöydän keskelle. Jokainen pelaaja ottaa telineen.',
  'sheet.agree-dictionary': 'Pelaajat sopivat ennen pelin alkua, mitä sanakirjaa käytetään.',
  'sheet.all-agree':
    'Muutetuilla säännöillä pelataan vain, jos kaikki pelaajat suostuvat; muuten pelataan näillä.',
  'sheet.hall':
    'Pelaajat eivät puhu keskenään eivätkä katso toistensa kirjaimia. Pöydissä ei käytetä puhelinta.',
  'sheet.hall.who':
    'Pelin aikana salissa saavat olla vain pelaajat, tuomarit ja valvovat opettajat.',
  'sheet.hall.tables':
    'Pöydät arvotaan; toisella ja kolmannella kierroksella pidetään huolta, etteivät saman koulun oppilaat joudu samaan pöytään.',
  'sheet.hall.referees':
    'Tuomareina ovat järjestävän koulun oppilaat ja opettajat sekä halukkaat opettajat muista kouluista.',
  'sheet.draw':
    'Kaikki laatat laitetaan pussiin, ja jokainen pelaaja ottaa yhden. Pelin aloittaa se, joka saa lähimpänä A:ta olevan kirjaimen.',
  'sheet.draw.blank': 'Tyhjä laatta voittaa {letter}:n.',
  'sheet.draw.apostrophe': 'Heittomerkki tulee {letter}:n jälkeen.',
  'sheet.draw.tie.first': 'Jos lähin kirjain on usealla, he ottavat uudet laatat. {tiles}',
  'sheet.draw.tie.every':
    'Saman kirjaimen saaneet ottavat uudet laatat ja ratkaisevat niillä keskinäisen järjestyksensä. {tiles}',
  'sheet.draw.redraw-keep-out': 'Ensimmäiset laatat pysyvät sillä aikaa poissa pussista.',
  'sheet.draw.redraw-return': 'Ensimmäiset laatat palautetaan sitä ennen pussiin.',
  'sheet.seating.fixed': 'Jokainen pysyy paikallaan, ja peli kulkee myötäpäivään.',
  'sheet.seating.by-draw':
    'Kirjaimet määräävät myös järjestyksen: muut istuutuvat aloittajasta vasemmalle aakkosjärjestyksessä. Peli kulkee myötäpäivään.',
  'sheet.return': 'Laatat palautetaan pussiin.',
  'sheet.shake': 'Pussia ravistetaan.',
  'sheet.deal':
    'Kukin pelaaja nostaa vuorollaan {count, plural, one {# laatan} other {# laattaa}} ja asettaa ne telineeseensä.',
  'sheet.keeper':
    'Yksi pelaajista on kirjuri ja merkitsee kaikkien pisteet jokaisen vuoron jälkeen.',

  'sheet.heading.turn': 'Pelivuoro',
  'sheet.turn.choices':
    'Vuorollasi teet yhden kolmesta: pelaat sanan, vaihdat laattoja tai jätät vuorosi väliin.',

  'sheet.exchange.some':
    'Voit käyttää pelivuorosi siihen, että vaihdat osan tai kaikki laatoistasi uusiin.',
  'sheet.exchange.order':
    'Pane vaihdettavat laatat syrjään kirjainpuoli alaspäin, nosta yhtä monta uutta ja palauta vasta sitten vanhat pussiin.',
  'sheet.exchange.order.mixed':
    'Pane vaihdettavat laatat syrjään kirjainpuoli alaspäin, nosta yhtä monta uutta, palauta vasta sitten vanhat pussiin ja sekoita.',
  'sheet.exchange.turn': 'Vaihtaminen on yksi pelivuoro, eikä siitä saa pisteitä.',
  'sheet.exchange.minBag':
    'Pussissa on oltava vähintään {count, plural, one {# laatta} other {# laattaa}}.',
  'sheet.exchange.any':
    'Vaihtaa saa niin kauan kuin pussissa on laattoja, mutta enintään niin monta kuin siellä on.',
  'sheet.exchange.countsAsPass.yes': 'Vaihtaminen lasketaan väliin jätetyksi vuoroksi.',
  'sheet.exchange.countsAsPass.no': 'Vaihtaminen ei ole väliin jätetty vuoro.',

  'sheet.pass.always':
    'Vuoron saa jättää väliin milloin vain, myös silloin, kun voisi pelata sanan. Pisteitä ei saa, ja vuoro siirtyy seuraavalle.',
  'sheet.pass.when-stuck': 'Vuoron saa jättää väliin vain, jos ei voi pelata mitään sanaa.',
  'sheet.pass.school':
    'Vuoronsa saa jättää väliin, jos ei saa käytettyä kirjaimiaan loppuun tai muodostettua laudalle sanaa.',
  'sheet.pass.otherwise': 'Vuoron saa jättää väliin muulloinkin; turnaus voi kieltää sen.',

  'sheet.opening':
    'Pelin aloittaja muodostaa laudalle vähintään {count, plural, =2 {kaksikirjaimisen} one {#-kirjaimisen} other {#-kirjaimisen}} sanan pysty- tai vaakasuoraan.',
  'sheet.opening.centre.yes': 'Yhden kirjaimista on peitettävä keskellä oleva tähtiruutu.',
  'sheet.opening.centre.no': 'Sana saa olla missä tahansa laudalla.',
  'sheet.opening.minLetters':
    'Tässä sanassa on oltava vähintään {count, plural, one {# kirjain} other {# kirjainta}}; jolla sellaista ei ole, siirtää vuoron vasemmalle.',
  'sheet.opening.minLetters.next':
    'Jos kenelläkään ei ole sellaista, vähempi riittää kierros kierrokselta: {counts}.',

  'sheet.words.allowed':
    'Sallittuja ovat kaikki sovitussa sanakirjassa esiintyvät sanat, ellei alla toisin sanota.',
  'sheet.words.standard':
    'Sallittuja ovat kaikki sovitussa yleissanakirjassa esiintyvät sanat, ellei alla toisin sanota.',
  'sheet.words.ospd':
    'Sanakirja on OSPD:n neljäs laitos; sana, jota siinä ei ole, ei ole sallittu.',
  'sheet.ospd': 'OSPD, neljäs laitos',
  'sheet.words.foreign':
    'Yleissanakirjassa olevat vierasperäiset sanat ovat sallittuja: niiden katsotaan jo kuuluvan kieleen.',
  'sheet.words.forms': 'Sallitut muodot: {forms}.',
  'sheet.words.forms.declined': 'Substantiivit, adjektiivit, numeraalit ja pronominit: {forms}.',
  'sheet.words.forms.nouns': 'Substantiivit: {forms}.',
  'sheet.words.forms.as-nouns': 'Adjektiivit, numeraalit ja pronominit: samat muodot.',
  'sheet.words.forms.bracket':
    'Säännöissä nämä sanaluokat ovat sulkeissa verbien perässä; me luemme ne nomineihin, kuten esimerkitkin osoittavat.',
  'sheet.words.forms.verbs': 'Verbit: {forms}.',
  'sheet.words.forms.also': 'Sallittuja ovat myös {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Taivutusmuodot ovat sallittuja, kuten {examples} sääntöjen esimerkeissä.',
  'sheet.words.other-forms': 'Muista taivutusmuodoista voidaan sopia erikseen.',
  'sheet.words.plurals': 'Sana saa olla monikossa.',
  'sheet.words.apostrophe':
    'Heittomerkillä on oma laattansa, joten sanat, joissa se on, ovat sallittuja.',
  'sheet.words.exclude': 'Sallittuja eivät ole: {kinds}.',
  'sheet.lookup.on-challenge':
    'Pelin aikana sanakirjaa tai vastaavaa ei saa käyttää sanojen etsimiseen. Se avataan vain, kun sana haastetaan.',
  'sheet.lookup.school':
    'Pelaajat eivät saa katsoa sanoja sanakirjasta. Se avataan vain, kun sana haastetaan.',
  'sheet.lookup.spelling':
    'Sanakirjaa käytetään vain, kun oikeinkirjoituksesta on erimielisyyttä tai sana haastetaan.',
  'sheet.lookup.after-play':
    'Pelin aikana sanakirjaa tai vastaavaa ei saa käyttää sanojen etsimiseen. Se avataan vasta, kun sana on pelattu tai haastettu.',
  'sheet.lookup.open':
    'Sanan saa tarkistaa sanakirjasta milloin vain, myös ennen pelaamista ja ilman rangaistusta.',
  'sheet.lookup.laid':
    'Pelin aikana kukaan ei etsi sanoja sanakirjasta eikä muualta. Onko sana sanastossa, sen näet heti, kun panet sen laudalle.',

  'sheet.challenge.players':
    'Epäilyttävän sanan voi haastaa. Silloin se tarkistetaan sovitusta sanakirjasta.',
  'sheet.challenge.who': 'Haastaa voi kuka tahansa vastustajista.',
  'sheet.challenge.referee': 'Sanaa epäilevä nostaa kätensä ja kutsuu tuomarin pöytään.',
  'sheet.challenge.off-auto-reject':
    'Haasteita ei ole: sana, jota sanalistassa ei ole, hylätään heti, ja saat yrittää uudelleen.',
  'sheet.challenge.until.accepted-or-next-move':
    'Haastaa voi vain, ennen kuin pisteet merkitään ja seuraava pelaaja pelaa.',
  'sheet.challenge.until.referee':
    'Tuomari merkitsee muistiin kaikki, jotka haastavat sanan, ja avaa vasta sitten sanakirjan.',
  'sheet.challenge.until.closed': 'Sanan voi haastaa, kunnes tuomari sanoo, että aika on ohi.',
  'sheet.challenge.join':
    'Ilman tuomaria muut voivat liittyä haasteeseen, kunnes kaikki ovat vastanneet; verkossa vaikeneminen tulkitaan kieltäytymiseksi viiden minuutin kuluttua, hitaassa pelissä, kun yhden siirron aika on kulunut.',
  'sheet.challenge.judged':
    'Vain haastetut sanat tarkistetaan. Jos yksikin niistä ei kelpaa, vuoron kaikki laatat poistetaan laudalta.',
  'sheet.challenge.bad.lose-turn': 'pelaaja poistaa kirjaimensa laudalta ja menettää vuoronsa.',
  'sheet.challenge.bad.lose-game': 'pelaaja poistaa kirjaimensa laudalta ja häviää pelin.',
  'sheet.challenge.bystanders':
    'Myös ne pelaajat, jotka eivät haastaneet sanaa, joutuvat jättämään sen vuoron väliin.',
  'sheet.challenge.bystanders.when': 'Kukin tekee sen, kun hänen vuoronsa seuraavan kerran tulee.',
  'sheet.challenge.good.not-named':
    'se saa jäädä laudalle; säännöissä ei mainita rangaistusta haasteesta.',
  'sheet.challenge.good.none': 'se saa jäädä laudalle, eikä haastaja menetä mitään.',
  'sheet.challenge.good.points':
    'se saa jäädä laudalle, ja haastajalta vähennetään {count, plural, one {# piste} other {# pistettä}}.',
  'sheet.challenge.good.points.word':
    'se saa jäädä laudalle, ja haastajalta vähennetään {count, plural, one {# piste} other {# pistettä}} jokaisesta haastetusta sanasta.',
  'sheet.challenge.good.skip-next':
    'se saa jäädä laudalle, ja kaikki haastajat menettävät seuraavan vuoronsa.',
  'sheet.challenge.good.lose-game': 'se saa jäädä laudalle, ja haastaja häviää pelin.',
  'sheet.challenge.mover':
    'Sanan pelannut saa {count, plural, one {# lisäpisteen} other {# lisäpistettä}}.',
  'sheet.challenge.mover.word':
    'Sanan pelannut saa {count, plural, one {# lisäpisteen} other {# lisäpistettä}} jokaisesta haastetusta sanasta.',
  'sheet.challenge.once':
    'Vaikka samalta vuorolta haastettaisiin useita sanoja, tämä lasketaan vain kerran.',
  'sheet.challenge.skip.yes': 'Haasteen takia menetetty vuoro lasketaan väliin jätetyksi.',
  'sheet.challenge.skip.no': 'Haasteen takia menetettyä vuoroa ei lasketa väliin jätetyksi.',
  'sheet.challenge.draw.after-window': 'Uudet laatat nostetaan vasta, kun sana jää laudalle.',
  'sheet.challenge.draw.at-once':
    'Uudet laatat nostetaan heti; jos sana perutaan, ne palautetaan pussiin.',

  'sheet.heading.premiums': 'Erikoispisteruudut',
  'sheet.board': 'Laudalla on {size} × {size} ruutua.',
  'sheet.premium.some': 'Osa ruuduista antaa lisäpisteitä.',
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
    'Kaikki kirjainpisteet lisäpisteineen lasketaan yhteen, ennen kuin sanan pisteet kerrotaan kahdella tai kolmella.',
  'sheet.premium.two':
    'Jos sana osuu kahteen sanapisteruutuun, sen pisteet kerrotaan kahdesti kahdella (nelinkertaistuvat) tai kahdesti kolmella (yhdeksänkertaistuvat).',
  'sheet.premium.two.pink':
    'Jos sana osuu kahteen vaaleanpunaiseen ruutuun, sen pisteet nelinkertaistuvat; kahdesta punaisesta ne yhdeksänkertaistuvat.',
  'sheet.premium.two.light-red':
    'Jos sana osuu kahteen vaaleaan punaiseen ruutuun, sen pisteet nelinkertaistuvat; kahdesta tummanpunaisesta ne yhdeksänkertaistuvat.',
  'sheet.premium.three-times':
    'Kahdesta sanan kolminkertaistavasta ruudusta säännöissä lukee ”kolminkertaistetaan kolme kertaa” mutta myös 9-kertainen; me laskemme yhdeksänkertaisesti.',
  'sheet.premium.once':
    'Erikoispisteruudusta saa lisäpisteitä vain sillä vuorolla, jolla laatta asetetaan siihen.',
  'sheet.premium.blank':
    'Kun sanapisteruutuun asetetaan tyhjä laatta, sanan pisteet kaksin- tai kolminkertaistuvat silti. Kirjainpisteruudussa tyhjän laatan arvo pysyy nollana.',
  'sheet.premium.blank.light-red':
    'Kun tyhjä laatta asetetaan vaaleaan punaiseen tai tummanpunaiseen ruutuun, sanan pisteet kaksin- tai kolminkertaistuvat silti. Vaalean- tai tummansinisessä ruudussa tyhjän laatan arvo pysyy nollana.',
  'sheet.premium.triple-example':
    'Sääntöjen esimerkissä sanan {word} ensimmäinen kirjain on sanan kolminkertaistavassa ruudussa. Tähtiruudun peittävän aloitussanan jatke ei yllä sinne, joten oppitunnillamme {from} on muualla.',
  'sheet.colour.light-blue': 'Vaaleansininen',
  'sheet.colour.dark-blue': 'Tummansininen',
  'sheet.colour.pink': 'Vaaleanpunainen',
  'sheet.colour.red': 'Punainen',
  'sheet.colour.light-red': 'Vaalea punainen',
  'sheet.colour.dark-red': 'Tummanpunainen',

  'sheet.heading.counting': 'Pisteiden laskeminen',
  'sheet.count.words':
    'Kirjainten pisteet lasketaan yhteen, ja saat täydet pisteet kaikista sanoista, jotka muodostat tai joita muokkaat vuorollasi.',
  'sheet.count.shared': 'Kahden sanan yhteinen kirjain lasketaan kumpaankin sanaan lisäpisteineen.',
  'sheet.count.announce': 'Vuorosi lopuksi lasket pisteesi ja kerrot ne kirjurille.',
  'sheet.count.compound':
    'Säännöissä sanotaan myös, että yhdyssanan osat lasketaan erikseen. Laskemme jokaisen laudalla olevan sanan, emme koskaan sanan osia: niin tekevät muut säännöt ja esimerkit.',
  'sheet.count.refill':
    'Sitten nostat yhtä monta laattaa kuin asetit laudalle, niin että sinulla on taas {count, plural, one {# laatta} other {# laattaa}}.',
  'sheet.count.empty-bag': 'Kun pussi on tyhjä, jatkat niillä laatoilla, jotka sinulla on.',

  'sheet.bonus':
    'Pelaaja, joka käyttää samalla vuorolla {tiles, plural, one {ainoan laattansa} other {kaikki # laattaansa}}, saa {points, plural, one {# lisäpisteen} other {# lisäpistettä}}. Ne lisätään viimeisenä, vasta kertomisen jälkeen.',

  'sheet.heading.laying': 'Sanojen pelaaminen',
  'sheet.laying.join':
    'Seuraavat pelaajat lisäävät vuorollaan yhden tai useamman laatan jo laudalla oleviin niin, että muodostuu uusia sanoja.',
  'sheet.laying.two-letters': 'Uusissa sanoissa on vähintään kaksi kirjainta.',
  'sheet.laying.line':
    'Vuoron kaikki laatat sijoitetaan yhteen jatkuvaan pysty- tai vaakariviin; niiden välissä saa olla vain laudalla jo olevia laattoja.',
  'sheet.laying.directions': 'Sanat muodostetaan pysty- tai vaakasuoraan, ei vinottain.',
  'sheet.laying.reading': 'Ne luetaan vasemmalta oikealle tai ylhäältä alas, ei takaperin.',
  'sheet.laying.one-place':
    'Vuoron laatat muodostavat yhden sanan, joka voi ohimennen jatkaa muita sanoja; samalla vuorolla kirjaimia ei saa lisätä useisiin sanoihin eikä uusia sanoja muodostaa laudan eri puolille.',
  'sheet.laying.neighbours':
    'Jos kirjaimet koskettavat viereisten rivien kirjaimia, niidenkin on muodostettava kokonaisia sanoja kuten sanaristikossa.',
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
    'Sana muodostaa suoran kulman laudalla jo olevan sanan kanssa ja käyttää yhtä sen kirjaimista.',
  'sheet.way.beside':
    'Kokonainen sana sijoitetaan samansuuntaisesti laudalla olevan sanan viereen niin, että kaikki vierekkäin olevat kirjaimet muodostavat uusia kokonaisia sanoja.',
  'sheet.way.hook': 'Uusi sana voi myös lisätä kirjaimen laudalla olevaan sanaan.',
  'sheet.way.bridge':
    'Samansuuntaisesti laudalla olevien sanojen kirjainten välille voi muodostaa ”sillan”; tämä on mahdollista vasta neljännestä vuorosta alkaen.',
  'sheet.again': 'Samaa sanaa saa käyttää monta kertaa saman pelin aikana.',
  'sheet.stay': 'Laudalle laitettua laattaa ei enää siirretä, paitsi jos sana hylätään.',

  'sheet.end.out':
    'Peli loppuu, kun pussi on tyhjä ja yksi pelaajista on käyttänyt kaikki laattansa.',
  'sheet.end.passes':
    '{count, plural, =1 {Se loppuu myös, jos kaikki pelaajat jättävät vuoronsa väliin kerran.} =2 {Se loppuu myös, jos kaikki pelaajat jättävät vuoronsa väliin kaksi kertaa peräkkäin.} one {Se loppuu myös, jos kaikki pelaajat jättävät vuoronsa väliin # kerran.} other {Se loppuu myös, jos kaikki pelaajat jättävät vuoronsa väliin # kertaa peräkkäin.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Se loppuu myös # pisteettömän vuoron jälkeen.} other {Se loppuu myös # peräkkäisen pisteettömän vuoron jälkeen.}}',
  'sheet.end.no-move.yes':
    'Se loppuu myös, kun mitään ei ole enää mahdollista tehdä. Jos kukaan ei pysty pelaamaan kaikkia kirjaimiaan, peli jatkuu, kunnes kaikki mahdolliset laatat on sijoitettu laudalle; joka ei pysty tekemään mitään, jättää vuoronsa väliin.',
  'sheet.end.no-move.no':
    'Joka ei voi pelata sanaa, saa vaihtaa laattoja tai jättää vuoronsa väliin; peli jatkuu.',
  'sheet.last-letter': 'Muista: pussin viimeinen kirjain voi ratkaista pelin!',

  'sheet.final.always':
    'Jokaisen pelaajan pisteistä vähennetään hänen telineeseensä jääneiden kirjainten pisteet.',
  'sheet.final.unless-out':
    'Jos kukaan ei ole käyttänyt kaikkia laattojaan, jokaisen pisteistä vähennetään telineeseen jääneiden kirjainten pisteet.',
  'sheet.final.never': 'Telineeseen jääneistä laatoista ei vähennetä mitään.',
  'sheet.final.credit.none': 'Kaikki laattansa käyttänyt ei saa mitään lisää.',
  'sheet.final.credit.single':
    'Jos yksi pelaajista on käyttänyt kaikki laattansa, hänen pisteisiinsä lisätään kaikkien muiden telineisiin jääneiden laattojen pisteet.',
  'sheet.final.credit.double':
    'Jos yksi pelaajista on käyttänyt kaikki laattansa, hänen pisteisiinsä lisätään kaikkien muiden telineisiin jääneiden laattojen pisteet kaksinkertaisina.',
  'sheet.final.example':
    'Esimerkki: jos pelaajan telineeseen jää {tiles}, häneltä vähennetään {points, plural, one {# piste} other {# pistettä}}. Ne saa pelaaja, joka on käyttänyt kaikki laattansa.',
  'sheet.final.misprint':
    'Säännöissä on tässä {printed}; niiden omien laattojen mukaan summa on {points}, ja niin me laskemme.',
  'sheet.final.winner': 'Suurimman pistemäärän saanut voittaa!',
  'sheet.final.advance':
    'Jokaisen pöydän voittaja pääsee seuraavalle kierrokselle. Tarvittaessa voidaan kutsua myös eniten pisteitä saaneet kakkoset.',

  'sheet.ties.none': 'Yhtä paljon pisteitä saaneet jakavat sijan.',
  'sheet.ties.before-deduction':
    'Tasapisteissä ratkaisevat pisteet ennen telineeseen jääneiden kirjainten vähentämistä.',
  'sheet.ties.letter-draw':
    'Jos nekin ovat tasan, kukin nostaa kirjaimen: edellä on se, joka saa A:n tai sitä lähimmän kirjaimen.',
  'sheet.ties.tables': 'Samoin ratkaistaan eri pöytien kakkosten järjestys.',
  'sheet.ties.draw': 'Tyhjä laatta voittaa A:n, ja samat kirjaimet nostetaan uudelleen.',

  'sheet.misdraw':
    'Jos huomataan, että pelaajalla on liian vähän tai liian monta laattaa, hän menettää sen vuoron. Puuttuvat laatat hän nostaa sen jälkeen; jos niitä on liikaa, hän kääntää laattansa nurin, ja ylimääräiset otetaan pois.',
  'sheet.misdraw.later':
    'Jos se huomataan toisen pelaajan vuorolla, hän menettää seuraavan vuoronsa.',
  'sheet.take-back.never': 'Siirtoa ei saa perua.',
  'sheet.take-back.consent': 'Siirron saa perua, jos kaikki muut suostuvat.',
  'sheet.take-back.free':
    'Viimeisen siirtosi saat perua, kunnes seuraava pelaaja on siirtänyt. Myös bottien vastaus perutaan.',
  'sheet.take-back.same-tiles':
    'Kun siirrät uudestaan, saat pussista samat laatat kuin ennen. Vaihtoa ei voi perua.',
  'sheet.take-back.referee': 'Jos pelissä on tuomari, hän voi korjata virheen.',
};
