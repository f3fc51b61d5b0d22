/** Finnish: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht toimii osoitteessa {address}',
  'serve.network': 'Muille tässä verkossa: {address}',
  'serve.kept': 'Kaikki tallennetaan tänne: {place}. Lopeta painamalla {key}.',
  'start.unknown-option': 'Tuntematon tai vajaa valitsin {name}. Valittavissa: {known}',
  'start.unknown-setting': 'Tuntematon asetus {name}. Valittavissa: {known}',
  'start.mistyped-setting': 'Tuntematon asetus {name}. Tarkoititko asetusta {meant}?',
  'start.bad-port': '”{text}” ei kelpaa portin numeroksi',
  'start.bad-database': 'Anna tietokannan osoite muodossa {example}',
  'start.half-certificate': 'Varmenne tarvitsee avaimen: anna sekä {cert} että {key}.',
  'start.bad-log-level': '{name}: {text} ei kelpaa. Valittavissa: {known}',
  'start.port-in-use': 'Portti {port} on jo käytössä. Valitse toinen valitsimella {option}',
  'start.port-forbidden':
    'Sinulla ei ole oikeutta käyttää porttia {port}. Valitse toinen valitsimella {option}',
  'start.no-such-host': 'Tällä koneella ei ole osoitetta {host}',
  'start.store-failed': 'Tietovarasto ei vastaa: {detail}',
  'start.store-in-use': '{path} on toisen palvelimen käytössä',
  'start.store-moving':
    'Tämän tietovaraston siirto on kesken: {path}. Vie se loppuun komennolla {command}.',
  'start.newer-schema':
    'Tiedot on tallentanut Täht-pelin uudempi versio ({found}; tämä tuntee version {known})',
  'start.not-a-store': '{path} ei ole Täht-pelin tietovarasto',
  'start.store-corrupt':
    '{path} on vioittunut: {faults}. Palauta varmuuskopio komennolla {command} tai pelasta ehjät tiedot komennolla {salvage}',
  'start.store-unreachable': 'Tietovarastoa {path} ei voi avata: {detail}',
  'start.secret-unreadable': 'Tiedostoa {path} ei voi lukea eikä kirjoittaa: {detail}',
  'start.secret-malformed': 'Tiedostossa {path} on oltava 64 heksadesimaalinumeroa',
  'start.not-begun': 'Palvelin ei käynnistynyt: {why}',
  'start.replica-here':
    '{path} on toisen palvelimen tietojen kopio. Jos palvelinta ei enää ole, ota kopio käyttöön komennolla {command}',
  'start.replica-there':
    '{path} on oma tietovarastonsa, joten sitä ei korvata. Valitse kopiolle toinen kansio.',
  'start.embedded-only':
    '{option} toimii vain sisäisen tietovaraston kanssa. Käytä PostgreSQL:n omia työkaluja.',
  'start.not-a-replica': 'Täällä ei ole palvelimen tietojen kopiota: {path}',
  'doctor.data-bad':
    'Datakansioon {path} ei voi kirjoittaa: {detail}. Anna kirjoitusoikeus tai valitse toinen kansio valitsimella {option}.',
  'doctor.data-new': 'Datakansio luodaan ensimmäisellä käynnistyksellä: {path}',
  'doctor.data-good': 'Datakansio: {path}',
  'doctor.data-open':
    'Muutkin tämän koneen käyttäjät voivat lukea tämän: {path}. Rajaa oikeudet komennolla {command}',
  'doctor.disk-good': 'Levyllä on vapaata tilaa {free} Mt',
  'doctor.disk-low':
    'Levytilaa on vapaana enää {free} Mt ({path}). Tee tilaa: täydelle levylle ei voi enää tallentaa.',
  'doctor.store-new': 'Tietovarastoa ei vielä ole; se luodaan ensimmäisellä käynnistyksellä.',
  'doctor.store-older':
    'Tietovarasto on vanhemmasta versiosta ja päivittyy seuraavalla käynnistyksellä. Tee ensin varmuuskopio.',
  'doctor.store-good':
    'Tietovarasto on ehjä: tarkistettu {streams, plural, one {# tietue} other {# tietuetta}}.',
  'doctor.store-damaged':
    'Tietovarastossa on vioittuneita tietueita ({count}): {names}. Näitä ei näytetä kenellekään. Tarkista levy ja palauta varmuuskopio komennolla {command}',
  'doctor.postgres-good': 'PostgreSQL {version} vastaa.',
  'doctor.postgres-old': 'Tämä on PostgreSQL {version}; tarvitaan vähintään {least}.',
  'doctor.clock-good': 'Kello: {time}',
  'doctor.clock-behind':
    'Kello on jäljessä: se näyttää {time}, mutta tietovarastoa käytettiin viimeksi {last}. Aseta kello oikein, ennen kuin käynnistät palvelimen.',
  'doctor.lists-good': 'Sanalistoja: {lists}',
  'doctor.list-bad':
    'Tätä sanalistaa ei voi lukea: {path} ({detail}). Palauta oikea tiedosto tai poista tämä.',
  'doctor.port-good': 'Portti {port} on vapaana.',
  'doctor.port-ours': 'Täht toimii portissa {port}.',
  'doctor.tls-none':
    'Ei https-yhteyttä: salissa se riittää, mutta selain ei asenna sivua eikä näytä ilmoituksia.',
  'doctor.tls-at-proxy': 'Varmenne on välityspalvelimella.',
  'doctor.tls-new': 'Varmenne luodaan ensimmäisellä käynnistyksellä.',
  'doctor.tls-good': 'Varmenteen viimeinen voimassaolopäivä: {day}',
  'doctor.tls-over':
    'Varmenteen viimeinen voimassaolopäivä: {day}. Poista {path} ja käynnistä palvelin uudelleen, niin se luo uuden.',
  'doctor.address-none':
    'Julkista osoitetta ei ole annettu ({name}), joten palvelin ei voi lähettää sähköposteja, joissa on linkki.',
  'doctor.address-malformed': 'Anna {name} muodossa {example}',
  'doctor.address-good': 'Palvelin vastaa osoitteessa {url}',
  'doctor.address-bad':
    'Täht-palvelin ei vastaa osoitteessa {url}: {detail}. Jos se on käynnissä, tarkista nimi, välityspalvelin ja varmenne.',
  'doctor.proxy-not-named':
    'Edessä näyttää olevan välityspalvelin. Aseta {name}, muuten palvelin laskee kaikki kävijät yhdeksi.',
  'doctor.proxy-good': 'Välityspalvelin välittää kaiken tarvittavan.',
  'doctor.proxy-header':
    'Välityspalvelin ei välitä otsaketta {header} oikein. Vertaa sen asetuksia kansion deploy/ esimerkkeihin.',
  'doctor.proxy-socket':
    'Välityspalvelin ei päästä WebSocketia läpi osoitteessa /api/socket. Vertaa sen asetuksia kansion deploy/ esimerkkeihin.',
  'doctor.proxy-metrics': 'Kuka tahansa voi lukea osoitteen {url}. Estä se välityspalvelimessa.',
  'doctor.mail-none':
    'Sähköpostipalvelinta ei ole annettu ({name}), joten sähköposteja ei lähetetä.',
  'doctor.mail-half': '{name} puuttuu, joten sähköposteja ei lähetetä. Anna sekin.',
  'doctor.mail-good': 'Sähköpostipalvelin {host} hyväksyy yhteyden.',
  'doctor.mail-bad': 'Sähköpostipalvelin ei hyväksy yhteyttä: {detail}. Tarkista {name}.',
  'doctor.push-good': 'Push-ilmoituksia voi lähettää.',
  'doctor.push-not-secure': 'Selain ottaa push-ilmoituksia vastaan vain https-osoitteessa.',
  'doctor.push-contact':
    'Anna {name} muodossa {example}: osa push-palveluista torjuu lähettäjän, jolle ei voi kirjoittaa.',
  'doctor.done':
    '{bad, plural, =0 {Ongelmia ei löytynyt.} one {Löytyi # ongelma.} other {Löytyi # ongelmaa.}}',
  'backup.done':
    'Varmuuskopio: {path}, {size}\u00a0Mt. Pelejä: {games}. Turnauksia: {tournaments}.',
  'backup.no-store': 'Täällä ei ole tietovarastoa: {path}',
  'backup.in-postgres': 'Nämä pelit ovat PostgreSQL:ssä; varmuuskopioi ne komennolla {command}.',
  'backup.is-store': 'Tiedosto kuuluu itse tietovarastoon: {path}',
  'users.none': 'Tilejä ei ole vielä.',
  'users.count': '{count, plural, one {# tili} other {# tiliä}}',
  'users.link': 'Toimii kerran, yhden päivän ajan: {link}',
  'users.disabled': 'Suljettu: {name}',
  'users.enabled': 'Avattu uudelleen: {name}',
  'users.admin': 'Ylläpitäjä: {name}',
  'users.no-such': 'Tämän nimistä tiliä ei ole: {name}',
  'users.away':
    'Osoitteessa {url} ei vastaa palvelin. Käynnistä se ensin tai anna portti: {option}.',
  'users.other-secret':
    'Osoitteen {url} palvelimella on toinen salainen avain. Anna sen datakansio ({option}) tai aseta {name}.',
  'users.failed': 'Palvelin ei voinut tehdä sitä: {code}',
  'users.mark.disabled': 'suljettu',
  'users.mark.email': 'sähköposti',
  'move.done':
    'Siirretty: {streams, plural, one {# tietue} other {# tietuetta}}, {entries, plural, one {# vaihe} other {# vaihetta}}. Molemmat puolet ovat samat: {digest}',
  'move.there': 'Täällä on jo jotain: {path}. Siirrä tyhjään paikkaan.',
  'move.other':
    'Toinen siirto tänne on kesken, lähde: {from}. Vie se loppuun tai ota tyhjä paikka.',
  'move.differs':
    'Puolet eroavat, taulu: {table}. Mitään ei otettu käyttöön; yritä uudelleen tyhjään paikkaan.',
  'move.where': 'Kerro, minne: {options}',
  'move.no-database': 'Anna tietokanta: {option} tai {name}.',
  'move.secret':
    'Solmut tarvitsevat saman salaisen avaimen: aseta {name} tiedoston {path} sisällöksi ja kopioi omat sanalistasi.',
  'receive.at': 'Valmis vastaanottamaan toisen kopion: {address}. Se tallennetaan kansioon {place}',
  'receive.no-secret': 'Aseta {name}: sen palvelimen salainen avain, jonka kopio tämä on.',
  'store.salvaged':
    'Pelastettu: {path}, {streams, plural, one {# tietue} other {# tietuetta}}. Ota käyttöön komennolla {command}',
  'store.nothing-lost': 'Mitään ei kadonnut.',
  'store.log-damaged': 'Loki oli vioittunut, joten viimeiset tapahtumat voivat puuttua: {fault}',
  'store.promoted':
    'Valmis: {path}, {streams, plural, one {# tietue} other {# tietuetta}}. Käynnistä palvelin komennolla {command}',
  'store.cut': '{name}: tallessa tapahtumaan {version} asti, tapahtumia oli {of}',
  'store.gone': '{name}: kadonnut',
  'restore.done': 'Palautettu: {path}. Pelejä: {games}. Turnauksia: {tournaments}.',
  'restore.replaced': 'Aiempi tietovarasto on tallessa: {path}',
  'restore.store-there': 'Täällä on jo tietovarasto: {path}. Valitsin {option} korvaa sen.',
  'restore.not-a-backup': 'Tämä ei ole Täht-pelin varmuuskopio: {path}',
  'restore.backup-damaged':
    'Tämä varmuuskopio on vioittunut, joten mitään ei palautettu: {path} ({faults})',

  'serve.not-here': 'Palvelin ei kuulu tähän asennukseen.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Sinun vuorosi',
  'notice.your-move.body': 'Muut odottavat siirtoasi. Pelaajat: {players}.',
  'notice.reminder.title': 'Aika käy vähiin',
  'notice.reminder.body':
    'Sinulla on siirtoosi aikaa enää noin {hours, plural, one {# tunti} other {# tuntia}}. Pelaajat: {players}.',
  'notice.game-over.title': 'Peli päättyi',
  'notice.game-over.body': 'Pelaajat: {players}.',
  'notice.invited.title': 'Sinut kutsuttiin peliin',
  'notice.invited.body': 'Kutsuja: {players}.',
  'notice.nudged.title': 'On sinun vuorosi',
  'notice.nudged.body': 'Siirtoasi odottamassa: {players}.',
  'notice.started.title': 'Pelisi alkoi',
  'notice.started.body': 'Pelin käynnisti {players}.',
  'notice.rematch.title': 'Otetaanko uusintapeli?',
  'notice.rematch.body': 'Ehdottaja: {players}.',
  'notice.why':
    'Sait tämän viestin, koska ilmoitukset ovat päällä. Voit ottaa ne pois päältä asetuksista.',
  'notice.reset.title': 'Uusi salasanasi',
  'notice.reset.body':
    'Joku, luultavasti sinä, haluaa uuden salasanan. Tili: {name}. Valitse salasana avaamalla tämä linkki tunnin kuluessa:',
  'notice.reset.else':
    'Jos se et ollut sinä, voit jättää viestin huomiotta. Vanha salasana jää voimaan.',
  'notice.confirm.title': 'Vahvista sähköpostiosoitteesi',
  'notice.confirm.body':
    'Joku, luultavasti sinä, haluaa Täht-pelin ilmoitukset tähän osoitteeseen. Vahvista osoite avaamalla tämä linkki kolmen päivän kuluessa:',
  'notice.confirm.else':
    'Jos se et ollut sinä, voit jättää viestin huomiotta. Muita viestejä ei tule.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: pelaa sana, niin peli alkaa',
  'preview.home.about':
    'Kirjainlaattapeli kuudella kielellä. Pelaa bottia, kaveria tai ketä tahansa vastaan. Tiliä ei tarvita.',
  'preview.invites': '{player} kutsuu sinut peliin',
  'preview.table': 'Paikka on varattu sinulle',
  'preview.table.about': 'Yksi napautus, ja olet laudan ääressä. Tiliä ei tarvita.',
  'preview.game': 'Täht-peli',
  'preview.turn.about': 'Päättyneen pelin {turn}. siirto. Mitä sinä olisit pelannut?',
  'preview.game.about': 'Peli on käynnissä. Katso, mitä laudalla on.',
  'preview.game.over': 'Peli on päättynyt. Katso se vuoro vuorolta.',
  'preview.puzzle.about':
    'Sama lauta kaikille, seitsemän laattaa, kolme yritystä. Mitä sinä löydät?',
  'preview.tournament.about':
    '{count, plural, =0 {Turnaus: pöydät, tulokset ja sijoitukset.} one {Turnaus, # pelaaja: pöydät, tulokset ja sijoitukset.} other {Turnaus, # pelaajaa: pöydät, tulokset ja sijoitukset.}}',
};
