/** Finnish: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht on osoitteessa {address}',
  'serve.network': 'Muille tässä verkossa: {address}',
  'serve.kept': 'Kaikki tallennetaan tänne: {place}. Lopeta painamalla {key}.',
  'start.unknown-option': 'Tuntematon tai vajaa valitsin {name}. Valittavissa: {known}',
  'start.bad-port': 'Tämä ei ole portti: {text}',
  'start.bad-database': 'Tietokanta annetaan muodossa {example}',
  'start.bad-log-level': '{name} on jokin näistä: {known}, ei {text}',
  'start.port-in-use': 'Portti {port} on käytössä; valitse toinen valitsimella {option}',
  'start.port-forbidden':
    'Tämä käyttäjä ei saa käyttää porttia {port}; valitse toinen valitsimella {option}',
  'start.no-such-host': 'Tällä koneella ei ole osoitetta {host}',
  'start.store-failed': 'Tietovarasto ei vastaa: {detail}',
  'start.store-in-use': '{path} on toisen palvelimen käytössä',
  'start.newer-schema':
    'Tiedot on kirjoittanut ohjelman uudempi versio ({found}; tämä tuntee {known})',
  'start.not-a-store': '{path} ei ole Tähtin tietovarasto',
  'start.store-corrupt':
    '{path} on vioittunut: {faults}. Varmuuskopio palautetaan komennolla {command}',
  'start.store-unreachable': 'Tietovarastoa {path} ei voi avata: {detail}',
  'start.secret-unreadable': 'Tiedostoa {path} ei voi lukea tai kirjoittaa: {detail}',
  'start.secret-malformed': 'Kohteessa {path} on oltava 64 heksadesimaalinumeroa',
  'start.not-begun': 'Palvelin ei voinut aloittaa: {why}',
  'backup.done': 'Varmuuskopio: {path}, {size} Mt. Pelejä: {games}.',
  'backup.no-store': 'Täällä ei ole palvelimen tietoja: {path}',
  'backup.in-postgres': 'Nämä pelit ovat PostgreSQL:ssä; varmuuskopion tekee {command}.',
  'backup.is-store': 'Tämä on tietovaraston oma tiedosto: {path}',
  'restore.done': 'Palautettu: {path}. Pelejä: {games}.',
  'restore.replaced': 'Entinen on tallessa: {path}',
  'restore.store-there': 'Täällä on jo palvelimen tiedot: {path}. Valitsin {option} korvaa ne.',
  'restore.not-a-backup': 'Tämä ei ole Tähtin varmuuskopio: {path}',
  'restore.backup-damaged': 'Tämä varmuuskopio on vioittunut: {path} ({faults})',

  'serve.not-here': 'Palvelin ei kuulu tähän asennukseen.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Sinun vuorosi',
  'notice.your-move.body': 'On sinun vuorosi. Pelaajat: {players}.',
  'notice.reminder.title': 'Aika käy vähiin',
  'notice.reminder.body':
    'Siirtoon on aikaa noin {hours, plural, one {# tunti} other {# tuntia}}. Pelaajat: {players}.',
  'notice.game-over.title': 'Peli on päättynyt',
  'notice.game-over.body': 'Pelaajat: {players}.',
  'notice.invited.title': 'Sinut on kutsuttu peliin',
  'notice.invited.body': 'Kutsuja: {players}.',
  'notice.nudged.title': 'Sinua odotetaan',
  'notice.nudged.body': 'Odottaa: {players}.',
  'notice.started.title': 'Peli on alkanut',
  'notice.started.body': 'Aloittaja: {players}.',
  'notice.rematch.title': 'Sinulle ehdotetaan uusintapeliä',
  'notice.rematch.body': 'Ehdottaja: {players}.',
  'notice.why':
    'Sait tämän viestin, koska ilmoitukset ovat päällä asetuksissasi; siellä voit myös ottaa ne pois päältä.',
  'notice.confirm.title': 'Vahvista sähköpostiosoitteesi',
  'notice.confirm.body':
    'Joku, luultavasti sinä itse, haluaa saada ilmoituksia Täht-peleistä tähän osoitteeseen. Vahvista osoite avaamalla tämä linkki kolmen päivän kuluessa:',
  'notice.confirm.else':
    'Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: muita viestejä ei tule.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: aseta sana, niin peli alkaa',
  'preview.home.about':
    'Sanapeli kirjainlaatoilla, kuudella kielellä. Pelaa bottia, ystävää tai ketä tahansa vastaan; tiliä ei tarvita.',
  'preview.invites': '{player} kutsuu sinut pelaamaan',
  'preview.table': 'Pöytä odottaa sinua',
  'preview.table.about': 'Yksi napautus, ja istut laudan ääressä. Tiliä ei tarvita.',
  'preview.table.playing': 'Peli on käynnissä. Tule katsomaan.',
  'preview.game': 'Täht-peli',
  'preview.game.about': 'Peli on käynnissä. Katso, mitä laudalla on.',
  'preview.game.over': 'Näin siinä kävi. Katso vuoro vuorolta.',
  'preview.puzzle.about':
    'Kaikilla sama lauta, seitsemän laattaa, kolme yritystä. Mitä sinä löydät?',
  'preview.tournament.about':
    '{count, plural, =0 {Turnaus: pöydät, tulokset ja sijoitukset.} one {Turnaus, # pelaaja: pöydät, tulokset ja sijoitukset.} other {Turnaus, # pelaajaa: pöydät, tulokset ja sijoitukset.}}',
};
