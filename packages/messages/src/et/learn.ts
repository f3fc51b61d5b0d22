/** Estonian: the pages one learns from and reads about Täht on. */
import type { Texts } from '../texts.ts';

/** Their index, how to play, variants, and the words in Ґ. */
export const learn: Texts<'learn'> = {
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
  'howto.different': 'Mis on teisiti',
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
  'variant.not-friendly':
    'Sõbralikus mängus keegi sõnu ei vaidlusta, nii et see majareegel sinna ei sobi.',
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

  'learn.words-in-ge': 'Sõnad tähega {letter}',
  'learn.words-in-ge.about': 'Sõnad, kuhu saab panna ukraina klotsi {letter}, koos tähendusega.',
  'learn.words-in-ge.intro':
    'Ukraina komplektis on {count, plural, one {üks klots} other {# klotsi}} tähega {letter}, väärt {points}. Reeglite viimasel lehel on sõnad, kuhu seda panna; seal on trükitud {printed}, aga kirjutatakse {letter}.',
  'learn.words-in-ge.list':
    'Kõik need on meie ukraina sõnaloendis, kui juures ei ole öeldud teisiti.',
  'learn.words-in-ge.word': 'Sõna',
  'learn.words-in-ge.meaning': 'Mida see tähendab',
  'learn.words-in-ge.hyphen': 'Laduda ei saa: sidekriipsu klotsi ei ole.',
};

/** The first game. */
export const tutor: Texts<'tutor'> = {
  'tutor.intro':
    'Lao klotsid ise: iga samm ütleb, mitu punkti saad ja miks. Kõike võib vahele jätta ja hiljem tagasi tulla.',
  'tutor.do.opening': 'Lao {word} üle tähekese: esimene sõna loeb topelt.',
  'tutor.do.extend': 'Pikenda laual olevat sõna nii, et tuleb {word}.',
  'tutor.do.cross': 'Lao nüüd {word} risti üle selle, kasutades üht tema tähte.',
  'tutor.do.parallel': 'Lao {word} otse kõrvale: ka iga tähepaar on sõna.',
  'tutor.do.hook': '{word} annab teisele sõnale tähe ja punkte toovad mõlemad.',
  'tutor.do.bridge': 'Ehita sõnade vahele sild: {word}.',
  'tutor.do.blank': 'Tühi klots on see täht, mida tahad: lao {word}.',
  'tutor.do.bonus': 'Lao kõik {tiles} klotsi korraga, saad {points} punkti lisaks: {word}.',
  'tutor.do.exchange': 'Sõna ei paista? Vaheta klotse: see maksab ühe käigu.',
  'tutor.do.challenge':
    'Sõbralikus mängus kontrollitakse sõnu ise, reeglite järgi võid neid vaidlustada.',
  'tutor.do.end': 'Kui kott on tühi ja kellelgi klotsid otsas, võidab see, kel on enim punkte.',
  'tutor.tap': 'Puuduta klotsi ja siis helendavat ruutu.',
  'tutor.waiting': '{player} ootab sinu esimest mängu.',
  'tutor.more': 'Loe veel',
  'tutor.points': '{count, plural, one {# punkt} other {# punkti}}',
  'tutor.reached': 'Sa oled sammu {number} juures, kokku {count}.',
  'tutor.steps': 'Sammud',
  'tutor.way': 'Uue sõna moodustamise {number}. võimalus (kokku {count}), reeglite enda näitega.',
  'tutor.way-ours':
    'Uue sõna moodustamise {number}. võimalus (kokku {count}). Reeglites näidet ei ole: see siin on meie oma.',
  'tutor.step': 'Samm {number} / {count}',
  'tutor.next': 'Edasi',
  'tutor.back': 'Tagasi',
  'tutor.skip': 'Jäta vahele',
  'tutor.again': 'Alusta otsast',
  'tutor.show': 'Näita mulle',
  'tutor.task.across': 'Lao {word} vasakult paremale, alates ruudust {square}.',
  'tutor.task.down': 'Lao {word} ülalt alla, alates ruudust {square}.',
  'tutor.tiles': 'Oma klotsidest on vaja: {tiles}',
  'tutor.how':
    'Puuduta klotsi ja siis ruutu või vali ruut ja trüki. Laual liigutavad nooled ja tühikuklahv muudab suunda.',
  'tutor.right': 'Täpselt nii: {score, plural, one {# punkt} other {# punkti}}!',
  'tutor.other':
    'See sobib lauale ja annaks {score, plural, one {# punkti} other {# punkti}}. Proovi nüüd näite käiku.',
  'tutor.why': 'Miks nii palju?',
  'tutor.why.letter': '{letter} ruudul {square}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{letter} ruudul {square}, {premium}: terve sõna × {times}',
  'tutor.why.blank': 'Tühi klots tähena {letter} annab 0.',
  'tutor.why.spent': '{letter} ruudul {square} oli seal juba enne: preemiaruut enam ei loe.',
  'tutor.why.bonus': 'Lisapreemia, {tiles} klotsi ühe käiguga: {points}',
  'tutor.why.total': 'Kokku: {score}',
  'tutor.opening': 'Esimene sõna',
  'tutor.opening.text':
    'Esimeses sõnas on vähemalt kaks tähte ja see katab laua keskel tähekese, mis selle kahekordistab. Sõnad lähevad vasakult paremale või ülalt alla, mitte kunagi diagonaalis.',
  'tutor.opening.star-ours':
    'Et täheke sõna kahekordistab, on meie tõlgendus: reeglites seda ei öelda.',
  'tutor.extend': 'Sõna lõppu või algusse',
  'tutor.extend.text':
    'Lisa üks või mitu klotsi juba laotud sõna lõppu, algusse või ühe käiguga mõlemasse otsa. Uue sõna kõik tähed loevad, aga vanade tähtede all olevad preemiaruudud mitte: need loevad ainult selles käigus, kui klots sinna pannakse.',
  'tutor.cross': 'Risti laotud sõnaga',
  'tutor.cross.text':
    'Lao sõna risti juba laotud sõnaga ja kasuta üht selle tähte. Too täht loeb ka uues sõnas.',
  'tutor.hook': 'Täht juurde teisele sõnale',
  'tutor.hook.text':
    'Uus sõna võib lisada tähe ka olemasolevale sõnale. Siis annavad punkte mõlemad ja see klots loeb mõlemas.',
  'tutor.bridge': 'Sild tähtede vahel',
  'tutor.bridge.text':
    'Sõna võib luua silla kahe või enama tähe vahel, mis on laual lahus. Selleks peab laual olema kolm sõna, nii et see saab juhtuda alles neljandal käigul või hiljem.',
  'tutor.parallel': 'Laotud sõna kõrvale',
  'tutor.parallel.text':
    'Lao terve sõna otse teise kõrvale, samas suunas. Kõik kõrvuti sattunud tähed peavad siis moodustama sõnu ja igaüks neist annab punkte.',
  'tutor.blank': 'Tühi klots',
  'tutor.blank.text':
    'Tühi klots on see täht, mille sa ütled, ja selleks ta jääb. Ise ta punkte ei anna, aga sõna-preemiaruut tema all loeb nagu ikka.',
  'tutor.bonus': 'Terve alus korraga',
  'tutor.bonus.text':
    'Kes laob ühe käiguga {tiles} klotsi, saab {points} punkti peale; need liidetakse pärast kõiki kordistamisi.',
  'tutor.exchange': 'Vahetamine ja passimine',
  'tutor.exchange.text':
    'Sõna ladumise asemel võid klotse vahetada või passida. Kumbki punkte ei anna, aga parem alus võib olla käiku väärt. Sinu reeglid ütlevad:',
  'tutor.challenge': 'Kahtlane sõna',
  'tutor.challenge.text':
    'Arvad, et sellist sõna ei ole? Vaidlusta see, enne kui mäng edasi läheb. Sinu reeglid ütlevad:',
  'tutor.end': 'Mängu lõpp',
  'tutor.end.text':
    'Kui kott on tühi, mängitakse edasi sellega, mis on, kuni kellelgi ei ole enam klotse või keegi ei saa enam käia. Sinu reeglid ütlevad:',
  'tutor.end.example':
    'Näide: lõpetad esimesena, teisele jääb {tiles}, kokku {points} punkti. Tema: {theirs}, sina: {yours}.',
  'tutor.end.printed':
    'Reeglites on siin trükitud {printed}; nende enda klotside järgi on see {points}.',
  'tutor.done': 'Nüüd tunned mängu. Head mängimist!',
  'tutor.play': 'Mängi oma esimene mäng',
  'tutor.rules': 'Selle väljaande kõik reeglid',
};

/** The pages on strategy. */
export const strategy: Texts<'strategy'> = {
  'strategy.title': 'Strateegia',
  'strategy.intro':
    'Kaheksa lühikest lehte. Võta üks mõte järgmisesse mängu kaasa ja teine ülejärgmisesse.',
  'strategy.all': 'Kõik strateegialehed',
  'strategy.next': 'Edasi: {title}',
  'strategy.short-words': 'Lühikesed sõnad',
  'strategy.short-words.1':
    'Kahe- ja kolmetähelised sõnad hoiavad mängu koos: nendega laod pikema sõna tihedalt teise kõrvale ja saad punkte mitme sõna eest korraga.',
  'strategy.short-words.2':
    'Õpi kõigepealt selgeks kahetähelised. Neid on vähe ja neid läheb vaja igas mängus.',
  'strategy.short-words.3':
    'Siis õpi lühikesi sõnu kallite tähtedega: need teevad aluse kõige raskemast klotsist kohe punktid.',
  'strategy.short-words.table': 'Kui palju neid on',
  'strategy.short-words.length': 'Tähti',
  'strategy.hooks': 'Konksud',
  'strategy.hooks.1':
    'Konks on täht, mis teeb laual olevast sõnast uue, kas selle ees või taga. Sinu sõna läheb sealt läbi ja punkte annavad mõlemad.',
  'strategy.hooks.2': 'Vaata enne iga käiku kõik laual olevad sõnad üle: mis sobib ette, mis taha?',
  'strategy.hooks.3':
    'Mõtle ka vastasele: palju konkse sõna-preemiaruudu kõrval teeb järgmisele mängijale rõõmu.',
  'strategy.leaves': 'Mis alusele jääb',
  'strategy.leaves.1':
    'Käik annab punkte kohe, alles jäetud klotsid hiljem. Kui kaks käiku annavad umbes sama palju, vali see, mille järel jäävad paremad klotsid.',
  'strategy.leaves.2':
    'Tabel näitab, mida ühe klotsi allesjätmine keskmiselt annab, punktides ja võrreldes täiesti uue alusega. Arvuti õppis selle {games} mängust iseendaga.',
  'strategy.leaves.3':
    'Kaks ühesugust klotsi on enamasti väärt vähem kui kaks erinevat. Tühi klots hoia suureks käiguks.',
  'strategy.leaves.keep': 'Tasub hoida',
  'strategy.leaves.play': 'Parem varsti ära panna',
  'strategy.premiums': 'Preemiaruudud ja avamine',
  'strategy.premiums.1':
    'Kallis täht tähe-preemiaruudul, mis loeb nii risti kui püsti, annab punkte kaks korda. Otsi selliseid ruute enne kui pikki sõnu.',
  'strategy.premiums.2':
    'Sõna-preemiaruut korrutab kõike, nii et vii sinna oma parimad tähed ja ära ava kolmekordset sõna järgmisele ilma hea hinnata.',
  'strategy.premiums.3':
    'Oled ees? Hoia laud kitsas. Oled taga? Ava seda, sest vajad kohti suurteks käikudeks.',
  'strategy.balance': 'Täishäälikud ja kaashäälikud',
  'strategy.balance.1':
    'Ainult täishäälikute või ainult kaashäälikutega alusega on raske mängida. Hoia segu umbes selline nagu kotis.',
  'strategy.balance.2':
    'Selles komplektis on {letters} täheklotsist {vowels} täishäälikud, {percent} %.',
  'strategy.balance.3':
    'Kui üht liiki on liiga palju, pane neid korraga mitu ära, ka siis, kui mõni teine sõna annaks paar punkti rohkem.',
  'strategy.end': 'Koti põhi',
  'strategy.end.1':
    'Mida ei ole laual ega sinu alusel, on kotis või teiste käes. Mäng näitab seda arvestust igal ajal.',
  'strategy.end.2':
    'Mängu võit või kaotus võib peituda koti viimases klotsis. Kui kotis on vähe klotse, mõtle, kes selle võtab: kes esimesena lõpetab, võidab sageli ka lõpparvestuses.',
  'strategy.end.3':
    'Kui kott on tühi ja mängijaid on kaks, tead teise alust. Sulge tema parim koht ja hoia oma tee lahti.',
  'strategy.exchange': 'Millal vahetada',
  'strategy.exchange.1':
    'Vaheta, kui parim käik annab vähe ja järele jääks halb alus. Mängu alguses toob hea alus kaotatud käigu ruttu tagasi.',
  'strategy.exchange.2':
    'Jäta alles see, mis sobib kõigega, nagu tühi klots ja hoidmist väärt klotsid, ja anna ülejäänu kahetsemata ära.',
  'strategy.exchange.3':
    'Mängu lõpus tasub vahetamine harva: käike on jäänud liiga vähe, et sellest kasu saada.',
  'strategy.challenge': 'Millal vaidlustada',
  'strategy.challenge.1':
    'Küsi endalt kaht asja: kui kindel sa oled, et sõna on vale, ja mis see maksab, kui see on õige?',
  'strategy.challenge.2':
    'Kui ebaõnnestunud vaidlustus ei maksa midagi, vaidlusta kõik, milles kahtled. Kui see maksab käigu või punkte, siis ainult, kui oled üsna kindel või kui käik otsustab mängu.',
  'strategy.challenge.3': 'Mis vaidlustus siin maksab:',
};

/** What Täht is. */
export const about: Texts<'about'> = {
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
