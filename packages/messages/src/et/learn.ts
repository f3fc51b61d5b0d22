/** Estonian: the pages one learns from and reads about Täht on. */
import type { Texts } from '../texts.ts';

/** Their index, how to play, variants, and the words in Ґ. */
export const learn: Texts<'learn'> = {
  'learn.title': 'Õpi',
  'learn.intro': 'Esimesest klotsist viimaseni: loe, mida vajad, ja proovi kohe järele.',
  'learn.first-game': 'Sinu esimene mäng',
  'learn.first-game.about':
    'Lao reeglivihiku näited ise mängulauale ja vaata, mitu punkti need annavad.',
  'learn.path': 'Õpirada',
  'learn.path.about':
    'Kaksteist sammu esimesest sõnast nutika lõpuni: igas kolm ülesannet ja robot, keda võita.',
  'learn.how-to-play': 'Kuidas mängida',
  'learn.how-to-play.about': 'Iga reeglivihiku reeglid ühel lehel, lugemiseks või printimiseks.',
  'learn.variants': 'Variandid ja majareeglid',
  'learn.variants.about': 'Vaata, mida iga variant muudab, ja proovi see kohe järele.',
  'learn.duplicate': 'Duplikaatmäng',
  'learn.duplicate.about':
    'Kõigil samad klotsid: mängida saab ükskõik kui palju inimesi, ka terve saal.',
  'learn.strategy': 'Strateegia',
  'learn.strategy.about': 'Lühike lugemine neile, kes tahavad sagedamini võita.',
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
  'variant.rules': 'Võrdle reeglitega',
  'variant.before': 'Ilma variandita',
  'variant.after': 'Variandiga',
  'variant.nothing': 'Mitte midagi: nendes reeglites on see juba nii.',
  'variant.fixed': 'Need on turniirireeglid ja seda majareeglit neile lisada ei saa.',
  'variant.not-friendly':
    'Sõbralikus mängus keegi sõnu ei vaidlusta, nii et see majareegel sinna ei sobi.',
  'variant.own': 'Nii on see põhireeglites: {rulesets}.',
  'variant.offered': 'Variandina on see kirjas siin: {rulesets}.',
  'variant.not-offered': 'Üheski reeglivihikus seda ei ole, aga mängijatele meeldib.',
  'variant.open.pass-when-stuck': 'Ka kooliturniiri teksti võib nii lugeda (meie tõlgendus).',
  'variant.open.draw-at-once':
    'Reeglivihikutes ei öelda, kas klotsid võetakse enne või pärast vaidlustamist.',
  'variant.play': 'Mängi kohe nii',
  'variant.tip': 'Milleks see hea on',
  'variant.tip.blank':
    'Tühjad klotsid jäävad mängu, nii et hoia alles täht, mida tühi klots mängulaual tähistab: see võib olla väärt rohkem kui ükski teine klots.',
  'variant.tip.dictionary':
    'Hea koos õppimiseks ja lastega mängimiseks: keegi ei pea valet sõna kartma.',
  'variant.tip.theme':
    'Valige teema, mille kohta on palju lühikesi sõnu, näiteks toit või loomad: siis on kõigil võimalus.',
  'variant.tip.opening': 'Mäng algab pikema sõnaga ja mängulaud avaneb varem.',
  'variant.tip.bags':
    'Võta seda, mida su alusel napib: keegi ei jää hätta seitsme kaashäälikuga ja õnn loeb vähem.',
  'variant.tip.exchange': 'Vabane tülikatest klotsidest õigel ajal; lõpus tuleb nendega leppida.',
  'variant.tip.pass': 'Keegi ei saa paremat hetke oodata: kes saab käia, peab käima.',
  'variant.tip.take-back':
    'Üks eksimus ei riku kellegi õhtut. Palu kohe, sest mida teised on juba näinud, seda nad enam ei unusta.',
  'variant.tip.clock':
    'Harjutad leidma kiiresti head sõna, mitte liiga hilja parimat; aeglane kell sobib siis, kui mängid muude toimetuste kõrvalt.',
  'variant.tip.challenge':
    'Mida rohkem ebaõnnestunud vaidlustusega kaotad, seda rohkem tasub julge sõna end ära; mida vähem kaotad, seda kindlamalt tunneb end algaja.',

  'learn.words-in-ge': 'Sõnad tähega {letter}',
  'learn.words-in-ge.about': 'Sõnad, kuhu saab panna ukraina klotsi {letter}, koos tähendusega.',
  'learn.words-in-ge.intro':
    'Ukraina komplektis on {count, plural, one {üks klots} other {# klotsi}} tähega {letter}, selle väärtus on {points}. Reeglivihiku viimasel lehel on sõnad, kuhu see sobib; seal on need trükitud tähega {printed}, aga kirjutatakse tähega {letter}.',
  'learn.words-in-ge.list': 'Kõik need on meie ukraina sõnastikus, kui pole märgitud teisiti.',
  'learn.words-in-ge.word': 'Sõna',
  'learn.words-in-ge.meaning': 'Mida see tähendab',
  'learn.words-in-ge.hyphen': 'Laduda ei saa: sidekriipsu klotsi ei ole.',
};

/** The first game. */
export const tutor: Texts<'tutor'> = {
  'tutor.intro':
    'Lao klotsid ise: iga samm ütleb, mitu punkti saad ja miks. Iga sammu võid vahele jätta ja hiljem tagasi tulla.',
  'tutor.do.opening': 'Lao {word} üle tähekese: esimene sõna loeb topelt.',
  'tutor.do.extend': 'Pikenda mängulaual olevat sõna nii, et tuleb {word}.',
  'tutor.do.cross': 'Lao nüüd {word} sellega risti, kasutades üht selle tähte.',
  'tutor.do.parallel': 'Lao {word} otse kõrvale: ka iga tähepaar on sõna.',
  'tutor.do.hook': '{word} lisab teisele sõnale tähe ja punkte annavad mõlemad.',
  'tutor.do.bridge': 'Ehita sõnade vahele sild: {word}.',
  'tutor.do.blank': 'Tühi klots võib olla mis tahes täht: lao {word}.',
  'tutor.do.bonus': 'Lao kõik {tiles} klotsi korraga ja saad {points} punkti lisaks: {word}.',
  'tutor.do.exchange': 'Sõna ei paista? Vaheta klotse: selleks kulub üks käik.',
  'tutor.do.challenge':
    'Sõbralikus mängus kontrollib sõnu Täht; reeglite järgi mängides võid neid vaidlustada.',
  'tutor.do.end':
    'Kui kott on tühi ja kellelgi saavad klotsid otsa, võidab see, kellel on kõige rohkem punkte.',
  'tutor.tap': 'Puuduta klotsi ja siis helendavat ruutu.',
  'tutor.waiting': '{player} ootab sinu esimest mängu.',
  'tutor.more': 'Loe veel',
  'tutor.points': '{count, plural, one {# punkt} other {# punkti}}',
  'tutor.reached': 'Oled {number}. sammul, kokku on neid {count}.',
  'tutor.steps': 'Sammud',
  'tutor.way': '{number}. võimalus uut sõna moodustada (kokku {count}). Näide on reeglivihikust.',
  'tutor.way-ours':
    '{number}. võimalus uut sõna moodustada (kokku {count}). Reeglivihikus näidet ei ole: see siin on meie oma.',
  'tutor.step': 'Samm {number}/{count}',
  'tutor.next': 'Edasi',
  'tutor.back': 'Tagasi',
  'tutor.skip': 'Jäta vahele',
  'tutor.again': 'Alusta otsast',
  'tutor.show': 'Näita mulle',
  'tutor.task.across': 'Lao {word} vasakult paremale, alates ruudust {square}.',
  'tutor.task.down': 'Lao {word} ülalt alla, alates ruudust {square}.',
  'tutor.tiles': 'Vaja läheb neid klotse: {tiles}',
  'tutor.how':
    'Puuduta klotsi ja siis ruutu või vali ruut ja kirjuta. Mängulaual liigud nooleklahvidega, tühik muudab suunda.',
  'tutor.right': 'Täpselt nii: {score, plural, one {# punkt} other {# punkti}}!',
  'tutor.other':
    'See sobib mängulauale ja annaks {score, plural, one {# punkti} other {# punkti}}. Proovi nüüd näite käiku.',
  'tutor.why': 'Miks nii palju?',
  'tutor.why.letter': '{letter} ruudul {square}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{letter} ruudul {square}, {premium}: terve sõna × {times}',
  'tutor.why.blank': 'Tühi klots tähena {letter} annab 0.',
  'tutor.why.spent': '{letter} ruudul {square} oli seal juba enne: preemiaruut enam ei loe.',
  'tutor.why.bonus': 'Lisapreemia, {tiles} klotsi ühe käiguga: {points}',
  'tutor.why.total': 'Kokku: {score}',
  'tutor.opening': 'Esimene sõna',
  'tutor.opening.text':
    'Esimeses sõnas on vähemalt kaks tähte ja see katab mängulaua keskel oleva tähekese, mis sõna punktid kahekordistab. Sõnad laotakse horisontaalis või vertikaalis, mitte kunagi diagonaalis.',
  'tutor.opening.star-ours':
    'Et täheke sõna kahekordistab, on meie tõlgendus: reeglivihikus seda ei öelda.',
  'tutor.extend': 'Sõna pikendamine',
  'tutor.extend.text':
    'Lisa üks või mitu klotsi juba laotud sõna lõppu, algusse või ühe käiguga mõlemasse otsa. Uue sõna kõik tähed loevad, aga vanade tähtede all olevad preemiaruudud mitte: preemia saab ainult selle käigu eest, millega klots ruudule pannakse.',
  'tutor.cross': 'Laotud sõnaga risti',
  'tutor.cross.text':
    'Lao sõna risti juba laotud sõnaga ja kasuta üht selle tähte. See täht loeb ka uues sõnas.',
  'tutor.hook': 'Teisele sõnale täht juurde',
  'tutor.hook.text':
    'Uus sõna võib lisada tähe ka olemasolevale sõnale. Siis annavad punkte mõlemad ja see klots loeb mõlemas.',
  'tutor.bridge': 'Sild tähtede vahel',
  'tutor.bridge.text':
    'Sõna võib luua silla kahe või enama tähe vahel, mis on mängulaual lahus. Selleks peab mängulaual olema kolm sõna, nii et see saab juhtuda alles neljandal käigul või hiljem.',
  'tutor.parallel': 'Laotud sõna kõrvale',
  'tutor.parallel.text':
    'Lao terve sõna otse teise kõrvale, samas suunas. Kõik kõrvuti sattunud tähed peavad siis moodustama sõnu ja igaüks neist annab punkte.',
  'tutor.blank': 'Tühi klots',
  'tutor.blank.text':
    'Tühi klots on täht, mille sa ise valid, ja selleks see ka jääb. Punkte see ei anna, aga sõna-preemiaruut selle all loeb nagu ikka.',
  'tutor.bonus': 'Terve alus korraga',
  'tutor.bonus.text':
    'Kes laob ühe käiguga {tiles} klotsi, saab {points} punkti lisaks; need liidetakse viimasena, pärast kõiki preemiaid.',
  'tutor.exchange': 'Vahetamine ja passimine',
  'tutor.exchange.text':
    'Sõna ladumise asemel võid klotse vahetada või passida. Kumbki punkte ei anna, aga parem alus võib olla käiku väärt. Sinu reeglivihik ütleb:',
  'tutor.challenge': 'Kahtlane sõna',
  'tutor.challenge.text':
    'Arvad, et sellist sõna ei ole? Vaidlusta see, enne kui mäng edasi läheb. Sinu reeglivihik ütleb:',
  'tutor.end': 'Mängu lõpp',
  'tutor.end.text':
    'Kui kott on tühi, mängitakse edasi nende klotsidega, mis alles on, kuni kellelgi saavad need otsa või keegi ei saa enam käia. Sinu reeglivihik ütleb:',
  'tutor.end.example':
    'Näide: lõpetad esimesena, teisele jääb {tiles}, kokku {points} punkti. Tema punktid muutuvad nii: {theirs}, sinu omad nii: {yours}.',
  'tutor.end.printed':
    'Reeglivihikus on siin trükitud {printed}, aga sealsete klotside järgi tuleb {points}.',
  'tutor.done': 'Nüüd oskad mängida. Head mängu!',
  'tutor.play': 'Mängi oma esimene mäng',
  'tutor.rules': 'Kõik reeglid',
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
    'Siis õpi lühikesi sõnu, milles on mõni palju punkte andev täht: nendega saad kohe punkte ka kõige tülikama klotsi eest.',
  'strategy.short-words.table': 'Kui palju neid on',
  'strategy.short-words.length': 'Tähti',
  'strategy.hooks': 'Konksud',
  'strategy.hooks.1':
    'Konks on täht, mille lisad mängulaual oleva sõna algusse või lõppu, nii et tekib uus sõna. Sinu sõna läheb sealt läbi ja punkte annavad mõlemad.',
  'strategy.hooks.2':
    'Vaata enne iga käiku kõik mängulaual olevad sõnad üle: mis sobib ette, mis taha?',
  'strategy.hooks.3':
    'Mõtle ka vastasele: kui sõna pakub sõna-preemiaruudu kõrval palju konkse, on see järgmisele mängijale kingitus.',
  'strategy.leaves': 'Mis alusele jääb',
  'strategy.leaves.1':
    'Käik annab punkte kohe, alles jäetud klotsid hiljem. Kui kaks käiku annavad umbes sama palju, vali see, mis jätab alusele paremad klotsid.',
  'strategy.leaves.2':
    'Tabel näitab, mitu punkti annab ühe klotsi allesjätmine keskmiselt, võrreldes täiesti uute klotsidega. Arvuti õppis selle iseendaga mängides: {games} mängu.',
  'strategy.leaves.3':
    'Kaks ühesugust klotsi on enamasti väärt vähem kui kaks erinevat. Tühi klots hoia suureks käiguks.',
  'strategy.leaves.keep': 'Tasub hoida',
  'strategy.leaves.play': 'Parem varsti ära laduda',
  'strategy.premiums': 'Preemiaruudud ja nende avamine',
  'strategy.premiums.1':
    'Palju punkte andev täht tähe-preemiaruudul, mis loeb mõlemas suunas, annab punkte kaks korda. Otsi selliseid ruute enne kui pikki sõnu.',
  'strategy.premiums.2':
    'Sõna-preemiaruut korrutab kõike, nii et vii sinna oma parimad tähed. Ära ava kolmekordset sõna järgmisele mängijale, kui sa ise selle eest palju punkte ei saa.',
  'strategy.premiums.3':
    'Oled ees? Hoia mängulaud kinni. Oled taga? Ava seda, sest vajad kohti suurteks käikudeks.',
  'strategy.balance': 'Täishäälikud ja kaashäälikud',
  'strategy.balance.1':
    'Ainult täishäälikute või ainult kaashäälikutega on raske mängida. Hoia alusel umbes samasugune segu nagu kotis.',
  'strategy.balance.2':
    'Selles komplektis on {letters} täheklotsist {vowels} täishäälikud, {percent}%.',
  'strategy.balance.3':
    'Kui üht liiki on liiga palju, lao neid korraga mitu, ka siis, kui mõni teine sõna annaks paar punkti rohkem.',
  'strategy.end': 'Koti põhi',
  'strategy.end.1':
    'Mida ei ole mängulaual ega sinu alusel, on kotis või teiste käes. Mängus näed seda arvestust igal ajal.',
  'strategy.end.2':
    'Koti viimane klots võib mängu otsustada. Kui klotse on vähe, mõtle, kes selle võtab: kes esimesena lõpetab, võidab sageli ka lõpparvestuses.',
  'strategy.end.3':
    'Kui kott on tühi ja mängijaid on kaks, tead, mis klotsid teisel on. Sulge tema parim koht ja hoia oma tee lahti.',
  'strategy.exchange': 'Millal vahetada',
  'strategy.exchange.1':
    'Vaheta, kui parim käik annab vähe ja alusele jääksid halvad klotsid. Mängu alguses teevad head klotsid kaotatud käigu ruttu tasa.',
  'strategy.exchange.2':
    'Jäta alles see, mis sobib kõigega, näiteks tühi klots ja hoidmist väärt klotsid, ning vaheta ülejäänud kahetsemata ära.',
  'strategy.exchange.3':
    'Mängu lõpus tasub vahetamine end harva ära: käike on jäänud liiga vähe, et sellest kasu saada.',
  'strategy.challenge': 'Millal vaidlustada',
  'strategy.challenge.1':
    'Küsi endalt kaht asja: kui kindel sa oled, et sõna on vale, ja mida sa kaotad, kui see on õige?',
  'strategy.challenge.2':
    'Kui sa ebaõnnestunud vaidlustusega midagi ei kaota, vaidlusta kõik, milles kahtled. Kui kaotad käigu või punkte, vaidlusta ainult siis, kui oled üsna kindel või kui käik otsustab mängu.',
  'strategy.challenge.3': 'Mida ebaõnnestunud vaidlustus siin kaasa toob:',
};

/** What Täht is. */
export const about: Texts<'about'> = {
  'about.title': 'Mis on Täht?',
  'about.what.1':
    'Täht on avatud ristsõnamäng täheklotsidega, kuues keeles ja iga keele enda reeglitega. Nimel on kaks tähendust, kirjatäht ja taevatäht: täheke on ka mängulaua keskmisel ruudul.',
  'about.what.2':
    'Mängi arvuti vastu, sõpradega või ühe seadmega laua ümber. Täht loeb ka päris mängu punkte ja töötab sinu seadmes ilma võrgutagi.',
  'about.promises': 'Mida lubame',
  'about.promise.ads': 'Reklaami siin ei ole ega tule ja midagi ei müüda.',
  'about.promise.tracking':
    'Keegi ei jälgi, mida sa siin teed, ja teistelt veebilehtedelt midagi ei laadita.',
  'about.promise.draws': 'Iga kotist võetud klotsi saab tagantjärele kontrollida.',
  'about.promise.bots': 'Arvuti näeb ainult oma klotse, nagu iga teinegi mängija.',
  'about.promise.open': 'Kogu programm on avatud: igaüks võib seda lugeda, käitada ja muuta.',
  'about.verify': 'Kuidas klotside võtmist kontrollida',
  'about.verify.1':
    'Enne mängu pitseeritakse klotside järjekord salajase arvuga, mille sõrmejälge näevad kõik. Reeglitega nõustudes lisab iga mängija sinna midagi omalt poolt.',
  'about.verify.2':
    'Kui mäng on läbi, saab salajane arv avalikuks. See peab sõrmejäljega klappima ja selle järgi saab kõigi klotside võtmise uuesti läbi teha.',
  'about.verify.3': 'Salvesta mängu protokoll ja lase programmil see üle kontrollida: {command}',
  'about.privacy': 'Sinu andmed',
  'about.privacy.1':
    'Mängud arvuti vastu ja ühe seadmega laua ümber jäävad sellesse seadmesse. Kui kustutad brauseri andmed, kaovad ka need.',
  'about.privacy.2':
    'Võrgumängud on alles serveris, kus sa mängid, selle nime all, mille seal valisid. Kontot ega e-posti aadressi vaja ei ole.',
  'about.privacy.3':
    'Küpsis jätab meelde ainult selle, et oled sisse loginud. Kõik oma andmed saad alla laadida või lasta kustutada.',

  'about.words.intro':
    'Igal keelel on oma sõnastik, mis on koostatud vabadest allikatest. See ei ole ühegi kirjastuse ega liidu sõnastik.',
  'about.words.list': 'Sõnastik',
  'about.words.count': 'Sõnu',
  'about.words.policy': 'Mida see sisaldab',
  'about.words.sources': 'Allikad',
  'about.words.licence': 'Litsents',
  'about.words.rebuild': 'Igaüks saab selle ise uuesti koostada:',
  'about.words.how': 'Kuidas see on koostatud',
  'about.words.out':
    'Üheski sõnastikus pole nimesid, lühendeid, sidekriipsuga sõnu ega sõnu, mille mõne märgi jaoks klotsi ei ole.',
  'about.made.et':
    'Allikas loetleb vormid ilma grammatikata. Algvormid tuletasime tervetest muutvormistikest ja kaalusime neid selle järgi, kui sageli need tekstides esinevad; asesõnad, määrsõnad ja muud väikesed sõnad kogusime ise.',
  'about.made.is':
    'Väikese algustähega sõnade kõik vormid. Kui allikas annab sõna vormidest ainult osa, lisasime puuduvatest need, milles saab kindel olla.',
  'about.made.fi':
    'Algvormid ja tegevusnimed eristasime soome keele grammatika järgi; liitsõnad on sees ainult siis, kui need on kasutusel. Vaenu õhutavad sõnad jätsime ükshaaval välja.',
  'about.made.uk':
    'Õigekirjasõnastiku märksõnad ja mitmuse nimetavad, ka apostroofiga ja {letter}-tähega sõnad.',
  'about.made.tr':
    'Kahe vaba sõnaraamatu märksõnad ja tegevusnimed; katusega tähed loetakse katuseta tähtedeks.',
  'about.made.en': 'Vaba sõnastik, mis on lähedane Põhja-Ameerika mängijate omale.',
  'about.missing': 'Mõni sõna puudub või on vale?',
  'about.missing.1':
    'Ükski sõnastik ei ole täielik. Lauas otsustavad mängijad: leppige sõnas kokku või mängige ilma sõnastikuta ja otsustage ise.',
  'about.missing.2':
    'Serveris mängides saad sõnast teatada sealsamas, kus see tagasi lükati või läbi lasti. Otsustavad need, kes sõnade eest hoolitsevad, ja muudatused jõuavad sõnastiku järgmisse versiooni.',

  'about.licences.own': 'Programm',
  'about.licences.own.1':
    'Täht on vaba tarkvara litsentsiga {licence}: võid seda kasutada, kopeerida, muuta ja edasi anda, kui litsentsiteade jääb juurde.',
  'about.licences.parts': 'Millest see koosneb',
  'about.licences.parts.1': 'Leht sisaldab ka teiste inimeste tööd, igaüks oma litsentsiga:',
  'about.licences.all': 'Leht ja server: kõik litsentsid täies mahus',
  'about.licences.lists': 'Sõnastikud',
  'about.licences.lists.1':
    'Igal sõnastikul on oma litsents. Litsentsiteadetes on nimetatud kõik allikad.',
  'about.licences.notice': 'Litsentsiteade: {name}',
};

export const path: Texts<'path'> = {
  'path.title': 'Õpirada',
  'path.about':
    'Iga samm on üks oskus: loe, proovi kolmes seisus ja võida siis kaks korda robotit, kes mängib sel tasemel.',
  'path.step': 'Samm {number}/{all}',
  'path.positions': 'Ülesandeid {done}/{all}',
  'path.wins': 'Võite {won}/{all}',
  'path.passed': 'läbitud',
  'path.position': 'Ülesanne {number}',
  'path.task-seen':
    'Leia selline käik. Parim annab {score, plural, one {# punkti} other {# punkti}}.',
  'path.task-weighed': 'Leia parim käik või peaaegu sama hea.',
  'path.check': 'Kontrolli',
  'path.show': 'Näita lahendust',
  'path.right': 'Just nii: {score, plural, one {# punkt} other {# punkti}}.',
  'path.other':
    'See annab {score, plural, one {# punkti} other {# punkti}}, aga otsitav käik on teistsugune.',
  'path.few': 'Mõte on õige, aga leidub käik, mis annab palju rohkem.',
  'path.weaker': 'Leidub käik, mis on kokkuvõttes {points} punkti väärtuslikum.',
  'path.solution': 'Üks lahendus: {move}',
  'path.exchange': 'Vaheta valitud klotsid',
  'path.choose': 'Puuduta klotse, mida vahetaksid.',
  'path.win': 'Võida nüüd kaks korda: {player}',
  'path.play': 'Mängi: {player}',
  'path.next': 'Järgmine samm',
  'path.first': 'Lahenda enne kolm ülesannet, siis mängi.',
  'path.done': 'lahendatud',
  'path.all': 'Kõik kaksteist sammu on läbitud.',
  'path.rung.short': 'Lühikesed sõnad',
  'path.rung.short.about':
    'Kahe- ja kolmetähelised sõnad mahuvad peaaegu igale poole. Pane palju punkte andev täht sinna, kus ta loeb korraga kahes sõnas.',
  'path.rung.hooks': 'Konksud',
  'path.rung.hooks.about':
    'Mängulaual olevale sõnale saab ette või lõppu lisada ühe tähe. Lao oma sõna läbi selle tähe ja saad punktid mõlema eest.',
  'path.rung.extend': 'Pikemad sõnad',
  'path.rung.extend.about':
    'Mängulaual olev sõna võib kasvada mitme tähe võrra. Kõik selle tähed annavad uuesti punkte.',
  'path.rung.parallel': 'Kõrvuti',
  'path.rung.parallel.about':
    'Lao oma sõna teise kõrvale. Kokku puutuvad klotsid moodustavad lühikesi sõnu ja igaüks neist annab punkte.',
  'path.rung.letters': 'Tähe-preemiaruudud',
  'path.rung.letters.about':
    'Palju punkte andev täht on väga väärtuslik ruudul, mis selle kahe- või kolmekordistab. Kui seal ristub kaks sõna, loeb täht mõlemas.',
  'path.rung.words': 'Sõna-preemiaruudud',
  'path.rung.words.about':
    'Mõni ruut kahe- või kolmekordistab kogu sõna. Sinna jõuda on sageli kasulikum kui mujal pikem sõna laduda.',
  'path.rung.bonus': 'Kõik klotsid',
  'path.rung.bonus.about':
    'Kui kasutad kõik oma klotsid korraga ära, saad suure lisapreemia. Otsi tuttavaid algusi ja lõppe ning vaata, mis üle jääb.',
  'path.rung.blank': 'Tühi klots',
  'path.rung.blank.about':
    'Tühi klots võib olla mis tahes täht, aga ise punkte ei anna. Hoia see käiguks, mis toob palju, näiteks kõigi klotside ladumiseks.',
  'path.rung.rack': 'Mis alusele jääb',
  'path.rung.rack.about':
    'Alusele jäävad klotsid määravad su järgmise käigu. Mõni punkt vähem tasub ära, kui sulle jäävad hästi kokku sobivad tähed.',
  'path.rung.exchange': 'Vahetamine',
  'path.rung.exchange.about':
    'Kui midagi head laduda ei saa, vaheta tülikad klotsid ja hoia head alles. See võtab ühe käigu, aga järgmised toovad rohkem.',
  'path.rung.closing': 'Kinnine mängulaud',
  'path.rung.closing.about':
    'Sinu käik avab ruute ka järgmisele mängijale. Kui kaks käiku on peaaegu võrdsed, vali see, mis jätab talle vähem.',
  'path.rung.end': 'Lõpp',
  'path.rung.end.about':
    'Kui kott on tühi, tead, millised klotsid on vastasel. Arvuta edasi: kes lõpetab esimesena ja mille ladumisega?',
};
