/** Icelandic: what the editions, their rules and their house rules are called. */
import type { Names } from '../en/names.ts';

export const names: Names = {
  'language.name': 'íslenska',

  'edition.et': 'eistneska',
  'edition.is': 'íslenska',
  'edition.fi': 'finnska',
  'edition.uk': 'úkraínska',
  'edition.tr': 'tyrkneska',
  'edition.en': 'enska',

  'ruleset.et-base': 'Eistneskar reglur',
  'ruleset.is-base': 'Íslenskar reglur',
  'ruleset.fi-base': 'Finnskar reglur',
  'ruleset.uk-base': 'Úkraínskar reglur',
  'ruleset.tr-base': 'Tyrknesk heimaspilun',
  'ruleset.tr-school': 'Tyrkneskt skólamót',
  'ruleset.en-club': 'Enskur klúbbleikur',

  'tileset.et-102': 'Eistneska, 102 stafir',
  'tileset.is-104-2016': 'Íslenska, 104 stafir (2016)',
  'tileset.is-104-1990': 'Íslenska, 104 stafir (1990)',
  'tileset.is-100-skrafl': 'Íslenska, klúbbsett með 100 stöfum',
  'tileset.fi-101': 'Finnska, 101 stafur',
  'tileset.fi-100': 'Finnska, 100 stafir',
  'tileset.uk-104': 'Úkraínska, 104 stafir',
  'tileset.en-100': 'Enska, 100 stafir',
  'tileset.tr-100': 'Tyrkneska, 100 stafir',

  'board.std15': 'venjulegt borð, 15 × 15 reitir',

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
};
