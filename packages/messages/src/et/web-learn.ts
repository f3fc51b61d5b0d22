/** Estonian: the foot of the page, and the pages one learns from and reads about Täht on. */
import type { WebLearnTexts } from '../en/web-learn.ts';

export const webLearn: WebLearnTexts = {
  'footer.about': 'Mis on Täht?',
  'footer.words': 'Sõnadest',
  'footer.licences': 'Litsentsid',
  'footer.more': 'Veel Tähe kohta',

  'learn.title': 'Õpi',
  'learn.intro': 'Esimesest klotsist viimaseni: loe, mida vajad, ja proovi kohe järele.',
  'learn.edition': 'Sõnade keel',
  'learn.first-game': 'Sinu esimene mäng',
  'learn.first-game.about':
    'Lao reeglivihiku enda näited lauale ja vaata, mis punkte need annavad.',
  'learn.how-to-play': 'Kuidas mängida',
  'learn.how-to-play.about': 'Iga reeglivihiku reeglid ühel lehel, lugemiseks või printimiseks.',
  'learn.variants': 'Variandid ja majareeglid',
  'learn.variants.about': 'Mida igaüks muudab, ja kohe ka mäng selle reegliga.',
  'learn.duplicate': 'Duplikaatmäng',
  'learn.duplicate.about': 'Kõigil samad tähed: mäng kui tahes paljudele, ka saalidele.',
  'learn.strategy': 'Strateegia',
  'learn.strategy.about': 'Lühikesed lehed neile, kes tahavad sagedamini võita.',
  'learn.all': 'Kõik õppelehed',

  'howto.title': 'Kuidas mängida: {ruleset}',
  'howto.print': 'Prindi see leht',
  'howto.other': 'Teised reeglid',
  'howto.variants': 'Nende reeglite variandid',
  'howto.square': 'Ruut',
  'howto.tiles': 'Klotsid',
  'howto.letter': 'Täht',
  'howto.count': 'Mitu',
  'howto.points': 'Punkte',
  'howto.total': 'Kokku {count, plural, one {# klots} other {# klotsi}}',

  'variant.intro':
    'Mängida saab ka muudetud reeglitega, kui kõik mängijad on nõus; eriarvamuste korral kehtivad põhireeglid.',
  'variant.all': 'Kõik variandid',
  'variant.changes': 'Mis muutub',
  'variant.rules': 'Võrreldes nendega',
  'variant.before': 'Ilma selleta',
  'variant.after': 'Sellega',
  'variant.nothing': 'Mitte midagi: nendes reeglites on see juba nii.',
  'variant.fixed': 'Need on turniiri reeglid ja seda majareeglit neile ei lisata.',
  'variant.own': 'See on põhireegel siin: {rulesets}.',
  'variant.offered': 'Variandina kirjas siin: {rulesets}.',
  'variant.not-offered': 'Üheski reeglivihikus seda ei ole, aga mängijatele meeldib.',
  'variant.open.pass-when-stuck': 'Ka kooliturniiri teksti võib nii lugeda (meie tõlgendus).',
  'variant.open.draw-at-once':
    'Reeglites ei öelda, kas klotsid võetakse enne või pärast vaidlustamist.',
  'variant.play': 'Mängi nii kohe',
  'variant.tip': 'Milleks see hea on',
  'variant.tip.blank':
    'Tühjad klotsid jäävad mängu, nii et hoia alles täht, mille asemel laual tühi klots on: see võib olla väärt rohkem kui ükski teine.',
  'variant.tip.dictionary':
    'Hea koos õppimiseks ja lastega mängimiseks: keegi ei pea valet sõna kartma.',
  'variant.tip.theme':
    'Valige teema, millest leidub palju lühikesi sõnu, näiteks toit või loomad, siis on kõigil võimalus.',
  'variant.tip.opening': 'Mäng algab pikema sõnaga ja laud avaneb varem.',
  'variant.tip.bags':
    'Võta sealt, millest puudus on: keegi ei jää seitsme kaashäälikuga ja õnn loeb vähem.',
  'variant.tip.exchange': 'Vabane tülikatest klotsidest õigel ajal; lõpus tuleb nendega leppida.',
  'variant.tip.pass': 'Keegi ei saa paremat hetke oodata: kes saab käia, peab käima.',
  'variant.tip.take-back':
    'Ükski libastus ei riku õhtut; palu kohe, sest nähtut teised enam ei unusta.',
  'variant.tip.clock':
    'Õpid leidma kiiresti head sõna, mitte hilja parimat; aeglane kell sobib mänguks muu elu kõrvalt.',
  'variant.tip.challenge':
    'Mida kallim on eksinud vaidlustus, seda rohkem tasub julge sõna; mida odavam, seda kindlamalt tunneb end algaja.',

  'about.title': 'Mis on Täht?',
  'about.what.1':
    'Täht on avatud ristsõnamäng täheklotsidega, kuues keeles ja iga keele enda reeglitega. Nimel on kaks tähendust, kirjatäht ja taevatäht: täheke on ka laua keskmine ruut.',
  'about.what.2':
    'Saad mängida arvuti vastu, sõpradega, ühe seadme ümber või pidada arvet päris laua taga. Oma seadmes töötab see ka ilma võrguta.',
  'about.promises': 'Mida lubame',
  'about.promise.ads': 'Ei mingit reklaami ega midagi osta, mitte kunagi.',
  'about.promise.tracking': 'Keegi ei jälgi, mida sa siin teed, ja mujalt ei laadita midagi.',
  'about.promise.draws': 'Iga kotist võtmist saab tagantjärele kontrollida.',
  'about.promise.bots': 'Arvuti näeb ainult oma klotse, nagu iga teinegi mängija.',
  'about.promise.open': 'Kogu programm on avatud: igaüks võib seda lugeda, käitada ja muuta.',
  'about.verify': 'Kuidas võtmist kontrollida',
  'about.verify.1':
    'Enne mängu pitseeritakse võtmiste järjekord salajase arvuga ja selle sõrmejälge näevad kõik. Nõustudes lisab iga mängija segule midagi omalt poolt.',
  'about.verify.2':
    'Kui mäng on läbi, näidatakse salajast arvu. See peab sõrmejäljega klappima ja selle järgi saab iga võtmise uuesti teha.',
  'about.verify.3': 'Salvesta mängu protokoll ja lase programmil see üle kontrollida: {command}',
  'about.privacy': 'Sinu andmed',
  'about.privacy.1':
    'Mängud arvuti vastu ja ühe seadme ümber jäävad sellesse seadmesse. Kui kustutad brauseri andmed, on needki läinud.',
  'about.privacy.2':
    'Võrgumänge hoiab server, kus sa mängid, nimega, mille sa seal valisid. Kontot ega meiliaadressi vaja ei ole.',
  'about.privacy.3':
    'Küpsis mäletab ainult, et oled sisse loginud. Võid kõik oma andmed kaasa võtta või lasta kustutada.',

  'about.words.intro':
    'Igal keelel on oma sõnaloend, tehtud vabadest allikatest. See ei ole ühegi kirjastuse ega liidu loend.',
  'about.words.list': 'Loend',
  'about.words.count': 'Sõnu',
  'about.words.policy': 'Mida see sisaldab',
  'about.words.sources': 'Millest tehtud',
  'about.words.licence': 'Litsents',
  'about.words.rebuild': 'Igaüks saab selle uuesti teha:',
  'about.words.how': 'Kuidas see tehti',
  'about.words.out':
    'Nimed, lühendid, sidekriipsuga sõnad ja sõnad märgiga, mida klotsidel ei ole, on igal pool välja jäetud.',
  'about.made.et':
    'Allikas annab vormid ilma grammatikata. Algvormid tuletati tervetest muuttüüpidest ja neid kaaluti selle järgi, mis tekstides esineb; asesõnad, määrsõnad ja muud väikesed sõnad on meie enda loend.',
  'about.made.is':
    'Väikese tähega sõnade kõik vormid; kus allikas annab muuttüübist vaid osa, seda täiendati niivõrd, kui kahtlust ei jää.',
  'about.made.fi':
    'Algvormid ja tegevusnimed eristati soome keele grammatika järgi; liitsõnad on sees ainult siis, kui need on kasutusel. Vihkavad sõnad jäeti ükshaaval välja.',
  'about.made.uk':
    'Õigekirjasõnastiku märksõnad ja mitmuse nimetavad, ka apostroofi ja {letter}-tähega sõnad.',
  'about.made.tr':
    'Kahe vaba sõnaraamatu märksõnad ja tegevusnimed; katusega tähed loetakse katuseta tähtedeks.',
  'about.made.en': 'Vaba loend, mis on lähedane sellele, mida kasutavad Põhja-Ameerika mängijad.',
  'about.missing': 'Mõni sõna puudub või on vale?',
  'about.missing.1':
    'Ükski loend ei ole täielik. Lauas otsustavad mängijad: leppige sõnas kokku või mängige ilma loendita ja otsustage ise.',
  'about.missing.2':
    'Serveris teata sõnast seal, kus see tagasi lükati või läbi lasti: selle otsustab sõnade hooldaja ja teadetest saab loendi järgmine versioon.',

  'about.licences.own': 'Programm',
  'about.licences.own.1':
    'Täht on vaba tarkvara litsentsiga {licence}: võid seda kasutada, kopeerida, muuta ja edasi anda, kui teade jääb juurde.',
  'about.licences.parts': 'Millest see koosneb',
  'about.licences.parts.1': 'Selles lehes on teiste tööd, igaüks oma litsentsiga:',
  'about.licences.all': 'Leht ja server: kõik litsentsid täies mahus',
  'about.licences.lists': 'Sõnaloendid',
  'about.licences.lists.1':
    'Loendid on andmed, millel on oma litsents. Teadetes on nimetatud kõik, kellelt need pärit on.',
  'about.licences.notice': 'Teade: {name}',
};
