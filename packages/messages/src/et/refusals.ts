/** Estonian: why something may not be done, and what is wrong with a ruleset or a typed move. */
import type { Refusals } from '../en/refusals.ts';

export const refusals: Refusals = {
  'refusal.already-done': 'See on juba tehtud.',
  'refusal.no-game': 'Siin pole veel mängu.',
  'refusal.already-created': 'See mäng on juba ette valmistatud.',
  'refusal.game-over': 'Mäng on läbi.',
  'refusal.no-such-seat': 'Selle laua taga pole kohta number {seat}.',
  'refusal.seat-not-playing': '{seat} enam ei mängi.',
  'refusal.not-for-you':
    '{needs, select, seat {Seda saab teha ainult mängija.} referee {Seda saab teha ainult kohtunik.} other {See pole kellegi teha siin laua taga.}}',
  'refusal.not-your-turn': 'Praegu pole sinu kord: käigul on {onTurn}.',
  'refusal.wrong-phase': 'Praegu seda teha ei saa ({phase}).',
  'refusal.last-play-open':
    'See võib olla viimane käik: kõigepealt nõustu sellega või vaidlusta see.',
  'refusal.paused': 'Mäng on peatatud.',
  'refusal.not-paused': 'Mäng ei ole peatatud.',
  'refusal.wrong-number-of-players': 'Vale arv mängijaid: vähemalt {min}, kõige rohkem {max}.',
  'refusal.bad-ruleset': 'Need reeglid ei sobi kokku. {faults}',
  'refusal.already-agreed': 'Oled juba nõustunud.',
  'refusal.no-such-house-rule': 'Majareeglit „{name}“ siin pole.',
  'refusal.no-tiles': 'Lao vähemalt üks klots.',
  'refusal.off-board': 'See jääb laualt välja.',
  'refusal.square-twice': 'Ühele ruudule kaks klotsi ei mahu: {square}.',
  'refusal.square-taken': 'Ruudul {square} on juba klots.',
  'refusal.not-in-one-line': 'Kõik ühe käigu klotsid peavad olema ühes reas või ühes veerus.',
  'refusal.gap': 'Ruut {square} jääb vahelt tühjaks.',
  'refusal.misses-star': 'Esimene sõna peab katma keskmise, tähekesega ruudu.',
  'refusal.opening-too-short':
    'Esimeses sõnas peab olema vähemalt {needs, plural, one {# täht} other {# tähte}}.',
  'refusal.not-connected': 'Sõna peab olema ühenduses klotsidega, mis on juba laual.',
  'refusal.tile-not-on-rack': 'Sinu alusel ei ole: {tile}.',
  'refusal.letter-not-in-alphabet': 'Selles mängus pole sellist tähte: {letter}.',
  'refusal.not-a-word': 'Sõnaraamatus ei ole: {words}.',
  'refusal.blank-reuse-off': 'Selles mängus jäävad tühjad klotsid oma kohale.',
  'refusal.no-blank-there': 'Ruudul {square} ei ole tühja klotsi.',
  'refusal.blank-must-be-laid': 'Võetud tühi klots tuleb laduda sama käigu ajal.',
  'refusal.exchange-nothing': 'Ütle, milliseid klotse soovid vahetada.',
  'refusal.bag-too-small':
    'Kotis on ainult {bag, plural, one {# klots} other {# klotsi}}, aga selleks vahetuseks on vaja {needs}.',
  'refusal.pass-only-when-stuck': 'Passida tohib ainult siis, kui käia ei saa.',
  'refusal.wrong-count': 'Vali täpselt {needs, plural, one {# klots} other {# klotsi}}.',
  'refusal.not-in-that-bag': 'Selles kotis pole nii palju klotse ({bag}).',
  'refusal.challenge-off': 'Selles mängus ei vaidlustata: sõnu kontrollitakse kohe.',
  'refusal.nothing-to-challenge': 'Praegu pole midagi vaidlustada.',
  'refusal.own-play': 'See on sinu enda käik: otsustavad teised.',
  'refusal.not-your-play': 'See ei ole sinu käik.',
  'refusal.already-answered': 'Oled juba vastanud.',
  'refusal.no-such-word': 'Selles käigus pole sõna number {word}.',
  'refusal.wrong-verdicts':
    'Iga vaidlustatud sõna kohta on vaja otsust: {needs, plural, one {# sõna} other {# sõna}}.',
  'refusal.theme-off': 'Selles mängus pole teemat.',
  'refusal.already-claimed': 'Selle käigu teemasõnad on juba nimetatud.',
  'refusal.no-claim': 'Keegi pole teemasõna nimetanud.',
  'refusal.look-up-closed': 'Praegu ei tohi sõnaraamatusse vaadata.',
  'refusal.no-dictionary': 'Selle laua taga pole sõnaraamatut.',
  'refusal.misdraw-off': 'Nende reeglite järgi lahendavad vale klotside arvu mängijad ise.',
  'refusal.rack-is-right': 'Sellel alusel on õige arv klotse.',
  'refusal.not-enough-tiles': 'Selleks pole enam piisavalt klotse.',
  'refusal.take-back-off':
    'Nende reeglite järgi käiku tagasi ei võeta; parandada võib ainult kohtunik.',
  'refusal.nothing-to-take-back': 'Pole midagi tagasi võtta.',
  'refusal.already-asked': 'Oled seda käiku juba tagasi palunud.',
  'refusal.not-your-move': 'Viimast käiku võib tagasi paluda ainult see, kes selle tegi.',
  'refusal.not-asked': 'Keegi pole käiku tagasi palunud.',
  'refusal.no-clock': 'Selles mängus pole kella.',
  'refusal.own-clock': 'Aega saab anda ainult teisele mängijale.',
  'refusal.time-out-of-range':
    'Nii palju aega ei saa anda: korraga kõige rohkem {most, plural, one {# sekund} other {# sekundit}}.',
  'refusal.vacation-off': 'Selles mängus puhkust ei ole.',
  'refusal.vacation-too-long': 'Nii palju puhkust pole enam alles.',
  'refusal.not-on-vacation': 'Pole puhkust, mida lõpetada.',
  'refusal.too-late-to-abort': 'Kõik on juba käinud: nüüd saab mängust ainult loobuda.',

  'fault.unknown-value': 'Ühel reeglil on väärtus, mida pole olemas.',
  'fault.when-stuck-needs-generator':
    'Et passida ainult siis, kui käia ei saa, on vaja abilist, kes leiab kõik käigud; siin teda pole.',
  'fault.no-blank-to-reuse': 'Tühje klotse ei saa taaskasutada: selles komplektis neid pole.',
  'fault.theme-needs-window':
    'Teemasõnade üle hääletatakse pärast käiku, nii et valesid sõnu ei saa kohe tagasi lükata.',
  'fault.theme-needs-bonus': 'Teema sõnad peavad andma lisapunkte.',
  'fault.two-bags-need-late-draw':
    'Kahe koti puhul võetakse uued klotsid alles siis, kui käik kehtib.',
  'fault.penalty-without-challenge':
    'Vaidlustamine ei saa midagi maksta, kui keegi ei tohi vaidlustada.',
  'fault.points-without-value':
    'Ebaõnnestunud vaidlustus maksab punkte, aga pole öeldud, kui palju.',
  'fault.bystanders-need-joining':
    'Kes ei vaidlustanud, saab käigust ilma jääda vaid siis, kui tal oli aega vaidlustusega liituda.',
  'fault.game-never-ends': 'Nende reeglitega ei pruugi mäng kunagi lõppeda.',
  'fault.double-credit-with-deduction':
    'Kas saab lõpetaja teiste klotside punktid topelt või arvatakse klotside punktid maha: mõlemat korraga ei saa.',
  'fault.clock-needs-seconds': 'Kellale pole aega pandud.',
  'fault.increment-needs-game-clock': 'Lisaaeg iga käigu eest nõuab kella terve mängu jaoks.',
  'fault.cap-needs-game-clock': 'Üleaja piir nõuab kella terve mängu jaoks.',
  'fault.time-bank-needs-days': 'Ajavaru sobib ainult mängule, mis kestab päevi.',
  'fault.vacation-needs-days': 'Puhkus sobib ainult mängule, mis kestab päevi.',
  'fault.opening-minimum-out-of-range':
    'Lühim lubatud esimene sõna on liiga lühike või ei mahu alusele.',
  'fault.exchange-limit-out-of-range': 'Vahetamiseks nõutud klotside arv on võimatu.',
  'fault.rack-out-of-range': 'Klotside arv alusel on võimatu.',
  'fault.bonus-out-of-reach': 'Lisapreemia nõuab rohkem klotse, kui alusele mahub.',
  'fault.number-out-of-range': 'Üks arv reeglites on liiga väike või liiga suur.',
  'fault.tileset-mismatch': 'Reeglid ja klotsid ei kuulu kokku.',
  'fault.broken-tileset': 'Klotsikomplekt ei klapi.',
  'fault.broken-board': 'Sellel laual ei saa mängida.',
  'fault.house-rules-clash': 'Kaks majareeglit on omavahel vastuolus.',

  'letter.unknown-letter': 'Märgi „{character}“ jaoks pole klotsi.',
  'letter.looks-like':
    '„{character}“ ainult näeb välja nagu {looksLike}: see on teisest tähestikust.',
  'letter.unclosed-bracket': 'Sulul „{character}“ puudub paariline.',
  'letter.empty-bracket': 'Sulgude vahel pole midagi.',
  'letter.no-tile':
    'Klotsi „{character}“ ei ole: selle tähena läheb ainult tühi klots. Alusel on tühi klots „?“.',

  'notation.bad-position': 'Kõigepealt ruut, siis sõna: näiteks {example}.',
  'notation.empty-play': 'Ütle, millise sõna laod.',
  'notation.runs-off-board': 'Sõna ei mahu lauale.',
  'notation.dot-on-empty': 'Punkt tähendab klotsi, mis on juba laual, aga {square} on tühi.',
  'notation.other-letter-there': 'Ruudul {square} on teine täht.',
};
