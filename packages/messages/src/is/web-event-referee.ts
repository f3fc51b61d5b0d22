/** Icelandic: the referee's page of an event. */
import type { WebEventReferee } from '../en/web-event-referee.ts';

export const webEventReferee: WebEventReferee = {
  'event-referee.title': 'Dómari',
  'event-referee.ask-title': 'Vertu dómari',
  'event-referee.ask-about': 'Aðeins mótsstjóri sér nafnið þitt og hleypir þér inn.',
  'event-referee.name': 'Nafnið sem mótsstjóri þekkir þig undir',
  'event-referee.ask': 'Biðja um leyfi',
  'event-referee.asked.waiting':
    'Þú hefur beðið um leyfi. Um leið og mótsstjóri hleypir þér inn heldur síðan áfram af sjálfu sér.',
  'event-referee.asked.turned-away':
    'Mótsstjóri hleypti þér ekki inn. Ef það eru mistök skaltu tala við mótsstjóra.',
  'event-referee.asked-number':
    'Númerið þitt er {number}. Segðu mótsstjóra það: sama númer stendur við nafn þitt á skjá hans.',
  'event-referee.tables': 'Borð',
  'event-referee.no-round': 'Engin umferð hefur verið dregin enn.',
  'event-referee.open-tables':
    '{count, plural, =0 {Öll úrslit eru komin.} one {# borð er án úrslita.} other {# borð eru án úrslita.}}',
  'event-referee.task.result': 'Úrslit',
  'event-referee.task.challenge': 'Véfenging',
  'event-referee.mover': 'Lögn hvers er véfengd?',
  'event-referee.no-mover': 'Merktu við lögn hvers er véfengd.',
  'event-referee.words': 'Orð sem véfengt er, eitt eða fleiri',
  'event-referee.word': 'Orð {number}',
  'event-referee.challengers': 'Hver véfengir?',
  'event-referee.judge': 'Dæma',
  'event-referee.letters': 'Stafir',
  'event-referee.erase': 'Eyða síðasta staf',
  'event-referee.verdict.valid': 'Gilt: lögnin stendur.',
  'event-referee.verdict.invalid': 'Ógilt: lögnin er tekin til baka.',
  'event-referee.effect.loses-turn': '{player} missir umferðina.',
  'event-referee.effect.skips-next': '{player} missir úr næstu umferð.',
  'event-referee.effect.loses-points':
    '{player} missir {points, plural, one {# stig} other {# stig}}.',
  'event-referee.effect.loses-game': '{player} tapar leiknum.',
  'event-referee.no-effect': 'Enginn missir neitt.',
  'event-referee.challenge-of': '{words} · lagði {player}, véfengdi {challengers}',
  'event-referee.judge-again': 'Dæma aftur',
  'event-referee.rulings': 'Eigin úrskurðir um orð',
  'event-referee.rulings-about':
    'Aðeins þar sem listinn er rangur eða segir ekkert. Úrskurðurinn gildir héðan í frá á öllu mótinu.',
  'event-referee.ruling-word': 'Orð',
  'event-referee.ruling': 'Úrskurður',
  'event-referee.ruling.valid': 'gilt',
  'event-referee.ruling.invalid': 'ógilt',
  'event-referee.rule': 'Úrskurða',
  'event-referee.misdraw-about':
    'Teldu stafina á standinum og þá sem eftir eru í skjóðunni; síðan segir hvað á að gera.',
  'event-referee.misdraw-player': 'Standur hvers?',
  'event-referee.misdraw-tiles': 'Stafir á standinum',
  'event-referee.misdraw-right': 'Samkvæmt reglunum {count}.',
  'event-referee.misdraw-bag': 'Stafir eftir í skjóðunni',
  'event-referee.misdraw-what': 'Hvað á að gera?',
  'event-referee.misdraw-noted': 'Skráð.',
  'event-referee.misdraw-of':
    '{player}: {count, plural, one {# stafur} other {# stafir}} á standinum',
  'event-referee.misdraw.pass': '{player} situr hjá í þessari umferð.',
  'event-referee.misdraw.draws':
    '{player} dregur {count, plural, one {# staf} other {# stafi}} úr skjóðunni.',
  'event-referee.misdraw.gives-back':
    'Leikmaðurinn snýr stöfunum á hvolf; annar leikmaður tekur blindandi {count, plural, one {# staf} other {# stafi}} og setur aftur í skjóðuna.',
  'event-referee.misdraw.go-on': 'Svo á næsti leikmaður leik.',
  'event-referee.log': 'Það sem ég hef gert',
};
