/** Icelandic: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht er í gangi á {address}',
  'serve.network': 'Fyrir aðra á þessu neti: {address}',
  'serve.kept': 'Allt er geymt hér: {place}. Ýttu á {key} til að stöðva.',
  'start.unknown-option': 'Valkosturinn {name} er óþekktur eða ekki heill. Til eru: {known}',
  'start.unknown-setting': 'Stillingin {name} er óþekkt. Til eru: {known}',
  'start.mistyped-setting': 'Stillingin {name} er óþekkt. Áttirðu við {meant}?',
  'start.bad-port': 'Þetta er ekki gáttarnúmer: {text}',
  'start.bad-database': 'Gefðu gagnagrunninn upp svona: {example}',
  'start.half-certificate': 'Skilríki þurfa lykil: gefðu bæði upp {cert} og {key}.',
  'start.bad-log-level': '{name} þarf að vera eitt af {known}, ekki {text}',
  'start.port-in-use': 'Gátt {port} er í notkun. Veldu aðra með {option}',
  'start.port-forbidden': 'Þú hefur ekki leyfi til að nota gátt {port}. Veldu aðra með {option}',
  'start.no-such-host': 'Þessi vél er ekki með vistfangið {host}',
  'start.store-failed': 'Gagnageymslan svarar ekki: {detail}',
  'start.store-in-use': 'Annar netþjónn er að nota {path}',
  'start.store-moving':
    'Flutningi þessarar gagnageymslu er ekki lokið: {path}. Keyrðu {command} aftur til að ljúka honum.',
  'start.newer-schema': 'Gögnin eru úr nýrri útgáfu af Täht ({found}; þessi þekkir {known})',
  'start.not-a-store': '{path} er ekki Täht-gagnageymsla',
  'start.store-corrupt':
    '{path} er skemmd: {faults}. Endurheimtu öryggisafrit með {command} eða bjargaðu því sem er heilt með {salvage}',
  'start.store-unreachable': 'Ekki er hægt að opna gagnageymsluna {path}: {detail}',
  'start.secret-unreadable': 'Ekki er hægt að lesa eða skrifa {path}: {detail}',
  'start.secret-malformed': 'Í {path} verða að vera 64 sextándatölustafir',
  'start.not-begun': 'Ekki tókst að ræsa netþjóninn: {why}',
  'start.replica-here':
    '{path} geymir afrit af öðrum netþjóni. Ef sá netþjónn er horfinn geturðu tekið afritið í notkun með {command}',
  'start.replica-there':
    '{path} er sjálfstæð gagnageymsla og er því ekki yfirskrifuð. Veldu aðra möppu fyrir afritið.',
  'start.embedded-only':
    '{option} virkar aðeins með innbyggðu gagnageymslunni. Notaðu verkfæri PostgreSQL í staðinn.',
  'start.not-a-replica': 'Hér er ekkert afrit af netþjóni: {path}',
  'doctor.data-bad':
    'Ekki er hægt að skrifa í gagnamöppuna {path}: {detail}. Gefðu leyfi til að skrifa eða veldu aðra með {option}.',
  'doctor.data-new': 'Gagnamappan verður til við fyrstu ræsingu: {path}',
  'doctor.data-good': 'Gagnamappa: {path}',
  'doctor.data-open': 'Aðrir á þessari vél geta lesið {path}. Lokaðu fyrir það með {command}',
  'doctor.disk-good': 'Laust pláss á diski: {free} MB',
  'doctor.disk-low':
    'Aðeins {free} MB eru laus á diskinum þar sem {path} er. Losaðu pláss: á fullan disk er ekkert hægt að vista.',
  'doctor.store-new': 'Gagnageymslan er ekki til enn; hún verður til við fyrstu ræsingu.',
  'doctor.store-older':
    'Gagnageymslan er úr eldri útgáfu og verður uppfærð við næstu ræsingu. Taktu fyrst öryggisafrit.',
  'doctor.store-good':
    'Gagnageymslan er heil: {streams, plural, one {# færsla skoðuð} other {# færslur skoðaðar}}.',
  'doctor.store-damaged':
    'Skemmt í gagnageymslunni ({count}): {names}. Enginn fær að sjá þetta. Skoðaðu diskinn og endurheimtu öryggisafrit með {command}',
  'doctor.postgres-good': 'PostgreSQL {version} svarar.',
  'doctor.postgres-old': 'Þetta er PostgreSQL {version}; útgáfa {least} eða nýrri er nauðsynleg.',
  'doctor.clock-good': 'Klukka: {time}',
  'doctor.clock-behind':
    'Klukkan er of sein: hún sýnir {time} en gagnageymslan var síðast notuð {last}. Stilltu klukkuna áður en þú ræsir netþjóninn.',
  'doctor.lists-good': 'Orðalistar: {lists}',
  'doctor.list-bad':
    'Ekki er hægt að lesa þennan orðalista: {path} ({detail}). Settu rétta skrá aftur á sinn stað eða eyddu þessari.',
  'doctor.port-good': 'Gátt {port} er laus.',
  'doctor.port-ours': 'Täht er í gangi á gátt {port}.',
  'doctor.tls-none':
    'Ekkert https: dugar í sal, en vafrar setja síðuna ekki upp og sýna ekki tilkynningar.',
  'doctor.tls-at-proxy': 'Skilríkið er hjá milliþjóninum.',
  'doctor.tls-new': 'Skilríki verður til við fyrstu ræsingu.',
  'doctor.tls-good': 'Skilríkið gildir til {day}',
  'doctor.tls-over':
    'Skilríkið gildir til {day}. Eyddu {path} og ræstu netþjóninn aftur; hann býr til nýtt.',
  'doctor.address-none':
    'Ekkert opinbert vistfang er gefið upp ({name}), svo netþjónninn getur ekki sent tölvupóst með hlekkjum.',
  'doctor.address-malformed': 'Gefðu {name} upp svona: {example}',
  'doctor.address-good': 'Netþjónninn svarar á {url}',
  'doctor.address-bad':
    'Netþjónninn svarar ekki á {url}: {detail}. Ef hann er í gangi skaltu athuga nafnið, milliþjóninn og skilríkið.',
  'doctor.proxy-not-named':
    'Milliþjónn virðist vera fyrir framan. Stilltu {name}, annars teljast allir vera sami gesturinn.',
  'doctor.proxy-good': 'Milliþjónninn kemur öllu til skila.',
  'doctor.proxy-header':
    'Milliþjónninn kemur {header} ekki rétt til skila. Berðu stillingar hans saman við dæmin í deploy/.',
  'doctor.proxy-socket':
    'Milliþjónninn hleypir WebSocket ekki í gegn á /api/socket. Berðu stillingar hans saman við dæmin í deploy/.',
  'doctor.proxy-metrics': 'Allir geta lesið {url}. Lokaðu á það í milliþjóninum.',
  'doctor.mail-none': 'Enginn póstþjónn er gefinn upp ({name}), svo enginn tölvupóstur er sendur.',
  'doctor.mail-half': '{name} vantar, svo enginn tölvupóstur er sendur. Gefðu það líka upp.',
  'doctor.mail-good': 'Póstþjónninn {host} tekur við.',
  'doctor.mail-bad': 'Ekki næst samband við póstþjóninn: {detail}. Athugaðu {name}.',
  'doctor.push-good': 'Hægt er að senda tilkynningar í vafra.',
  'doctor.push-not-secure': 'Vafrar taka aðeins við tilkynningum á https-vistfangi.',
  'doctor.push-contact':
    'Gefðu {name} upp svona: {example}. Sumar þjónustur hafna sendanda sem ekki er hægt að skrifa.',
  'doctor.done':
    '{bad, plural, =0 {Engin vandamál fundust.} one {# vandamál fannst.} other {# vandamál fundust.}}',
  'backup.done': 'Öryggisafrit: {path}, {size}\u00a0MB. Viðureignir: {games}. Mót: {tournaments}.',
  'backup.no-store': 'Hér er engin gagnageymsla: {path}',
  'backup.in-postgres':
    'Þessar viðureignir eru í PostgreSQL; notaðu {command} til að taka öryggisafrit.',
  'backup.is-store': 'Þessi skrá er hluti af gagnageymslunni sjálfri: {path}',
  'users.none': 'Enginn aðgangur enn.',
  'users.count': '{count, plural, one {# aðgangur} other {# aðgangar}}',
  'users.link': 'Virkar einu sinni, í einn dag: {link}',
  'users.disabled': 'Lokað: {name}',
  'users.enabled': 'Opnað aftur: {name}',
  'users.admin': 'Stjórnandi: {name}',
  'users.no-such': 'Enginn aðgangur heitir þetta: {name}',
  'users.away': 'Enginn netþjónn svarar á {url}. Ræstu hann fyrst eða gefðu upp gáttina: {option}.',
  'users.other-secret':
    'Netþjónninn á {url} er með annan leynilykil. Gefðu upp gagnamöppu hans ({option}) eða stilltu {name}.',
  'users.failed': 'Netþjónninn gat þetta ekki: {code}',
  'users.mark.disabled': 'lokað',
  'users.mark.email': 'netfang',
  'move.done':
    'Flutt: {streams, plural, one {# færsla} other {# færslur}}, {entries, plural, one {# skref} other {# skref}}. Báðar hliðar eru eins: {digest}',
  'move.there': 'Hér er eitthvað fyrir: {path}. Flyttu í tóma geymslu.',
  'move.other':
    'Öðrum flutningi hingað er ólokið, frá {from}. Ljúktu honum eða taktu tóma geymslu.',
  'move.differs':
    'Hliðunum ber ekki saman, tafla: {table}. Engu var skipt yfir; reyndu aftur með tómri geymslu.',
  'move.where': 'Segðu hvert: {options}',
  'move.no-database': 'Gefðu upp gagnagrunninn: {option} eða {name}.',
  'move.secret':
    'Hnútarnir þurfa sama leynilykil: stilltu {name} á það sem er í {path} og afritaðu eigin orðalista.',
  'receive.at': 'Tilbúið að taka við afriti á {address}. Það fer í {place}',
  'receive.no-secret': 'Stilltu {name} á leynilykil netþjónsins sem afritið er af.',
  'store.salvaged':
    'Bjargað: {path}, {streams, plural, one {# færsla} other {# færslur}}. Settu það á sinn stað með {command}',
  'store.nothing-lost': 'Ekkert glataðist.',
  'store.log-damaged': 'Atburðaskráin var skemmd, svo síðustu atburði gæti vantað: {fault}',
  'store.promoted':
    'Tilbúið: {path}, {streams, plural, one {# færsla} other {# færslur}}. Ræstu netþjóninn með {command}',
  'store.cut': '{name}: varðveitt að atburði {version} af {of}',
  'store.gone': '{name}: glatað',
  'restore.done': 'Endurheimt: {path}. Viðureignir: {games}. Mót: {tournaments}.',
  'restore.replaced': 'Fyrri gagnageymslan er geymd hér: {path}',
  'restore.store-there':
    'Hér er þegar gagnageymsla: {path}. Notaðu {option} til að skipta henni út.',
  'restore.not-a-backup': 'Þetta er ekki Täht-öryggisafrit: {path}',
  'restore.backup-damaged':
    'Þetta öryggisafrit er skemmt, svo ekkert var endurheimt: {path} ({faults})',

  'serve.not-here': 'Netþjónninn fylgir ekki þessari uppsetningu.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Þú átt leik',
  'notice.your-move.body': 'Hin bíða eftir leik þínum. Leikmenn: {players}.',
  'notice.reminder.title': 'Tíminn er að renna út',
  'notice.reminder.body':
    'Þú hefur um {hours, plural, one {# klukkustund} other {# klukkustundir}} til að leika. Leikmenn: {players}.',
  'notice.game-over.title': 'Viðureigninni er lokið',
  'notice.game-over.body': 'Leikmenn: {players}.',
  'notice.invited.title': 'Þér er boðið í leik',
  'notice.invited.body': 'Boð frá: {players}.',
  'notice.nudged.title': 'Þú átt leik',
  'notice.nudged.body': 'Beðið er eftir þér. Leikmenn: {players}.',
  'notice.started.title': 'Viðureignin er hafin',
  'notice.started.body': 'Leikmenn: {players}.',
  'notice.rematch.title': 'Spila aftur?',
  'notice.rematch.body': 'Boð frá: {players}.',
  'notice.why':
    'Þú færð þetta af því að kveikt er á tilkynningum. Þú getur slökkt á þeim í stillingunum.',
  'notice.reset.title': 'Nýja lykilorðið þitt',
  'notice.reset.body':
    'Einhver, líklega þú, vill fá nýtt lykilorð. Aðgangur: {name}. Opnaðu þennan hlekk innan klukkustundar til að velja það:',
  'notice.reset.else': 'Ef það varst ekki þú þarftu ekkert að gera. Gamla lykilorðið gildir áfram.',
  'notice.confirm.title': 'Staðfestu netfangið þitt',
  'notice.confirm.body':
    'Einhver, líklega þú, vill fá tilkynningar frá Täht á þetta netfang. Opnaðu þennan hlekk innan þriggja daga til að staðfesta:',
  'notice.confirm.else': 'Ef það varst ekki þú þarftu ekkert að gera. Við sendum þér ekki meira.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: leggðu orð og leikurinn er hafinn',
  'preview.home.about':
    'Orðaspil á sex tungumálum. Spilaðu við þjark, vin eða hvern sem er. Þú þarft engan aðgang.',
  'preview.invites': '{player} býður þér í leik',
  'preview.table': 'Hér er sæti fyrir þig',
  'preview.table.about': 'Ein snerting og þú situr við borðið. Þú þarft engan aðgang.',
  'preview.game': 'Viðureign í Täht',
  'preview.turn.about': '{turn}. leikur í lokinni viðureign. Hverju hefðir þú leikið?',
  'preview.game.about': 'Leikurinn er hafinn. Kíktu á borðið.',
  'preview.game.over': 'Viðureigninni er lokið. Skoðaðu hana leik fyrir leik.',
  'preview.puzzle.about': 'Sama borð fyrir alla, sjö stafir, þrjár tilraunir. Hvað finnur þú?',
  'preview.tournament.about':
    '{count, plural, =0 {Mót: borð, úrslit og staða.} one {Mót með # leikmanni: borð, úrslit og staða.} other {Mót með # leikmönnum: borð, úrslit og staða.}}',
};
