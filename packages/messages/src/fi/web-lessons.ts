/** Finnish: the first game, the pages on strategy, and the words in Ґ. */
import type { WebLessonsTexts } from '../en/web-lessons.ts';

export const webLessons: WebLessonsTexts = {
  'tutor.intro':
    'Aseta laatat itse: joka vaihe kertoo, paljonko niistä saa ja miksi. Voit ohittaa minkä tahansa ja palata myöhemmin.',
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
    'Kun pussi on tyhjä, jatketaan sillä mitä on, kunnes joku on päässyt kaikista laatoistaan tai kukaan ei voi jatkaa. Sääntösi sanovat:',
  'tutor.end.example':
    'Esimerkki: pelaat laattasi loppuun ensimmäisenä, ja toisen telineeseen jää {tiles}, yhteensä {points} pistettä. Hän saa {theirs}, sinä {yours}.',
  'tutor.end.printed':
    'Säännöissä lukee tässä {printed}; niiden omien laattojen mukaan luku on {points}.',
  'tutor.done': 'Nyt osaat pelin. Hauskoja pelihetkiä!',
  'tutor.play': 'Pelaa ensimmäinen pelisi',
  'tutor.rules': 'Kaikki nämä säännöt yhdellä sivulla',

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
    'Jos epäonnistunut haaste ei maksa mitään, haasta kaikki mitä epäilet. Jos se maksaa vuoron tai pisteitä, haasta vain, kun olet melko varma tai siirto ratkaisee pelin.',
  'strategy.challenge.3': 'Mitä haaste täällä maksaa:',

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
