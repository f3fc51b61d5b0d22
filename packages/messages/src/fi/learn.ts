/** Finnish: the pages one learns from and reads about Täht on. */
import type { Texts } from '../texts.ts';

/** Their index, how to play, variants, and the words in Ґ. */
export const learn: Texts<'learn'> = {
  'learn.title': 'Opi',
  'learn.intro': 'Ensimmäisestä laatasta viimeiseen: lue, mitä tarvitset, ja kokeile.',
  'learn.first-game': 'Ensimmäinen peli',
  'learn.first-game.about':
    'Pelaa sääntökirjan omat esimerkit ja katso, montako pistettä niistä saa.',
  'learn.path': 'Oppipolku',
  'learn.path.about':
    'Kaksitoista askelta ensimmäisestä sanasta taitavaan loppupeliin: joka askeleella kolme pulmaa ja botti, joka pitää voittaa.',
  'learn.how-to-play': 'Näin pelataan',
  'learn.how-to-play.about':
    'Jokainen sääntökirja yhdellä sivulla, luettavaksi tai tulostettavaksi.',
  'learn.variants': 'Muunnelmat ja kotisäännöt',
  'learn.variants.about': 'Katso, mitä kukin muuttaa, ja kokeile yhdellä napautuksella.',
  'learn.duplicate': 'Duplikaatti',
  'learn.duplicate.about':
    'Kaikilla samat laatat: peliin mahtuu kuinka monta tahansa, vaikka salillinen.',
  'learn.strategy': 'Strategia',
  'learn.strategy.about': 'Lyhyitä vinkkejä pelaajille, jotka haluavat voittaa useammin.',
  'learn.all': 'Kaikki oppitunnit',

  'howto.title': 'Näin pelataan: {ruleset}',
  'howto.print': 'Tulosta tämä sivu',
  'howto.other': 'Muut sääntökirjat',
  'howto.variants': 'Tämän sääntökirjan muunnelmat',
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
  'variant.rules': 'Vertailukohta',
  'variant.before': 'Ilman tätä sääntöä',
  'variant.after': 'Tällä säännöllä',
  'variant.nothing': 'Ei mikään: näissä säännöissä on jo näin.',
  'variant.fixed': 'Nämä ovat turnaussäännöt, joihin tätä kotisääntöä ei voi lisätä.',
  'variant.not-friendly': 'Kaveripelissä kukaan ei haasta, joten tämä kotisääntö ei vaikuta siinä.',
  'variant.own': 'Kuuluu perussääntöihin: {rulesets}.',
  'variant.offered': 'Mainitaan muunnelmana näissä säännöissä: {rulesets}.',
  'variant.not-offered': 'Ei missään sääntökirjassa, mutta pelaajat pitävät tästä.',
  'variant.open.pass-when-stuck': 'Myös kouluturnauksen tekstin voi lukea näin (oma tulkintamme).',
  'variant.open.draw-at-once':
    'Sääntökirjat eivät kerro, nostetaanko laatat ennen haastetta vai sen jälkeen.',
  'variant.play': 'Pelaa näin heti',
  'variant.tip': 'Miksi pelata näin',
  'variant.tip.blank':
    'Tyhjät laatat pysyvät pelissä, joten säästä kirjain, jota laudalla oleva tyhjä laatta esittää: se voi olla telineesi arvokkain.',
  'variant.tip.dictionary':
    'Mainio yhdessä opetteluun ja lasten kanssa: kenenkään ei tarvitse pelätä, ettei sana kelpaa.',
  'variant.tip.theme':
    'Valitkaa teema, johon sopii paljon lyhyitä sanoja, vaikka ruoka tai eläimet, niin kaikki pääsevät mukaan.',
  'variant.tip.opening': 'Peli alkaa pidemmällä sanalla, joten lauta aukeaa nopeammin.',
  'variant.tip.bags':
    'Nosta sitä, mitä telineestä puuttuu: kukaan ei jää jumiin seitsemän konsonantin kanssa, ja tuuri ratkaisee vähemmän.',
  'variant.tip.exchange':
    'Hankkiudu hankalista laatoista eroon ajoissa; loppupelissä se ei enää onnistu.',
  'variant.tip.pass': 'Parempaa hetkeä ei voi odottaa: jos voit pelata, sinun on pelattava.',
  'variant.tip.take-back':
    'Yksi lipsahdus ei pilaa kenenkään iltaa. Pyydä lupaa heti, sillä muut eivät voi unohtaa näkemäänsä.',
  'variant.tip.clock':
    'Opit löytämään hyvän sanan nopeasti etkä parasta liian myöhään. Hidas kello sopii peleihin, joita pelataan arjen lomassa.',
  'variant.tip.challenge':
    'Mitä enemmän turha haaste maksaa, sitä paremmin rohkea sana kannattaa. Mitä vähemmän se maksaa, sitä turvallisempi peli on aloittelijalle.',

  'learn.words-in-ge': 'Sanoja, joissa on {letter}',
  'learn.words-in-ge.about':
    'Sanoja, joissa voit käyttää ukrainan laattaa {letter}, ja niiden merkitykset.',
  'learn.words-in-ge.intro':
    'Ukrainan laattasarjassa on {count, plural, one {yksi {letter}-laatta} other {# {letter}-laattaa}}; sen arvo on {points}. Sääntökirjan viimeisellä sivulla on sanoja, joissa sen voi pelata; niihin on painettu {printed}, mutta oikein on {letter}.',
  'learn.words-in-ge.list': 'Kaikki ovat ukrainan sanakirjassamme, ellei toisin mainita.',
  'learn.words-in-ge.word': 'Sana',
  'learn.words-in-ge.meaning': 'Merkitys',
  'learn.words-in-ge.hyphen': 'Ei voi pelata: yhdysviivalle ei ole laattaa.',
};

/** The first game. */
export const tutor: Texts<'tutor'> = {
  'tutor.intro':
    'Aseta laatat itse: joka vaiheessa näet, montako pistettä niistä saa ja miksi. Voit hypätä minkä tahansa vaiheen yli ja palata siihen myöhemmin.',
  'tutor.do.opening':
    'Pelaa {word} tähtiruudun yli: ensimmäisestä sanasta saa kaksinkertaiset pisteet.',
  'tutor.do.extend': 'Jatka laudalla olevaa sanaa niin, että siitä tulee {word}.',
  'tutor.do.cross': 'Pelaa nyt {word} sen poikki, yhteisen kirjaimen kautta.',
  'tutor.do.parallel': 'Pelaa {word} aivan viereen: myös jokaisesta kirjainparista tulee sana.',
  'tutor.do.hook': '{word} lisää kirjaimen toiseen sanaan, ja pisteet tulevat molemmista.',
  'tutor.do.bridge': 'Rakenna silta kahden sanan välille: {word}.',
  'tutor.do.blank': 'Tyhjä laatta voi olla mikä kirjain vain. Pelaa sillä {word}.',
  'tutor.do.bonus':
    'Pelaa kaikki {tiles} laattaa kerralla, niin saat {points} lisäpistettä: {word}.',
  'tutor.do.exchange': 'Eikö sanaa löydy? Vaihda laattoja. Se maksaa vuoron.',
  'tutor.do.challenge':
    'Kaveripelissä sanat tarkistetaan puolestasi; sääntökirjan mukaisessa pelissä haastat ne itse.',
  'tutor.do.end':
    'Kun pussi on tyhjä ja joku on käyttänyt kaikki laattansa, eniten pisteitä saanut voittaa.',
  'tutor.tap': 'Napauta laattaa ja sitten hohtavaa ruutua.',
  'tutor.waiting': '{player} odottaa ensimmäistä peliäsi.',
  'tutor.more': 'Lue lisää',
  'tutor.points': '{count, plural, one {# piste} other {# pistettä}}',
  'tutor.reached': 'Olet vaiheessa {number}/{count}.',
  'tutor.steps': 'Vaiheet',
  'tutor.way':
    'Sääntökirjassa on {count} tapaa muodostaa sana. Tämä on tapa {number}, ja esimerkki on sieltä.',
  'tutor.way-ours':
    'Sääntökirjassa on {count} tapaa muodostaa sana. Tavasta {number} siinä ei ole esimerkkiä, joten tämä on omamme.',
  'tutor.step': 'Vaihe {number}/{count}',
  'tutor.next': 'Seuraava',
  'tutor.back': 'Takaisin',
  'tutor.skip': 'Ohita',
  'tutor.again': 'Aloita alusta',
  'tutor.show': 'Näytä',
  'tutor.task.across': 'Pelaa {word} vaakaan ruudusta {square} alkaen.',
  'tutor.task.down': 'Pelaa {word} pystyyn ruudusta {square} alkaen.',
  'tutor.tiles': 'Tarvitset nämä laatat: {tiles}',
  'tutor.how':
    'Napauta laattaa ja sitten ruutua, tai valitse ruutu ja kirjoita. Nuolinäppäimillä liikut laudalla, ja välilyönti vaihtaa suuntaa.',
  'tutor.right': 'Juuri niin: {score, plural, one {# piste} other {# pistettä}}!',
  'tutor.other':
    'Se sopii ja toisi {score, plural, one {# pisteen} other {# pistettä}}. Kokeile nyt esimerkin siirtoa.',
  'tutor.why': 'Mistä pisteet tulevat?',
  'tutor.why.letter': '{letter} ruudussa {square}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{letter} ruudussa {square}, {premium}: koko sana × {times}',
  'tutor.why.blank': 'Tyhjä laatta kirjaimena {letter} on 0 pisteen arvoinen.',
  'tutor.why.spent': '{letter} oli jo ruudussa {square}, joten erikoispisteruutu ei enää vaikuta.',
  'tutor.why.bonus': 'Lisäpisteet, kun pelaa {tiles} laattaa samalla vuorolla: {points}',
  'tutor.why.total': 'Yhteensä: {score}',
  'tutor.opening': 'Ensimmäinen sana',
  'tutor.opening.text':
    'Ensimmäisessä sanassa on vähintään kaksi kirjainta, ja se peittää keskellä olevan tähtiruudun, joka kaksinkertaistaa sanan pisteet. Sanat kulkevat vaakaan tai pystyyn, eivät koskaan vinoon.',
  'tutor.opening.star-ours':
    'Sääntökirja ei kerro, että tähtiruutu kaksinkertaistaa sanan pisteet; se on oma tulkintamme.',
  'tutor.extend': 'Sanan jatkaminen',
  'tutor.extend.text':
    'Lisää laudalla olevan sanan alkuun, loppuun tai samalla vuorolla molempiin yksi tai useampi laatta. Uuden sanan kaikki kirjaimet lasketaan, mutta vanhojen laattojen alla olevat erikoispisteruudut eivät: ne vaikuttavat vain sillä vuorolla, jolla laatta asetetaan niihin.',
  'tutor.cross': 'Toisen sanan poikki',
  'tutor.cross.text':
    'Pelaa sana laudalla olevan sanan poikki ja käytä yhtä sen kirjaimista. Se kirjain lasketaan myös sinun sanaasi.',
  'tutor.hook': 'Koukku toiseen sanaan',
  'tutor.hook.text':
    'Sanasi voi myös lisätä kirjaimen laudalla olevaan sanaan. Silloin saat pisteet kummastakin sanasta, ja laatta lasketaan kumpaankin.',
  'tutor.bridge': 'Silta',
  'tutor.bridge.text':
    'Sana voi rakentaa sillan kahden tai useamman erillään olevan kirjaimen välille, esimerkiksi kahden samansuuntaisen sanan väliin. Sitä varten laudalla on oltava kolme sanaa, joten se onnistuu aikaisintaan neljännellä vuorolla.',
  'tutor.parallel': 'Toisen sanan viereen',
  'tutor.parallel.text':
    'Pelaa kokonainen sana aivan toisen viereen, samaan suuntaan. Kaikkien vierekkäisten kirjainten on muodostettava sanoja, ja jokainen niistä tuo pisteitä.',
  'tutor.blank': 'Tyhjä laatta',
  'tutor.blank.text':
    'Tyhjä laatta esittää kirjainta, jonka valitset, eikä kirjain enää vaihdu. Itse laatta on nollan arvoinen, mutta sanapisteruutu sen alla vaikuttaa tavalliseen tapaan.',
  'tutor.bonus': 'Koko teline kerralla',
  'tutor.bonus.text':
    'Pelaa {tiles} laattaa samalla vuorolla, niin saat {points} lisäpistettä. Ne lisätään vasta kaikkien kertolaskujen jälkeen.',
  'tutor.exchange': 'Vaihtaminen ja vuoron jättäminen väliin',
  'tutor.exchange.text':
    'Sanan pelaamisen sijaan voit vaihtaa laattoja tai jättää vuorosi väliin. Kummastakaan ei saa pisteitä, mutta parempi teline voi olla vuoron arvoinen. Sääntökirjassasi sanotaan:',
  'tutor.challenge': 'Sanan haastaminen',
  'tutor.challenge.text':
    'Etkö usko, että sana on olemassa? Haasta se, ennen kuin peli jatkuu. Sääntökirjassasi sanotaan:',
  'tutor.end': 'Pelin loppu',
  'tutor.end.text':
    'Kun pussi on tyhjä, peli jatkuu telineissä olevilla laatoilla, kunnes joku on käyttänyt kaikki laattansa tai kukaan ei voi jatkaa. Sääntökirjassasi sanotaan:',
  'tutor.end.example':
    'Esimerkki: laattasi loppuvat ensin, ja toisen telineeseen jää {tiles}, yhteensä {points} pistettä. Hänen pisteensä muuttuvat näin: {theirs}, sinun näin: {yours}.',
  'tutor.end.printed':
    'Sääntökirjassa lukee tässä {printed}; sen omien laattojen mukaan oikein on {points}.',
  'tutor.done': 'Nyt osaat pelin. Pidä hauskaa!',
  'tutor.play': 'Pelaa ensimmäinen pelisi',
  'tutor.rules': 'Kaikki säännöt yhdellä sivulla',
};

/** The pages on strategy. */
export const strategy: Texts<'strategy'> = {
  'strategy.title': 'Strategia',
  'strategy.intro':
    'Kahdeksan lyhyttä vinkkiä. Ota seuraavaan peliin yksi ajatus ja sitä seuraavaan toinen.',
  'strategy.all': 'Kaikki strategiasivut',
  'strategy.next': 'Seuraavaksi: {title}',
  'strategy.short-words': 'Lyhyet sanat',
  'strategy.short-words.1':
    'Kahden ja kolmen kirjaimen sanat pitävät pelin koossa: niiden avulla pelaat pitkän sanan aivan toisen viereen ja saat pisteet monesta sanasta kerralla.',
  'strategy.short-words.2':
    'Opettele ensin kaksikirjaimiset sanat. Niitä on vähän, ja tarvitset niitä joka pelissä.',
  'strategy.short-words.3':
    'Opettele sitten lyhyet sanat, joissa on arvokkaita kirjaimia: niillä telineesi arvokkain laatta muuttuu heti pisteiksi.',
  'strategy.short-words.table': 'Montako niitä on',
  'strategy.short-words.length': 'Kirjaimia',
  'strategy.hooks': 'Koukut',
  'strategy.hooks.1':
    'Koukku on kirjain, jonka lisäät laudalla olevan sanan eteen tai perään niin, että syntyy uusi sana. Oma sanasi kulkee siitä poikki, ja pisteet tulevat kummastakin.',
  'strategy.hooks.2':
    'Katso ennen joka vuoroa laudan kaikki sanat: mitä niiden eteen voi lisätä, mitä perään?',
  'strategy.hooks.3':
    'Ajattele myös vastustajaa: sana, johon sopii monta koukkua sanapisteruudun vieressä, on lahja seuraavalle pelaajalle.',
  'strategy.leaves': 'Mitä telineeseen jää',
  'strategy.leaves.1':
    'Siirrosta saat pisteitä nyt, säästämistäsi laatoista myöhemmin. Jos kaksi siirtoa tuo suunnilleen yhtä paljon pisteitä, valitse se, josta jää paremmat laatat.',
  'strategy.leaves.2':
    'Taulukosta näet, montako pistettä yhden laatan säästäminen keskimäärin tuo verrattuna siihen, että koko teline olisi uusia laattoja. Tietokone oppi luvut {games} pelistä itseään vastaan.',
  'strategy.leaves.3':
    'Kahdesta samanlaisesta laatasta on yleensä vähemmän hyötyä kuin kahdesta erilaisesta. Säästä tyhjä laatta isoon siirtoon.',
  'strategy.leaves.keep': 'Kannattaa säästää',
  'strategy.leaves.play': 'Pelaa pian pois',
  'strategy.premiums': 'Erikoispisteruudut ja laudan avaaminen',
  'strategy.premiums.1':
    'Kun arvokas kirjain osuu kirjainpisteruutuun ja kuuluu sekä vaaka- että pystysanaan, saat siitä pisteet kahdesti. Etsi ensin tällaisia ruutuja ja vasta sitten pitkiä sanoja.',
  'strategy.premiums.2':
    'Sanapisteruutu moninkertaistaa koko sanan pisteet, joten vie sinne parhaat kirjaimesi. Älä avaa seuraavalle tietä kolminkertaiseen sanapisteruutuun, ellet saa itse hyviä pisteitä.',
  'strategy.premiums.3':
    'Johdatko? Pidä lauta ahtaana. Oletko jäljessä? Avaa sitä: tarvitset tilaa isoille siirroille.',
  'strategy.balance': 'Vokaalit ja konsonantit',
  'strategy.balance.1':
    'Pelkillä vokaaleilla tai pelkillä konsonanteilla on vaikea pelata. Pidä telineessä suunnilleen sama suhde kuin pussissa.',
  'strategy.balance.2':
    'Tämän sarjan {letters} kirjainlaatasta {vowels} eli {percent} % on vokaaleja.',
  'strategy.balance.3':
    'Onko jompiakumpia liikaa? Pelaa niitä useampi kerralla, vaikka jokin muu sana toisi pari pistettä enemmän.',
  'strategy.end': 'Kun pussi tyhjenee',
  'strategy.end.1':
    'Laatat, jotka eivät ole laudalla eivätkä telineessäsi, ovat pussissa tai muiden telineissä. Näet milloin vain, mitä niitä on jäljellä.',
  'strategy.end.2':
    'Pussin viimeinen laatta voi ratkaista pelin. Kun laattoja on vähän, mieti, kuka sen nostaa: laattansa ensin käyttänyt voittaa usein loppulaskennan.',
  'strategy.end.3':
    'Kun pussi on tyhjä ja pelaajia on kaksi, tiedät, mitä toisen telineessä on. Tuki hänen paras paikkansa ja pidä oma reittisi auki.',
  'strategy.exchange': 'Milloin kannattaa vaihtaa',
  'strategy.exchange.1':
    'Vaihda, kun paras siirtosi tuo vähän pisteitä ja jättää telineeseen huonot laatat. Pelin alussa hyvä teline korvaa menetetyn vuoron pian.',
  'strategy.exchange.2':
    'Säästä tyhjä laatta ja muut, jotka sopivat melkein mihin sanaan tahansa, ja vaihda loput.',
  'strategy.exchange.3':
    'Pelin lopussa vaihto kannattaa harvoin: vuoroja on jäljellä liian vähän, jotta siitä ehtisi hyötyä.',
  'strategy.challenge': 'Milloin kannattaa haastaa',
  'strategy.challenge.1':
    'Kysy itseltäsi kaksi asiaa: kuinka varma olet, ettei sana kelpaa, ja mitä menetät, jos se kelpaa?',
  'strategy.challenge.2':
    'Jos turha haaste ei maksa mitään, haasta kaikki, mistä et ole varma. Jos se maksaa vuoron tai pisteitä, haasta vain, kun olet melko varma tai siirto ratkaisee pelin.',
  'strategy.challenge.3': 'Mitä turha haaste täällä maksaa:',
};

/** What Täht is. */
export const about: Texts<'about'> = {
  'about.title': 'Mikä on Täht?',
  'about.what.1':
    'Täht on avoin sanapeli, jota pelataan kirjainlaatoilla. Kieliä on kuusi, ja jokaisella pelataan sen oman sääntökirjan mukaan. Nimi on viroa ja tarkoittaa sekä kirjainta että tähteä: tähti on laudan keskiruudussa.',
  'about.what.2':
    'Pelaa botteja vastaan, kavereiden kanssa tai saman laitteen ääressä. Kun pelaatte oikealla laudalla, Täht laskee pisteet. Omalla laitteellasi peli toimii myös ilman verkkoa.',
  'about.promises': 'Lupauksemme',
  'about.promise.ads': 'Ei koskaan mainoksia eikä mitään ostettavaa.',
  'about.promise.tracking': 'Ei seurantaa, eikä mitään ladata muilta sivustoilta.',
  'about.promise.draws': 'Voit tarkistaa jälkeenpäin jokaisen pussista tehdyn noston.',
  'about.promise.bots': 'Botit näkevät vain omat laattansa, kuten muutkin pelaajat.',
  'about.promise.open': 'Koko ohjelma on avoin: kuka tahansa saa lukea, käyttää ja muuttaa sitä.',
  'about.verify': 'Näin nostot tarkistetaan',
  'about.verify.1':
    'Ennen peliä salainen luku sinetöi nostojen järjestyksen, ja kaikki näkevät luvun sormenjäljen. Kun pelaaja hyväksyy säännöt, hänkin sekoittaa järjestystä.',
  'about.verify.2':
    'Kun peli on ohi, salainen luku paljastetaan. Sen on vastattava sormenjälkeä, ja sen avulla kuka tahansa voi toistaa jokaisen noston.',
  'about.verify.3': 'Tallenna pelitiedosto ja anna ohjelman tarkistaa se: {command}',
  'about.privacy': 'Tietosi',
  'about.privacy.1':
    'Pelit botteja vastaan ja saman laitteen ääressä pysyvät tällä laitteella. Ne poistuvat, kun tyhjennät selaimen tiedot.',
  'about.privacy.2':
    'Verkkopelisi säilyvät pelipalvelimella sillä nimellä, jonka siellä valitsit. Et tarvitse tiliä etkä sähköpostiosoitetta.',
  'about.privacy.3':
    'Eväste muistaa vain sen, että olet kirjautunut. Voit ladata kaikki tietosi tai poistaa ne.',

  'about.words.intro':
    'Jokaisella kielellä on oma sanalistansa, joka on koottu vapaista lähteistä. Se ei ole minkään kustantajan tai liiton sanalista.',
  'about.words.list': 'Sanalista',
  'about.words.count': 'Sanoja',
  'about.words.policy': 'Sisältö',
  'about.words.sources': 'Lähteet',
  'about.words.licence': 'Lisenssi',
  'about.words.rebuild': 'Kuka tahansa voi koota sen uudelleen:',
  'about.words.how': 'Näin se koottiin',
  'about.words.out':
    'Missään sanalistassa ei ole nimiä, lyhenteitä, yhdysviivallisia sanoja eikä sanoja, joiden kaikille merkeille ei ole laattaa.',
  'about.made.et':
    'Lähteessä on sanamuotoja ilman kielioppitietoja. Päättelimme perusmuodot koko taivutuksesta ja siitä, miten usein ne esiintyvät teksteissä. Pronominit, adverbit ja muut pikkusanat listasimme itse.',
  'about.made.is':
    'Pienellä kirjoitettavien sanojen kaikki muodot. Jos lähteessä oli vain osa taivutuksesta, lisäsimme ne puuttuvat muodot, joista voi olla varma.',
  'about.made.fi':
    'Perusmuodot ja infinitiivit erotimme suomen kieliopin avulla; yhdyssanoista mukana ovat vain ne, joita on käytetty. Vihapuheeksi tunnistettavat sanat poistimme yksi kerrallaan.',
  'about.made.uk':
    'Oikeinkirjoitussanakirjan hakusanat ja monikon nominatiivit, myös sanat, joissa on heittomerkki tai {letter}.',
  'about.made.tr':
    'Kahden vapaan sanakirjan hakusanat ja infinitiivit. Kirjain, jossa on sirkumfleksi, on sama kuin kirjain ilman sitä.',
  'about.made.en': 'Vapaa sanalista, joka on lähellä Pohjois-Amerikan pelaajien käyttämää.',
  'about.missing': 'Puuttuuko jokin sana, tai onko jokin väärin?',
  'about.missing.1':
    'Mikään sanalista ei ole täydellinen. Pöydässä päättävät pelaajat: sopikaa sanasta tai pelatkaa ilman sanakirjaa ja ratkaiskaa itse.',
  'about.missing.2':
    'Palvelimella voit ilmoittaa sanasta siinä kohdassa, jossa se hylättiin tai hyväksyttiin. Sanalistan ylläpitäjät päättävät asiasta, ja ilmoitukset otetaan huomioon listan seuraavassa versiossa.',

  'about.licences.own': 'Ohjelma',
  'about.licences.own.1':
    'Täht on vapaa ohjelma, ja sen lisenssi on {licence}: saat käyttää, kopioida, muuttaa ja jakaa sitä, kunhan lisenssiteksti pysyy mukana.',
  'about.licences.parts': 'Ohjelman osat',
  'about.licences.parts.1': 'Sivulla on muiden tekemiä osia, jokaisella oma lisenssinsä:',
  'about.licences.all': 'Sivu ja palvelin: kaikki lisenssit kokonaan',
  'about.licences.lists': 'Sanalistat',
  'about.licences.lists.1':
    'Sanalistoilla on omat lisenssinsä. Lisenssiteksteissä mainitaan kaikki, joilta sanat ovat peräisin.',
  'about.licences.notice': 'Lisenssiteksti: {name}',
};

export const path: Texts<'path'> = {
  'path.title': 'Oppipolku',
  'path.about':
    'Joka askel on yksi taito: lue, kokeile kolmessa tilanteessa ja voita sitten kahdesti botti, joka pelaa sillä tasolla.',
  'path.step': 'Askel {number}/{all}',
  'path.positions': 'Pulmia {done}/{all}',
  'path.wins': 'Voittoja {won}/{all}',
  'path.passed': 'suoritettu',
  'path.position': 'Pulma {number}',
  'path.task-seen':
    'Etsi tällainen siirto. Paras tuo {score, plural, one {# pisteen} other {# pistettä}}.',
  'path.task-weighed': 'Etsi paras siirto tai melkein yhtä hyvä.',
  'path.check': 'Tarkista',
  'path.show': 'Näytä ratkaisu',
  'path.right': 'Juuri niin: {score, plural, one {# piste} other {# pistettä}}.',
  'path.other':
    'Se tuo {score, plural, one {# pisteen} other {# pistettä}}, mutta etsitty siirto on toisenlainen.',
  'path.few': 'Oikea ajatus, mutta toinen siirto tuo paljon enemmän.',
  'path.weaker': 'Eräs toinen siirto on kaiken kaikkiaan {points} pistettä arvokkaampi.',
  'path.solution': 'Yksi ratkaisu: {move}',
  'path.exchange': 'Vaihda valitut laatat',
  'path.choose': 'Napauta laattoja, jotka vaihtaisit.',
  'path.win': 'Voita nyt kahdesti: {player}',
  'path.play': 'Pelaa: {player}',
  'path.next': 'Seuraava askel',
  'path.first': 'Ratkaise ensin kolme pulmaa ja pelaa sitten.',
  'path.done': 'ratkaistu',
  'path.all': 'Kaikki kaksitoista askelta on suoritettu.',
  'path.rung.short': 'Lyhyet sanat',
  'path.rung.short.about':
    'Kahden ja kolmen kirjaimen sanat mahtuvat melkein minne vain. Aseta arvokas kirjain paikkaan, jossa se lasketaan kahteen sanaan.',
  'path.rung.hooks': 'Koukut',
  'path.rung.hooks.about':
    'Laudalla olevan sanan alkuun tai loppuun sopii usein vielä yksi kirjain. Pelaa oma sanasi sen kautta, niin saat pisteet molemmista.',
  'path.rung.extend': 'Pidemmät sanat',
  'path.rung.extend.about':
    'Laudalla oleva sana voi kasvaa monella kirjaimella. Sen kaikista kirjaimista saa pisteet uudelleen.',
  'path.rung.parallel': 'Rinnakkain',
  'path.rung.parallel.about':
    'Pelaa sanasi toisen sanan viereen. Toisiaan koskettavat laatat muodostavat lyhyitä sanoja, ja jokainen niistä tuo pisteitä.',
  'path.rung.letters': 'Kirjainpisteruudut',
  'path.rung.letters.about':
    'Arvokas kirjain ruudussa, joka kaksin- tai kolminkertaistaa sen, tuo paljon. Jos siinä risteää kaksi sanaa, se lasketaan molempiin.',
  'path.rung.words': 'Sanapisteruudut',
  'path.rung.words.about':
    'Jotkin ruudut kaksin- tai kolminkertaistavat koko sanan. Sellaiseen yltäminen on usein parempi kuin pidempi sana muualla.',
  'path.rung.bonus': 'Kaikki laatat',
  'path.rung.bonus.about':
    'Jos käytät kaikki laattasi kerralla, saat suuret lisäpisteet. Etsi tuttuja alkuja ja loppuja ja katso, mitä jää.',
  'path.rung.blank': 'Tyhjä laatta',
  'path.rung.blank.about':
    'Tyhjä laatta voi olla mikä kirjain tahansa, mutta itse se ei tuo pisteitä. Säästä se siirtoon, joka tuo paljon, vaikkapa sellaiseen, jolla käytät kaikki laattasi.',
  'path.rung.rack': 'Mitä telineeseen jää',
  'path.rung.rack.about':
    'Telineeseen jäävät laatat ratkaisevat seuraavan vuorosi. Muutama piste vähemmän kannattaa, jos sinulle jää yhteen sopivia kirjaimia.',
  'path.rung.exchange': 'Vaihtaminen',
  'path.rung.exchange.about':
    'Kun mitään hyvää ei voi pelata, vaihda hankalat laatat ja pidä hyvät. Se maksaa vuoron, mutta seuraavat tuovat enemmän.',
  'path.rung.closing': 'Laudan sulkeminen',
  'path.rung.closing.about':
    'Siirtosi avaa ruutuja myös seuraavalle pelaajalle. Kun kaksi siirtoa on lähes tasoissa, valitse se, joka antaa hänelle vähemmän.',
  'path.rung.end': 'Loppupeli',
  'path.rung.end.about':
    'Kun pussi on tyhjä, tiedät, mitkä laatat vastustajalla on. Laske eteenpäin: kuka lopettaa ensin ja millä?',
};
