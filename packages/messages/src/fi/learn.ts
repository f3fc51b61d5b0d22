/** Finnish: the pages one learns from and reads about Täht on. */
import type { Texts } from '../texts.ts';

/** Their index, how to play, variants, and the words in Ґ. */
export const learn: Texts<'learn'> = {
  'learn.title': 'Opi',
  'learn.intro': 'Ensimmäisestä laatasta pussin viimeiseen: lue, mitä tarvitset, ja kokeile heti.',
  'learn.edition': 'Sanojen kieli',
  'learn.first-game': 'Ensimmäinen pelisi',
  'learn.first-game.about': 'Aseta sääntökirjan omat esimerkit laudalle ja katso, mitä niistä saa.',
  'learn.how-to-play': 'Näin pelataan',
  'learn.how-to-play.about':
    'Kunkin sääntökirjan säännöt yhdellä sivulla, luettavaksi tai tulostettavaksi.',
  'learn.variants': 'Muunnelmat ja kotisäännöt',
  'learn.variants.about': 'Mitä kukin muuttaa, ja peli sillä yhdellä napautuksella.',
  'learn.duplicate': 'Duplikaatti',
  'learn.duplicate.about': 'Kaikilla samat laatat: peli kuinka monelle tahansa, myös saleihin.',
  'learn.strategy': 'Strategia',
  'learn.strategy.about': 'Lyhyitä sivuja niille, jotka haluavat voittaa useammin.',
  'learn.all': 'Kaikki opittava',

  'howto.title': 'Näin pelataan: {ruleset}',
  'howto.print': 'Tulosta tämä sivu',
  'howto.other': 'Muut säännöt',
  'howto.variants': 'Näiden sääntöjen muunnelmat',
  'howto.different': 'Mikä on toisin',
  'howto.square': 'Ruutu',
  'howto.tiles': 'Laatat',
  'howto.letter': 'Kirjain',
  'howto.count': 'Montako',
  'howto.points': 'Pisteet',
  'howto.total': 'Yhteensä {count, plural, one {# laatta} other {# laattaa}}',

  'variant.intro':
    'Sääntökirja ei ole ainoa tapa pelata. Sopikaa jostakin näistä ennen aloitusta; kaikki pöydässä näkevät sen.',
  'variant.all': 'Kaikki muunnelmat',
  'variant.changes': 'Mikä muuttuu',
  'variant.rules': 'Verrattuna',
  'variant.before': 'Ilman sitä',
  'variant.after': 'Sen kanssa',
  'variant.nothing': 'Ei mikään: näissä säännöissä se on jo näin.',
  'variant.fixed': 'Nämä ovat turnauksen säännöt, eikä niihin lisätä tätä kotisääntöä.',
  'variant.not-friendly':
    'Kaveripelissä sanoja ei haasteta, joten tällä kotisäännöllä ei ole siinä sijaa.',
  'variant.own': 'Näissä se on perussääntö: {rulesets}.',
  'variant.offered': 'Muunnelmana kuvattu täällä: {rulesets}.',
  'variant.not-offered': 'Sitä ei ole missään sääntökirjassa, mutta pelaajat pitävät siitä.',
  'variant.open.pass-when-stuck': 'Myös kouluturnauksen tekstin voi lukea näin (oma tulkintamme).',
  'variant.open.draw-at-once':
    'Säännöissä ei sanota, nostetaanko laatat ennen haastetta vai sen jälkeen.',
  'variant.play': 'Pelaa näin nyt',
  'variant.tip': 'Mihin se sopii',
  'variant.tip.blank':
    'Tyhjät laatat pysyvät pelissä, joten säästä se kirjain, jonka paikalla laudalla on tyhjä: se voi olla telineesi arvokkain.',
  'variant.tip.dictionary':
    'Sopii yhdessä oppimiseen ja lasten kanssa pelaamiseen: kenenkään ei tarvitse pelätä väärää sanaa.',
  'variant.tip.theme':
    'Valitkaa teema, josta on paljon lyhyitä sanoja, vaikkapa ruoka tai eläimet, niin kaikilla on mahdollisuus.',
  'variant.tip.opening': 'Peli alkaa pidemmällä sanalla, ja lauta avautuu aikaisemmin.',
  'variant.tip.bags':
    'Nosta sitä, mitä telineestä puuttuu: kukaan ei jää seitsemän konsonantin kanssa, ja tuuri ratkaisee vähemmän.',
  'variant.tip.exchange':
    'Vaihda hankalat laatat ajoissa; lopussa niiden kanssa on tultava toimeen.',
  'variant.tip.pass': 'Kukaan ei voi odottaa parempaa hetkeä: joka voi pelata, sen on pelattava.',
  'variant.tip.take-back':
    'Lipsahdus ei pilaa kenenkään iltaa; pyydä heti, sillä nähtyä muut eivät unohda.',
  'variant.tip.clock':
    'Opit löytämään hyvän sanan nopeasti etkä parasta myöhässä; hidas kello sopii peliin arjen lomassa.',
  'variant.tip.challenge':
    'Mitä enemmän väärä haaste maksaa, sitä enemmän rohkea sana kannattaa; mitä vähemmän, sitä turvallisempaa aloittelijalla on.',

  'learn.words-in-ge': 'Sanoja kirjaimella {letter}',
  'learn.words-in-ge.about':
    'Sanoja, joihin voi asettaa ukrainan laatan {letter}, ja mitä ne tarkoittavat.',
  'learn.words-in-ge.intro':
    'Ukrainan sarjassa on {count, plural, one {yksi laatta} other {# laattaa}}, jossa on kirjain {letter}, arvoltaan {points}. Sääntöjen viimeisellä sivulla on sanoja, joihin sen voi asettaa; niihin on painettu {printed}, mutta oikea kirjain on {letter}.',
  'learn.words-in-ge.list': 'Ne kaikki ovat ukrainan sanalistassamme, ellei toisin mainita.',
  'learn.words-in-ge.word': 'Sana',
  'learn.words-in-ge.meaning': 'Mitä se tarkoittaa',
  'learn.words-in-ge.hyphen': 'Ei voi pelata: yhdysviivalle ei ole laattaa.',
};

/** The first game. */
export const tutor: Texts<'tutor'> = {
  'tutor.intro':
    'Aseta laatat itse: joka vaihe kertoo, paljonko niistä saa ja miksi. Voit ohittaa minkä tahansa ja palata myöhemmin.',
  'tutor.do.opening': 'Aseta {word} tähtiruudun yli: ensimmäinen sana lasketaan kahdesti.',
  'tutor.do.extend': 'Jatka laudalla olevaa sanaa niin, että siitä tulee {word}.',
  'tutor.do.cross': 'Aseta nyt {word} sen poikki yhden sen kirjaimen kautta.',
  'tutor.do.parallel': 'Aseta {word} aivan viereen: jokainen kirjainparikin on sana.',
  'tutor.do.hook': '{word} antaa toiselle sanalle kirjaimen, ja molemmista saa pisteet.',
  'tutor.do.bridge': 'Rakenna silta sanojen välille: {word}.',
  'tutor.do.blank': 'Tyhjä laatta on mikä kirjain vain: aseta {word}.',
  'tutor.do.bonus': 'Aseta kaikki {tiles} laattaa kerralla ja saat {points} lisäpistettä: {word}.',
  'tutor.do.exchange': 'Eikö sanaa löydy? Vaihda laattoja: se vie vuoron.',
  'tutor.do.challenge':
    'Rennossa pelissä sanat tarkistetaan puolestasi, sääntöpelissä voit haastaa ne.',
  'tutor.do.end': 'Kun pussi on tyhjä ja joku on päässyt laatoistaan, eniten pisteitä voittaa.',
  'tutor.tap': 'Napauta laattaa ja sitten hohtavaa ruutua.',
  'tutor.waiting': '{player} odottaa ensimmäistä peliäsi.',
  'tutor.more': 'Lue lisää',
  'tutor.points': '{count, plural, one {# piste} other {# pistettä}}',
  'tutor.reached': 'Olet vaiheessa {number} / {count}.',
  'tutor.steps': 'Vaiheet',
  'tutor.way':
    'Säännöissä on {count} tapaa muodostaa uusia sanoja. Tämä on tapa {number}, ja esimerkki on sääntöjen oma.',
  'tutor.way-ours':
    'Säännöissä on {count} tapaa muodostaa uusia sanoja. Tämä on tapa {number}; esimerkki on meidän.',
  'tutor.step': 'Vaihe {number} / {count}',
  'tutor.next': 'Seuraava',
  'tutor.back': 'Takaisin',
  'tutor.skip': 'Ohita',
  'tutor.again': 'Aloita alusta',
  'tutor.show': 'Näytä minulle',
  'tutor.task.across': 'Aseta {word} vaakaan ruudusta {square} alkaen.',
  'tutor.task.down': 'Aseta {word} pystyyn ruudusta {square} alkaen.',
  'tutor.tiles': 'Tarvitset nämä laattasi: {tiles}',
  'tutor.how':
    'Napauta laattaa ja sitten ruutua, tai valitse ruutu ja kirjoita. Laudalla liikutaan nuolinäppäimillä, ja välilyönti vaihtaa suunnan.',
  'tutor.right': 'Juuri niin: {score, plural, one {# piste} other {# pistettä}}!',
  'tutor.other':
    'Tämä sopii laudalle ja antaisi {score, plural, one {# pisteen} other {# pistettä}}. Kokeile nyt esimerkin siirtoa.',
  'tutor.why': 'Miksi näin monta?',
  'tutor.why.letter': '{letter} ruudussa {square}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{letter} ruudussa {square}, {premium}: koko sana × {times}',
  'tutor.why.blank': 'Tyhjän laatan arvo kirjaimena {letter} on 0.',
  'tutor.why.spent': '{letter} ruudussa {square} oli siinä jo: erikoispisteruutu ei enää vaikuta.',
  'tutor.why.bonus': 'Lisäpisteet, {tiles} laattaa yhdellä vuorolla: {points}',
  'tutor.why.total': 'Yhteensä: {score}',
  'tutor.opening': 'Ensimmäinen sana',
  'tutor.opening.text':
    'Ensimmäisessä sanassa on vähintään kaksi kirjainta, ja se peittää keskellä olevan tähtiruudun, joka kaksinkertaistaa sanan pisteet. Sanat kulkevat vaakaan tai pystyyn, eivät koskaan vinoon.',
  'tutor.opening.star-ours':
    'Se, että tähtiruutu kaksinkertaistaa sanan, on oma tulkintamme: säännöissä sitä ei sanota.',
  'tutor.extend': 'Lisäys sanan alkuun tai loppuun',
  'tutor.extend.text':
    'Lisää laudalla olevan sanan alkuun, loppuun tai molempiin yksi tai useampi kirjain. Uuden sanan kaikki kirjaimet lasketaan, mutta vanhojen kirjainten alla olevat erikoispisteruudut eivät: ne vaikuttavat vain sillä vuorolla, jolla laatta asetetaan niihin.',
  'tutor.cross': 'Suorassa kulmassa',
  'tutor.cross.text':
    'Aseta sana suoraan kulmaan laudalla olevan sanan kanssa ja käytä yhtä sen kirjaimista. Se kirjain lasketaan myös uuteen sanaan.',
  'tutor.hook': 'Kirjain toiseen sanaan',
  'tutor.hook.text':
    'Uusi sana voi myös lisätä kirjaimen jo laudalla olevaan sanaan. Silloin kumpikin sana antaa pisteitä, ja laatta lasketaan kumpaankin.',
  'tutor.bridge': 'Silta',
  'tutor.bridge.text':
    'Sana voi olla silta samansuuntaisten sanojen kirjainten välillä. Siihen tarvitaan kolme sanaa laudalla, joten se on mahdollista vasta neljännestä vuorosta alkaen.',
  'tutor.parallel': 'Samansuuntaisesti sanan viereen',
  'tutor.parallel.text':
    'Aseta kokonainen sana samansuuntaisesti aivan toisen viereen. Kaikkien vierekkäisten kirjainten on silloin muodostettava sanoja, ja jokainen niistä antaa pisteitä.',
  'tutor.blank': 'Tyhjä laatta',
  'tutor.blank.text':
    'Tyhjä laatta on se kirjain, jonka sanot, ja pysyy sinä. Itse se ei anna pisteitä, mutta sanapisteruutu sen alla vaikuttaa kuten aina.',
  'tutor.bonus': 'Koko teline kerralla',
  'tutor.bonus.text':
    'Joka pelaa kaikki {tiles} laattaansa yhdellä vuorolla, saa {points} lisäpistettä; ne lisätään kaikkien kertomisten jälkeen.',
  'tutor.exchange': 'Vaihtaminen ja vuoron jättäminen väliin',
  'tutor.exchange.text':
    'Sanan asettamisen sijaan voit vaihtaa laattoja tai jättää vuorosi väliin. Kumpikaan ei anna pisteitä, mutta parempi teline voi olla vuoron arvoinen. Sääntösi sanovat:',
  'tutor.challenge': 'Epäilyttävä sana',
  'tutor.challenge.text':
    'Epäiletkö, ettei sanaa ole? Haasta se, ennen kuin peli jatkuu. Sääntösi sanovat:',
  'tutor.end': 'Pelin loppu',
  'tutor.end.text':
    'Kun pussi on tyhjä, jatketaan sillä, mitä on, kunnes joku on päässyt kaikista laatoistaan tai kukaan ei voi jatkaa. Sääntösi sanovat:',
  'tutor.end.example':
    'Esimerkki: pelaat laattasi loppuun ensimmäisenä, ja toisen telineeseen jää {tiles}, yhteensä {points} pistettä. Hän saa {theirs}, sinä {yours}.',
  'tutor.end.printed':
    'Säännöissä lukee tässä {printed}; niiden omien laattojen mukaan luku on {points}.',
  'tutor.done': 'Nyt osaat pelin. Hauskoja pelihetkiä!',
  'tutor.play': 'Pelaa ensimmäinen pelisi',
  'tutor.rules': 'Kaikki nämä säännöt yhdellä sivulla',
};

/** The pages on strategy. */
export const strategy: Texts<'strategy'> = {
  'strategy.title': 'Strategia',
  'strategy.intro':
    'Kahdeksan lyhyttä sivua. Ota yksi ajatus seuraavaan peliisi ja toinen sitä seuraavaan.',
  'strategy.all': 'Kaikki strategiasivut',
  'strategy.next': 'Seuraavaksi: {title}',
  'strategy.short-words': 'Lyhyet sanat',
  'strategy.short-words.1':
    'Kahden ja kolmen kirjaimen sanat ovat pelin laasti: niillä asetat pidemmän sanan aivan toisen viereen ja saat pisteitä monesta sanasta kerralla.',
  'strategy.short-words.2':
    'Opettele ensin kahden kirjaimen sanat. Niitä on vähän, ja tarvitset niitä joka pelissä.',
  'strategy.short-words.3':
    'Opettele sitten lyhyitä sanoja, joissa on arvokkaita kirjaimia: niillä telineen arvokkain laatta muuttuu heti pisteiksi.',
  'strategy.short-words.table': 'Montako niitä on',
  'strategy.short-words.length': 'Kirjaimia',
  'strategy.hooks': 'Koukut',
  'strategy.hooks.1':
    'Koukku on kirjain, joka tekee laudan sanasta uuden, sen edessä tai perässä. Oma sanasi kulkee siitä poikki, ja kumpikin antaa pisteitä.',
  'strategy.hooks.2':
    'Katso ennen joka vuoroa kaikki laudan sanat: mitä niiden eteen voi tulla, mitä perään?',
  'strategy.hooks.3':
    'Ajattele myös vastustajaa: monta koukkua sanapisteruudun vieressä ilahduttaa seuraavaa pelaajaa.',
  'strategy.leaves': 'Mitä telineeseen jää',
  'strategy.leaves.1':
    'Siirto antaa pisteitä nyt, säästetyt laatat myöhemmin. Jos kaksi siirtoa antaa suunnilleen yhtä paljon, valitse se, jonka jälkeen jää paremmat laatat.',
  'strategy.leaves.2':
    'Taulukko näyttää, mitä yhden laatan säästäminen keskimäärin on arvoltaan, pisteinä ja verrattuna kokonaan uuteen telineeseen. Tietokone oppi sen {games} pelistä itseään vastaan.',
  'strategy.leaves.3':
    'Kaksi samaa laattaa on yleensä huonompi kuin kaksi eri laattaa. Säästä tyhjä laatta isoon siirtoon.',
  'strategy.leaves.keep': 'Kannattaa säästää',
  'strategy.leaves.play': 'Parempi pelata pian',
  'strategy.premiums': 'Erikoispisteruudut ja avaaminen',
  'strategy.premiums.1':
    'Arvokas kirjain kirjainpisteruudussa, joka lasketaan sekä vaakaan että pystyyn, tuottaa kahdesti. Etsi sellaisia ruutuja ennen pitkiä sanoja.',
  'strategy.premiums.2':
    'Sanapisteruutu kertoo kaiken, joten vie sinne parhaat kirjaimesi äläkä avaa kolminkertaista sanapisteruutua seuraavalle ilman hyvää hintaa.',
  'strategy.premiums.3':
    'Johdatko? Pidä lauta ahtaana. Oletko jäljessä? Avaa sitä, sillä tarvitset paikkoja isoille siirroille.',
  'strategy.balance': 'Vokaalit ja konsonantit',
  'strategy.balance.1':
    'Pelkkiä vokaaleja tai konsonantteja täynnä olevalla telineellä on vaikea pelata. Tavoittele suunnilleen samaa suhdetta kuin pussissa.',
  'strategy.balance.2':
    'Tässä sarjassa {letters} kirjainlaatasta {vowels} on vokaaleja, {percent} %.',
  'strategy.balance.3':
    'Jos yhtä lajia on liikaa, pelaa niitä useampi kerralla, vaikka toinen sana antaisi pari pistettä enemmän.',
  'strategy.end': 'Pussin pohja',
  'strategy.end.1':
    'Mikä ei ole laudalla eikä telineessäsi, on pussissa tai muilla. Peli näyttää tämän laskelman milloin tahansa.',
  'strategy.end.2':
    'Pussin viimeinen laatta voi ratkaista pelin. Kun laattoja on vähän, mieti, kuka sen nostaa: ensimmäisenä lopettava voittaa usein loppulaskennan.',
  'strategy.end.3':
    'Kun pussi on tyhjä ja pelaajia on kaksi, tiedät toisen telineen. Tuki sen paras paikka ja pidä oma reittisi auki.',
  'strategy.exchange': 'Milloin vaihtaa',
  'strategy.exchange.1':
    'Vaihda, kun paras siirtosi antaa vähän ja jättää huonon telineen. Pelin alussa hyvä teline tuo menetetyn vuoron pian takaisin.',
  'strategy.exchange.2':
    'Säästä se, mikä sopii kaikkeen, kuten tyhjä laatta ja säästämisen arvoiset laatat, ja anna loput pois.',
  'strategy.exchange.3':
    'Pelin lopussa vaihto kannattaa harvoin: vuoroja on jäljellä liian vähän, jotta siitä hyötyisi.',
  'strategy.challenge': 'Milloin haastaa',
  'strategy.challenge.1':
    'Kysy itseltäsi kaksi asiaa: kuinka varma olet, että sana on väärä, ja mitä maksaa, jos se on oikea?',
  'strategy.challenge.2':
    'Jos epäonnistunut haaste ei maksa mitään, haasta kaikki, mitä epäilet. Jos se maksaa vuoron tai pisteitä, haasta vain, kun olet melko varma tai siirto ratkaisee pelin.',
  'strategy.challenge.3': 'Mitä haaste täällä maksaa:',
};

/** What Täht is. */
export const about: Texts<'about'> = {
  'about.title': 'Mikä on Täht?',
  'about.what.1':
    'Täht on avoin kirjainlaatoilla pelattava ristisanapeli kuudella kielellä, kullakin omien sääntöjensä mukaan. Nimi on viroa ja tarkoittaa sekä kirjainta että tähteä: tähti on laudan keskiruutu.',
  'about.what.2':
    'Voit pelata tietokonetta vastaan, ystävien kanssa, saman laitteen ympärillä tai pitää oikean laudan pisteitä. Omalla laitteellasi peli toimii ilman verkkoa.',
  'about.promises': 'Mitä lupaamme',
  'about.promise.ads': 'Ei mainoksia koskaan eikä mitään ostettavaa.',
  'about.promise.tracking': 'Kukaan ei seuraa, mitä teet täällä, eikä mitään ladata muualta.',
  'about.promise.draws': 'Jokaisen noston pussista voi tarkistaa jälkeenpäin.',
  'about.promise.bots': 'Tietokone näkee vain omat laattansa, kuten kuka tahansa pelaaja.',
  'about.promise.open': 'Koko ohjelma on avoin: kuka tahansa saa lukea, käyttää ja muuttaa sitä.',
  'about.verify': 'Näin nosto tarkistetaan',
  'about.verify.1':
    'Ennen peliä nostojen järjestys sinetöidään salaisella luvulla, ja sen sormenjälki näytetään kaikille. Hyväksyessään jokainen pelaaja lisää sekoitukseen jotain omaa.',
  'about.verify.2':
    'Kun peli on ohi, salainen luku näytetään. Sen on sovittava sormenjälkeen, ja sillä jokainen nosto voidaan tehdä uudelleen.',
  'about.verify.3': 'Tallenna pelin pöytäkirja ja anna ohjelman tarkistaa se: {command}',
  'about.privacy': 'Tietosi',
  'about.privacy.1':
    'Pelit tietokonetta vastaan ja saman laitteen ympärillä pysyvät tällä laitteella. Ne katoavat, kun tyhjennät selaimen tiedot.',
  'about.privacy.2':
    'Verkkopelejä säilyttää palvelin, jolla pelaat, siellä valitsemallasi nimellä. Et tarvitse tiliä etkä sähköpostiosoitetta.',
  'about.privacy.3':
    'Eväste muistaa vain, että olet kirjautunut. Voit ottaa kaikki tietosi mukaan tai poistattaa ne.',

  'about.words.intro':
    'Jokaisella kielellä on oma sanalistansa, joka on tehty vapaista lähteistä. Se ei ole minkään kustantajan tai liiton lista.',
  'about.words.list': 'Lista',
  'about.words.count': 'Sanoja',
  'about.words.policy': 'Mitä se sisältää',
  'about.words.sources': 'Lähteet',
  'about.words.licence': 'Lisenssi',
  'about.words.rebuild': 'Kuka tahansa voi tehdä sen uudelleen:',
  'about.words.how': 'Näin se tehtiin',
  'about.words.out':
    'Nimet, lyhenteet, yhdysviivalliset sanat ja sanat, joissa on laatoista puuttuva merkki, on jätetty kaikkialla pois.',
  'about.made.et':
    'Lähde antaa muodot ilman kielioppia. Perusmuodot pääteltiin kokonaisista taivutuksista ja punnittiin sen mukaan, mitä teksteissä esiintyy; pronominit, adverbit ja muut pikkusanat ovat oma luettelomme.',
  'about.made.is':
    'Kaikki pienellä kirjoitettavien sanojen muodot; jos lähteessä on taivutuksesta vain osa, sitä täydennettiin, sikäli kuin epäilystä ei jää.',
  'about.made.fi':
    'Perusmuodot ja infinitiivit erotettiin suomen kieliopin avulla; yhdyssanat ovat mukana vain, jos niitä on käytetty. Vihasanat jätettiin pois yksi kerrallaan.',
  'about.made.uk':
    'Oikeinkirjoitussanaston hakusanat ja monikon nominatiivit, myös heittomerkilliset sanat ja sanat, joissa on {letter}.',
  'about.made.tr':
    'Kahden vapaan sanakirjan hakusanat ja infinitiivit; sirkumfleksikirjaimet lasketaan tavallisiksi.',
  'about.made.en': 'Vapaa lista, joka on lähellä Pohjois-Amerikan pelaajien käyttämää.',
  'about.missing': 'Puuttuuko sana tai onko se väärin?',
  'about.missing.1':
    'Mikään lista ei ole täydellinen. Pöydässä pelaajat päättävät: sopikaa sanasta, tai pelatkaa ilman listaa ja arvioikaa itse.',
  'about.missing.2':
    'Palvelimella ilmoita sanasta siellä, missä se hylättiin tai hyväksyttiin: sanoista huolehtiva päättää, ja ilmoituksista tulee osa listan seuraavaa versiota.',

  'about.licences.own': 'Ohjelma',
  'about.licences.own.1':
    'Täht on vapaa lisenssillä {licence}: saat käyttää, kopioida, muuttaa ja jakaa sitä, kunhan ilmoitus pysyy mukana.',
  'about.licences.parts': 'Mistä se on rakennettu',
  'about.licences.parts.1': 'Tässä sivussa on muiden työtä, kukin omalla lisenssillään:',
  'about.licences.all': 'Sivu ja palvelin: kaikki lisenssit kokonaan',
  'about.licences.lists': 'Sanalistat',
  'about.licences.lists.1':
    'Listat ovat dataa, jolla on omat lisenssinsä. Ilmoituksissa on nimetty kaikki, joilta ne ovat peräisin.',
  'about.licences.notice': 'Ilmoitus: {name}',
};
