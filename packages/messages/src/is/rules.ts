/** Icelandic: the rules, value by value and in sentences, and the house rules. */
import type { Texts } from '../texts.ts';

export const rules: Texts<'rules'> = {
  // House rules.
  'house-rule.blank-reuse-must': 'Auðir stafir strax aftur í leik',
  'house-rule.blank-reuse-must.about':
    'Ef þú átt rétta bókstafinn máttu skipta á honum og auðum staf á borðinu en verður þá að leggja auða stafinn í sama leik. Auðan staf má færa svona hve oft sem er.',
  'house-rule.blank-reuse-may': 'Auðir stafir aftur í leik',
  'house-rule.blank-reuse-may.about':
    'Ef þú átt rétta bókstafinn máttu skipta á honum og auðum staf á borðinu og leggja auða stafinn í sama leik eða geyma hann (okkar túlkun). Auðan staf má færa svona hve oft sem er.',
  'house-rule.open-dictionary': 'Opin orðabók',
  'house-rule.open-dictionary.about':
    'Allir mega fletta orðum upp áður en þeir leggja þau, án viðurlaga: góð leið til að læra ný orð.',
  'house-rule.theme': 'Þema',
  'house-rule.theme.about':
    'Þið veljið þema, til dæmis jól eða íþróttir, og hvert orð sem passar við það gefur aukastig: 5 samkvæmt úkraínsku reglubókinni, en sú eistneska nefnir enga tölu. Gaman er að rökstyðja að orð passi; hin kjósa um það (okkar túlkun).',
  'house-rule.jacks-to-open': 'Gosapar opnar (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'Í fyrsta orðinu þurfa að vera minnst fimm stafir; sá sem á ekkert slíkt orð situr hjá og næsti til vinstri á leik. Ef enginn á slíkt orð duga fjórir. Eftir það duga þrír og loks tveir, og þangað til má líka skipta um stafi (okkar túlkun).',
  'house-rule.two-bags': 'Tvær skjóður',
  'house-rule.two-bags.about':
    'Til að einfalda leikinn eru sérhljóðar og samhljóðar hvorir í sinni skjóðu og þú velur úr hvorri þú dregur. Einn auður stafur er í hvorri (okkar túlkun).',
  'house-rule.two-bags-third': 'Þrjár skjóður',
  'house-rule.two-bags-third.about':
    'Sérhljóðar, samhljóðar og auðir stafir eru í þremur skjóðum og þú velur úr hverri þú dregur.',
  'house-rule.restricted-exchange': 'Takmörkuð stafaskipti',
  'house-rule.restricted-exchange.about':
    'Eins og á meistaramótum: ekki má skipta um stafi þegar sex eða færri eru í skjóðunni.',
  'house-rule.pass-when-stuck': 'Aðeins setið hjá í neyð',
  'house-rule.pass-when-stuck.about': 'Þú mátt aðeins sitja hjá ef þú getur ekkert lagt.',
  'house-rule.take-back': 'Leik má taka til baka',
  'house-rule.take-back.about':
    'Fyrir vináttuleiki: þú getur tekið síðasta leik þinn til baka ef öll hin samþykkja.',
  'house-rule.timer-2-minutes': 'Tvær mínútur á leik',
  'house-rule.timer-2-minutes.about':
    'Þú hefur tvær mínútur fyrir hvern leik; eftir það siturðu hjá (okkar túlkun).',
  'house-rule.championship-clock': 'Meistaramótsklukka',
  'house-rule.championship-clock.about':
    'Hver leikmaður hefur 25 mínútur fyrir alla viðureignina, á skákklukku. Hver mínúta í umframtíma kostar 10 stig; byrjuð mínúta telst heil (okkar túlkun).',
  'house-rule.three-days-a-move': 'Þrír dagar á leik',
  'house-rule.three-days-a-move.about':
    'Hæg viðureign: þú hefur þrjá daga fyrir hvern leik; eftir það siturðu hjá.',
  'house-rule.window-20-seconds': 'Tuttugu sekúndur til að véfengja',
  'house-rule.window-20-seconds.about':
    'Þú getur véfengt orð í tuttugu sekúndur; eftir það stendur það.',
  'house-rule.draw-at-once': 'Dregið strax',
  'house-rule.draw-at-once.about':
    'Þú dregur nýja stafi um leið og þú hefur lagt orð og skilar þeim ef orðið reynist ógilt.',
  'house-rule.challenge-void': 'Engin ógild orð',
  'house-rule.challenge-void.about':
    'Orði sem er ekki í orðabókinni er hafnað strax og þú getur reynt annað.',
  'house-rule.challenge-single': 'Áhættulaus véfenging',
  'house-rule.challenge-single.about':
    'Sá sem leggur ógilt orð missir leik sinn; misheppnuð véfenging kostar ekkert.',
  'house-rule.challenge-double': 'Véfenging upp á leik',
  'house-rule.challenge-double.about':
    'Sá sem leggur ógilt orð missir leik sinn; misheppnuð véfenging kostar þann sem véfengdi næsta leik.',
  'house-rule.challenge-triple': 'Véfenging upp á allt',
  'house-rule.challenge-triple.about':
    'Sá sem leggur ógilt orð tapar viðureigninni strax, og eins sá sem véfengir gilt orð.',
  'house-rule.challenge-minus-10': 'Misheppnuð véfenging kostar 10',
  'house-rule.challenge-minus-10.about': 'Misheppnuð véfenging kostar þann sem véfengdi 10 stig.',
  'house-rule.challenge-plus-5': 'Misheppnuð véfenging gefur 5',
  'house-rule.challenge-plus-5.about': 'Misheppnuð véfenging gefur þeim sem lagði orðið 5 stig.',
  'house-rule.challenge-plus-10': 'Misheppnuð véfenging gefur 10',
  'house-rule.challenge-plus-10.about': 'Misheppnuð véfenging gefur þeim sem lagði orðið 10 stig.',
  'house-rule.challenge-plus-5-per-word': 'Misheppnuð véfenging gefur 5 á orð',
  'house-rule.challenge-plus-5-per-word.about':
    'Misheppnuð véfenging gefur þeim sem lagði orðin 5 stig fyrir hvert véfengt orð.',
  'house-rule.own': 'Þínar eigin breytingar',
  'house-rule.own.about': 'Stakar reglur sem leikmenn hafa breytt.',

  // What is wrong with a ruleset.
  'fault.unknown-value': 'Ein reglan er með gildi sem er ekki til.',
  'fault.when-stuck-needs-generator':
    '„Aðeins setið hjá í neyð“ þarf forrit sem finnur alla mögulega leiki og það er ekki til hér.',
  'fault.no-blank-to-reuse': 'Ekki er hægt að endurnota auða stafi: í þessu setti eru engir.',
  'fault.theme-needs-window':
    'Kosið er um þemaorð eftir að þau eru lögð, svo ekki er hægt að hafna ógildum orðum strax.',
  'fault.theme-needs-bonus': 'Þemaorð verða að gefa aukastig.',
  'fault.two-bags-need-late-draw': 'Með tveimur skjóðum dregurðu ekki stafi fyrr en orðið stendur.',
  'fault.refusing-words-needs-list':
    'Aðeins er hægt að hafna ógildum orðum strax ef orðabók er valin.',
  'fault.free-take-back-needs-known-words':
    'Þú getur aðeins tekið leiki til baka að vild þar sem ógildum orðum er hafnað strax.',
  'fault.free-take-back-needs-one-bag':
    'Með tveimur skjóðum geturðu ekki tekið leiki til baka að vild: þá gætirðu kíkt í báðar.',
  'fault.penalty-without-challenge': 'Véfenging getur ekki kostað neitt ef enginn má véfengja.',
  'fault.points-without-value': 'Misheppnuð véfenging kostar stig en töluna vantar.',
  'fault.bystanders-need-joining':
    'Sá sem véfengdi ekki getur aðeins misst leik ef tími gafst til að véfengja líka.',
  'fault.game-never-ends': 'Með þessum reglum gæti viðureignin aldrei tekið enda.',
  'fault.double-credit-with-deduction':
    'Annaðhvort fær sá sem klárar tvöföld stig fyrir stafi hinna eða stigin eru dregin frá, en ekki hvort tveggja.',
  'fault.clock-needs-seconds': 'Það er enginn tími á klukkunni.',
  'fault.increment-needs-game-clock':
    'Viðbótartími fyrir hvern leik krefst klukku fyrir alla viðureignina.',
  'fault.cap-needs-game-clock': 'Hámark á umframtíma krefst klukku fyrir alla viðureignina.',
  'fault.time-bank-needs-days': 'Tímasjóður getur aðeins verið þar sem tíminn er talinn í dögum.',
  'fault.vacation-needs-days': 'Aðeins er hægt að taka frí þar sem tíminn er talinn í dögum.',
  'fault.opening-minimum-out-of-range':
    'Lágmarkslengd fyrsta orðsins er of lítil eða meiri en kemst á stand.',
  'fault.exchange-limit-out-of-range':
    'Ekki er hægt að krefjast svo margra stafa í skjóðunni til að mega skipta.',
  'fault.rack-out-of-range': 'Stafafjöldinn á standi gengur ekki upp.',
  'fault.bonus-out-of-reach': 'Verðlaunastigin krefjast fleiri stafa en eru á standi.',
  'fault.number-out-of-range': 'Einhver tala í reglunum er of lág eða of há.',
  'fault.tileset-mismatch': 'Reglurnar og stafirnir eiga ekki saman.',
  'fault.broken-tileset': 'Stafasettið gengur ekki upp.',
  'fault.broken-board': 'Á þessu leikborði er ekki hægt að spila.',
  'fault.house-rules-clash': 'Tvær af heimareglunum stangast á.',

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

  'rule.start': 'Hver byrjar',
  'rule.start.blank': 'Auður stafur í drættinum',
  'rule.start.blank.before-first': 'kemur á undan fyrsta bókstaf',
  'rule.start.tie': 'Sami bókstafur dreginn',
  'rule.start.tie.redraw-keep-out': 'dregið aftur; fyrri stafirnir bíða utan skjóðunnar',
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
  'rule.opening.centre': 'Stjarnan',
  'rule.opening.centre.yes': 'fyrsta orðið nær yfir hana',
  'rule.opening.centre.no': 'fyrsta orðið má vera hvar sem er',
  'rule.opening.minLetters': 'Stafir sem þarf til að byrja',
  'rule.opening.minLetters.none': 'engin sérregla',
  'rule.opening.minLetters.number':
    '{count, plural, one {minnst # stafur} other {minnst # stafir}}',

  'rule.exchange': 'Stafaskipti',
  'rule.exchange.minBag': 'Til þess þarf í skjóðunni',
  'rule.exchange.minBag.number': '{count, plural, one {minnst # staf} other {minnst # stafi}}',
  'rule.exchange.order': 'Röð',
  'rule.exchange.order.draw-then-return': 'nýir stafir dregnir fyrst, svo er þeim gömlu skilað',
  'rule.exchange.countsAsPass': 'Stafaskipti',
  'rule.exchange.countsAsPass.yes': 'teljast hjáseta',
  'rule.exchange.countsAsPass.no': 'teljast ekki hjáseta',

  'rule.pass': 'Hjáseta',
  'rule.pass.when': 'Þú mátt sitja hjá',
  'rule.pass.when.always': 'hvenær sem er',
  'rule.pass.when.when-stuck': 'aðeins ef þú getur ekki lagt orð',

  'rule.blank': 'Auðir stafir',
  'rule.blank.reuse': 'Auður stafur á borðinu',
  'rule.blank.reuse.none': 'er kyrr',
  'rule.blank.reuse.must-replay':
    'fæst í skiptum fyrir réttan bókstaf og verður þá að fara strax aftur á borðið',
  'rule.blank.reuse.may-replay':
    'fæst í skiptum fyrir réttan bókstaf og má þá fara aftur á borðið hvenær sem er',

  'rule.bonus': 'Verðlaunastig',
  'rule.bonus.tiles': 'Fyrir að leggja í einum leik',
  'rule.bonus.tiles.number': '{count, plural, one {# staf} other {# stafi}}',
  'rule.bonus.points': 'Þú færð',
  'rule.bonus.points.number': '{count, plural, one {# aukastig} other {# aukastig}}',

  'rule.theme': 'Þema',
  'rule.theme.name': 'Þemað',
  'rule.theme.name.none': 'ekkert',
  'rule.theme.bonus': 'Fyrir hvert þemaorð',
  'rule.theme.bonus.number': '{count, plural, one {# aukastig} other {# aukastig}}',
  'rule.theme.judgedBy': 'Passar orðið?',
  'rule.theme.judgedBy.vote': 'hin kjósa; ef jafnt er telst það já',

  'rule.bags': 'Skjóður',
  'rule.bags.split': 'Stafirnir eru',
  'rule.bags.split.none': 'allir í einni skjóðu',
  'rule.bags.split.vowel-consonant': 'í tveimur skjóðum, sérhljóðar og samhljóðar',
  'rule.bags.blanks': 'Með tveimur skjóðum eru auðu stafirnir',
  'rule.bags.blanks.each': 'í þeim báðum',
  'rule.bags.blanks.third': 'í þriðju skjóðunni',
  'rule.bags.seconds': 'Tími til að velja skjóðu',
  'rule.bags.seconds.none': 'ótakmarkaður',
  'rule.bags.seconds.number': '{time}',

  'rule.words': 'Leyfð orð',
  'rule.words.lexicon': 'Orðabók',
  'rule.words.lexicon.none': 'sú sem þið komið ykkur saman um við borðið',
  'rule.words.lexicon.en': 'ensk orðabók',
  'rule.words.lexicon.et': 'eistnesk orðabók, grunnmyndir',
  'rule.words.lexicon.et-all': 'eistnesk orðabók, allar orðmyndir',
  'rule.words.lexicon.fi': 'finnsk orðabók, grunnmyndir',
  'rule.words.lexicon.fi-compounds': 'finnsk orðabók, einnig fleiri samsett orð',
  'rule.words.lexicon.fi-all': 'finnsk orðabók, orðmyndir í notkun',
  'rule.words.lexicon.is': 'íslensk orðabók',
  'rule.words.lexicon.tr': 'tyrknesk orðabók',
  'rule.words.lexicon.uk': 'úkraínsk orðabók, uppflettiorð og fleirtala',
  'rule.words.lexicon.uk-all': 'úkraínsk orðabók, allar orðmyndir',
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

  'rule.lookup': 'Fletta má upp orði',
  'rule.lookup.on-challenge': 'aðeins eftir véfengingu',
  'rule.lookup.after-play': 'aðeins eftir að orð hefur verið lagt',
  'rule.lookup.open': 'hvenær sem er',

  'rule.challenge': 'Véfenging',
  'rule.challenge.mode': 'Ógilt orð',
  'rule.challenge.mode.off-auto-reject': 'kemst ekki á borðið',
  'rule.challenge.mode.players': 'leikmenn véfengja það',
  'rule.challenge.mode.referee': 'leikmenn véfengja það og dómarinn sker úr',
  'rule.challenge.window': 'Hvenær má véfengja',
  'rule.challenge.window.until': 'Véfengja má',
  'rule.challenge.window.until.accepted-or-next-move':
    'þar til allir hafa samþykkt eða næsti leikmaður leikur',
  'rule.challenge.window.until.referee': 'þar til dómarinn segir stopp',
  'rule.challenge.window.seconds': 'Tími til að véfengja',
  'rule.challenge.window.seconds.none': 'ótakmarkaður',
  'rule.challenge.window.seconds.number': '{time}',
  'rule.challenge.window.joinSeconds': 'Fleiri mega véfengja',
  'rule.challenge.window.joinSeconds.number': '{time}',
  'rule.challenge.window.joinSeconds.zero':
    'þar til dómarinn hefur skráð alla sem véfengja, áður en orðabókin er opnuð; án dómara þar til allir hafa svarað (okkar túlkun)',
  'rule.challenge.draw': 'Þú dregur nýja stafi',
  'rule.challenge.draw.after-window': 'þegar orðið stendur',
  'rule.challenge.draw.at-once': 'strax',
  'rule.challenge.onBad': 'Ef orðið er ógilt',
  'rule.challenge.onBad.retract': 'Stafirnir',
  'rule.challenge.onBad.retract.yes': 'fara aftur á standinn',
  'rule.challenge.onBad.mover': 'Sá sem lagði það',
  'rule.challenge.onBad.mover.lose-turn': 'missir leik sinn',
  'rule.challenge.onBad.mover.lose-game': 'tapar viðureigninni',
  'rule.challenge.bystanders': 'Þau sem véfengdu ekki ógilt orð',
  'rule.challenge.bystanders.none': 'tapa engu',
  'rule.challenge.bystanders.skip-next': 'missa næsta leik',
  'rule.challenge.onGood': 'Ef orðið er gilt',
  'rule.challenge.onGood.challenger': 'Sá sem véfengdi',
  'rule.challenge.onGood.challenger.none': 'tapar engu',
  'rule.challenge.onGood.challenger.points': 'tapar stigum',
  'rule.challenge.onGood.challenger.skip-next': 'missir næsta leik',
  'rule.challenge.onGood.challenger.lose-game': 'tapar viðureigninni',
  'rule.challenge.onGood.points': 'Stig þess sem véfengdi',
  'rule.challenge.onGood.points.number': '{count, plural, one {# stig} other {# stig}}',
  'rule.challenge.onGood.moverPoints': 'Stig til þess sem lagði orðið',
  'rule.challenge.onGood.moverPoints.number': '{count, plural, one {# stig} other {# stig}}',
  'rule.challenge.onGood.per': 'Þessi stig gilda',
  'rule.challenge.onGood.per.play': 'einu sinni, óháð fjölda orða',
  'rule.challenge.onGood.per.word': 'fyrir hvert véfengt orð',
  'rule.challenge.forcedSkipCountsAsPass': 'Leikur sem fellur niður vegna viðurlaga',
  'rule.challenge.forcedSkipCountsAsPass.yes': 'telst hjáseta',
  'rule.challenge.forcedSkipCountsAsPass.no': 'telst ekki hjáseta',

  'rule.misdraw': 'Rangur stafafjöldi',
  'rule.misdraw.rule': 'Þegar það uppgötvast',
  'rule.misdraw.rule.none': 'leysið þið sjálf úr því',
  'rule.misdraw.rule.pass-then-fix': 'fellur sá leikur niður og svo er fjöldinn leiðréttur',
  'rule.misdraw.surplus': 'Umframstafir',
  'rule.misdraw.surplus.blind-removal': 'eru teknir blindandi',

  'rule.takeBack': 'Að taka leik til baka',
  'rule.takeBack.never': 'er ekki leyft',
  'rule.takeBack.consent': 'er leyft ef öll hin samþykkja',
  'rule.takeBack.free': 'er frjálst þar til næsti leikmaður hefur leikið',
  'rule.takeBack.heading': 'Leiðréttingar',

  'rule.clock': 'Klukka',
  'rule.clock.kind': 'Tímamörk',
  'rule.clock.kind.none': 'engin',
  'rule.clock.kind.per-move': 'fyrir hvern leik',
  'rule.clock.kind.per-game': 'fyrir alla viðureignina',
  'rule.clock.kind.days': 'dagar fyrir hvern leik',
  'rule.clock.seconds': 'Tími',
  'rule.clock.seconds.number': '{time}',
  'rule.clock.increment': 'Viðbótartími fyrir hvern leik',
  'rule.clock.increment.number': '{time}',
  'rule.clock.overPerMinute': 'Hver mínúta í umframtíma',
  'rule.clock.overPerMinute.number': '{count, plural, one {# stig} other {# stig}}',
  'rule.clock.begunMinute': 'Byrjuð mínúta',
  'rule.clock.begunMinute.yes': 'telst heil',
  'rule.clock.begunMinute.no': 'telst ekki',
  'rule.clock.capMinutes': 'Þú tapar viðureigninni',
  'rule.clock.capMinutes.none': 'aldrei á umframtímanum einum',
  'rule.clock.capMinutes.number':
    '{count, plural, one {eftir # mínútu í umframtíma} other {eftir # mínútur í umframtíma}}',
  'rule.clock.timeBank': 'Tímasjóður fyrir alla viðureignina',
  'rule.clock.timeBank.none': 'enginn',
  'rule.clock.timeBank.number': '{time}',
  'rule.clock.vacation': 'Frí í allri viðureigninni',
  'rule.clock.vacation.none': 'ekkert',
  'rule.clock.vacation.number': '{time}',
  'rule.clock.expiry': 'Þegar tíminn fyrir leik er búinn',
  'rule.clock.expiry.pass': 'siturðu hjá',
  'rule.clock.expiry.resign': 'taparðu viðureigninni',

  'rule.end': 'Leikslok',
  'rule.end.outEmptyBag': 'Skjóðan tóm og einn standur líka',
  'rule.end.outEmptyBag.yes': 'viðureigninni lýkur',
  'rule.end.passRounds': 'Allir sitja hjá',
  'rule.end.passRounds.none': 'viðureignin heldur áfram',
  'rule.end.passRounds.number':
    '{count, plural, =1 {einu sinni: viðureigninni lýkur} =2 {tvisvar í röð: viðureigninni lýkur} =3 {þrisvar í röð: viðureigninni lýkur} one {# sinni í röð: viðureigninni lýkur} other {# sinnum í röð: viðureigninni lýkur}}',
  'rule.end.scorelessTurns': 'Leikir án stiga',
  'rule.end.scorelessTurns.none': 'skipta ekki máli',
  'rule.end.scorelessTurns.number':
    '{count, plural, one {viðureigninni lýkur eftir # slíkan} other {viðureigninni lýkur eftir # í röð}}',
  'rule.end.noMoveLeft': 'Enginn getur leikið',
  'rule.end.noMoveLeft.yes': 'viðureigninni lýkur',
  'rule.end.noMoveLeft.no': 'setið er hjá til leiksloka',

  'rule.final': 'Uppgjör',
  'rule.final.deductOwn': 'Stafir eftir á standinum þínum',
  'rule.final.deductOwn.always': 'stig þeirra eru dregin frá',
  'rule.final.deductOwn.unless-out': 'dragast aðeins frá ef enginn kláraði stafina sína',
  'rule.final.deductOwn.never': 'kosta ekkert',
  'rule.final.creditOut': 'Sá sem klárar stafina sína fær',
  'rule.final.creditOut.none': 'ekkert aukalega',
  'rule.final.creditOut.single': 'stigin fyrir stafi hinna',
  'rule.final.creditOut.double': 'tvöföld stig fyrir stafi hinna',

  'rule.ties': 'Jöfn stig',
  'rule.ties.none': 'sætinu er deilt',
  'rule.ties.before-deduction': 'stigin fyrir frádrátt ráða',
  'rule.ties.letter-draw': 'hver dregur staf; sá sem er næst A er á undan',

  'rule.notation': 'Skráning leikja',
  'rule.notation.lettersOn': 'Merkt með bókstöfum',
  'rule.notation.lettersOn.columns': 'dálkar',
  'rule.notation.across': 'Lárétt orð',
  'rule.notation.across.letter-first': 'bókstafur fyrst (H8), lóðrétt tala fyrst (8H)',
  'rule.notation.across.number-first': 'tala fyrst (8H), lóðrétt bókstafur fyrst (H8)',
  'rule.notation.labels': 'Bókstafir dálka',
  'rule.notation.labels.latin': 'latneskir',
  'rule.notation.labels.local': 'úr stafrófi viðureignarinnar',

  // The standard game in sentences, as a rule sheet tells it.
  'sheet.heading.aim': 'Markmiðið',
  'sheet.ours-note':
    'Þar sem stendur „okkar túlkun“ segir reglubókin ekkert eða má skilja hana á fleiri en einn veg, svo við urðum að ákveða.',
  'sheet.no-rulebook': 'Þessar reglur fylgja engri prentaðri reglubók.',
  'sheet.players': 'Orðaspil fyrir {min}–{max} leikmenn.',
  'sheet.players.exact': 'Orðaspil fyrir {count, plural, one {# leikmann} other {# leikmenn}}.',
  'sheet.goal':
    'Þú leggur stafi á leikborðið og myndar orð sem tengjast hvert öðru. Markmiðið er að ná sem flestum stigum með því að nýta stigaháa stafi og verðlaunareiti sem best.',
  'sheet.totals':
    'Samanlögð stig í einni viðureign geta orðið 400–800 eða meira, allt eftir færni leikmanna.',
  'sheet.contents':
    'Til leiksins þarf leikborð, {tiles, plural, one {# staf} other {# stafi}}, {racks, plural, one {# stand} other {# standa}} og skjóðu.',
  'sheet.tiles':
    '{letters, plural, one {Á # staf er bókstafur} other {Á # stöfum er bókstafur}} og {blanks, plural, one {# stafur er auður} other {# stafir eru auðir}}.',
  'sheet.tile-points': 'Talan neðst í hægra horni stafsins segir hve mörg stig hann gefur.',

  'sheet.blank.any':
    'Auðan staf má nota í stað hvaða bókstafs sem er og hann táknar þann sama bókstaf til leiksloka.',
  'sheet.blank.named': 'Sá sem leggur hann segir hvaða bókstaf hann táknar.',
  'sheet.blank.apostrophe': 'Hann má líka tákna úrfellingarmerki.',
  'sheet.blank.without-tile': 'Hann má líka tákna bókstaf sem enginn stafur er með: {letters}.',
  'sheet.blank.zero': 'Gildi auðs stafs er 0.',
  'sheet.blank.reuse.none':
    'Auðan staf á borðinu má hvorki færa né fá í skiptum fyrir bókstafinn sem hann táknar.',
  'sheet.blank.reuse.must-replay':
    'Ef þú átt bókstafinn sem auður stafur á borðinu táknar máttu skipta á þeim en verður þá að leggja auða stafinn í sama leik.',
  'sheet.blank.reuse.may-replay':
    'Ef þú átt bókstafinn sem auður stafur á borðinu táknar máttu skipta á þeim og leggja auða stafinn í sama leik ef þú vilt.',
  'sheet.blank.reuse.kept':
    'Þú mátt líka geyma auða stafinn en verður þá að leggja einhvern annan staf í sama leik.',
  'sheet.blank.reuse.swapped':
    'Bókstafurinn sem kemur í staðinn gefur aðeins stig í orði sem þú myndar eða breytir í sama leik. Verðlaunareitur hefur engin áhrif á hann og hann telst ekki með til verðlaunastiga.',

  'sheet.heading.before': 'Undirbúningur',
  'sheet.paper': 'Hafið blað og blýant við höndina til að skrá stigin.',
  'sheet.table':
    'Leggið leikborðið á mitt borðið. Hver leikmaður fær sér stand og setur hann fyrir framan sig.',
  'sheet.agree-dictionary': 'Komið ykkur saman um orðabók fyrir fram.',
  'sheet.all-agree':
    'Breyttar reglur gilda aðeins ef allir leikmenn samþykkja þær; annars er spilað eftir þessum.',
  'sheet.hall':
    'Leikmenn tala ekki saman og skoða ekki stafi hinna. Símar eru ekki notaðir við borðin.',
  'sheet.hall.who':
    'Meðan spilað er mega aðeins leikmenn, dómarar og kennarar á vakt vera í salnum.',
  'sheet.hall.tables':
    'Dregið er um borð; í annarri og þriðju umferð er þess gætt að nemendur úr sama skóla lendi ekki saman.',
  'sheet.hall.referees':
    'Dómarar eru nemendur og kennarar skólans sem heldur mótið og kennarar úr öðrum skólum sem bjóða sig fram.',
  'sheet.draw':
    'Allir stafirnir eru settir í skjóðuna og hver leikmaður dregur einn. Sá sem dregur fremsta bókstafinn í stafrófinu á fyrsta leik.',
  'sheet.draw.blank': 'Auður stafur kemur á undan {letter}.',
  'sheet.draw.apostrophe': 'Úrfellingarmerki kemur á eftir {letter}.',
  'sheet.draw.tie.first': 'Ef fleiri en einn draga fremsta bókstafinn draga þeir aftur. {tiles}',
  'sheet.draw.tie.every':
    'Þeir sem drógu sama bókstaf draga aftur og skera þannig úr um röðina sín á milli. {tiles}',
  'sheet.draw.redraw-keep-out': 'Fyrri stafirnir bíða utan skjóðunnar á meðan.',
  'sheet.draw.redraw-return': 'Fyrst er fyrri stöfunum skilað í skjóðuna.',
  'sheet.seating.fixed': 'Leikið er réttsælis.',
  'sheet.seating.by-draw':
    'Stafirnir ráða líka röðinni: vinstra megin við þann sem byrjar setjast hinir í stafrófsröð. Leikið er réttsælis.',
  'sheet.return': 'Stafirnir sem dregnir voru fara aftur í skjóðuna.',
  'sheet.shake': 'Hristið skjóðuna.',
  'sheet.deal':
    'Nú dregur hver leikmaður {count, plural, one {# staf} other {# stafi}} og raðar á standinn sinn.',
  'sheet.score-keeper':
    'Stigin eru skráð eftir hvern leik. Einn leikmanna getur verið stigavörður og skráð stig allra.',

  'sheet.heading.turn': 'Þegar þú átt leik',
  'sheet.turn.choices': 'Þú gerir eitt af þrennu: leggur orð, skiptir um stafi eða situr hjá.',

  'sheet.exchange.some':
    'Í stað þess að leggja orð máttu nota leikinn til að skipta út einhverjum eða öllum stöfunum þínum.',
  'sheet.exchange.order':
    'Leggðu þá á hvolf til hliðar, dragðu jafn marga nýja úr skjóðunni og settu svo þá gömlu í hana.',
  'sheet.exchange.order.mixed':
    'Leggðu þá á hvolf til hliðar, dragðu jafn marga nýja úr skjóðunni, settu svo þá gömlu í hana og blandaðu saman.',
  'sheet.exchange.turn':
    'Þar með er leik þínum lokið: þú færð engin stig og bíður þar til röðin kemur aftur að þér.',
  'sheet.exchange.minBag':
    'Í skjóðunni {count, plural, one {verður að vera minnst # stafur} other {verða að vera minnst # stafir}}.',
  'sheet.exchange.any':
    'Skipta má um stafi á meðan einhverjir eru í skjóðunni, en ekki fleiri en þar eru.',
  'sheet.exchange.countsAsPass.yes': 'Stafaskipti teljast hjáseta.',
  'sheet.exchange.countsAsPass.no': 'Stafaskipti teljast ekki hjáseta.',

  'sheet.pass.always':
    'Þú mátt sitja hjá hvenær sem er, líka þegar þú gætir lagt orð. Þú færð engin stig og næsti leikmaður á leik.',
  'sheet.pass.when-stuck': 'Þú mátt aðeins sitja hjá ef þú getur ekki lagt neitt orð.',
  'sheet.pass.school':
    'Sá sem getur ekki klárað stafina sína eða myndað orð á borðinu má sitja hjá.',
  'sheet.pass.otherwise': 'Annars má líka sitja hjá, nema mótið banni það.',

  'sheet.opening':
    'Fyrsti leikmaður myndar orð úr minnst {count, plural, one {# staf} other {# stöfum}} og leggur það lárétt eða lóðrétt.',
  'sheet.opening.centre.yes': 'Einn stafanna verður að vera á stjörnureitnum í miðjunni.',
  'sheet.opening.centre.no': 'Orðið má vera hvar sem er á borðinu.',
  'sheet.opening.minLetters':
    'Í þessu orði {count, plural, one {þarf að vera minnst # stafur} other {þurfa að vera minnst # stafir}}; sá sem á ekkert slíkt orð situr hjá og næsti til vinstri á leik.',
  'sheet.opening.minLetters.next':
    'Ef enginn á slíkt orð nægja færri stafir, umferð fyrir umferð: {counts}.',

  'sheet.words.allowed': 'Leyfð eru öll orð sem eru í orðabókinni.',
  'sheet.words.standard': 'Leyfð eru öll orð sem eru í almennri orðabók.',
  'sheet.words.ospd': 'Orðabókin er fjórða útgáfa OSPD; orð sem eru ekki í henni eru ekki leyfð.',
  'sheet.ospd': 'OSPD, fjórða útgáfa',
  'sheet.words.foreign':
    'Erlend orð sem tekin hafa verið upp í málið og eru í orðabókinni eru leyfð.',
  'sheet.words.forms': 'Leyfðar orðmyndir: {forms}.',
  'sheet.words.forms.declined': 'Nafnorð, lýsingarorð, töluorð og fornöfn: {forms}.',
  'sheet.words.forms.nouns': 'Nafnorð: {forms}.',
  'sheet.words.forms.as-nouns': 'Lýsingarorð, töluorð og fornöfn: í sömu orðmyndum.',
  'sheet.words.forms.bracket':
    'Í reglubókinni standa þessir orðflokkar innan sviga á eftir sagnorðum; við teljum þá til fallorða, eins og dæmin sýna.',
  'sheet.words.forms.verbs': 'Sagnorð: {forms}.',
  'sheet.words.forms.also': 'Líka leyfð: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Beygingarmyndir eru leyfðar, eins og {examples} í dæmum reglubókarinnar.',
  'sheet.words.other-forms': 'Þið megið semja um aðrar orðmyndir.',
  'sheet.words.plurals': 'Fleirtala er leyfð.',
  'sheet.words.apostrophe': 'Úrfellingarmerkið á sinn eigin staf og því eru orð með því leyfð.',
  'sheet.words.exclude': 'Ekki leyfð: {kinds}.',
  'sheet.lookup.on-challenge':
    'Á meðan spilað er leitar enginn að orðum í orðabók eða öðrum bókum. Orðabókin er aðeins opnuð ef orð er véfengt.',
  'sheet.lookup.school':
    'Leikmenn mega ekki fletta upp í orðabók. Hún er aðeins opnuð ef orð er véfengt.',
  'sheet.lookup.spelling':
    'Orðabók er aðeins notuð ef deilt er um stafsetningu eða orð er véfengt.',
  'sheet.lookup.after-play':
    'Á meðan spilað er leitar enginn að orðum í orðabók eða öðrum bókum. Orðabókin er aðeins opnuð þegar orð hefur verið lagt eða véfengt.',
  'sheet.lookup.open':
    'Fletta má upp orðum hvenær sem er, líka áður en þau eru lögð, án viðurlaga.',
  'sheet.lookup.laid':
    'Á meðan spilað er leitar enginn að orðum í orðabók eða öðrum bókum. Þú sérð hvort orð er í orðabókinni um leið og þú leggur það.',

  'sheet.challenge.players':
    'Þú mátt véfengja orð sem þú telur ógilt. Þá er því flett upp í orðabókinni sem samið var um.',
  'sheet.challenge.who': 'Allir andstæðingar mega véfengja það.',
  'sheet.challenge.referee': 'Til að véfengja orð réttirðu upp hönd og kallar dómarann að borðinu.',
  'sheet.challenge.off-auto-reject':
    'Orð eru ekki véfengd: orði sem er ekki í orðabókinni er hafnað strax og þú reynir aftur.',
  'sheet.challenge.until.accepted-or-next-move':
    'Það verður að gera áður en stigin eru skráð og næsti leikmaður leikur.',
  'sheet.challenge.until.referee':
    'Dómarinn skráir alla sem véfengja orðið og flettir því ekki upp fyrr en að því loknu.',
  'sheet.challenge.until.closed': 'Véfengja má orð þar til dómarinn segir stopp.',
  'sheet.challenge.join':
    'Án dómara mega fleiri véfengja þar til allir hafa svarað; á netinu telst þögn vera nei eftir fimm mínútur, í hægri viðureign þegar tíminn fyrir einn leik er liðinn.',
  'sheet.challenge.judged':
    'Aðeins véfengdum orðum er flett upp. Ef eitt þeirra er ógilt eru allir stafir þess leiks teknir til baka.',
  'sheet.challenge.bad.lose-turn':
    'sá sem lagði það tekur stafina sína til baka og næsti leikmaður á leik.',
  'sheet.challenge.bad.lose-game':
    'sá sem lagði það tekur stafina sína til baka og tapar viðureigninni.',
  'sheet.challenge.bystanders': 'Þau sem véfengdu það ekki verða líka að sitja hjá í það sinn.',
  'sheet.challenge.bystanders.when': 'Hvert þeirra situr hjá þegar það á næst leik.',
  'sheet.challenge.good.not-named':
    'það stendur; reglubókin nefnir engin viðurlög við véfengingunni.',
  'sheet.challenge.good.none': 'það stendur og sá sem véfengdi tapar engu.',
  'sheet.challenge.good.points':
    'það stendur og sá sem véfengdi tapar {count, plural, one {# stigi} other {# stigum}}.',
  'sheet.challenge.good.points.word':
    'það stendur og sá sem véfengdi tapar {count, plural, one {# stigi} other {# stigum}} fyrir hvert véfengt orð.',
  'sheet.challenge.good.skip-next': 'það stendur og allir sem véfengdu missa næsta leik.',
  'sheet.challenge.good.lose-game': 'það stendur og sá sem véfengdi tapar viðureigninni.',
  'sheet.challenge.mover':
    'Sá sem lagði það fær {count, plural, one {# aukastig} other {# aukastig}}.',
  'sheet.challenge.mover.word':
    'Sá sem lagði það fær {count, plural, one {# aukastig} other {# aukastig}} fyrir hvert véfengt orð.',
  'sheet.challenge.once':
    'Þótt fleiri en eitt orð í sama leik séu véfengd gildir þetta aðeins einu sinni.',
  'sheet.challenge.skips-add-up':
    'Sá sem á að missa annan leik áður en hann hefur misst þann fyrri missir báða.',
  'sheet.challenge.skip.yes': 'Leikur sem fellur niður á þennan hátt telst hjáseta.',
  'sheet.challenge.skip.no': 'Leikur sem fellur niður á þennan hátt telst ekki hjáseta.',
  'sheet.challenge.draw.after-window': 'Þú dregur ekki nýja stafi fyrr en orðið stendur.',
  'sheet.challenge.draw.at-once':
    'Þú dregur nýja stafi strax; ef orðið er tekið til baka fara þeir aftur í skjóðuna.',

  'sheet.heading.premiums': 'Verðlaunareitir',
  'sheet.board': 'Á leikborðinu eru {size} × {size} reitir.',
  'sheet.premium.some': 'Sumir reitir hækka stigin.',
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
    'Gildi stafanna eru fyrst margfölduð og lögð saman; síðan er allt orðið tvöfaldað eða þrefaldað.',
  'sheet.premium.two':
    'Ef orð þekur tvo reiti sem tvöfalda orð fjórfaldast gildi þess; ef það þekur tvo sem þrefalda orð nífaldast það.',
  'sheet.premium.two.pink':
    'Ef orð þekur tvo bleika reiti fjórfaldast gildi þess; ef það þekur tvo rauða nífaldast það.',
  'sheet.premium.two.light-red':
    'Ef orð þekur tvo ljósrauða reiti fjórfaldast gildi þess; ef það þekur tvo dökkrauða nífaldast það.',
  'sheet.premium.three-times':
    'Um tvo reiti sem þrefalda orð segir reglubókin „þrefaldað þrisvar“ en líka „nífalt“; við teljum nífalt.',
  'sheet.premium.once':
    'Verðlaunareitur gildir aðeins í þeim leik þegar stafur er lagður á hann. Þegar bætt er við orðið síðar teljast aðeins gildi stafanna.',
  'sheet.premium.blank':
    'Þótt auður stafur lendi á verðlaunareit orðs tvöfaldast eða þrefaldast gildi orðsins. Á verðlaunareit stafs er gildi hans áfram 0.',
  'sheet.premium.blank.light-red':
    'Þótt auður stafur lendi á ljósrauðum eða dökkrauðum reit tvöfaldast eða þrefaldast gildi orðsins. Á ljósbláum eða dökkbláum reit er gildi hans áfram 0.',
  'sheet.premium.triple-example':
    'Í dæmi reglubókarinnar lendir fyrsti stafur orðsins {word} á reit sem þrefaldar orð. Framlenging fyrsta orðs yfir stjörnuna nær ekki þangað, svo í kennslunni okkar er {from} annars staðar.',
  'sheet.colour.light-blue': 'Ljósblár reitur',
  'sheet.colour.dark-blue': 'Dökkblár reitur',
  'sheet.colour.pink': 'Bleikur reitur',
  'sheet.colour.red': 'Rauður reitur',
  'sheet.colour.light-red': 'Ljósrauður reitur',
  'sheet.colour.dark-red': 'Dökkrauður reitur',

  'sheet.heading.counting': 'Stigagjöf',
  'sheet.count.words':
    'Þú færð full stig fyrir öll orð sem þú myndar eða breytir í leik þínum. Hvert orð er talið fyrir sig, með verðlaunareitum, og síðan eru orðin lögð saman.',
  'sheet.count.shared':
    'Stafur sem er hluti af tveimur orðum telst með í báðum, ásamt verðlaunareitnum.',
  'sheet.count.announce': 'Þegar þú hefur leikið leggurðu saman stigin og tilkynnir þau.',
  'sheet.count.compound':
    'Í reglubókinni stendur líka að hlutar samsetts orðs teljist hver fyrir sig. Við teljum hvert orð á borðinu en aldrei hluta þess, eins og aðrar reglur hennar og dæmi gera.',
  'sheet.count.refill':
    'Síðan dregur þú jafn marga stafi og þú lagðir, svo að þú eigir aftur {count, plural, one {# staf} other {# stafi}}.',
  'sheet.count.empty-bag': 'Þegar skjóðan er tóm spilarðu áfram með þá stafi sem þú átt.',

  'sheet.bonus':
    'Ef þú leggur {tiles, plural, =7 {alla 7 stafina} one {# staf} other {# stafi}} í einum leik færðu {points, plural, one {# verðlaunastig} other {# verðlaunastig}} til viðbótar. Þau bætast við síðast, þegar búið er að margfalda.',

  'sheet.heading.laying': 'Að leggja stafi',
  'sheet.laying.join':
    'Hver leikur eftir það bætir einum eða fleiri stöfum við þá sem eru á borðinu, snertir minnst einn þeirra og myndar ný orð.',
  'sheet.laying.two-letters': 'Nýju orðin eru minnst tveggja stafa löng.',
  'sheet.laying.line':
    'Allir stafir í einum leik fara í eina röð, lárétta eða lóðrétta; á milli þeirra mega aðeins vera stafir sem þegar eru á borðinu og engin eyða.',
  'sheet.laying.directions': 'Orð liggja lárétt eða lóðrétt, aldrei á ská.',
  'sheet.laying.reading':
    'Þau eru lesin frá vinstri til hægri eða ofan frá og niður, aldrei aftur á bak.',
  'sheet.laying.one-place':
    'Stafirnir mynda eitt heilt orð, sem getur um leið lengt önnur; í einum leik má hvorki bæta við mörg orð né leggja stafi víðs vegar um borðið.',
  'sheet.laying.neighbours':
    'Þar sem stafirnir snerta aðra stafi verða þeir líka að mynda orð með þeim, eins og í krossgátu.',
  'sheet.ways':
    'Ný orð má mynda {count, plural, =3 {á þrjá vegu} =5 {á fimm vegu} one {á # veg} other {á # vegu}}:',
  'sheet.way.extend': 'Bæta má einum eða fleiri stöfum við stafi sem þegar eru á borðinu.',
  'sheet.way.extend-both':
    'Bæta má stöfum framan eða aftan við orð á borðinu eða við báða enda í einu.',
  'sheet.way.extend-both.example':
    'Bæta má stöfum framan eða aftan við orð á borðinu eða við báða enda í einu, til dæmis verður {word} úr {from}.',
  'sheet.way.both-ends': 'Lengja má orð í báða enda í einu.',
  'sheet.way.cross': 'Leggja má orð þvert á annað orð og nota einn af stöfum þess.',
  'sheet.way.beside':
    'Leggja má orð samhliða öðru orði þannig að allir stafir sem snertast myndi líka orð.',
  'sheet.way.hook': 'Nýtt orð getur líka bætt staf við orð á borðinu.',
  'sheet.way.bridge':
    'Eða það brúar bilið milli stafa sem standa ekki saman; það getur fyrst gerst í fjórða leik.',
  'sheet.again': 'Sama orðið má leggja oftar en einu sinni í sömu viðureign.',
  'sheet.stay':
    'Staf á borðinu má hvorki færa né fjarlægja nema orðið sé véfengt og reynist ógilt.',

  'sheet.end.out':
    'Viðureigninni lýkur þegar skjóðan er tóm og einhver leikmanna á engan staf eftir á standinum sínum.',
  'sheet.end.passes':
    '{count, plural, =1 {Henni lýkur líka þegar allir leikmenn hafa setið hjá einu sinni.} =2 {Henni lýkur líka þegar allir leikmenn hafa setið hjá tvisvar í röð.} one {Henni lýkur líka þegar allir leikmenn hafa setið hjá # sinni í röð.} other {Henni lýkur líka þegar allir leikmenn hafa setið hjá # sinnum í röð.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Henni lýkur líka eftir # leik án stiga.} other {Henni lýkur líka eftir # leiki í röð án stiga.}}',
  'sheet.end.no-move.yes':
    'Henni lýkur líka þegar allir mögulegir leikir hafa verið leiknir: ef enginn getur klárað stafina sína er spilað þangað til og sá sem getur ekki leikið situr hjá.',
  'sheet.end.no-move.no':
    'Sá sem getur ekki lagt orð má skipta um stafi eða sitja hjá; viðureignin heldur áfram.',
  'sheet.last-letter': 'Munið: síðasti stafurinn í skjóðunni getur ráðið úrslitum!',

  'sheet.final.always': 'Hver leikmaður missir stig stafanna sem hann á eftir á standinum.',
  'sheet.final.unless-out':
    'Ef enginn hefur lagt alla stafina sína missir hver leikmaður stig stafanna sem hann á eftir á standinum.',
  'sheet.final.never': 'Stafir sem eru eftir á standinum kosta ekkert.',
  'sheet.final.credit.none': 'Sá sem hefur lagt alla stafina sína fær ekkert aukalega.',
  'sheet.final.credit.single':
    'Sá sem hefur lagt alla stafina sína fær stigin fyrir alla stafi sem hinir eiga eftir.',
  'sheet.final.credit.double':
    'Sá sem hefur lagt alla stafina sína fær tvöföld stig fyrir alla stafi sem hinir eiga eftir.',
  'sheet.final.example':
    'Dæmi: sá sem á {tiles} eftir tapar {points, plural, one {# stigi} other {# stigum}} og sá sem hefur lagt alla stafina sína fær þau.',
  'sheet.final.misprint':
    'Í reglubókinni stendur hér {printed}; eftir stöfum hennar sjálfrar eru það {points} og þannig teljum við.',
  'sheet.final.winner': 'Sá sem er með flest stig vinnur.',
  'sheet.final.advance':
    'Sigurvegari hvers borðs kemst í næstu umferð. Ef þarf má líka bjóða þeim sem urðu í öðru sæti með flest stig.',

  'sheet.ties.none': 'Leikmenn með jafn mörg stig deila sætinu.',
  'sheet.ties.before-deduction':
    'Ef stig eru jöfn ráða stigin áður en stafirnir á standinum voru dregnir frá.',
  'sheet.ties.letter-draw':
    'Ef enn er jafnt dregur hver sinn staf: sá sem fær A eða bókstafinn næst því er á undan.',
  'sheet.ties.tables': 'Það sama gildir um þau sem urðu í öðru sæti hvert við sitt borð.',
  'sheet.ties.draw': 'Auður stafur kemur á undan A og ef bókstafir eru eins er dregið aftur.',

  'sheet.misdraw':
    'Leikmaður sem reynist vera með of fáa eða of marga stafi verður að sitja hjá í það sinn. Síðan dregur hann það sem vantar; séu stafirnir of margir snýr hann þeim öllum á hvolf og umframstafirnir eru teknir.',
  'sheet.misdraw.later':
    'Ef það uppgötvast þegar annar á leik verður hann að sitja hjá þegar hann á næst leik.',
  'sheet.take-back.never': 'Þú mátt ekki taka leik til baka.',
  'sheet.take-back.consent': 'Þú mátt taka leik til baka ef öll hin samþykkja.',
  'sheet.take-back.free':
    'Þú mátt taka síðasta leik þinn til baka þar til næsti leikmaður hefur leikið. Það sem þjarkar hafa svarað gengur þá líka til baka.',
  'sheet.take-back.same-tiles':
    'Ef þú leikur aftur dregurðu sömu stafi og áður. Stafaskipti er ekki hægt að taka til baka.',
  'sheet.take-back.referee': 'Ef dómari er á staðnum má hann leiðrétta mistök.',
};
