/** Estonian: the referee's page of an event. */
import type { WebEventReferee } from '../en/web-event-referee.ts';

export const webEventReferee: WebEventReferee = {
  'event-referee.title': 'Kohtunik',
  'event-referee.ask-title': 'Tule kohtunikuks',
  'event-referee.ask-about': 'Sinu nime näeb ainult võistluse juht, kes annab sulle loa.',
  'event-referee.name': 'Nimi, mille järgi võistluse juht sind tunneb',
  'event-referee.ask': 'Küsi luba',
  'event-referee.asked.waiting':
    'Luba on küsitud. Kui võistluse juht selle annab, läheb leht ise edasi.',
  'event-referee.asked.turned-away':
    'Võistluse juht ei andnud luba. Kui see on eksitus, räägi temaga.',
  'event-referee.asked-number':
    'Sinu number on {number}. Ütle see võistluse juhile: sama number on tema ekraanil sinu nime kõrval.',
  'event-referee.tables': 'Lauad',
  'event-referee.no-round': 'Ühtegi vooru pole veel loositud.',
  'event-referee.open-tables':
    '{count, plural, =0 {Kõik tulemused on käes.} one {# laua tulemus puudub.} other {# laua tulemus puudub.}}',
  'event-referee.task.result': 'Tulemus',
  'event-referee.task.challenge': 'Vaidlustamine',
  'event-referee.mover': 'Kelle käik vaidlustatakse?',
  'event-referee.no-mover': 'Märgi, kelle käik vaidlustatakse.',
  'event-referee.words': 'Vaidlustatud sõna või sõnad',
  'event-referee.word': 'Sõna {number}',
  'event-referee.challengers': 'Kes vaidlustab?',
  'event-referee.judge': 'Anna otsus',
  'event-referee.letters': 'Tähed',
  'event-referee.erase': 'Kustuta viimane täht',
  'event-referee.verdict.valid': 'Kehtib: käik jääb alles.',
  'event-referee.verdict.invalid': 'Ei kehti: käik võetakse tagasi.',
  'event-referee.effect.loses-turn': '{player} kaotab käigu.',
  'event-referee.effect.skips-next': '{player} jätab järgmise käigu vahele.',
  'event-referee.effect.loses-points':
    '{player} kaotab {points, plural, one {# punkti} other {# punkti}}.',
  'event-referee.effect.loses-game': '{player} kaotab mängu.',
  'event-referee.no-effect': 'Keegi ei kaota midagi.',
  'event-referee.challenge-of': '{words} · käis {player}, vaidlustas {challengers}',
  'event-referee.judge-again': 'Otsusta uuesti',
  'event-referee.rulings': 'Oma otsused sõnade kohta',
  'event-referee.rulings-about':
    'Ainult siis, kui loend eksib või ei ütle midagi. Otsus kehtib nüüdsest kogu võistlusel.',
  'event-referee.ruling-word': 'Sõna',
  'event-referee.ruling': 'Otsus',
  'event-referee.ruling.valid': 'kehtib',
  'event-referee.ruling.invalid': 'ei kehti',
  'event-referee.rule': 'Kinnita otsus',
  'event-referee.misdraw-about': 'Loe üle klotsid alusel ja kotis; siis ütleb leht, mida teha.',
  'event-referee.misdraw-player': 'Kelle alus?',
  'event-referee.misdraw-tiles': 'Klotse alusel',
  'event-referee.misdraw-right': 'Reeglite järgi {count}.',
  'event-referee.misdraw-bag': 'Klotse kotis',
  'event-referee.misdraw-what': 'Mida teha?',
  'event-referee.misdraw-noted': 'Kirja pandud.',
  'event-referee.misdraw-of': '{player}: alusel {count, plural, one {# klots} other {# klotsi}}',
  'event-referee.misdraw.pass': '{player} jätab selle käigu vahele.',
  'event-referee.misdraw.draws':
    '{player} võtab kotist {count, plural, one {# klotsi} other {# klotsi}}.',
  'event-referee.misdraw.gives-back':
    'Mängija pöörab klotsid tagurpidi; teine mängija võtab neist pimesi {count, plural, one {# klotsi} other {# klotsi}} ja paneb kotti tagasi.',
  'event-referee.misdraw.go-on': 'Siis on kord järgmise mängija käes.',
  'event-referee.log': 'Mida ma olen teinud',
};
