/** Finnish: why something about people, classes or moderation may not be done. `until` comes as a time of day, or `never`. */
import type { People } from '../en/people.ts';

export const people: People = {
  'refusal.not-permitted': 'Sinulla ei ole oikeutta siihen.',
  'refusal.person-gone': 'Tätä henkilöä ei enää ole täällä.',
  'refusal.person-exists': 'Tämä henkilö on jo olemassa.',
  'refusal.name-empty': 'Kirjoita nimi.',
  'refusal.name-too-long': 'Nimi on liian pitkä: enintään 24 merkkiä.',
  'refusal.name-bad-character':
    'Nimessä saa olla kirjaimia ja numeroita ja niiden välissä välilyönti, piste, alaviiva, yhdysmerkki tai heittomerkki.',
  'refusal.name-mixed-scripts': 'Nimen kaikkien kirjainten on oltava samaa kirjaimistoa.',
  'refusal.name-reserved': 'Tätä nimeä ei voi ottaa kukaan.',
  'refusal.no-such-session': 'Tätä istuntoa ei ole.',
  'refusal.no-such-token': 'Tätä käyttöoikeustunnusta ei ole.',
  'refusal.no-such-passkey': 'Tätä pääsyavainta ei ole.',
  'refusal.already-account': 'Sinulla on jo tili.',
  'refusal.no-account': 'Siihen tarvitaan tili.',
  'refusal.last-way-in': 'Tämä on viimeinen tapa kirjautua sisään: lisää ensin toinen.',
  'refusal.link-used': 'Tämä linkki ei ole enää voimassa.',
  'refusal.pupil-may-not': 'Oppilas ei voi tehdä sitä.',
  'refusal.that-is-you': 'Se olet sinä itse.',
  'refusal.too-many-of-these': 'Näitä ei voi lisätä enempää.',
  'refusal.vacation-used-up': 'Sinulla ei ole tänä vuonna enää niin monta lomapäivää.',
  'refusal.no-vacation': 'Et ole nyt lomalla.',
  'refusal.account-closed': 'Tämä tili on suljettu.',

  'refusal.class-exists': 'Tämä luokka on jo perustettu.',
  'refusal.class-over': 'Tätä luokkaa ei enää ole.',
  'refusal.class-full': 'Luokka on täynnä.',
  'refusal.class-not-open': 'Tähän luokkaan ei voi nyt liittyä.',
  'refusal.nickname-taken': 'Luokassa on jo oppilas, jolla on tämä lempinimi.',
  'refusal.no-such-pupil': 'Tällaista oppilasta ei ole luokassa.',
  'refusal.pin-locked':
    '{until, select, never {Liian monta väärää PIN-koodia. Pyydä opettajalta uusi.} other {Liian monta väärää PIN-koodia. Yritä uudelleen kello {until}.}}',
  'refusal.date-out-of-range':
    'Poistopäivän on oltava tulevaisuudessa, enintään 400 päivän päässä.',

  'refusal.reported-before': 'Olet jo ilmoittanut tästä.',
  'refusal.no-such-report': 'Tätä ilmoitusta ei ole.',
  'refusal.report-closed': 'Tämä ilmoitus on jo käsitelty.',

  'refusal.not-signed-in': 'Kirjaudu ensin sisään.',
  'refusal.other-site': 'Tämä pyyntö tuli toiselta sivustolta.',
  'refusal.wrong-name-or-password': 'Väärä nimi tai salasana.',
  'refusal.wrong-code-or-pin': 'Väärä koodi, lempinimi tai PIN-koodi.',
  'refusal.too-many-attempts':
    'Liian monta yritystä. Yritä uudelleen {seconds, plural, other {# sekunnin}} kuluttua.',
  'refusal.name-taken': 'Tämä nimi on jo varattu.',
  'refusal.password-too-short': 'Salasana on liian lyhyt: vähintään {least} merkkiä.',
  'refusal.password-too-long': 'Salasana on liian pitkä: enintään {most} merkkiä.',
  'refusal.password-too-plain': 'Tämä salasana on liian helppo arvata.',
  'refusal.pin-not-digits': 'PIN-koodissa on neljästä kahdeksaan numeroa.',
  'refusal.pin-too-plain': 'Tämä PIN-koodi on liian helppo arvata.',
  'refusal.real-name-missing': 'Kirjoita myös oikea nimi: sen näkee vain opettaja.',
  'refusal.passkeys-need-tls': 'Pääsyavaimet toimivat vain suojatulla yhteydellä.',
  'refusal.passkey-refused': 'Pääsyavain ei kelvannut.',
  'refusal.ticket-expired': 'Aika loppui. Aloita alusta.',
  'refusal.no-letters': 'Tämä palvelin ei lähetä sähköpostia.',
  'refusal.nothing-to-confirm': 'Mikään osoite ei odota vahvistusta.',
  'refusal.letter-not-sent':
    'Viestiä ei voitu lähettää. Tarkista osoite tai yritä myöhemmin uudelleen.',
  'refusal.no-such-person': 'Tällaista henkilöä ei ole.',
  'refusal.no-such-class': 'Tällaista luokkaa ei ole.',
  'refusal.teachers-only': 'Vain opettaja voi perustaa luokan.',
  'refusal.hashing-busy': 'Palvelimella on kiire. Yritä hetken kuluttua uudelleen.',
};
