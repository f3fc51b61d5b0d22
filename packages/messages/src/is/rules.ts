/** Icelandic: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Auðar töflur endurnotaðar strax',
  'house-rule.blank-reuse-must.about':
    'Eigir þú rétta stafinn máttu skipta honum fyrir auða töflu á borðinu og verður að leggja hana í sama leik.',
  'house-rule.blank-reuse-may': 'Auðar töflur endurnotaðar',
  'house-rule.blank-reuse-may.about':
    'Eigir þú rétta stafinn máttu skipta honum fyrir auða töflu á borðinu og leggja hana í sama leik eða geyma hana.',
  'house-rule.open-dictionary': 'Opin orðabók',
  'house-rule.open-dictionary.about':
    'Fletta má upp orðum áður en þau eru lögð, refsilaust: góð leið til að læra ný orð.',
  'house-rule.theme': 'Þema',
  'house-rule.theme.about':
    'Þið veljið þema og hvert orð sem fellur að því gefur aukastig; hinir kjósa um það (okkar túlkun).',
  'house-rule.jacks-to-open': 'Gosapar til að opna (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'Í fyrsta orðið þarf minnst fimm stafi; geti það enginn duga fjórir. Síðan duga færri, og þangað til má líka skipta út stöfum (okkar túlkun).',
  'house-rule.two-bags': 'Tvær skjóður',
  'house-rule.two-bags.about':
    'Sérhljóðar og samhljóðar eru hvorir í sinni skjóðu og þú velur úr hvorri þú dregur. Ein auð tafla er í hvorri (okkar túlkun).',
  'house-rule.two-bags-third': 'Tvær skjóður og ein fyrir auðar',
  'house-rule.two-bags-third.about':
    'Sérhljóðar, samhljóðar og auðar töflur eru í þremur skjóðum og þú velur úr hverri þú dregur.',
  'house-rule.restricted-exchange': 'Takmörkuð stafaskipti',
  'house-rule.restricted-exchange.about':
    'Ekki má skipta út stöfum þegar sex eða færri eru eftir í skjóðunni.',
  'house-rule.pass-when-stuck': 'Engin óþörf hjáseta',
  'house-rule.pass-when-stuck.about': 'Aðeins má sitja hjá þegar ekkert er hægt að leggja.',
  'house-rule.take-back': 'Leik má taka til baka',
  'house-rule.take-back.about':
    'Fyrir leiki meðal vina: síðasta leik má taka til baka ef allir hinir samþykkja.',
  'house-rule.timer-2-minutes': 'Tvær mínútur á leik',
  'house-rule.timer-2-minutes.about':
    'Hver leikur má taka tvær mínútur; eftir það telst hann hjáseta (okkar túlkun).',
  'house-rule.championship-clock': 'Meistaramótsklukka',
  'house-rule.championship-clock.about':
    'Hver leikmaður hefur 25 mínútur fyrir allan leikinn og hver mínúta umfram kostar 10 stig, líka byrjuð (okkar túlkun).',
  'house-rule.three-days-a-move': 'Þrír dagar á leik',
  'house-rule.three-days-a-move.about':
    'Rólegur leikur: hver leikur má taka þrjá daga; eftir það telst hann hjáseta.',
  'house-rule.window-20-seconds': 'Tuttugu sekúndur til að véfengja',
  'house-rule.window-20-seconds.about':
    'Véfengja má lögn í tuttugu sekúndur; eftir það stendur hún.',
  'house-rule.draw-at-once': 'Dregið strax',
  'house-rule.draw-at-once.about':
    'Nýir stafir eru dregnir strax eftir lögnina og fara til baka ef orðið reynist ógilt.',
  'house-rule.challenge-void': 'Engin ógild orð',
  'house-rule.challenge-void.about':
    'Orði sem er ekki í orðabókinni er hafnað strax og þú mátt reyna annað.',
  'house-rule.challenge-single': 'Ókeypis véfenging',
  'house-rule.challenge-single.about':
    'Leikmaður sem leggur ógilt orð missir umferðina; misheppnuð véfenging kostar ekkert.',
  'house-rule.challenge-double': 'Véfenging upp á umferð',
  'house-rule.challenge-double.about':
    'Leikmaður sem leggur ógilt orð missir umferðina og misheppnuð véfenging kostar næstu umferð.',
  'house-rule.challenge-triple': 'Véfenging upp á allt',
  'house-rule.challenge-triple.about':
    'Ógilt orð jafngildir því að tapa leiknum strax og misheppnuð véfenging sömuleiðis.',
  'house-rule.challenge-minus-10': 'Misheppnuð véfenging kostar 10',
  'house-rule.challenge-minus-10.about': 'Misheppnuð véfenging kostar þann sem véfengdi 10 stig.',
  'house-rule.challenge-plus-5': 'Misheppnuð véfenging gefur 5',
  'house-rule.challenge-plus-5.about':
    'Misheppnuð véfenging gefur leikmanninum sem lagði orðið 5 stig.',
  'house-rule.challenge-plus-10': 'Misheppnuð véfenging gefur 10',
  'house-rule.challenge-plus-10.about':
    'Misheppnuð véfenging gefur leikmanninum sem lagði orðið 10 stig.',
  'house-rule.challenge-plus-5-per-word': 'Misheppnuð véfenging gefur 5 á orð',
  'house-rule.challenge-plus-5-per-word.about':
    'Misheppnuð véfenging gefur leikmanninum sem lagði orðin 5 stig fyrir hvert véfengt orð.',
  'house-rule.own': 'Eigin breytingar',
  'house-rule.own.about': 'Einstök atriði reglnanna sem leikmenn hafa breytt.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'Ein reglan hefur gildi sem er ekki til.',
  'fault.when-stuck-needs-generator':
    'Ef aðeins má sitja hjá þegar ekkert er hægt að leggja þarf hjálp sem finnur allar lagnir; hún er ekki til hér.',
  'fault.no-blank-to-reuse': 'Ekki er hægt að endurnota auðar töflur: í þessu setti eru engar.',
  'fault.theme-needs-window':
    'Kosið er um þemaorð eftir lögnina, svo ekki er hægt að hafna röngum orðum strax.',
  'fault.theme-needs-bonus': 'Þemaorð verða að gefa aukastig.',
  'fault.two-bags-need-late-draw':
    'Þegar skjóðurnar eru tvær eru nýir stafir fyrst dregnir þegar lögnin stendur.',
  'fault.refusing-words-needs-list':
    'Aðeins er hægt að hafna röngum orðum strax ef orðalisti er valinn.',
  'fault.free-take-back-needs-known-words':
    'Leiki má aðeins taka frjálst til baka þar sem röngu orði er hafnað strax.',
  'fault.free-take-back-needs-one-bag':
    'Þegar skjóðurnar eru tvær má ekki taka leiki frjálst til baka: þá mætti kíkja í báðar.',
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

  // Field by field and value by value. A `.number` text is given the number as `count` and, where it is a span of seconds, its phrase as `time`.
  'rule.ours': 'okkar túlkun',
  'rule.id': 'Reglur',
  'rule.tileset': 'Stafir',
  'rule.board': 'Leikborð',
  'rule.mode': 'Leikur',
  'rule.mode.standard': 'hefðbundinn leikur',

  'rule.players': 'Leikmenn',
  'rule.players.min': 'Lágmarksfjöldi',
  'rule.players.min.number': '{count}',
  'rule.players.max': 'Hámarksfjöldi',
  'rule.players.max.number': '{count}',

  'rule.start': 'Upphafsdráttur',
  'rule.start.blank': 'Auð tafla í drættinum',
  'rule.start.blank.before-first': 'kemur á undan fyrsta bókstaf',
  'rule.start.tie': 'Sami bókstafur dreginn',
  'rule.start.tie.redraw-keep-out': 'dregið aftur, fyrri stafirnir bíða utan skjóðunnar',
  'rule.start.tie.redraw-return': 'stöfunum skilað og dregið aftur',
  'rule.start.seating': 'Leikröð',
  'rule.start.seating.fixed': 'eins og setið er',
  'rule.start.seating.by-draw': 'eftir stöfunum sem dregnir voru',
  'rule.start.direction': 'Leikið er',
  'rule.start.direction.clockwise': 'réttsælis',

  'rule.rack': 'Stafir á standi',
  'rule.rack.number': '{count}',

  'rule.opening': 'Fyrsta orðið',
  'rule.opening.minTiles': 'Stysta fyrsta orð',
  'rule.opening.minTiles.number': '{count, plural, one {# stafur} other {# stafir}}',
  'rule.opening.centre': 'Stjörnureiturinn',
  'rule.opening.centre.yes': 'fyrsta orðið nær yfir hann',
  'rule.opening.centre.no': 'fyrsta orðið má vera hvar sem er',
  'rule.opening.minLetters': 'Stafir sem þarf til að byrja',
  'rule.opening.minLetters.none': 'engin sérregla',
  'rule.opening.minLetters.number':
    '{count, plural, one {minnst # stafur} other {minnst # stafir}}',

  'rule.exchange': 'Stafaskipti',
  'rule.exchange.minBag': 'Til þess þarf í skjóðunni',
  'rule.exchange.minBag.number': '{count, plural, one {minnst # staf} other {minnst # stafi}}',
  'rule.exchange.order': 'Hvernig er skipt',
  'rule.exchange.order.draw-then-return': 'fyrst eru nýir stafir dregnir, svo er þeim gömlu skilað',
  'rule.exchange.countsAsPass': 'Stafaskipti',
  'rule.exchange.countsAsPass.yes': 'teljast hjáseta',
  'rule.exchange.countsAsPass.no': 'teljast ekki hjáseta',

  'rule.pass': 'Hjáseta',
  'rule.pass.when': 'Sitja má hjá',
  'rule.pass.when.always': 'hvenær sem er',
  'rule.pass.when.when-stuck': 'aðeins þegar ekkert er hægt að leggja',

  'rule.blank': 'Auðar töflur',
  'rule.blank.reuse': 'Auð tafla á borðinu',
  'rule.blank.reuse.none': 'er kyrr á sínum stað',
  'rule.blank.reuse.must-replay':
    'má fá í skiptum fyrir réttan staf og verður að leggja strax aftur',
  'rule.blank.reuse.may-replay': 'má fá í skiptum fyrir réttan staf og leggja aftur þegar hentar',

  'rule.bonus': 'Verðlaunastig',
  'rule.bonus.tiles': 'Fyrir að leggja í einum leik',
  'rule.bonus.tiles.number': '{count, plural, one {# staf} other {# stafi}}',
  'rule.bonus.points': 'Verðlaun',
  'rule.bonus.points.number': '{count, plural, one {# aukastig} other {# aukastig}}',

  'rule.theme': 'Þema',
  'rule.theme.name': 'Þema leiksins',
  'rule.theme.name.none': 'ekkert',
  'rule.theme.bonus': 'Fyrir hvert þemaorð',
  'rule.theme.bonus.number': '{count, plural, one {# aukastig} other {# aukastig}}',
  'rule.theme.judgedBy': 'Fellur orðið að þemanu?',
  'rule.theme.judgedBy.vote': 'hinir kjósa, jafntefli þýðir já',

  'rule.bags': 'Skjóður',
  'rule.bags.split': 'Stafirnir eru',
  'rule.bags.split.none': 'allir í einni skjóðu',
  'rule.bags.split.vowel-consonant': 'í tveimur skjóðum, sérhljóðar og samhljóðar',
  'rule.bags.blanks': 'Séu skjóðurnar tvær eru auðu töflurnar',
  'rule.bags.blanks.each': 'í þeim báðum',
  'rule.bags.blanks.third': 'í þriðju skjóðunni',
  'rule.bags.seconds': 'Tími til að velja skjóðu',
  'rule.bags.seconds.none': 'ótakmarkaður',
  'rule.bags.seconds.number': '{time}',

  'rule.words': 'Leyfð orð',
  'rule.words.lexicon': 'Orðabók',
  'rule.words.lexicon.none': 'sú sem leikmenn koma sér saman um',
  'rule.words.lexicon.en': 'enskur orðalisti',
  'rule.words.lexicon.et': 'eistneskur orðalisti, grunnmyndir',
  'rule.words.lexicon.et-all': 'eistneskur orðalisti, allar myndir',
  'rule.words.lexicon.fi': 'finnskur orðalisti, grunnmyndir',
  'rule.words.lexicon.fi-all': 'finnskur orðalisti, myndir í notkun',
  'rule.words.lexicon.is': 'íslenskur orðalisti',
  'rule.words.lexicon.tr': 'tyrkneskur orðalisti',
  'rule.words.lexicon.uk': 'úkraínskur orðalisti, uppflettiorð og fleirtala',
  'rule.words.lexicon.uk-all': 'úkraínskur orðalisti, allar myndir',
  'rule.words.forms': 'Orðmyndir',
  'rule.words.forms.none': 'eins og í orðabókinni',
  'rule.words.forms.headword': 'uppflettimynd',
  'rule.words.forms.plural': 'fleirtala',
  'rule.words.forms.nominative-singular': 'nefnifall eintölu',
  'rule.words.forms.nominative-plural': 'nefnifall fleirtölu',
  'rule.words.forms.ma-infinitive': 'nafnháttur á -ma',
  'rule.words.forms.first-infinitive': 'fyrsti nafnháttur',
  'rule.words.forms.fourth-infinitive': 'fjórði nafnháttur',
  'rule.words.forms.indeclinable': 'óbeygjanleg orð',
  'rule.words.exclude': 'Ekki leyfð',
  'rule.words.exclude.none': 'það sem er ekki í orðabókinni',
  'rule.words.exclude.proper': 'sérnöfn',
  'rule.words.exclude.abbreviation': 'skammstafanir',
  'rule.words.exclude.affix': 'forskeyti og viðskeyti',
  'rule.words.exclude.hyphen': 'orð með bandstriki',
  'rule.words.exclude.apostrophe': 'orð með úrfellingarmerki',
  'rule.words.exclude.hate-speech': 'hatursorð',

  'rule.lookup': 'Fletta má upp í orðabók',
  'rule.lookup.on-challenge': 'aðeins þegar orð er véfengt',
  'rule.lookup.after-play': 'aðeins eftir að orð hefur verið lagt',
  'rule.lookup.open': 'hvenær sem er',

  'rule.challenge': 'Véfenging',
  'rule.challenge.mode': 'Vafasamt orð',
  'rule.challenge.mode.off-auto-reject': 'er athugað og því hafnað strax',
  'rule.challenge.mode.players': 'geta leikmenn véfengt',
  'rule.challenge.mode.referee': 'má véfengja og dómari sker úr',
  'rule.challenge.window': 'Hvenær má véfengja',
  'rule.challenge.window.until': 'Véfengja má',
  'rule.challenge.window.until.accepted-or-next-move':
    'þar til allir hafa samþykkt eða næsti leikmaður leikur',
  'rule.challenge.window.until.referee': 'þar til dómarinn segir stopp',
  'rule.challenge.window.seconds': 'Tími til að véfengja',
  'rule.challenge.window.seconds.none': 'ótakmarkaður',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Að vera með í véfengingu',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'þar til dómarinn hefur skráð alla sem véfengja, áður en orðabókin er opnuð; án dómara þar til allir hafa svarað (okkar túlkun)',
  'rule.challenge.draw': 'Nýir stafir eru dregnir',
  'rule.challenge.draw.after-window': 'þegar lögnin stendur',
  'rule.challenge.draw.at-once': 'strax',
  'rule.challenge.onBad': 'Ef orðið er ótækt',
  'rule.challenge.onBad.retract': 'Stafirnir',
  'rule.challenge.onBad.retract.yes': 'fara aftur á standinn',
  'rule.challenge.onBad.mover': 'Leikmaðurinn sem lagði það',
  'rule.challenge.onBad.mover.lose-turn': 'missir umferðina',
  'rule.challenge.onBad.mover.lose-game': 'tapar leiknum öllum',
  'rule.challenge.bystanders': 'Leikmenn sem véfengdu ekki ógilt orð',
  'rule.challenge.bystanders.none': 'tapa engu',
  'rule.challenge.bystanders.skip-next': 'missa úr næstu umferð',
  'rule.challenge.onGood': 'Ef orðið er gilt',
  'rule.challenge.onGood.challenger': 'Leikmaðurinn sem véfengdi',
  'rule.challenge.onGood.challenger.none': 'tapar engu',
  'rule.challenge.onGood.challenger.points': 'tapar stigum',
  'rule.challenge.onGood.challenger.skip-next': 'missir úr næstu umferð',
  'rule.challenge.onGood.challenger.lose-game': 'tapar leiknum',
  'rule.challenge.onGood.points': 'Stig fyrir að véfengja gilt orð',
  'rule.challenge.onGood.points.number': '{count, plural, one {# stig} other {# stig}}',
  'rule.challenge.onGood.moverPoints': 'Stig til þess sem lagði orðin',
  'rule.challenge.onGood.moverPoints.number': '{count, plural, one {# stig} other {# stig}}',
  'rule.challenge.onGood.per': 'Þessi stig gilda',
  'rule.challenge.onGood.per.play': 'einu sinni fyrir lögnina',
  'rule.challenge.onGood.per.word': 'fyrir hvert véfengt orð',
  'rule.challenge.forcedSkipCountsAsPass': 'Umferð sem missist vegna viðurlaga',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'telst hjáseta',
  'rule.challenge.forcedSkipCountsAsPass.no': 'telst ekki hjáseta',

  'rule.misdraw': 'Rangur stafafjöldi',
  'rule.misdraw.rule': 'Þegar eftir því er tekið',
  'rule.misdraw.rule.none': 'leysa leikmenn úr því sjálfir',
  'rule.misdraw.rule.pass-then-fix': 'missir leikmaðurinn úr umferð, svo er fjöldinn lagaður',
  'rule.misdraw.surplus': 'Stafir sem eru umfram',
  'rule.misdraw.surplus.blind-removal': 'eru teknir blindandi',

  'rule.takeBack': 'Að taka leik til baka',
  'rule.takeBack.never': 'er ekki leyft',
  'rule.takeBack.consent': 'er leyft ef allir hinir samþykkja',
  'rule.takeBack.free': 'er frjálst þar til næsti leikmaður hefur leikið',
  'rule.takeBack.heading': 'Leiðréttingar',

  'rule.clock': 'Klukka',
  'rule.clock.kind': 'Tímamörk',
  'rule.clock.kind.none': 'engin',
  'rule.clock.kind.per-move': 'fyrir hvern leik',
  'rule.clock.kind.per-game': 'fyrir allan leikinn',
  'rule.clock.kind.days': 'nokkrir dagar fyrir hvern leik',
  'rule.clock.seconds': 'Tími',
  'rule.clock.seconds.number': '{time}',
  'rule.clock.increment': 'Viðbótartími fyrir hvern leik',
  'rule.clock.increment.number': '{time}',
  'rule.clock.overPerMinute': 'Hver mínúta umfram tímann',
  'rule.clock.overPerMinute.number': '{count, plural, one {# stig} other {# stig}}',
  'rule.clock.begunMinute': 'Mínúta sem er aðeins hafin',
  'rule.clock.begunMinute.yes': 'telst heil',
  'rule.clock.begunMinute.no': 'telst ekki',
  'rule.clock.capMinutes': 'Leikurinn tapast',
  'rule.clock.capMinutes.none': 'aldrei á umframtíma einum',
  'rule.clock.capMinutes.number':
    '{count, plural, one {eftir # mínútu umfram tímann} other {eftir # mínútur umfram tímann}}',
  'rule.clock.timeBank': 'Tímasjóður fyrir allan leikinn',
  'rule.clock.timeBank.none': 'enginn',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Leyfi í öllum leiknum',
  'rule.clock.vacation.none': 'ekkert',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'Þegar tími fyrir leik er búinn',
  'rule.clock.expiry.pass': 'telst það hjáseta',
  'rule.clock.expiry.resign': 'er leikurinn tapaður',

  'rule.end': 'Leikslok',
  'rule.end.outEmptyBag': 'Skjóðan og einn standur tóm',
  'rule.end.outEmptyBag.yes': 'leiknum lýkur',
  'rule.end.passRounds': 'Allir sitja hjá',
  'rule.end.passRounds.none': 'leikurinn heldur áfram',
  'rule.end.passRounds.number':
    '{count, plural, =1 {einu sinni: leiknum lýkur} =2 {tvisvar í röð: leiknum lýkur} =3 {þrisvar í röð: leiknum lýkur} one {# sinni í röð: leiknum lýkur} other {# sinnum í röð: leiknum lýkur}}',
  'rule.end.scorelessTurns': 'Leikir án stiga',
  'rule.end.scorelessTurns.none': 'skipta ekki máli',
  'rule.end.scorelessTurns.number':
    '{count, plural, one {leiknum lýkur eftir # slíkan} other {leiknum lýkur eftir # í röð}}',
  'rule.end.noMoveLeft': 'Enginn getur lagt meira',
  'rule.end.noMoveLeft.yes': 'leiknum lýkur',
  'rule.end.noMoveLeft.no': 'setið er hjá til leiksloka',

  'rule.final': 'Uppgjör',
  'rule.final.deductOwn': 'Stafir eftir á standi',
  'rule.final.deductOwn.always': 'stig þeirra eru dregin frá',
  'rule.final.deductOwn.unless-out': 'eru dregnir frá aðeins ef enginn kláraði stafina sína',
  'rule.final.deductOwn.never': 'kosta ekkert',
  'rule.final.creditOut': 'Leikmaður sem klárar stafina sína fær',
  'rule.final.creditOut.none': 'ekkert aukalega',
  'rule.final.creditOut.single': 'stigin fyrir stafi hinna',
  'rule.final.creditOut.double': 'tvöföld stigin fyrir stafi hinna',

  'rule.ties': 'Jöfn stig',
  'rule.ties.none': 'sætinu er deilt',
  'rule.ties.before-deduction': 'stigin fyrir frádrátt ráða',
  'rule.ties.letter-draw': 'dregnir eru stafir, sá sem er næst A ræður',

  'rule.notation': 'Skráning leikja',
  'rule.notation.lettersOn': 'Bókstafir merkja',
  'rule.notation.lettersOn.columns': 'dálkana',
  'rule.notation.across': 'Lárétt orð',
  'rule.notation.across.letter-first': 'bókstafur fyrst: H8',
  'rule.notation.across.number-first': 'tala fyrst: 8H',
  'rule.notation.labels': 'Bókstafir dálkanna',
  'rule.notation.labels.latin': 'latneskir',
  'rule.notation.labels.local': 'úr stafrófi leiksins',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'Um hvað leikurinn snýst',
  'sheet.ours-note':
    'Þar sem stendur „okkar túlkun“ þegja reglurnar, eða skilja má þær á fleiri en einn veg, og við urðum að ákveða.',
  'sheet.no-rulebook': 'Þessar reglur fylgja engum prentuðum leikreglum.',
  'sheet.players': 'Orðaspil fyrir {min}–{max} leikmenn.',
  'sheet.players.exact': 'Orðaspil fyrir {count, plural, one {# leikmann} other {# leikmenn}}.',
  'sheet.goal':
    'Leikurinn felst í því að mynda orð úr stafatöflum og tengja þau saman á borðinu. Markmiðið er að ná flestum stigum: nýttu stafina í orðum og á stöðum sem gefa mest og verðlaunareitina sem best.',
  'sheet.totals':
    'Samanlögð stig í einu spili geta numið 400–800 eða meiru, allt eftir færni leikmanna.',
  'sheet.contents':
    'Til leiksins þarf leikborð, {tiles, plural, one {# stafatöflu} other {# stafatöflur}}, {racks, plural, one {# stafastand} other {# stafastanda}} og stafaskjóðu.',
  'sheet.tiles':
    '{letters, plural, one {Á # töflu er bókstafur} other {Á # töflum er bókstafur}} og {blanks, plural, one {# tafla er auð} other {# töflur eru auðar}}.',
  'sheet.tile-points': 'Talan neðst í hægra horni töflunnar segir hve mörg stig hún gefur.',

  'sheet.blank.any':
    'Auða töflu má nota í stað hvaða bókstafs sem er og hún táknar þann sama staf allt til leiksloka.',
  'sheet.blank.named': 'Sá sem leggur hana tilgreinir hvaða staf hún táknar.',
  'sheet.blank.apostrophe': 'Hún má líka tákna úrfellingarmerki.',
  'sheet.blank.without-tile': 'Hún má líka tákna bókstaf sem er ekki á neinni töflu: {letters}.',
  'sheet.blank.zero': 'Gildi auðrar töflu er 0.',
  'sheet.blank.reuse.none':
    'Auð tafla á borðinu er hvorki færð né fengin í skiptum fyrir stafinn sem hún táknar.',
  'sheet.blank.reuse.must-replay':
    'Sá sem á stafinn sem auð tafla á borðinu táknar má skipta á honum og henni og verður að leggja hana í sama leik.',
  'sheet.blank.reuse.may-replay':
    'Sá sem á stafinn sem auð tafla á borðinu táknar má skipta á honum og henni og má leggja hana í sama leik.',

  'sheet.heading.before': 'Áður en leikurinn hefst',
  'sheet.paper': 'Hafið blað og blýant til að skrá stigin.',
  'sheet.table': 'Leikborðið er sett á mitt borðið. Hver leikmaður fær sér stand.',
  'sheet.agree-dictionary': 'Leikmenn koma sér saman um orðabók fyrir fram.',
  'sheet.all-agree':
    'Breyttar reglur gilda aðeins ef allir leikmenn samþykkja þær; annars er spilað eftir þessum.',
  'sheet.hall':
    'Leikmenn tala ekki saman og skoða ekki stafi hinna. Símar eru ekki notaðir við borðin.',
  'sheet.hall.who':
    'Meðan spilað er mega aðeins leikmenn, dómarar og kennarar á vakt vera í salnum.',
  'sheet.hall.tables':
    'Dregið er um borð; í annarri og þriðju umferð er þess gætt að nemendur úr sama skóla lendi ekki saman.',
  'sheet.hall.referees':
    'Dómarar eru nemendur og kennarar skólans sem heldur mótið og kennarar úr öðrum skólum sem vilja vera með.',
  'sheet.draw':
    'Allar töflurnar eru settar í skjóðuna og hver leikmaður dregur eina. Sá sem dregur fremsta bókstafinn í stafrófinu á fyrsta leik.',
  'sheet.draw.blank': 'Auð tafla kemur á undan {letter}.',
  'sheet.draw.apostrophe': 'Úrfellingarmerki kemur á eftir {letter}.',
  'sheet.draw.tie.first': 'Ef fleiri en einn draga fremsta stafinn draga þeir aftur. {tiles}',
  'sheet.draw.tie.every':
    'Þeir sem drógu sama bókstaf draga aftur og skera þannig úr um röðina sín á milli. {tiles}',
  'sheet.draw.redraw-keep-out': 'Fyrri töflurnar bíða utan skjóðunnar á meðan.',
  'sheet.draw.redraw-return': 'Fyrri töflunum er fyrst skilað í skjóðuna.',
  'sheet.seating.fixed': 'Leikið er réttsælis.',
  'sheet.seating.by-draw':
    'Stafirnir ráða líka röðinni: vinstra megin við þann sem byrjar setjast hinir í stafrófsröð. Leikið er réttsælis.',
  'sheet.return': 'Töflurnar eru settar aftur í skjóðuna.',
  'sheet.shake': 'Skjóðan er hrist.',
  'sheet.deal':
    'Nú dregur hver leikmaður {count, plural, one {# stafatöflu} other {# stafatöflur}} og raðar þeim á standinn sinn.',
  'sheet.keeper':
    'Stigin eru skráð eftir hvern leik. Einn leikmanna getur verið stigavörður og skráð stig allra.',

  'sheet.heading.turn': 'Þegar þú átt leik',
  'sheet.turn.choices': 'Þú átt þriggja kosta völ: að leggja orð, skipta út stöfum eða sitja hjá.',

  'sheet.exchange.some':
    'Þú mátt nota leik þinn til að skipta út einhverjum eða öllum stöfunum þínum.',
  'sheet.exchange.order':
    'Leggðu þá á hvolf á borðið, dragðu jafn marga nýja úr skjóðunni og settu síðan gömlu stafina aftur í hana.',
  'sheet.exchange.order.mixed':
    'Leggðu þá á hvolf á borðið, dragðu jafn marga nýja úr skjóðunni, settu síðan gömlu stafina aftur í hana og blandaðu öllu saman.',
  'sheet.exchange.turn': 'Þar með er leik þínum lokið og þú færð engin stig.',
  'sheet.exchange.minBag':
    'Í skjóðunni {count, plural, one {verður að vera minnst # stafur} other {verða að vera minnst # stafir}}.',
  'sheet.exchange.any': 'Skipta má á meðan stafir eru í skjóðunni, en ekki fleirum en þar eru.',
  'sheet.exchange.countsAsPass.yes': 'Stafaskipti teljast hjáseta.',
  'sheet.exchange.countsAsPass.no': 'Stafaskipti teljast ekki hjáseta.',

  'sheet.pass.always':
    'Sitja má hjá hvenær sem er, líka þegar hægt væri að leggja orð. Þú færð engin stig og næsti leikmaður á leik.',
  'sheet.pass.when-stuck': 'Sitja má hjá aðeins ef þú getur ekki lagt neitt orð.',
  'sheet.pass.school':
    'Sá sem getur ekki klárað stafina sína eða myndað orð á borðinu má sitja hjá.',
  'sheet.pass.otherwise': 'Sitja má hjá endranær líka; mótið getur bannað það.',

  'sheet.opening':
    'Fyrsti leikmaður myndar orð úr minnst {count, plural, one {# staf} other {# stöfum}} og leggur það lárétt eða lóðrétt.',
  'sheet.opening.centre.yes': 'Einn stafanna verður að lenda á stjörnureitnum í miðjunni.',
  'sheet.opening.centre.no': 'Orðið má vera hvar sem er á borðinu.',
  'sheet.opening.minLetters':
    'Í þessu orði {count, plural, one {þarf minnst # staf} other {þarf minnst # stafi}}; sá sem á ekkert slíkt orð gefur leikinn áfram til vinstri.',
  'sheet.opening.minLetters.next':
    'Ef enginn á slíkt orð nægja færri stafir, umferð fyrir umferð: {counts}.',

  'sheet.words.allowed': 'Nota má öll orð sem finnast í orðabókinni.',
  'sheet.words.standard': 'Nota má öll orð sem finnast í venjulegri orðabók.',
  'sheet.words.ospd': 'Orðabókin er fjórða útgáfa OSPD; orð sem er ekki í henni er ekki leyft.',
  'sheet.ospd': 'OSPD, fjórða útgáfa',
  'sheet.words.foreign':
    'Erlend orð sem tekin hafa verið upp í málið og finnast í orðabók eru leyfð.',
  'sheet.words.forms': 'Leyfðar orðmyndir: {forms}.',
  'sheet.words.forms.declined': 'Nafnorð, lýsingarorð, töluorð og fornöfn: {forms}.',
  'sheet.words.forms.nouns': 'Nafnorð: {forms}.',
  'sheet.words.forms.as-nouns': 'Lýsingarorð, töluorð og fornöfn: í sömu orðmyndum.',
  'sheet.words.forms.bracket':
    'Í reglunum standa þessir orðflokkar innan sviga á eftir sagnorðum; við teljum þá til fallorða, eins og dæmin sýna.',
  'sheet.words.forms.verbs': 'Sagnorð: {forms}.',
  'sheet.words.forms.also': 'Líka leyfð: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected': 'Beygingarmyndir eru leyfðar, eins og {examples} í dæmum reglnanna.',
  'sheet.words.other-forms': 'Semja má um aðrar orðmyndir.',
  'sheet.words.plurals': 'Orð í fleirtölu eru leyfð.',
  'sheet.words.apostrophe': 'Úrfellingarmerkið á sína eigin töflu og því eru orð með því leyfð.',
  'sheet.words.exclude': 'Ekki má nota: {kinds}.',
  'sheet.lookup.on-challenge':
    'Enginn leitar að orðum í orðabók eða öðrum ritum meðan spilað er. Orðabók er aðeins opnuð ef orð er véfengt.',
  'sheet.lookup.school':
    'Leikmenn mega ekki fletta upp í orðabók. Hún er aðeins opnuð ef orð er véfengt.',
  'sheet.lookup.spelling':
    'Aðeins má nota orðabók ef upp kemur ágreiningur um stafsetningu eða ef orð er véfengt.',
  'sheet.lookup.after-play':
    'Enginn leitar að orðum í orðabók eða öðrum ritum meðan spilað er. Orðabók er aðeins opnuð þegar orð hefur verið lagt eða véfengt.',
  'sheet.lookup.open': 'Fletta má upp orði hvenær sem er, líka áður en það er lagt, án refsingar.',
  'sheet.lookup.laid':
    'Á meðan leikið er leitar enginn að orðum í orðabók eða öðrum bókum. Hvort orð er í orðalistanum sérðu um leið og þú leggur það.',

  'sheet.challenge.players':
    'Véfengja má orð sem vafi leikur á. Þá er flett upp í orðabókinni sem samið var um.',
  'sheet.challenge.who': 'Allir andstæðingar mega véfengja.',
  'sheet.challenge.referee': 'Sá sem efast um orð réttir upp hönd og kallar dómarann að borðinu.',
  'sheet.challenge.off-auto-reject':
    'Ekkert er véfengt: orði sem er ekki í orðalistanum er strax hafnað og þú reynir aftur.',
  'sheet.challenge.until.accepted-or-next-move':
    'Það verður að gera áður en stigin eru skráð og næsti leikmaður byrjar.',
  'sheet.challenge.until.referee':
    'Dómarinn skráir alla sem véfengja orðið og flettir fyrst þá upp.',
  'sheet.challenge.until.closed': 'Véfengja má orð þar til dómarinn segir stopp.',
  'sheet.challenge.join':
    'Án dómara mega aðrir slást í hópinn þar til allir hafa svarað; á netinu telst þögn vera nei eftir fimm mínútur, í hægum leik þegar liðinn er sá tími sem leikmaður hefur til að leggja.',
  'sheet.challenge.judged':
    'Aðeins þeim orðum sem eru véfengd er flett upp. Ef eitt þeirra er ótækt eru allir stafir þess leiks teknir til baka.',
  'sheet.challenge.bad.lose-turn':
    'leikmaðurinn tekur stafina sína til baka og næsti leikmaður á leik.',
  'sheet.challenge.bad.lose-game': 'leikmaðurinn tekur stafina sína til baka og tapar leiknum.',
  'sheet.challenge.bystanders':
    'Þeir sem véfengdu það ekki verða líka að sitja hjá í þeirri umferð.',
  'sheet.challenge.bystanders.when': 'Hver þeirra situr hjá þegar röðin kemur næst að honum.',
  'sheet.challenge.good.not-named': 'það stendur; reglurnar nefna enga refsingu fyrir að véfengja.',
  'sheet.challenge.good.none': 'það stendur og sá sem véfengdi tapar engu.',
  'sheet.challenge.good.points':
    'það stendur og sá sem véfengdi tapar {count, plural, one {# stigi} other {# stigum}}.',
  'sheet.challenge.good.points.word':
    'það stendur og sá sem véfengdi tapar {count, plural, one {# stigi} other {# stigum}} fyrir hvert orð sem véfengt var.',
  'sheet.challenge.good.skip-next': 'það stendur og allir sem véfengdu missa úr næstu umferð.',
  'sheet.challenge.good.lose-game': 'það stendur og sá sem véfengdi tapar leiknum.',
  'sheet.challenge.mover':
    'Sá sem lagði það fær {count, plural, one {# aukastig} other {# aukastig}}.',
  'sheet.challenge.mover.word':
    'Sá sem lagði það fær {count, plural, one {# aukastig} other {# aukastig}} fyrir hvert orð sem véfengt var.',
  'sheet.challenge.once':
    'Þótt fleiri en eitt orð í sama leik séu véfengd telst þetta aðeins einu sinni.',
  'sheet.challenge.skip.yes': 'Umferð sem tapast vegna véfengingar telst hjáseta.',
  'sheet.challenge.skip.no': 'Umferð sem tapast vegna véfengingar telst ekki hjáseta.',
  'sheet.challenge.draw.after-window':
    'Nýir stafir eru ekki dregnir fyrr en ljóst er að orðið stendur.',
  'sheet.challenge.draw.at-once':
    'Nýir stafir eru dregnir strax; ef orðið er tekið til baka fara þeir aftur í skjóðuna.',

  'sheet.heading.premiums': 'Verðlaunareitir',
  'sheet.board': 'Á leikborðinu eru {size} × {size} reitir.',
  'sheet.premium.some': 'Sumir reitir gefa aukastig.',
  'sheet.premium.printed': 'Á reitnum stendur hvað hann gefur.',
  'sheet.premium.double-letter': 'tvöfaldar gildi stafs sem er lagður á reitinn.',
  'sheet.premium.triple-letter': 'þrefaldar gildi stafs sem er lagður á reitinn.',
  'sheet.premium.double-word': 'tvöfaldar gildi alls orðsins.',
  'sheet.premium.triple-word': 'þrefaldar gildi alls orðsins.',
  'sheet.premium.star': 'Stjörnureiturinn tvöfaldar gildi fyrsta orðsins.',
  'sheet.premium.star.pink': 'Stjörnureiturinn er bleikur og tvöfaldar gildi fyrsta orðsins.',
  'sheet.premium.star.light-red':
    'Stjörnureiturinn er ljósrauður og tvöfaldar því gildi fyrsta orðsins.',
  'sheet.premium.letters-first':
    'Stafagildin eru margfölduð fyrst og lögð saman; síðan er allt orðið tvöfaldað eða þrefaldað.',
  'sheet.premium.two':
    'Ef orð þekur tvo reiti sem tvöfalda orð fjórfaldast gildi þess; ef það þekur tvo sem þrefalda orð nífaldast það.',
  'sheet.premium.two.pink':
    'Ef orð þekur tvo bleika reiti fjórfaldast gildi þess; ef það þekur tvo rauða nífaldast það.',
  'sheet.premium.two.light-red':
    'Ef orð þekur tvo ljósrauða reiti fjórfaldast gildi þess; ef það þekur tvo dökkrauða nífaldast það.',
  'sheet.premium.three-times':
    'Um tvo reiti sem þrefalda orð segja reglurnar „þrefaldað þrisvar“ en líka „nífalt“; við teljum nífalt.',
  'sheet.premium.once':
    'Verðlaunareitur gildir aðeins í þeirri umferð sem stafur er lagður á hann. Þegar staf er síðar bætt við orðið teljast aðeins gildi stafanna.',
  'sheet.premium.blank':
    'Þegar auð tafla lendir á verðlaunareit orðs tvöfaldast eða þrefaldast gildi orðsins samt. Á verðlaunareit stafs er gildi hennar áfram 0.',
  'sheet.premium.blank.light-red':
    'Þegar auð tafla lendir á ljósrauðum eða dökkrauðum reit tvöfaldast eða þrefaldast gildi orðsins samt. Á ljósbláum eða dökkbláum reit er gildi hennar áfram 0.',
  'sheet.premium.triple-example':
    'Í dæmi reglnanna lendir fyrsti stafur orðsins {word} á reit sem þrefaldar orð. Framlenging fyrsta orðs yfir stjörnureitinn nær ekki þangað, svo í kennslunni okkar liggur {from} annars staðar.',
  'sheet.colour.light-blue': 'Ljósblár reitur',
  'sheet.colour.dark-blue': 'Dökkblár reitur',
  'sheet.colour.pink': 'Bleikur reitur',
  'sheet.colour.red': 'Rauður reitur',
  'sheet.colour.light-red': 'Ljósrauður reitur',
  'sheet.colour.dark-red': 'Dökkrauður reitur',

  'sheet.heading.counting': 'Stigagjöf',
  'sheet.count.words':
    'Gildi stafanna í hverju orði eru lögð saman, auk verðlaunagildis. Þú færð stig fyrir öll orð sem þú myndar eða breytir í einum leik.',
  'sheet.count.shared':
    'Stafur sem er hluti af tveimur orðum er talinn til stiga í báðum, ásamt verðlaunagildi sínu.',
  'sheet.count.announce': 'Þú lýkur leik þínum með því að leggja saman stigin og tilkynna þau.',
  'sheet.count.compound':
    'Í reglunum stendur líka að hlutar samsetts orðs teljist hver fyrir sig. Við teljum hvert orð á borðinu en aldrei hluta þess: þannig gera aðrar reglur og dæmi.',
  'sheet.count.refill':
    'Síðan dregur þú jafn marga stafi og þú lagðir, svo að þú eigir aftur {count, plural, one {# staf} other {# stafi}}.',
  'sheet.count.empty-bag': 'Þegar skjóðan er tóm spilar þú áfram með þá stafi sem þú átt.',

  'sheet.bonus':
    'Sá sem leggur {tiles, plural, =7 {allar 7 stafatöflurnar} one {# stafatöflu} other {# stafatöflur}} í einum leik fær {points, plural, one {# verðlaunastig} other {# verðlaunastig}} til viðbótar. Þau bætast við síðast, þegar búið er að margfalda.',

  'sheet.heading.laying': 'Að leggja stafi',
  'sheet.laying.join':
    'Næstu leikmenn bæta einum eða fleiri stöfum við þá sem þegar eru á borðinu til að mynda ný orð; nýju stafirnir verða að snerta minnst einn sem fyrir er.',
  'sheet.laying.two-letters': 'Nýju orðin eru minnst tveggja stafa löng.',
  'sheet.laying.line':
    'Alla stafi í einum leik verður að leggja í einni samfelldri röð, lárétt eða lóðrétt; á milli þeirra mega aðeins vera stafir sem þegar eru á borðinu.',
  'sheet.laying.directions': 'Orð liggja lárétt eða lóðrétt, aldrei á ská.',
  'sheet.laying.reading':
    'Þau eru lesin frá vinstri til hægri eða ofan frá og niður, aldrei aftur á bak.',
  'sheet.laying.one-place':
    'Stafirnir verða að mynda eitt heilt orð, sem getur um leið lengt önnur; í einum leik má ekki leggja stafi víðs vegar um borðið.',
  'sheet.laying.neighbours':
    'Snerti stafir aðra stafi í næstu röð verða þeir líka að mynda heil orð, eins og í krossgátu.',
  'sheet.ways':
    'Ný orð má mynda {count, plural, =3 {á þrjá vegu} =5 {á fimm vegu} one {á # veg} other {á # vegu}}:',
  'sheet.way.extend': 'Bæta má einum eða fleiri stöfum við stafi sem þegar eru á borðinu.',
  'sheet.way.extend-both':
    'Bæta má stöfum framan eða aftan við orð á borðinu eða við báða enda í einu.',
  'sheet.way.extend-both.example':
    'Bæta má stöfum framan eða aftan við orð á borðinu eða við báða enda í einu, til dæmis verður {word} úr {from}.',
  'sheet.way.both-ends': 'Lengja má orð í báða enda í einu.',
  'sheet.way.cross': 'Leggja má orð hornrétt á annað orð og nota einn af stöfum þess.',
  'sheet.way.beside':
    'Leggja má orð samhliða öðru orði þannig að stafirnir sem snertast myndi einnig heil orð.',
  'sheet.way.hook': 'Nýtt orð getur líka bætt staf við orð á borðinu.',
  'sheet.way.bridge':
    'Eða það brúar bil milli stafa sem standa hver í sínu lagi; það getur fyrst gerst í fjórða leik.',
  'sheet.again': 'Sama orðið má leggja oftar en einu sinni í sama spili.',
  'sheet.stay':
    'Ekki má færa eða fjarlægja staf eftir að hann hefur verið lagður, nema orðið reynist ótækt.',

  'sheet.end.out':
    'Leiknum lýkur þegar skjóðan er tóm og einhver leikmanna hefur lagt alla stafina af standinum sínum.',
  'sheet.end.passes':
    '{count, plural, =1 {Honum lýkur líka þegar allir leikmenn hafa setið hjá einu sinni.} =2 {Honum lýkur líka þegar allir leikmenn hafa setið hjá tvisvar í röð.} one {Honum lýkur líka þegar allir leikmenn hafa setið hjá # sinni í röð.} other {Honum lýkur líka þegar allir leikmenn hafa setið hjá # sinnum í röð.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Honum lýkur líka eftir # umferð án stiga.} other {Honum lýkur líka eftir # umferðir í röð án stiga.}}',
  'sheet.end.no-move.yes':
    'Honum lýkur líka þegar allir mögulegir leikir hafa verið leiknir: ef enginn getur klárað stafina sína er spilað þangað til og sá sem getur ekki leikið situr hjá.',
  'sheet.end.no-move.no':
    'Sá sem getur ekki lagt orð má skipta út stöfum eða sitja hjá; leikurinn heldur áfram.',
  'sheet.last-letter': 'Munið: síðasti stafurinn í skjóðunni getur ráðið úrslitum!',

  'sheet.final.always':
    'Stig stafanna sem leikmaður á eftir á standinum eru dregin frá stigum hans.',
  'sheet.final.unless-out':
    'Ef enginn hefur lagt alla stafina sína eru stig stafanna á standinum dregin frá stigum hvers og eins.',
  'sheet.final.never': 'Ekkert er dregið frá fyrir stafi sem eftir eru á standinum.',
  'sheet.final.credit.none': 'Sá sem hefur lagt alla stafina sína fær ekkert aukalega.',
  'sheet.final.credit.single':
    'Sá sem hefur lagt alla stafina sína fær stigin fyrir alla stafi sem hinir eiga eftir.',
  'sheet.final.credit.double':
    'Sá sem hefur lagt alla stafina sína fær tvöföld stigin fyrir alla stafi sem hinir eiga eftir.',
  'sheet.final.example':
    'Dæmi: sá sem á {tiles} eftir tapar {points, plural, one {# stigi} other {# stigum}} og sá sem hefur lagt alla stafina sína fær þau.',
  'sheet.final.misprint':
    'Í reglunum stendur hér {printed}; eftir stöfum þeirra sjálfra eru það {points}, og svo teljum við.',
  'sheet.final.winner': 'Sá vinnur sem hefur flest stig.',
  'sheet.final.advance':
    'Sigurvegari hvers borðs kemst í næstu umferð. Ef þarf má líka bjóða þeim sem urðu í öðru sæti með flest stig.',

  'sheet.ties.none': 'Leikmenn með jafn mörg stig deila sætinu.',
  'sheet.ties.before-deduction':
    'Ef stig eru jöfn ráða stigin áður en stafirnir á standinum voru dregnir frá.',
  'sheet.ties.letter-draw':
    'Ef enn er jafnt dregur hver sinn bókstaf: sá er framar sem fær A eða stafinn næst því.',
  'sheet.ties.tables': 'Eins er það milli þeirra sem urðu í öðru sæti á ólíkum borðum.',
  'sheet.ties.draw': 'Auð tafla kemur á undan A og ef stafir eru jafnir er dregið aftur.',

  'sheet.misdraw':
    'Ef í ljós kemur að leikmaður er með of fáa eða of marga stafi missir hann þá umferð. Síðan dregur hann það sem vantar; séu stafirnir of margir snýr hann þeim á hvolf og umframstafirnir eru teknir af honum.',
  'sheet.misdraw.later': 'Ef það kemur í ljós þegar annar á leik missir hann næstu umferð sína.',
  'sheet.take-back.never': 'Ekki má taka leik til baka.',
  'sheet.take-back.consent': 'Taka má leik til baka ef allir hinir samþykkja.',
  'sheet.take-back.free':
    'Þú mátt taka síðustu lögn þína til baka þar til næsti leikmaður hefur leikið. Svör vélmenna fara þá líka til baka.',
  'sheet.take-back.same-tiles':
    'Þegar þú leikur aftur dregur þú sömu stafi og áður. Stafaskipti eru ekki tekin til baka.',
  'sheet.take-back.referee': 'Ef dómari er á staðnum má hann leiðrétta mistök.',
};
