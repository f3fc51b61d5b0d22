/** Icelandic: tournaments from a file, on the command line. */
import type { TournamentCli } from '../en/tournament-cli.ts';

export const tournamentCli: TournamentCli = {
  // What the commands are for.
  'cli.tournament': 'stjórna móti úr skrá',
  'cli.tournament-file': 'skrá mótsins, til dæmis {example}',
  'cli.tournament-new': 'búa til nýtt mót',
  'cli.tournament-show': 'hvernig staðan er og hvað er næst',
  'cli.tournament-import': 'skoða leikmannalista og skrá hann',
  'cli.tournament-add': 'skrá einn leikmann sem er mættur',
  'cli.tournament-players': 'telja upp leikmenn',
  'cli.tournament-mark': 'merkja hver er mættur og hver ekki',
  'cli.tournament-begin': 'hefja næsta áfanga',
  'cli.tournament-draw': 'draga um sæti næstu umferðar',
  'cli.tournament-letters':
    'stafir um sæti við borð: dregnir hér eða eins og þeir voru dregnir þar',
  'cli.tournament-enter': 'skrá úrslit: borð og stig þess, eða heilan lista',
  'cli.tournament-tie': 'skera úr um jafntefli með stöfum',
  'cli.tournament-standings': 'staðan',
  'cli.tournament-log': 'hvað hefur verið gert, það síðasta fyrst',
  'cli.tournament-undo': 'afturkalla það sem gert var',
  'cli.tournament-close': 'ljúka mótinu og sýna frækorn dráttarins',
  'cli.tournament-export': 'skrifa skrá fyrir töflureikna og önnur forrit',

  // Their arguments and options.
  'cli.tournament-name': 'heiti mótsins',
  'cli.tournament-preset': 'gerð móts: {names}',
  'cli.tournament-rounds': 'fjöldi umferða ef mótið er einn áfangi',
  'cli.tournament-delete-by': 'dagurinn þegar nöfnum er eytt, til dæmis 2027-01-31',
  'cli.tournament-list': 'leikmannalisti ({names}); „-“ les staðalinntak',
  'cli.tournament-columns': 'hvað er í dálkunum, með kommum á milli: {names}',
  'cli.tournament-status': 'eitt af: {names}',
  'cli.tournament-yes': 'skrá þá; annars eru þeir aðeins sýndir',
  'cli.tournament-own-table': 'borð sem þessi leikmaður þarf',
  'cli.tournament-numbers': 'númer leikmanna, til dæmis 3 eða 1-12; „{all}“ fyrir alla',
  'cli.tournament-runners-up': 'hve margir úr öðru sæti halda áfram',
  'cli.tournament-typed-letters':
    'stafirnir í röð leikmanna, „?“ fyrir auða stafinn; „/“ á undan þeim sem draga aftur',
  'cli.tournament-scores': 'borð, svo stigin í sætaröð: 3 312 290/301 -',
  'cli.tournament-from': 'CSV-listi úrslita: borð, númer, stig; „-“ les staðalinntak',
  'cli.tournament-sum': 'summan á miðanum, til að prófa stigin',
  'cli.tournament-reason': 'leiðrétta úrslit sem eru komin; ástæðan',
  'cli.tournament-round': 'önnur umferð áfangans en sú síðasta',
  'cli.tournament-by': 'hverra: {names}',
  'cli.tournament-undo-which': 'nafn þess í skránni; annars það síðasta',
  'cli.tournament-out': 'skrá sem skal skrifa, eftir endingu: {names}',
  'cli.tournament-what': 'fyrir CSV: {names}',

  // What they answer.
  'tournament-cli.created': '„{name}“ er í {path}.',
  'tournament-cli.delete-by': 'Eftir þennan dag verður skránni með öllum nöfnum eytt: {date}',
  'tournament-cli.deleted': 'Nöfnin átti að geyma til {date}; skránni hefur verið eytt: {path}',
  'tournament-cli.not-an-event': 'Það er ekkert mót í þessari skrá: {path}',
  'tournament-cli.in-use': 'Einhver annar er að vinna í þessu móti núna: {path}',
  'tournament-cli.torn':
    'Síðasta línan í {path} var aðeins hálfskrifuð og var felld burt; allt á undan henni er til.',
  'tournament-cli.unknown-preset': 'Gerð móts „{name}“ er ekki til. Til eru: {names}',
  'tournament-cli.bad-rounds':
    'Fjöldi umferða verður að vera heil tala og á aðeins við mót með einum áfanga.',
  'tournament-cli.bad-date': 'Þetta er ekki dagur: skrifaðu hann svona: 2027-01-31.',
  'tournament-cli.bad-status': 'Ekki er vitað hvað þetta segir um leikmenn.',
  'tournament-cli.bad-number': 'Hér geta aðeins staðið heilar tölur.',
  'tournament-cli.bad-columns': 'Dálkur þekkist ekki. Til eru: {names}',
  'tournament-cli.preview':
    'Á listanum {count, plural, one {er # leikmaður} other {eru # leikmenn}}. Ekkert hefur enn verið skráð; {option} skráir.',
  'tournament-cli.left-out':
    '{count, plural, one {Þessari línu er} other {Þessum línum er}} sleppt því keppandinn er þegar skráður: {lines}. Ef um tvær manneskjur er að ræða skaltu bæta einhverju við nafnið.',
  'tournament-cli.preview-duels':
    '{count, plural, one {# leikmaður} other {# leikmenn}}, {rounds, plural, one {# umferð} other {# umferðir}}. Ekkert hefur enn verið skráð; {option} skráir.',
  'tournament-cli.entered':
    '{count, plural, one {# leikmaður er skráður} other {# leikmenn eru skráðir}}.',
  'tournament-cli.not-mutual':
    'Í þessari skrá nefna tveir leikmenn ekki hvor annan sem andstæðing.',
  'tournament-cli.no-duels-here':
    'Umferðir einvíga er aðeins hægt að flytja í nýtt einvígjamót án leikmanna.',
  'tournament-cli.added': '{name} er númer {player}.',
  'tournament-cli.marked': '{status}: {count, plural, one {# leikmaður} other {# leikmenn}}.',
  'tournament-cli.players': '{count, plural, one {# leikmaður} other {# leikmenn}}',
  'tournament-cli.begun': '{stage}: hafið, leikmenn eru {count}.',
  'tournament-cli.seed': 'Frækorn allra drátta: {seed}',
  'tournament-cli.no-round': 'Slík umferð er ekki enn til.',
  'tournament-cli.enter-how':
    'Skrifaðu borð og stig þess, til dæmis 3 312 290 275 260, eða nefndu lista með {option}.',
  'tournament-cli.no-such-table': 'Borð {table} er ekki í þessari umferð.',
  'tournament-cli.scores-for':
    'Borð {table} þarf {count, plural, one {# stigatölu} other {# stigatölur}}, eina fyrir hvert sæti.',
  'tournament-cli.bad-score':
    '„{text}“ er ekki stig: skrifaðu 312, eða 312/320 með stigum fyrir frádrátt, eða - fyrir þann sem lauk ekki leik.',
  'tournament-cli.results-in':
    '{count, plural, one {Úrslit skráð, borð {tables}.} other {Úrslit skráð, borð: {tables}.}}',
  'tournament-cli.nothing-new': 'Það er ekkert nýtt í þessu.',
  'tournament-cli.no-result-column': 'Á listanum er enginn dálkur „{field}“.',
  'tournament-cli.no-such-seat': 'Lína {line}: enginn með þetta númer situr við þetta borð.',
  'tournament-cli.seat-twice': 'Lína {line}: þessi leikmaður er þarna tvisvar.',
  'tournament-cli.bad-score-at': 'Lína {line}: „{text}“ er ekki stig.',
  'tournament-cli.before': 'Fyrir frádrátt',
  'tournament-cli.letters-for':
    'Hér þarf {count, plural, one {# staf} other {# stafi}}, einn fyrir hvern sem dregur.',
  'tournament-cli.unknown-ranking': 'Slík staða er ekki til. Til eru: {names}',
  'tournament-cli.unknown-ending': 'Skráin verður að enda á einu af þessu: {names}',
  'tournament-cli.unknown-export': 'Þetta er ekki hægt að skrifa. Til eru: {names}',
  'tournament-cli.only-duels':
    'Slík skrá geymir aðeins einvígi en þetta mót hefur aðrar umferðir eða enga leikmenn.',
  'tournament-cli.undo-how': '{command} afturkallar það síðasta eða það sem er nefnt.',
  'tournament-cli.undone': 'Afturkallað: {what}.',

  // Who is here.
  'tournament-cli.status.expected': 'væntanlegur',
  'tournament-cli.status.present': 'mættur',
  'tournament-cli.status.late': 'seinn',
  'tournament-cli.status.absent': 'fjarverandi',
  'tournament-cli.status.withdrawn': 'hættur',

  // What comes next.
  'tournament-cli.next': 'Hvað er næst:',
  'tournament-cli.todo.enter-players': 'Skráðu leikmenn.',
  'tournament-cli.todo.check-in':
    '{count, plural, one {# leikmaður er} other {# leikmenn eru}} ekki enn {count, plural, one {mættur} other {mættir}}.',
  'tournament-cli.todo.begin-stage': 'Hefja: {stage}.',
  'tournament-cli.todo.break-tie': 'Skera úr um jafntefli: {players}.',
  'tournament-cli.todo.draw-round': 'Draga um sæti: {round}.',
  'tournament-cli.todo.settle-disputes': 'Ágreiningur, borð: {tables}.',
  'tournament-cli.todo.answer-calls': 'Kallað er á dómara, borð: {tables}.',
  'tournament-cli.todo.draw-letters': 'Stafir ódregnir, borð: {tables}.',
  'tournament-cli.todo.await-results': 'Úrslit vantar, borð: {tables}.',
  'tournament-cli.todo.close': 'Ljúka mótinu.',
  'tournament-cli.todo.field-changed':
    'Leiðrétt eftir að hann hófst og aðrir hefðu átt að halda áfram: {stage}.',
  'cli.tournament-hall': 'sýna eða breyta salarreglunum',
  'cli.tournament-hall-add': 'bæta við línu',
  'cli.tournament-hall-change': 'númer línunnar sem fær annan texta',
  'cli.tournament-hall-to': 'nýr texti línunnar',
  'cli.tournament-hall-remove': 'númer línunnar sem fer',
  'cli.tournament-hall-document': 'setja reglur skólamótsins aftur',
  'cli.tournament-words': 'sýna eftir hvaða lista orð eru dæmd eða velja annan',
  'tournament-cli.hall-how':
    'Biddu um eina breytingu í einu; línan sem breytist þarf líka nýjan texta.',
  'tournament-cli.no-such-line': 'Engin lína er með þessu númeri.',
  'tournament-cli.no-hall-rules': 'Engar salarreglur eru settar.',
  'tournament-cli.other-words': 'Í listanum „{lexicon}“ eru orð á öðru máli.',
  'tournament-cli.todo.await-before': 'Stigin eru jöfn; stig fyrir frádrátt vantar: {players}.',
};
