/** Icelandic: what happens at the table, line by line, and the words for its things. */
import type { Table } from '../en/table.ts';

export const table: Table = {
  'event.created': 'Nýr leikur: {players}.',
  'event.rules-proposed': 'Tillaga að heimareglum: {houseRules}.',
  'event.rule-refused': '{player} hafnar heimareglunni „{name}“.',
  'event.agreed': '{player} samþykkir reglurnar.',
  'event.order-drawn': 'Leikröð: {players}.',
  'event.choice-due':
    '{player} velur úr hvaða skjóðu {count, plural, one {# stafur er dreginn} other {# stafir eru dregnir}}.',
  'event.drew': '{player} dregur {count, plural, one {# staf} other {# stafi}}.',
  'event.placed': '{player} leggur {word} og fær {score, plural, one {# stig} other {# stig}}.',
  'event.exchanged': '{player} skiptir um {count, plural, one {# staf} other {# stafi}}.',
  'event.returned':
    '{player} setur {count, plural, one {# staf} other {# stafi}} aftur í skjóðuna ({reason}).',
  'event.passed':
    '{cause, select, time {Tíminn er búinn: {player} situr hjá.} other {{player} situr hjá.}}',
  'event.skipped': '{player} missir úr umferð ({reason}).',
  'event.accepted': '{player} samþykkir lögnina.',
  'event.challenged': '{player} véfengir: {words}.',
  'event.joining-closed': 'Fleiri geta ekki verið með í véfengingunni.',
  'event.verdict-voted':
    '{vote, select, yes {{player} kýs: gilt orð.} other {{player} kýs: ekki gilt orð.}}',
  'event.ruled':
    '{source, select, judge {Orðabók} table {Kosning} other {Dómari}}: {word} – {verdict, select, valid {gilt} other {ógilt}}.',
  'event.theme-claimed': '{player} biður um þemastig fyrir {words}.',
  'event.theme-voted':
    '{vote, select, yes {{player} kýs: fellur að þemanu.} other {{player} kýs: fellur ekki að þemanu.}}',
  'event.stood':
    'Lögnin stendur: {player} fær {score, plural, one {# stig} other {# stig}}{themeBonus, plural, =0 {} other { og # að auki fyrir þemað}}.',
  'event.retracted': '{player} tekur stafina til baka.',
  'event.skip-owed': '{player} mun missa úr umferð ({reason}).',
  'event.adjusted': '{player}: {points, plural, one {# stig} other {# stig}} ({reason}).',
  'event.misdraw-found':
    'Rangur stafafjöldi: {player}, {count, plural, one {# stafur} other {# stafir}}.',
  'event.looked-up':
    '{player} flettir upp {word}: {verdict, select, valid {það er þar} other {það er þar ekki}}.',
  'event.resigned':
    '{cause, select, time {{player} tapar á tíma.} challenge {{player} tapar vegna véfengingar.} other {{player} gefur leikinn.}}',
  'event.left': '{player} fer frá borðinu.',
  'event.replaced': '{player} lætur sætið af hendi og {name} tekur við.',
  'event.end-agreed': '{player} samþykkir að hætta hér.',
  'event.take-back-asked': '{player} biður um að fá síðasta leik til baka.',
  'event.take-back-answered':
    '{vote, select, yes {{player} leyfir að leikurinn sé tekinn til baka.} other {{player} leyfir ekki að leikurinn sé tekinn til baka.}}',
  'event.undone':
    '{cause, select, referee {Dómarinn ógildir síðasta leik.} other {Síðasti leikur er tekinn til baka.}}',
  'event.time-given': '{player} fær {count, plural, one {# sekúndu} other {# sekúndur}} í viðbót.',
  'event.vacation-begun': '{player} er í leyfi: klukkan bíður.',
  'event.vacation-ended': '{player} er komin(n) úr leyfi.',
  'event.paused': 'Hlé er gert á leiknum.',
  'event.resumed': 'Leikurinn heldur áfram.',
  'event.ended': 'Leiknum er lokið: {reason}.',
  'event.revealed': 'Nú má sannreyna dráttinn. Fræið var {seed}.',

  'log.reason': 'Ástæða: {reason}',
  'log.words': 'Orð: {words}.',
  'log.bonus':
    'Allir stafirnir lagðir: {points, plural, one {# verðlaunastig} other {# verðlaunastig}}.',
  'log.swapped': 'Réttur stafur kemur í stað auðu töflunnar á {square}.',
  'log.opening-tile': '{player} dregur {tile}.',
  'log.left-over': '{player} á eftir {tiles}.',

  'phase.new': 'enginn leikur enn',
  'phase.setup': 'verið er að semja um reglur',
  'phase.dealing': 'verið er að gefa stafi',
  'phase.exchanging': 'verið er að skipta um stafi',
  'phase.choosing': 'verið er að velja skjóðu',
  'phase.turn': 'beðið er eftir leik',
  'phase.window': 'véfengja má lögnina',
  'phase.joining': 'fleiri mega vera með í véfengingunni',
  'phase.verdict': 'beðið er eftir úrskurði',
  'phase.over': 'leiknum er lokið',

  'end.out': '{player} á enga stafi eftir og skjóðan er tóm',
  'end.passes': 'allir leikmenn hafa setið hjá í röð',
  'end.scoreless-turns': 'of margir leikir án stiga',
  'end.no-move-left': 'ekkert er lengur hægt að leggja',
  'end.agreed': 'allir leikmenn samþykktu að hætta',
  'end.resigned': 'aðeins einn leikmaður er eftir',
  'end.left': 'of fáir leikmenn eru eftir við borðið',
  'end.aborted': 'hætt var við hann og úrslit eru engin',

  'cause.challenge-failed': 'misheppnuð véfenging',
  'cause.challenged-in-vain': 'véfengt að ástæðulausu',
  'cause.bystander': 'véfengdi ekki ógilda orðið',
  'cause.misdraw': 'rangur stafafjöldi',
  'cause.vacant': 'autt sæti',
  'cause.exchange': 'skipti',
  'cause.retracted': 'lögn tekin til baka',
  'cause.surplus': 'of margir stafir',
  'cause.chosen': 'að eigin ósk',
  'cause.time': 'tíminn er búinn',
  'cause.challenge': 'véfenging réð úrslitum',
  'cause.own-tiles': 'stafir eftir á standi',
  'cause.credit': 'stafir hinna',
  'cause.overtime': 'umframtími',
  'cause.take-back': 'tekið til baka',
  'cause.referee': 'ákvörðun dómara',

  'standing.playing': 'spilar',
  'standing.vacant': 'fór frá borðinu',
  'standing.resigned': 'gaf leikinn',

  'tile.blank': 'auð tafla',
  'bag.all': 'skjóða',
  'bag.vowels': 'sérhljóðar',
  'bag.consonants': 'samhljóðar',
  'bag.blanks': 'auðar töflur',
  'direction.across': 'lárétt',
  'direction.down': 'lóðrétt',

  'premium.double-letter': 'tvöfalt stafgildi',
  'premium.double-letter.short': '2S',
  'premium.triple-letter': 'þrefalt stafgildi',
  'premium.triple-letter.short': '3S',
  'premium.double-word': 'tvöfalt orðgildi',
  'premium.double-word.short': '2O',
  'premium.triple-word': 'þrefalt orðgildi',
  'premium.triple-word.short': '3O',
  'premium.star': 'stjarna',
  'premium.star.short': '★',

  'count.points': '{count, plural, one {# stig} other {# stig}}',
  'count.tiles': '{count, plural, one {# stafur} other {# stafir}}',
  'count.letters': '{count, plural, one {# bókstafur} other {# bókstafir}}',
  'count.words': '{count, plural, one {# orð} other {# orð}}',
  'count.players': '{count, plural, one {# leikmaður} other {# leikmenn}}',
  'duration.seconds': '{count, plural, one {# sekúnda} other {# sekúndur}}',
  'duration.minutes': '{count, plural, one {# mínúta} other {# mínútur}}',
  'duration.hours': '{count, plural, one {# klukkustund} other {# klukkustundir}}',
  'duration.days': '{count, plural, one {# dagur} other {# dagar}}',
};
