/** Estonian: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Tühjade klotside kohene taaskasutamine',
  'house-rule.blank-reuse-must.about':
    'Tühje klotse tohib piiramatult liigutada. Kui näiteks sõnas POLITSEI on S-i asemel tühi klots, võib selle oma S-klotsiga asendada; saadud tühi klots tuleb sama käigu ajal mängulauale laduda.',
  'house-rule.blank-reuse-may': 'Tühjade klotside taaskasutamine',
  'house-rule.blank-reuse-may.about':
    'Kellel on õige täht, võib selle mängulaual oleva tühja klotsi vastu vahetada ja tühja klotsi kohe laduda või endale jätta (meie tõlgendus). Tühje klotse tohib nii liigutada piiramatult.',
  'house-rule.open-dictionary': 'Avatud sõnaraamat',
  'house-rule.open-dictionary.about':
    'Igaüks võib enne sõna ladumist ilma trahvita sõnaraamatust selle tähendust ja õigekirja kontrollida: hea viis uusi sõnu õppida.',
  'house-rule.theme': 'Teema',
  'house-rule.theme.about':
    'Lepite kokku teemas, näiteks jõulud või sport, ja iga sellega seotud sõna annab lisapunkte: Ukraina reeglite järgi 5, Eesti reeglites arvu ei ole. Lõbus on tõestada, et sõna kuulub teema juurde; otsustab teiste hääletus (meie tõlgendus).',
  'house-rule.jacks-to-open': 'Soldatite paar (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'Nagu pokkeris: esimeses sõnas peab olema vähemalt viis tähte. Kes sellist laduda ei saa, annab korra vasakule, kuni keegi saab. Kui keegi ei saa, piisab neljast, siis kolmest, siis kahest; seni võib passida või klotse vahetada (meie tõlgendus).',
  'house-rule.two-bags': 'Kaks kotti',
  'house-rule.two-bags.about':
    'Mängu lihtsustamiseks on täis- ja kaashäälikud eri kottides ja ise valid, kummast võtad. Kummaski kotis on üks tühi klots (meie tõlgendus).',
  'house-rule.two-bags-third': 'Kaks kotti ja kolmas tühjadele',
  'house-rule.two-bags-third.about':
    'Täishäälikud, kaashäälikud ja tühjad klotsid on kolmes kotis ja ise valid, millisest võtad.',
  'house-rule.restricted-exchange': 'Piiratud vahetamine',
  'house-rule.restricted-exchange.about':
    'Nagu meistrivõistlustel: kui kotis on kuus klotsi või vähem, enam vahetada ei tohi.',
  'house-rule.pass-when-stuck': 'Niisama ei passita',
  'house-rule.pass-when-stuck.about': 'Passida tohib ainult siis, kui käia ei saa.',
  'house-rule.take-back': 'Käigu tagasivõtmine',
  'house-rule.take-back.about':
    'Sõpradega mängides: viimase käigu saab tagasi võtta, kui kõik teised on nõus.',
  'house-rule.timer-2-minutes': 'Kaks minutit käigu kohta',
  'house-rule.timer-2-minutes.about':
    'Igaks käiguks on kaks minutit. Kui aeg on läbi, jääb käik vahele (meie tõlgendus).',
  'house-rule.championship-clock': 'Meistrivõistluste kell',
  'house-rule.championship-clock.about':
    'Nagu meistrivõistlustel: malekell ja igal mängijal kokku 25 minutit; iga üleaja minuti eest võetakse maha 10 punkti, ka alustatud minuti eest (meie tõlgendus).',
  'house-rule.three-days-a-move': 'Kolm päeva käigu kohta',
  'house-rule.three-days-a-move.about':
    'Rahulik mäng: igaks käiguks on kolm päeva, pärast seda jääb käik vahele.',
  'house-rule.window-20-seconds': 'Kakskümmend sekundit vaidlustamiseks',
  'house-rule.window-20-seconds.about':
    'Käiku saab vaidlustada kakskümmend sekundit, pärast seda see kehtib.',
  'house-rule.draw-at-once': 'Uued klotsid kohe',
  'house-rule.draw-at-once.about':
    'Uued klotsid võetakse kohe pärast käiku ja lähevad kotti tagasi, kui sõna ei sobi.',
  'house-rule.challenge-void': 'Vale sõna ei lähe läbi',
  'house-rule.challenge-void.about':
    'Sõna, mida sõnastikus ei ole, lükatakse kohe tagasi ja võid proovida teist.',
  'house-rule.challenge-single': 'Tasuta vaidlustamine',
  'house-rule.challenge-single.about':
    'Vale sõna laduja kaotab käigu; kes asjata vaidlustab, ei kaota midagi.',
  'house-rule.challenge-double': 'Vaidlustus käigu peale',
  'house-rule.challenge-double.about':
    'Vale sõna laduja kaotab käigu; kes asjata vaidlustab, jätab järgmise käigu vahele.',
  'house-rule.challenge-triple': 'Vaidlustus mängu peale',
  'house-rule.challenge-triple.about':
    'Kes laob vale sõna, kaotab kohe mängu; kes asjata vaidlustab, samuti.',
  'house-rule.challenge-minus-10': 'Ebaõnnestunud vaidlustus võtab 10 punkti',
  'house-rule.challenge-minus-10.about': 'Kes asjata vaidlustab, kaotab 10 punkti.',
  'house-rule.challenge-plus-5': 'Ebaõnnestunud vaidlustus annab 5 punkti',
  'house-rule.challenge-plus-5.about': 'Kui vaidlustus ebaõnnestub, saab sõna laduja 5 punkti.',
  'house-rule.challenge-plus-10': 'Ebaõnnestunud vaidlustus annab 10 punkti',
  'house-rule.challenge-plus-10.about': 'Kui vaidlustus ebaõnnestub, saab sõna laduja 10 punkti.',
  'house-rule.challenge-plus-5-per-word': 'Ebaõnnestunud vaidlustus annab 5 punkti sõna kohta',
  'house-rule.challenge-plus-5-per-word.about':
    'Kui vaidlustus ebaõnnestub, saab sõnade laduja iga vaidlustatud sõna eest 5 punkti.',
  'house-rule.own': 'Oma muudatused',
  'house-rule.own.about': 'Üksikud reeglid, mida mängijad on muutnud.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'Ühel reeglil on väärtus, mida pole olemas.',
  'fault.when-stuck-needs-generator':
    '„Niisama ei passita“ vajab programmi, mis leiab kõik käigud; siin seda pole.',
  'fault.no-blank-to-reuse': 'Tühje klotse ei saa taaskasutada: selles komplektis neid pole.',
  'fault.theme-needs-window':
    'Teemasõnade üle hääletatakse pärast käiku, nii et valesid sõnu ei saa kohe tagasi lükata.',
  'fault.theme-needs-bonus': 'Teemasõnad peavad andma lisapunkte.',
  'fault.two-bags-need-late-draw':
    'Kahe koti puhul võetakse uued klotsid alles siis, kui käik kehtib.',
  'fault.refusing-words-needs-list': 'Valesid sõnu saab kohe tagasi lükata ainult sõnastikuga.',
  'fault.free-take-back-needs-known-words':
    'Vabalt saab käike tagasi võtta ainult siis, kui vale sõna lükatakse kohe tagasi.',
  'fault.free-take-back-needs-one-bag':
    'Kahe koti puhul käike vabalt tagasi võtta ei saa: nii võiks mõlemasse kotti piiluda.',
  'fault.penalty-without-challenge':
    'Kui keegi ei tohi vaidlustada, ei saa vaidlustamise eest ka trahvi olla.',
  'fault.points-without-value':
    'Ebaõnnestunud vaidlustuse eest kaotatakse punkte, aga pole öeldud, kui palju.',
  'fault.bystanders-need-joining':
    'Kes ei vaidlustanud, saab käigust ilma jääda vaid siis, kui tal oli aega vaidlustusega liituda.',
  'fault.game-never-ends': 'Nende reeglitega ei pruugi mäng kunagi lõppeda.',
  'fault.double-credit-with-deduction':
    'Lõpetaja saab vastaste klotside punktid topelt või arvatakse need vastastelt maha, aga mitte mõlemat korraga.',
  'fault.clock-needs-seconds': 'Kellale pole aega pandud.',
  'fault.increment-needs-game-clock':
    'Lisaaega käigu eest saab anda ainult siis, kui kell on terve mängu jaoks.',
  'fault.cap-needs-game-clock':
    'Üleaja piiri saab seada ainult siis, kui kell on terve mängu jaoks.',
  'fault.time-bank-needs-days': 'Ajavaru sobib ainult mängule, mis kestab päevi.',
  'fault.vacation-needs-days': 'Puhkus sobib ainult mängule, mis kestab päevi.',
  'fault.opening-minimum-out-of-range':
    'Lühim lubatud esimene sõna on liiga lühike või ei mahu alusele.',
  'fault.exchange-limit-out-of-range': 'Vahetamiseks nõutud klotside arv on võimatu.',
  'fault.rack-out-of-range': 'Klotside arv alusel on võimatu.',
  'fault.bonus-out-of-reach': 'Lisapreemia nõuab rohkem klotse, kui alusele mahub.',
  'fault.number-out-of-range': 'Mõni arv reeglites on liiga väike või liiga suur.',
  'fault.tileset-mismatch': 'Reeglid ja klotsid ei kuulu kokku.',
  'fault.broken-tileset': 'Klotsikomplektis on viga.',
  'fault.broken-board': 'Sellel mängulaual ei saa mängida.',
  'fault.house-rules-clash': 'Kaks majareeglit on omavahel vastuolus.',

  // Field by field and value by value. A `.number` text is given the number as `count` and, where it is a span of seconds, its phrase as `time`.
  'rule.ours': 'meie tõlgendus',
  'rule.id': 'Reeglid',
  'rule.tileset': 'Klotsid',
  'rule.board': 'Mängulaud',
  'rule.mode': 'Mäng',
  'rule.mode.standard': 'tavaline mäng',

  'rule.players': 'Mängijad',
  'rule.players.min': 'Mängijaid vähemalt',
  'rule.players.min.number': '{count}',
  'rule.players.max': 'Mängijaid kõige rohkem',
  'rule.players.max.number': '{count}',

  'rule.start': 'Kes alustab',
  'rule.start.blank': 'Tühi klots loosimisel',
  'rule.start.blank.before-first': 'on enne esimest tähte',
  'rule.start.tie': 'Sama täht mitmel mängijal',
  'rule.start.tie.redraw-keep-out': 'võetakse uuesti, esimesed klotsid jäävad kotist välja',
  'rule.start.tie.redraw-return': 'klotsid pannakse tagasi ja võetakse uuesti',
  'rule.start.seating': 'Järjekord',
  'rule.start.seating.fixed': 'nagu istutakse',
  'rule.start.seating.by-draw': 'võetud tähtede järgi',
  'rule.start.direction': 'Mängusuund',
  'rule.start.direction.clockwise': 'päripäeva',

  'rule.rack': 'Klotse alusel',
  'rule.rack.number': '{count}',

  'rule.opening': 'Esimene sõna',
  'rule.opening.minTiles': 'Lühim esimene sõna',
  'rule.opening.minTiles.number': '{count, plural, one {# klots} other {# klotsi}}',
  'rule.opening.centre': 'Tähekesega ruut',
  'rule.opening.centre.yes': 'esimene sõna katab selle',
  'rule.opening.centre.no': 'esimene sõna võib olla kus tahes',
  'rule.opening.minLetters': 'Mitu tähte on alustamiseks vaja',
  'rule.opening.minLetters.none': 'erireeglit pole',
  'rule.opening.minLetters.number':
    '{count, plural, one {vähemalt # täht} other {vähemalt # tähte}}',

  'rule.exchange': 'Klotside vahetamine',
  'rule.exchange.minBag': 'Vahetada tohib, kui kotis on',
  'rule.exchange.minBag.number':
    '{count, plural, one {vähemalt # klots} other {vähemalt # klotsi}}',
  'rule.exchange.order': 'Järjekord',
  'rule.exchange.order.draw-then-return': 'enne võetakse uued klotsid, siis pannakse vanad kotti',
  'rule.exchange.countsAsPass': 'Vahetamine',
  'rule.exchange.countsAsPass.yes': 'loetakse passimiseks',
  'rule.exchange.countsAsPass.no': 'passimiseks ei loeta',

  'rule.pass': 'Passimine',
  'rule.pass.when': 'Passida tohib',
  'rule.pass.when.always': 'igal ajal',
  'rule.pass.when.when-stuck': 'ainult siis, kui käia ei saa',

  'rule.blank': 'Tühjad klotsid',
  'rule.blank.reuse': 'Tühi klots mängulaual',
  'rule.blank.reuse.none': 'jääb oma kohale',
  'rule.blank.reuse.must-replay':
    'selle võib vahetada õige tähe vastu ja peab siis kohe uuesti laduma',
  'rule.blank.reuse.may-replay':
    'selle võib vahetada õige tähe vastu ja laduda uuesti kohe või hiljem',

  'rule.bonus': 'Lisapreemia',
  'rule.bonus.tiles': 'Ühe käiguga laotud',
  'rule.bonus.tiles.number': '{count, plural, one {# klots} other {# klotsi}}',
  'rule.bonus.points': 'Preemia',
  'rule.bonus.points.number': '{count, plural, one {# lisapunkt} other {# lisapunkti}}',

  'rule.theme': 'Teema',
  'rule.theme.name': 'Mängu teema',
  'rule.theme.name.none': 'pole',
  'rule.theme.bonus': 'Iga teemasõna eest',
  'rule.theme.bonus.number': '{count, plural, one {# lisapunkt} other {# lisapunkti}}',
  'rule.theme.judgedBy': 'Kes otsustab',
  'rule.theme.judgedBy.vote': 'teised hääletavad, viik tähendab jah',

  'rule.bags': 'Kotid',
  'rule.bags.split': 'Klotsid on',
  'rule.bags.split.none': 'kõik ühes kotis',
  'rule.bags.split.vowel-consonant': 'kahes kotis, täis- ja kaashäälikud eraldi',
  'rule.bags.blanks': 'Kahe koti puhul on tühjad klotsid',
  'rule.bags.blanks.each': 'jagatud kahe koti vahel',
  'rule.bags.blanks.third': 'kolmandas kotis',
  'rule.bags.seconds': 'Aeg koti valimiseks',
  'rule.bags.seconds.none': 'piiranguta',
  'rule.bags.seconds.number': '{time}',

  'rule.words': 'Lubatud sõnad',
  'rule.words.lexicon': 'Sõnastik',
  'rule.words.lexicon.none': 'lepitakse kokku laua taga',
  'rule.words.lexicon.en': 'inglise sõnastik',
  'rule.words.lexicon.et': 'eesti sõnastik, vormid reeglite järgi',
  'rule.words.lexicon.et-all': 'eesti sõnastik, kõik vormid',
  'rule.words.lexicon.fi': 'soome sõnastik, vormid reeglite järgi',
  'rule.words.lexicon.fi-compounds': 'soome sõnastik, algvormid ja rohkem liitsõnu',
  'rule.words.lexicon.fi-all': 'soome sõnastik, kasutusel olevad vormid',
  'rule.words.lexicon.is': 'islandi sõnastik',
  'rule.words.lexicon.tr': 'türgi sõnastik',
  'rule.words.lexicon.uk': 'ukraina sõnastik, märksõnad ja mitmus',
  'rule.words.lexicon.uk-all': 'ukraina sõnastik, kõik vormid',
  'rule.words.forms': 'Sõnavormid',
  'rule.words.forms.none': 'nagu sõnastikus',
  'rule.words.forms.headword': 'märksõna',
  'rule.words.forms.plural': 'mitmus',
  'rule.words.forms.nominative-singular': 'ainsuse nimetav',
  'rule.words.forms.nominative-plural': 'mitmuse nimetav',
  'rule.words.forms.ma-infinitive': 'ma-tegevusnimi',
  'rule.words.forms.first-infinitive': 'esimene infinitiiv',
  'rule.words.forms.fourth-infinitive': 'neljas infinitiiv',
  'rule.words.forms.indeclinable': 'muutumatud sõnad',
  'rule.words.exclude': 'Pole lubatud',
  'rule.words.exclude.none': 'mida sõnastikus ei ole',
  'rule.words.exclude.proper': 'pärisnimed',
  'rule.words.exclude.abbreviation': 'lühendid',
  'rule.words.exclude.affix': 'ees- ja järelliited',
  'rule.words.exclude.hyphen': 'sidekriipsuga sõnad',
  'rule.words.exclude.apostrophe': 'ülakomaga sõnad',
  'rule.words.exclude.hate-speech': 'vaenu õhutavad sõnad',

  'rule.lookup': 'Sõnaraamatusse tohib vaadata',
  'rule.lookup.on-challenge': 'ainult pärast vaidlustamist',
  'rule.lookup.after-play': 'alles siis, kui sõna on laotud',
  'rule.lookup.open': 'igal ajal',

  'rule.challenge': 'Vaidlustamine',
  'rule.challenge.mode': 'Vale sõna',
  'rule.challenge.mode.off-auto-reject': 'lükatakse kohe tagasi',
  'rule.challenge.mode.players': 'mängijad võivad selle vaidlustada',
  'rule.challenge.mode.referee': 'mängijad võivad selle vaidlustada, otsustab kohtunik',
  'rule.challenge.window': 'Millal vaidlustada',
  'rule.challenge.window.until': 'Vaidlustada saab',
  'rule.challenge.window.until.accepted-or-next-move':
    'kuni kõik on nõustunud või järgmine mängija käib',
  'rule.challenge.window.until.referee': 'kuni kohtunik vaidlustamise lõpetab',
  'rule.challenge.window.seconds': 'Aeg vaidlustamiseks',
  'rule.challenge.window.seconds.none': 'piiranguta',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Vaidlustusega liitumine',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'kuni kohtunik on kõik vaidlustajad kirja pannud, enne sõnaraamatu avamist; kohtunikuta seni, kuni kõik on vastanud (meie tõlgendus)',
  'rule.challenge.draw': 'Uued klotsid võetakse',
  'rule.challenge.draw.after-window': 'siis, kui käik kehtib',
  'rule.challenge.draw.at-once': 'kohe',
  'rule.challenge.onBad': 'Kui sõna ei ole lubatud',
  'rule.challenge.onBad.retract': 'Klotsid',
  'rule.challenge.onBad.retract.yes': 'lähevad alusele tagasi',
  'rule.challenge.onBad.mover': 'Sõna laduja',
  'rule.challenge.onBad.mover.lose-turn': 'kaotab käigu',
  'rule.challenge.onBad.mover.lose-game': 'kaotab mängu',
  'rule.challenge.bystanders': 'Kes valet sõna ei vaidlustanud',
  'rule.challenge.bystanders.none': 'ei kaota midagi',
  'rule.challenge.bystanders.skip-next': 'jätab järgmise käigu vahele',
  'rule.challenge.onGood': 'Kui sõna on lubatud',
  'rule.challenge.onGood.challenger': 'Vaidlustaja',
  'rule.challenge.onGood.challenger.none': 'ei kaota midagi',
  'rule.challenge.onGood.challenger.points': 'kaotab punkte',
  'rule.challenge.onGood.challenger.skip-next': 'jätab järgmise käigu vahele',
  'rule.challenge.onGood.challenger.lose-game': 'kaotab mängu',
  'rule.challenge.onGood.points': 'Punktid vaidlustajale',
  'rule.challenge.onGood.points.number': '{count, plural, one {# punkt} other {# punkti}}',
  'rule.challenge.onGood.moverPoints': 'Punktid sõna ladujale',
  'rule.challenge.onGood.moverPoints.number': '{count, plural, one {# punkt} other {# punkti}}',
  'rule.challenge.onGood.per': 'Neid punkte arvestatakse',
  'rule.challenge.onGood.per.play': 'üks kord käigu kohta',
  'rule.challenge.onGood.per.word': 'iga vaidlustatud sõna eest',
  'rule.challenge.forcedSkipCountsAsPass': 'Trahviks vahele jäänud käik',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'loetakse passimiseks',
  'rule.challenge.forcedSkipCountsAsPass.no': 'passimiseks ei loeta',

  'rule.misdraw': 'Vale arv klotse',
  'rule.misdraw.rule': 'Kui seda märgatakse',
  'rule.misdraw.rule.none': 'lepitakse omavahel kokku',
  'rule.misdraw.rule.pass-then-fix': 'käik jääb vahele, siis parandatakse arv',
  'rule.misdraw.surplus': 'Liigsed klotsid',
  'rule.misdraw.surplus.blind-removal': 'võetakse ära pimesi',

  'rule.takeBack': 'Käigu tagasivõtmine',
  'rule.takeBack.never': 'ei ole lubatud',
  'rule.takeBack.consent': 'lubatud, kui kõik teised on nõus',
  'rule.takeBack.free': 'vabalt, kuni järgmine mängija pole käinud',
  'rule.takeBack.heading': 'Parandamine',

  'rule.clock': 'Kell',
  'rule.clock.kind': 'Ajapiirang',
  'rule.clock.kind.none': 'pole',
  'rule.clock.kind.per-move': 'iga käigu kohta',
  'rule.clock.kind.per-game': 'terve mängu kohta',
  'rule.clock.kind.days': 'iga käigu jaoks mõni päev',
  'rule.clock.seconds': 'Aeg',
  'rule.clock.seconds.number': '{time}',
  'rule.clock.increment': 'Lisaaeg iga käigu eest',
  'rule.clock.increment.number': '{time}',
  'rule.clock.overPerMinute': 'Iga üleaja minut',
  'rule.clock.overPerMinute.number': '{count, plural, one {# punkt} other {# punkti}}',
  'rule.clock.begunMinute': 'Alustatud minut',
  'rule.clock.begunMinute.yes': 'läheb arvesse täisminutina',
  'rule.clock.begunMinute.no': 'ei lähe arvesse',
  'rule.clock.capMinutes': 'Mäng on kaotatud',
  'rule.clock.capMinutes.none': 'mitte kunagi ainult üleaja tõttu',
  'rule.clock.capMinutes.number':
    '{count, plural, one {kui üleaega on # minut} other {kui üleaega on # minutit}}',
  'rule.clock.timeBank': 'Ajavaru terve mängu jaoks',
  'rule.clock.timeBank.none': 'pole',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Puhkus terve mängu jaoks',
  'rule.clock.vacation.none': 'pole',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'Kui käigu aeg saab läbi',
  'rule.clock.expiry.pass': 'jääb käik vahele',
  'rule.clock.expiry.resign': 'on mäng kaotatud',

  'rule.end': 'Mängu lõpp',
  'rule.end.outEmptyBag': 'Kott ja üks alus on tühjad',
  'rule.end.outEmptyBag.yes': 'mäng lõpeb',
  'rule.end.passRounds': 'Kõik passivad',
  'rule.end.passRounds.none': 'mäng jätkub',
  'rule.end.passRounds.number':
    '{count, plural, one {üks kord: mäng lõpeb} =2 {kaks korda järjest: mäng lõpeb} other {# korda järjest: mäng lõpeb}}',
  'rule.end.scorelessTurns': 'Käigud ilma punktideta',
  'rule.end.scorelessTurns.none': 'ei loe',
  'rule.end.scorelessTurns.number':
    '{count, plural, one {mäng lõpeb, kui neid on #} other {mäng lõpeb, kui neid on # järjest}}',
  'rule.end.noMoveLeft': 'Keegi ei saa enam käia',
  'rule.end.noMoveLeft.yes': 'mäng lõpeb',
  'rule.end.noMoveLeft.no': 'passitakse mängu lõpuni',

  'rule.final': 'Lõpparvestus',
  'rule.final.deductOwn': 'Alusele jäänud klotsid',
  'rule.final.deductOwn.always': 'nende punktid arvatakse maha',
  'rule.final.deductOwn.unless-out':
    'nende punktid arvatakse maha ainult siis, kui keegi ei ladunud kõiki klotse ära',
  'rule.final.deductOwn.never': 'nende eest midagi maha ei arvata',
  'rule.final.creditOut': 'Kes kõik klotsid ära laob, saab',
  'rule.final.creditOut.none': 'lisaks mitte midagi',
  'rule.final.creditOut.single': 'vastaste klotside punktid',
  'rule.final.creditOut.double': 'vastaste klotside punktid topelt',

  'rule.ties': 'Võrdsed punktid',
  'rule.ties.none': 'koht jagatakse',
  'rule.ties.before-deduction': 'otsustavad punktid enne mahaarvamist',
  'rule.ties.letter-draw': 'võetakse tähti, A-le lähim on ees',

  'rule.notation': 'Käikude kirjapanek',
  'rule.notation.lettersOn': 'Tähed tähistavad',
  'rule.notation.lettersOn.columns': 'veerge',
  'rule.notation.across': 'Sõna horisontaalis',
  'rule.notation.across.letter-first': 'täht ees (H8), vertikaalis number ees (8H)',
  'rule.notation.across.number-first': 'number ees (8H), vertikaalis täht ees (H8)',
  'rule.notation.labels': 'Veergude tähed',
  'rule.notation.labels.latin': 'ladina tähed',
  'rule.notation.labels.local': 'mängu oma tähestikust',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'Milles mäng seisneb',
  'sheet.ours-note':
    'Kus on kirjas „meie tõlgendus“, seal reeglivihik vaikib või on mitmeti mõistetav ja otsustama pidime meie.',
  'sheet.no-rulebook': 'Need reeglid ei järgi ühtki trükitud reeglivihikut.',
  'sheet.players': 'Mäng {min}–{max} mängijale.',
  'sheet.players.exact': 'Mäng {count, plural, one {# mängijale} other {# mängijale}}.',
  'sheet.goal':
    'Mängulauale laotakse täheklotsidest omavahel ristuvaid sõnu. Eesmärk on koguda võimalikult palju punkte, kasutades rohkem punkte andvaid tähti ja preemiaruute.',
  'sheet.totals': 'Mängu punktisumma võib olla 400–800 või rohkem, olenevalt mängija oskustest.',
  'sheet.contents':
    'Vaja on mängulauda, {tiles, plural, one {# täheklotsi} other {# täheklotsi}}, {racks, plural, one {# klotsialust} other {# klotsialust}} ja klotsikotti.',
  'sheet.tiles':
    '{letters, plural, one {# klotsil on täht} other {# klotsil on täht}}, {blanks, plural, one {# klots on tühi} other {# klotsi on tühjad}}.',
  'sheet.tile-points': 'Klotsi punktiväärtus on selle alumises paremas nurgas.',

  'sheet.blank.any':
    'Tühja klotsi võib kasutada vabalt valitud tähena; selleks täheks jääb see mängu lõpuni.',
  'sheet.blank.named': 'Selle laduja ütleb, mis tähte see tähistab.',
  'sheet.blank.apostrophe': 'Tühi klots võib olla ka ülakoma.',
  'sheet.blank.without-tile': 'Tühi klots võib olla ka täht, millel oma klotsi ei ole: {letters}.',
  'sheet.blank.zero': 'Tühi klots annab 0 punkti.',
  'sheet.blank.reuse.none':
    'Mängulauale laotud tühja klotsi ei liigutata ega vahetata õige tähe vastu.',
  'sheet.blank.reuse.must-replay':
    'Kellel on täht, mida tühi klots mängulaual tähistab, võib selle tühja klotsi vastu vahetada. Tühi klots tuleb sama käigu ajal mängulauale laduda.',
  'sheet.blank.reuse.may-replay':
    'Kellel on täht, mida tühi klots mängulaual tähistab, võib selle tühja klotsi vastu vahetada. Tühja klotsi võib sama käigu ajal mängulauale laduda.',
  'sheet.blank.reuse.kept':
    'Tühja klotsi võib ka endale jätta, aga siis tuleb sama käigu ajal laduda mõni teine klots.',
  'sheet.blank.reuse.swapped':
    'Asemele pandud täht annab punkte ainult sama käiguga moodustatud või muudetud sõnas, ilma ruudu preemiata, ja lisapreemia jaoks see ei loe.',

  'sheet.heading.before': 'Enne mängimist',
  'sheet.paper': 'Punktide arvestamiseks on vaja paberit ja pliiatsit.',
  'sheet.table': 'Mängulaud pannakse laua keskele. Iga mängija võtab enda ette klotsialuse.',
  'sheet.agree-dictionary': 'Enne mängu lepivad kõik mängijad sõnaraamatus kokku.',
  'sheet.all-agree':
    'Muudetud reeglitega mängitakse vaid siis, kui kõik mängijad on nõus; eriarvamuste korral mängitakse põhireeglite järgi.',
  'sheet.hall':
    'Mängijad omavahel ei räägi ega vaata teiste tähti. Laua taga telefoni ei kasutata.',
  'sheet.hall.who': 'Mängu ajal on saalis ainult mängijad, kohtunikud ja korrapidajaõpetajad.',
  'sheet.hall.tables':
    'Lauad loositakse; teises ja kolmandas voorus jälgitakse, et sama kooli õpilased kokku ei satuks.',
  'sheet.hall.referees':
    'Kohtunikud on korraldava kooli õpilased ja õpetajad ning soovijad teiste koolide õpetajate seast.',
  'sheet.draw':
    'Kõik klotsid pannakse kotti ja iga mängija võtab ühe. Alustab see, kelle täht on tähestiku algusele kõige lähemal.',
  'sheet.draw.blank': 'Tühi klots on enne {letter}-tähte.',
  'sheet.draw.apostrophe': 'Ülakoma on pärast {letter}-tähte.',
  'sheet.draw.tie.first': 'Kui kõige lähem täht on mitmel mängijal, võtavad nemad uuesti. {tiles}',
  'sheet.draw.tie.every':
    'Kes võtsid sama tähe, võtavad uuesti ja selgitavad nii omavahelise järjekorra. {tiles}',
  'sheet.draw.redraw-keep-out': 'Esimesed klotsid jäävad seni kotist välja.',
  'sheet.draw.redraw-return': 'Enne pannakse esimesed klotsid kotti tagasi.',
  'sheet.seating.fixed': 'Mäng kulgeb päripäeva.',
  'sheet.seating.by-draw':
    'Tähed annavad ka järjekorra: alustajast vasakule istuvad teised tähestiku järjekorras. Mäng kulgeb päripäeva.',
  'sheet.return': 'Klotsid pannakse kotti tagasi.',
  'sheet.shake': 'Kott raputatakse läbi.',
  'sheet.deal':
    'Seejärel võtab iga mängija kotist {count, plural, one {# klotsi} other {# klotsi}} ja asetab need oma klotsialusele.',
  'sheet.score-keeper':
    'Üks mängija valitakse punktiarvestajaks; ta märgib pärast iga käiku punktid üles.',

  'sheet.heading.turn': 'Sinu kord',
  'sheet.turn.choices':
    'Oma käigu ajal on sul kolm võimalust: laduda sõna, vahetada klotse või passida.',

  'sheet.exchange.some': 'Sõna ladumise asemel võid vahetada mõned või kõik oma klotsid.',
  'sheet.exchange.order':
    'Pane vahetatavad klotsid lauale, tähega külg allpool, võta kotist sama palju uusi ja tõsta siis vanad kotti.',
  'sheet.exchange.order.mixed':
    'Pane vahetatavad klotsid lauale, tähega külg allpool, võta kotist sama palju uusi, tõsta siis vanad kotti ja sega läbi.',
  'sheet.exchange.turn': 'Sellega on sinu käik tehtud ja punkte sa ei saa.',
  'sheet.exchange.minBag':
    'Kotis peab olema vähemalt {count, plural, one {# klots} other {# klotsi}}.',
  'sheet.exchange.any':
    'Vahetada võib nii kaua, kui kotis on klotse, aga korraga mitte rohkem, kui neid kotis on.',
  'sheet.exchange.countsAsPass.yes': 'Vahetamine loetakse passimiseks.',
  'sheet.exchange.countsAsPass.no': 'Vahetamist me passimiseks ei loe, kuigi käik jääb vahele.',

  'sheet.pass.always':
    'Passida ehk käigu vahele jätta võib alati, ka siis, kui saaksid sõna laduda. Punkte sa ei saa ja kord läheb järgmisele.',
  'sheet.pass.when-stuck': 'Passida võib ainult siis, kui sa ühtki sõna laduda ei saa.',
  'sheet.pass.school':
    'Kes ei saa oma tähti ära kasutada või mängulaual sõna moodustada, võib passida.',
  'sheet.pass.otherwise': 'Passida võib ka muul ajal; turniir võib selle ära keelata.',

  'sheet.opening':
    'Esimene mängija moodustab vähemalt {count, plural, one {# klotsist} other {# klotsist}} koosneva sõna ja laob selle horisontaalselt või vertikaalselt.',
  'sheet.opening.centre.yes': 'Üks klots tuleb panna keskmisele, tähekesega ruudule.',
  'sheet.opening.centre.no': 'Sõna võib olla mängulaual kus tahes.',
  'sheet.opening.minLetters':
    'Selles sõnas peab olema vähemalt {count, plural, one {# täht} other {# tähte}}; kes sellist laduda ei saa, annab korra vasakule edasi.',
  'sheet.opening.minLetters.next':
    'Kui keegi sellist laduda ei saa, piisab ringhaaval vähemast: {counts}.',

  'sheet.words.allowed': 'Lubatud on kõik kokku lepitud sõnaraamatu sõnad.',
  'sheet.words.standard': 'Kasutada võib kõiki tavalistes sõnaraamatutes esitatud sõnu.',
  'sheet.words.ospd': 'Sõnaraamat on OSPD neljas väljaanne; sõna, mida seal ei ole, pole lubatud.',
  'sheet.ospd': 'OSPD, neljas väljaanne',
  'sheet.words.foreign': 'Lubatud on ka võõrsõnad, mis on sõnaraamatus.',
  'sheet.words.forms': 'Lubatud vormid: {forms}.',
  'sheet.words.forms.declined': 'Nimi-, omadus-, arv- ja asesõnad: {forms}.',
  'sheet.words.forms.nouns': 'Nimisõnad: {forms}.',
  'sheet.words.forms.as-nouns': 'Omadus-, arv- ja asesõnad: samades vormides.',
  'sheet.words.forms.bracket':
    'Reeglites on need sõnaliigid sulgudes pöördsõnade järel; meie loeme need käändsõnade juurde, nagu on ka näidetes.',
  'sheet.words.forms.verbs': 'Pöördsõnad: {forms}.',
  'sheet.words.forms.also': 'Lubatud on ka {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected': 'Muutevormid on lubatud, nagu reeglite näidetes {examples}.',
  'sheet.words.other-forms': 'Muudes vormides võib eraldi kokku leppida.',
  'sheet.words.plurals': 'Sõnad mitmuses on lubatud.',
  'sheet.words.apostrophe': 'Ülakomal on oma klots, nii et ülakomaga sõnad on lubatud.',
  'sheet.words.exclude': 'Lubatud ei ole: {kinds}.',
  'sheet.lookup.on-challenge':
    'Mängu ajal ei otsita sõnu sõnaraamatust ega teatmikust. Sõnaraamat avatakse alles siis, kui sõna vaidlustatakse.',
  'sheet.lookup.school':
    'Mängijad sõnaraamatust abi ei otsi. See avatakse ainult siis, kui sõna vaidlustatakse.',
  'sheet.lookup.spelling':
    'Sõnaraamatut kasutatakse ainult siis, kui õigekirja üle vaieldakse või sõna vaidlustatakse.',
  'sheet.lookup.after-play':
    'Mängu ajal ei otsita sõnu sõnaraamatust ega teatmikust. Sõnaraamat avatakse alles siis, kui sõna on laotud või vaidlustatud.',
  'sheet.lookup.open':
    'Sõnaraamatust võib sõna igal ajal kontrollida, ka enne ladumist ja ilma trahvita.',
  'sheet.lookup.laid':
    'Mängu ajal keegi sõnaraamatust ega mujalt sõnu ei otsi. Kas sõna on sõnastikus, näed kohe, kui selle mängulauale laod.',

  'sheet.challenge.players':
    'Kahtlase sõna võib vaidlustada. Siis kontrollitakse kokku lepitud sõnaraamatust selle õigekirja ja kasutust.',
  'sheet.challenge.who': 'Vaidlustada võib iga vastane.',
  'sheet.challenge.referee': 'Kes sõnas kahtleb, tõstab käe ja kutsub kohtuniku laua juurde.',
  'sheet.challenge.off-auto-reject':
    'Vaidlustamist ei ole: sõna, mida sõnastikus pole, lükatakse kohe tagasi ja sa proovid uuesti.',
  'sheet.challenge.until.accepted-or-next-move':
    'Vaidlustada saab ainult enne punktide arvestamist ja järgmise mängija käiku.',
  'sheet.challenge.until.referee':
    'Kohtunik märgib üles kõik, kes sõna vaidlustavad, ja alles siis avab sõnaraamatu.',
  'sheet.challenge.until.closed': 'Sõna võib vaidlustada, kuni kohtunik vaidlustamise lõpetab.',
  'sheet.challenge.join':
    'Kohtunikuta võivad teised vaidlustusega liituda, kuni kõik on vastanud; võrgumängus loetakse vaikimine loobumiseks viie minuti pärast, mitmepäevases mängus siis, kui ühe käigu aeg on läbi.',
  'sheet.challenge.judged':
    'Kontrollitakse ainult vaidlustatud sõnu. Kui üks neist ei sobi, võetakse tagasi kõik selle käigu klotsid.',
  'sheet.challenge.bad.lose-turn':
    'selle laduja võtab oma klotsid tagasi ja jätab käigukorra vahele.',
  'sheet.challenge.bad.lose-game': 'selle laduja võtab oma klotsid tagasi ja kaotab mängu.',
  'sheet.challenge.bystanders':
    'Ka need mängijad, kes sõna ei vaidlustanud, peavad selle käigu vahele jätma.',
  'sheet.challenge.bystanders.when': 'Igaüks teeb seda siis, kui tema kord kätte jõuab.',
  'sheet.challenge.good.not-named':
    'see jääb mängulauale; reeglites vaidlustajale trahvi ette nähtud ei ole.',
  'sheet.challenge.good.none': 'see jääb mängulauale ja vaidlustaja ei kaota midagi.',
  'sheet.challenge.good.points':
    'see jääb mängulauale ja vaidlustaja kaotab {count, plural, one {# punkti} other {# punkti}}.',
  'sheet.challenge.good.points.word':
    'see jääb mängulauale ja vaidlustaja kaotab iga vaidlustatud sõna eest {count, plural, one {# punkti} other {# punkti}}.',
  'sheet.challenge.good.skip-next':
    'see jääb mängulauale ja kõik vaidlustajad jätavad järgmise käigu vahele.',
  'sheet.challenge.good.lose-game': 'see jääb mängulauale ja vaidlustaja kaotab mängu.',
  'sheet.challenge.mover':
    'Selle laduja saab {count, plural, one {# lisapunkti} other {# lisapunkti}}.',
  'sheet.challenge.mover.word':
    'Selle laduja saab iga vaidlustatud sõna eest {count, plural, one {# lisapunkti} other {# lisapunkti}}.',
  'sheet.challenge.once':
    'Kui ühes käigus vaidlustatakse mitu sõna, läheb see arvesse ainult üks kord.',
  'sheet.challenge.skips-add-up':
    'Kes peab veel ühe käigu vahele jätma, enne kui esimene on vahele jäänud, jätab vahele mõlemad.',
  'sheet.challenge.skip.yes': 'Nii kaotatud käik loetakse passimiseks.',
  'sheet.challenge.skip.no': 'Nii vahele jäänud käiku me passimiseks ei loe.',
  'sheet.challenge.draw.after-window':
    'Uued klotsid võetakse alles siis, kui sõna jääb mängulauale.',
  'sheet.challenge.draw.at-once':
    'Uued klotsid võetakse kohe; kui sõna tagasi võetakse, lähevad need kotti tagasi.',

  'sheet.heading.premiums': 'Preemiaruudud',
  'sheet.board': 'Mängulaual on {size} × {size} ruutu.',
  'sheet.premium.some': 'Osa ruute annab lisapunkte.',
  'sheet.premium.printed': 'Mida ruut annab, on sellele trükitud.',
  'sheet.premium.double-letter': 'kahekordistab ruudule asetatud tähe punktid.',
  'sheet.premium.triple-letter': 'kolmekordistab ruudule asetatud tähe punktid.',
  'sheet.premium.double-word': 'kahekordistab sõna punktid.',
  'sheet.premium.triple-word': 'kolmekordistab sõna punktid.',
  'sheet.premium.star': 'Tähekesega ruut kahekordistab esimese sõna punktid.',
  'sheet.premium.star.pink': 'Tähekesega ruut on roosa ja kahekordistab esimese sõna punktid.',
  'sheet.premium.star.light-red':
    'Tähekesega ruut on helepunane ja kahekordistab seega esimese sõna punktid.',
  'sheet.premium.letters-first':
    'Esmalt liidetakse kokku tähtede punktid koos täheruutude preemiaga, alles siis korrutatakse saadud summa kahe või kolmega.',
  'sheet.premium.two':
    'Kahe kahekordse sõnaruudu korral loeb sõna neljakordselt, kahe kolmekordse korral üheksakordselt.',
  'sheet.premium.two.pink':
    'Kahe roosa ruudu korral loeb sõna neljakordselt, kahe punase korral üheksakordselt.',
  'sheet.premium.two.light-red':
    'Kahe helepunase ruudu korral loeb sõna neljakordselt, kahe tumepunase korral üheksakordselt.',
  'sheet.premium.three-times':
    'Kahe punase ruudu kohta ütlevad reeglid „kolmekordistatakse kolm korda“, aga ka „9-kordne“; meie loeme üheksakordselt.',
  'sheet.premium.once': 'Preemiat saab ainult selle käigu eest, millega klots ruudule asetatakse.',
  'sheet.premium.blank':
    'Kui sõnaruudul on tühi klots, loeb sõna ikka kahe- või kolmekordselt. Täheruudul jääb tühja klotsi väärtuseks 0.',
  'sheet.premium.blank.light-red':
    'Kui hele- või tumepunasel ruudul on tühi klots, loeb sõna ikka kahe- või kolmekordselt. Hele- või tumesinisel ruudul jääb tühja klotsi väärtuseks 0.',
  'sheet.premium.triple-example':
    'Reeglite näites on sõna {word} esimene täht sõna kolmekordistaval ruudul. Tähekest katvat avasõna nii kaugele pikendada ei saa, seepärast on {from} meie õppetunnis mujal.',
  'sheet.colour.light-blue': 'Helesinine',
  'sheet.colour.dark-blue': 'Tumesinine',
  'sheet.colour.pink': 'Roosa',
  'sheet.colour.red': 'Punane',
  'sheet.colour.light-red': 'Helepunane',
  'sheet.colour.dark-red': 'Tumepunane',

  'sheet.heading.counting': 'Punktiarvestus',
  'sheet.count.words':
    'Täispunktid saad iga sõna eest, mille oma käiguga moodustad või muudad. Iga sõna punktid arvutatakse eraldi, koos preemiaga, ja liidetakse siis kokku.',
  'sheet.count.shared': 'Kahe sõna ühine täht läheb arvesse mõlemas sõnas, koos preemiaga.',
  'sheet.count.announce': 'Käigu lõpus loed oma punktid kokku ja ütled need välja.',
  'sheet.count.compound':
    'Reeglites on ka lause, et liitsõna osade punktid arvutatakse eraldi. Meie arvestame sõna tervikuna, mitte selle osi: nii on reeglite teistes lausetes ja näidetes.',
  'sheet.count.refill':
    'Siis võtad kotist sama palju klotse, kui ladusid, et sul oleks jälle {count, plural, one {# klots} other {# klotsi}}.',
  'sheet.count.empty-bag': 'Kui kott on tühi, mängid edasi nende klotsidega, mis sul on.',

  'sheet.bonus':
    'Kes laob ühe käiguga {tiles, plural, =7 {kõik 7 klotsi oma klotsialuselt} one {# klotsi} other {# klotsi}}, saab lisaks {points, plural, one {# punkti} other {# punkti}}. Need liidetakse viimasena, pärast kõiki preemiaid.',

  'sheet.heading.laying': 'Sõnade ladumine',
  'sheet.laying.join':
    'Iga järgmine mängija lisab laotud sõnadele ühe või mitu klotsi nii, et moodustub uus sõna.',
  'sheet.laying.two-letters': 'Uutes sõnades on vähemalt kaks tähte.',
  'sheet.laying.line':
    'Kõik ühe käigu klotsid moodustavad pideva horisontaal- või vertikaalrea; nende vahel võivad olla ainult juba mängulaual olevad klotsid.',
  'sheet.laying.directions': 'Sõnad laotakse horisontaalis või vertikaalis, mitte diagonaalis.',
  'sheet.laying.reading': 'Neid loetakse vasakult paremale või ülalt alla, mitte tagurpidi.',
  'sheet.laying.one-place':
    'Ühe käigu klotsid moodustavad ühe sõna, mis võib teisi sõnu möödaminnes pikendada; ühe käiguga ei lisata klotse eri sõnadele ega moodustata uusi sõnu mängulaua eri kohtades.',
  'sheet.laying.neighbours':
    'Kui klotsid satuvad teiste kõrvale, peavad ka kõrvuti olevad tähed moodustama sõnu nagu ristsõnas.',
  'sheet.ways':
    'Uute sõnade moodustamiseks on {count, plural, =3 {kolm võimalust} =5 {viis võimalust} one {# võimalus} other {# võimalust}}:',
  'sheet.way.extend': 'Klotse võib lisada mängulaual oleva sõna algusse või lõppu.',
  'sheet.way.extend-both':
    'Klotse võib lisada mängulaual oleva sõna lõppu, algusse või nii lõppu kui ka algusse.',
  'sheet.way.extend-both.example':
    'Klotse võib lisada mängulaual oleva sõna lõppu, algusse või nii lõppu kui ka algusse, nt sõnast {from} saab {word}.',
  'sheet.way.both-ends': 'Sõna võib sama käiguga pikendada mõlemast otsast.',
  'sheet.way.cross': 'Sõna võib laduda teise sõnaga risti, kasutades üht selle tähte.',
  'sheet.way.beside':
    'Sõna võib laduda teise kõrvale nii, et kõik kõrvuti asetsevad klotsid moodustavad sõnu.',
  'sheet.way.hook': 'Uus sõna võib lisada tähe ka mängulaual olevale sõnale.',
  'sheet.way.bridge':
    'Sõna võib luua silla kahe või enama tähe vahel; see saab juhtuda alles mängu 4. käigul või hiljem.',
  'sheet.again': 'Sama sõna võib mängu jooksul laduda mitu korda.',
  'sheet.stay':
    'Mängulauale asetatud klotsi enam ei liigutata, välja arvatud juhul, kui sõna vaidlustatakse.',

  'sheet.end.out': 'Mäng lõpeb, kui kott on tühi ja üks mängija on kõik oma klotsid ära ladunud.',
  'sheet.end.passes':
    '{count, plural, =1 {Mäng lõpeb ka siis, kui kõik mängijad on ühe korra passinud.} =2 {Mäng lõpeb ka siis, kui kõik mängijad on järjest kaks korda passinud.} one {Mäng lõpeb ka siis, kui kõik mängijad on järjest # korra passinud.} other {Mäng lõpeb ka siis, kui kõik mängijad on järjest # korda passinud.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Mäng lõpeb ka pärast # punktideta käiku.} other {Mäng lõpeb ka pärast # järjestikust punktideta käiku.}}',
  'sheet.end.no-move.yes':
    'Mäng lõpeb ka siis, kui kõik võimalikud käigud on tehtud: kui ühelgi mängijal ei õnnestu kõiki klotse ära laduda, mängitakse seni edasi, ja kes käia ei saa, passib.',
  'sheet.end.no-move.no':
    'Kes sõna laduda ei saa, võib klotse vahetada või passida; mäng läheb edasi.',
  'sheet.last-letter': 'Pea meeles: võit või kaotus võib peituda koti viimases klotsis!',

  'sheet.final.always':
    'Iga mängija punktisummast lahutatakse tema alusele jäänud klotside punktid.',
  'sheet.final.unless-out':
    'Kui keegi kõiki klotse ära ei ladunud, lahutatakse iga mängija punktisummast tema alusele jäänud klotside punktid.',
  'sheet.final.never': 'Alusele jäänud klotside eest midagi ei lahutata.',
  'sheet.final.credit.none': 'Kes kõik klotsid ära ladus, midagi juurde ei saa.',
  'sheet.final.credit.single':
    'Kes kõik klotsid ära ladus, saab juurde kõigi teiste alustele jäänud klotside punktid.',
  'sheet.final.credit.double':
    'Kes kõik klotsid ära ladus, saab juurde kõigi teiste alustele jäänud klotside punktid kahekordselt.',
  'sheet.final.example':
    'Näide: kui kellelgi jääb alusele {tiles}, kaotab ta {points, plural, one {# punkti} other {# punkti}}; kõik klotsid ära ladunud mängija saab need endale.',
  'sheet.final.misprint':
    'Reeglites on selle näite juures {printed}, aga sealsete klotside järgi tuleb {points}, ja nii me loemegi.',
  'sheet.final.winner': 'Võidab see, kellel on kõige rohkem punkte.',
  'sheet.final.advance':
    'Iga laua võitja pääseb järgmisse vooru. Vajaduse korral võib kutsuda ka suurima punktisummaga teiseks jäänud.',

  'sheet.ties.none': 'Võrdsete punktidega mängijad jagavad kohta.',
  'sheet.ties.before-deduction':
    'Võrdsete punktide korral loeb punktisumma enne alusele jäänud klotside lahutamist.',
  'sheet.ties.letter-draw':
    'Kui ka see on võrdne, võtab igaüks tähe: ees on see, kellel on A või sellele lähim täht.',
  'sheet.ties.tables': 'Sama kehtib eri laudades teiseks jäänute kohta.',
  'sheet.ties.draw': 'Tühi klots on enne A-tähte ja võrdsete tähtede korral võetakse uuesti.',

  'sheet.misdraw':
    'Kui märgatakse, et kellelgi on klotse liiga vähe või liiga palju, peab ta sel käigul passima. Puuduvad klotsid võtab ta siis juurde; kui klotse on liiga palju, pöörab ta need tagurpidi ja ülearused võetakse ära.',
  'sheet.misdraw.later':
    'Kui seda märgatakse teise mängija korra ajal, peab klotside võtja passima oma järgmisel käigul.',
  'sheet.take-back.never': 'Käiku tagasi võtta ei tohi.',
  'sheet.take-back.consent': 'Käigu võib tagasi võtta, kui kõik teised on nõus.',
  'sheet.take-back.free':
    'Oma viimase käigu võid tagasi võtta, kuni järgmine mängija pole käinud. Koos sellega võetakse tagasi ka robotite vastukäigud.',
  'sheet.take-back.same-tiles':
    'Uuesti käies saad kotist samad klotsid mis enne. Vahetust tagasi võtta ei saa.',
  'sheet.take-back.referee': 'Kui mängul on kohtunik, võib ta vea parandada.',
};
