/** Icelandic: why something may not be done, and what is wrong with a ruleset or a typed move. */
import type { Refusals } from '../en/refusals.ts';

export const refusals: Refusals = {
  'refusal.already-done': 'Því er þegar lokið.',
  'refusal.no-game': 'Hér er enginn leikur enn.',
  'refusal.already-created': 'Þessi leikur hefur þegar verið settur upp.',
  'refusal.game-over': 'Leiknum er lokið.',
  'refusal.no-such-seat': 'Það er ekkert sæti númer {seat} við þetta borð.',
  'refusal.seat-not-playing': '{seat} spilar ekki lengur.',
  'refusal.not-for-you':
    '{needs, select, seat {Aðeins leikmaður má gera þetta.} referee {Aðeins dómari má gera þetta.} other {Þetta er ekki í verkahring neins við borðið.}}',
  'refusal.not-your-turn': 'Röðin er ekki komin að þér: {onTurn} á leik.',
  'refusal.wrong-phase': 'Þetta er ekki hægt núna ({phase}).',
  'refusal.last-play-open':
    'Þetta gæti verið síðasta lögnin: fyrst þarf að samþykkja hana eða véfengja.',
  'refusal.paused': 'Það er hlé á leiknum.',
  'refusal.not-paused': 'Það er ekki hlé á leiknum.',
  'refusal.wrong-number-of-players': 'Rangur fjöldi leikmanna: minnst {min}, mest {max}.',
  'refusal.bad-ruleset': 'Þessar reglur ganga ekki saman. {faults}',
  'refusal.already-agreed': 'Þú hefur þegar samþykkt.',
  'refusal.no-such-house-rule': 'Hér er engin heimaregla „{name}“.',
  'refusal.no-tiles': 'Leggðu að minnsta kosti einn staf.',
  'refusal.off-board': 'Þetta er utan borðsins.',
  'refusal.square-twice': 'Tveir stafir komast ekki á sama reit: {square}.',
  'refusal.square-taken': 'Það er þegar stafur á {square}.',
  'refusal.not-in-one-line':
    'Alla stafi í einum leik verður að leggja í eina röð, lárétta eða lóðrétta.',
  'refusal.gap': 'Það er eyða á {square}.',
  'refusal.misses-star': 'Fyrsta orðið verður að ná yfir stjörnureitinn í miðjunni.',
  'refusal.opening-too-short':
    'Í fyrsta orðið þarf að minnsta kosti {needs, plural, one {# staf} other {# stafi}}.',
  'refusal.not-connected': 'Orðið verður að tengjast stöfum sem þegar eru á borðinu.',
  'refusal.tile-not-on-rack': 'Ekki á standinum þínum: {tile}.',
  'refusal.letter-not-in-alphabet': 'Þessi bókstafur er ekki í leiknum: {letter}.',
  'refusal.not-a-word': 'Ekki í orðabókinni: {words}.',
  'refusal.blank-reuse-off': 'Í þessum leik eru auðar töflur kyrrar á sínum stað.',
  'refusal.no-blank-there': 'Það er engin auð tafla á {square}.',
  'refusal.blank-must-be-laid': 'Auðu töfluna sem þú tekur verður að leggja í sama leik.',
  'refusal.exchange-nothing': 'Segðu hvaða stöfum þú vilt skipta út.',
  'refusal.bag-too-small':
    'Of fáir stafir í skjóðunni: þar {bag, plural, one {er #} other {eru #}} en það þarf {needs} til að skipta.',
  'refusal.pass-only-when-stuck': 'Þú mátt aðeins sitja hjá þegar þú getur ekkert lagt.',
  'refusal.wrong-count': 'Veldu nákvæmlega {needs, plural, one {# staf} other {# stafi}}.',
  'refusal.not-in-that-bag': 'Það eru ekki svo margir stafir í þeirri skjóðu ({bag}).',
  'refusal.challenge-off': 'Ekkert er véfengt í þessum leik: orðin eru athuguð strax.',
  'refusal.nothing-to-challenge': 'Það er ekkert til að véfengja núna.',
  'refusal.own-play': 'Þetta er þín eigin lögn: hinir leikmennirnir ráða.',
  'refusal.not-your-play': 'Þetta er ekki þín lögn.',
  'refusal.already-answered': 'Þú hefur þegar svarað.',
  'refusal.no-such-word': 'Í lögninni er ekkert orð númer {word}.',
  'refusal.wrong-verdicts':
    'Úrskurð þarf um hvert véfengt orð: {needs, plural, one {# orð} other {# orð}}.',
  'refusal.theme-off': 'Það er ekkert þema í þessum leik.',
  'refusal.already-claimed': 'Þemaorðin í þessari lögn hafa þegar verið nefnd.',
  'refusal.no-claim': 'Ekkert þemaorð hefur verið nefnt.',
  'refusal.look-up-closed': 'Orðabókin er lokuð núna.',
  'refusal.no-dictionary': 'Það er engin orðabók við þetta borð.',
  'refusal.misdraw-off': 'Samkvæmt þessum reglum leysa leikmenn sjálfir úr röngum stafafjölda.',
  'refusal.rack-is-right': 'Á standinum er réttur fjöldi stafa.',
  'refusal.not-enough-tiles': 'Það eru ekki nógu margir stafir eftir.',
  'refusal.take-back-off':
    'Eftir þessum reglum er leikur ekki tekinn til baka; aðeins dómari má leiðrétta hann.',
  'refusal.nothing-to-take-back': 'Það er ekkert til að taka til baka.',
  'refusal.already-asked': 'Þú hefur þegar beðið um að fá þennan leik til baka.',
  'refusal.not-your-move': 'Aðeins má biðja um að fá sinn eigin leik til baka.',
  'refusal.not-asked': 'Ekki hefur verið beðið um að taka leik til baka.',
  'refusal.no-clock': 'Engin klukka er í þessum leik.',
  'refusal.own-clock': 'Aðeins er hægt að gefa öðrum leikmanni tíma.',
  'refusal.time-out-of-range':
    'Ekki er hægt að gefa svo mikinn tíma: mest {most, plural, one {# sekúndu} other {# sekúndur}} í einu.',
  'refusal.vacation-off': 'Engin leyfi eru í þessum leik.',
  'refusal.vacation-too-long': 'Svo mikið leyfi er ekki eftir.',
  'refusal.not-on-vacation': 'Ekkert leyfi stendur yfir.',
  'refusal.too-late-to-abort': 'Allir hafa leikið: nú er aðeins hægt að gefa leikinn.',

  'fault.unknown-value': 'Ein reglan hefur gildi sem er ekki til.',
  'fault.when-stuck-needs-generator':
    'Ef aðeins má sitja hjá þegar ekkert er hægt að leggja þarf hjálp sem finnur allar lagnir; hún er ekki til hér.',
  'fault.no-blank-to-reuse': 'Ekki er hægt að endurnota auðar töflur: í þessu setti eru engar.',
  'fault.theme-needs-window':
    'Kosið er um þemaorð eftir lögnina, svo ekki er hægt að hafna röngum orðum strax.',
  'fault.theme-needs-bonus': 'Þemaorð verða að gefa aukastig.',
  'fault.two-bags-need-late-draw':
    'Þegar skjóðurnar eru tvær eru nýir stafir fyrst dregnir þegar lögnin stendur.',
  'fault.penalty-without-challenge':
    'Véfenging getur ekki kostað neitt þar sem enginn má véfengja.',
  'fault.points-without-value': 'Misheppnuð véfenging kostar stig en ekki er sagt hve mörg.',
  'fault.bystanders-need-joining':
    'Sá sem véfengdi ekki getur aðeins misst úr umferð ef tími gafst til að vera með í véfengingunni.',
  'fault.game-never-ends': 'Með þessum reglum gæti leiknum aldrei lokið.',
  'fault.double-credit-with-deduction':
    'Annaðhvort gefa stafir hinna tvöföld stig þegar standur tæmist eða stigin eru dregin frá: ekki hvort tveggja.',
  'fault.clock-needs-seconds': 'Það er enginn tími á klukkunni.',
  'fault.increment-needs-game-clock':
    'Viðbótartími fyrir hvern leik krefst klukku fyrir allan leikinn.',
  'fault.cap-needs-game-clock': 'Hámark á umframtíma krefst klukku fyrir allan leikinn.',
  'fault.time-bank-needs-days': 'Tímasjóður á aðeins við í leik sem stendur dögum saman.',
  'fault.vacation-needs-days': 'Leyfi á aðeins við í leik sem stendur dögum saman.',
  'fault.opening-minimum-out-of-range':
    'Stysta fyrsta orðið er of stutt eða kemst ekki á standinn.',
  'fault.exchange-limit-out-of-range': 'Stafafjöldinn sem þarf til að skipta gengur ekki upp.',
  'fault.rack-out-of-range': 'Stafafjöldinn á standi gengur ekki upp.',
  'fault.bonus-out-of-reach': 'Verðlaunastigin krefjast fleiri stafa en komast á standinn.',
  'fault.number-out-of-range': 'Einhver tala í reglunum er of lág eða of há.',
  'fault.tileset-mismatch': 'Reglurnar og stafirnir eiga ekki saman.',
  'fault.broken-tileset': 'Stafasettið gengur ekki upp.',
  'fault.broken-board': 'Ekki er hægt að spila á þessu borði.',
  'fault.house-rules-clash': 'Tvær heimareglur stangast á.',

  'letter.unknown-letter': 'Það er enginn stafur fyrir „{character}“.',
  'letter.looks-like': '„{character}“ líkist aðeins {looksLike}: þetta er úr öðru stafrófi.',
  'letter.unclosed-bracket': 'Sviganum „{character}“ er aldrei lokað.',
  'letter.empty-bracket': 'Það er ekkert innan sviganna.',
  'letter.no-tile':
    'Engin tafla er með „{character}“: aðeins auð tafla getur verið sá stafur. Á standi er auð tafla „?“.',

  'notation.bad-position': 'Fyrst reiturinn, svo orðið: til dæmis {example}.',
  'notation.empty-play': 'Segðu hvaða orð þú leggur.',
  'notation.runs-off-board': 'Orðið kemst ekki fyrir á borðinu.',
  'notation.dot-on-empty': 'Punktur merkir staf sem er þegar á borðinu, en {square} er auður.',
  'notation.other-letter-there': 'Það er annar stafur á {square}.',
};
