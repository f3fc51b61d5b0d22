/** Estonian: what the editions, their rules and their house rules are called. */
import type { Names } from '../en/names.ts';

export const names: Names = {
  'language.name': 'eesti keel',

  'edition.et': 'eesti',
  'edition.is': 'islandi',
  'edition.fi': 'soome',
  'edition.uk': 'ukraina',
  'edition.tr': 'türgi',
  'edition.en': 'inglise',

  'ruleset.et-base': 'Eesti reeglid',
  'ruleset.is-base': 'Islandi reeglid',
  'ruleset.fi-base': 'Soome reeglid',
  'ruleset.uk-base': 'Ukraina reeglid',
  'ruleset.tr-base': 'Türgi kodumäng',
  'ruleset.tr-school': 'Türgi kooliturniir',
  'ruleset.en-club': 'Inglise klubimäng',

  'tileset.et-102': 'Eesti, 102 klotsi',
  'tileset.is-104-2016': 'Islandi, 104 klotsi (2016)',
  'tileset.is-104-1990': 'Islandi, 104 klotsi (1990)',
  'tileset.is-100-skrafl': 'Islandi klubikomplekt, 100 klotsi',
  'tileset.fi-101': 'Soome, 101 klotsi',
  'tileset.fi-100': 'Soome, 100 klotsi',
  'tileset.uk-104': 'Ukraina, 104 klotsi',
  'tileset.en-100': 'Inglise, 100 klotsi',
  'tileset.tr-100': 'Türgi, 100 klotsi',

  'board.std15': 'tavaline laud, 15 × 15 ruutu',

  'house-rule.blank-reuse-must': 'Tühjade klotside taaskasutamine kohe',
  'house-rule.blank-reuse-must.about':
    'Tühje klotse tohib piiramatult liigutada. Kui sõnas POLITSEI on S-i asemel tühi klots, võib selle oma S-klotsiga asendada; saadud tühi klots tuleb sama käigu ajal lauale laduda.',
  'house-rule.blank-reuse-may': 'Tühjade klotside taaskasutamine',
  'house-rule.blank-reuse-may.about':
    'Kellel on õige täht, võib selle laual oleva tühja klotsi vastu vahetada ja tühja klotsi kohe laduda või endale jätta.',
  'house-rule.open-dictionary': 'Avatud sõnaraamat',
  'house-rule.open-dictionary.about':
    'Igaüks võib enne sõna ladumist ilma trahvita sõnaraamatusse vaadata: hea viis uusi sõnu õppida.',
  'house-rule.theme': 'Teema',
  'house-rule.theme.about':
    'Lepite kokku teemas, näiteks jõulud või sport, ja iga sellega seotud sõna annab lisapunkte (Ukraina reeglites 5). Lõbus on tõestada, et sõna kuulub teema juurde; otsustab teiste hääletus (meie tõlgendus).',
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
    'Kui kotis on kuus klotsi või vähem, enam vahetada ei tohi.',
  'house-rule.pass-when-stuck': 'Niisama ei passita',
  'house-rule.pass-when-stuck.about': 'Passida tohib ainult siis, kui käia ei saa.',
  'house-rule.take-back': 'Käigu tagasivõtmine',
  'house-rule.take-back.about':
    'Omavaheliseks mänguks: viimase käigu saab tagasi võtta, kui kõik teised on nõus.',
  'house-rule.timer-2-minutes': 'Kaks minutit käigu kohta',
  'house-rule.timer-2-minutes.about':
    'Levinud on kaks minutit käigu kohta. Kui aeg on läbi, jääb käik vahele (meie tõlgendus).',
  'house-rule.championship-clock': 'Meistrivõistluste kell',
  'house-rule.championship-clock.about':
    'Nagu meistrivõistlustel: malekell ja igal mängijal kokku 25 minutit; iga minut üle selle maksab 10 punkti, ka alustatud minut (meie tõlgendus).',
  'house-rule.three-days-a-move': 'Kolm päeva käigu kohta',
  'house-rule.three-days-a-move.about':
    'Rahulik mäng: igaks käiguks on kolm päeva, pärast seda jääb käik vahele.',
  'house-rule.window-20-seconds': 'Kakskümmend sekundit vaidlustamiseks',
  'house-rule.window-20-seconds.about':
    'Käiku saab vaidlustada kakskümmend sekundit, pärast seda see kehtib.',
  'house-rule.draw-at-once': 'Klotsid kohe',
  'house-rule.draw-at-once.about':
    'Uued klotsid võetakse kohe pärast käiku ja lähevad kotti tagasi, kui sõna ei sobi.',
  'house-rule.challenge-void': 'Valesid sõnu pole',
  'house-rule.challenge-void.about':
    'Sõna, mida sõnaraamatus ei ole, lükatakse kohe tagasi ja võid proovida teist.',
  'house-rule.challenge-single': 'Tasuta vaidlustamine',
  'house-rule.challenge-single.about':
    'Vale sõna maksab ladujale käigu, ebaõnnestunud vaidlustus ei maksa midagi.',
  'house-rule.challenge-double': 'Vaidlustus käigu peale',
  'house-rule.challenge-double.about':
    'Vale sõna maksab ladujale käigu ja ebaõnnestunud vaidlustus vaidlustajale järgmise käigu.',
  'house-rule.challenge-triple': 'Vaidlustus mängu peale',
  'house-rule.challenge-triple.about':
    'Vale sõna eest kaotad kohe mängu, ebaõnnestunud vaidlustuse eest samuti.',
  'house-rule.challenge-minus-10': 'Ebaõnnestunud vaidlustus maksab 10',
  'house-rule.challenge-minus-10.about': 'Ebaõnnestunud vaidlustus maksab vaidlustajale 10 punkti.',
  'house-rule.challenge-plus-5': 'Ebaõnnestunud vaidlustus annab 5',
  'house-rule.challenge-plus-5.about': 'Ebaõnnestunud vaidlustus annab sõna ladujale 5 punkti.',
  'house-rule.challenge-plus-10': 'Ebaõnnestunud vaidlustus annab 10',
  'house-rule.challenge-plus-10.about': 'Ebaõnnestunud vaidlustus annab sõna ladujale 10 punkti.',
  'house-rule.challenge-plus-5-per-word': 'Ebaõnnestunud vaidlustus annab 5 sõna kohta',
  'house-rule.challenge-plus-5-per-word.about':
    'Ebaõnnestunud vaidlustus annab sõnade ladujale iga vaidlustatud sõna eest 5 punkti.',
  'house-rule.own': 'Enda muudatused',
  'house-rule.own.about': 'Reeglite üksikud punktid, mida mängijad on muutnud.',
};
