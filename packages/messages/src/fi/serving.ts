/** Finnish: starting a server, and the backup of its store. */

export const serving = {
  'cli.backup': 'kopioi palvelimen tiedot tiedostoon, myös sen ollessa käynnissä',
  'cli.restore': 'palauta varmuuskopio tietokansioon',
  'cli.backup-force': 'korvaa tiedosto, jos se on jo olemassa',
  'cli.restore-force': 'korvaa entiset tiedot; ne säilyvät toisella nimellä',
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
};
