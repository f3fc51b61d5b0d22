/** Finnish: the foot of the page, and the pages one learns from and reads about Täht on. */
import type { WebLearnTexts } from '../en/web-learn.ts';

export const webLearn: WebLearnTexts = {
  'footer.about': 'Mikä on Täht?',
  'footer.words': 'Tietoa sanoista',
  'footer.licences': 'Lisenssit',
  'footer.more': 'Lisää Tähtistä',

  'learn.title': 'Opi',
  'learn.intro': 'Ensimmäisestä laatasta pussin viimeiseen: lue mitä tarvitset ja kokeile heti.',
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

  'about.title': 'Mikä on Täht?',
  'about.what.1':
    'Täht on avoin kirjainlaatoilla pelattava ristisanapeli kuudella kielellä, kullakin omien sääntöjensä mukaan. Nimi on viroa ja tarkoittaa sekä kirjainta että tähteä: tähti on laudan keskiruutu.',
  'about.what.2':
    'Voit pelata tietokonetta vastaan, ystävien kanssa, saman laitteen ympärillä tai pitää oikean laudan pisteitä. Omalla laitteellasi peli toimii ilman verkkoa.',
  'about.promises': 'Mitä lupaamme',
  'about.promise.ads': 'Ei mainoksia koskaan, eikä mitään ostettavaa.',
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
    'Kaikki pienellä kirjoitettavien sanojen muodot; jos lähteessä on taivutuksesta vain osa, sitä täydennettiin sikäli kuin epäilystä ei jää.',
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
