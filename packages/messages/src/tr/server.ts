/** Turkish: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht şu adreste: {address}',
  'serve.network': 'Bu ağdaki diğerleri için: {address}',
  'serve.kept': 'Her şey burada saklanır: {place}. Durdurmak için {key} tuşlarına bas.',
  'start.unknown-option': 'Bilinmeyen ya da eksik seçenek: {name}. Seçenekler: {known}',
  'start.unknown-setting': 'Bilinmeyen ayar: {name}. Ayarlar: {known}',
  'start.mistyped-setting': 'Bilinmeyen ayar: {name}. Şunu mu demek istedin: {meant}?',
  'start.bad-port': '“{text}” geçerli bir port numarası değil.',
  'start.bad-database': 'Veritabanı şöyle yazılır: {example}',
  'start.half-certificate': 'Sertifikanın anahtarı da gerekir: hem {cert} hem {key} ver.',
  'start.bad-log-level': '{name} şunlardan biri olmalı: {known}; “{text}” olamaz.',
  'start.port-in-use': '{port} numaralı port kullanılıyor; {option} ile başka birini seç',
  'start.port-forbidden':
    'Bu kullanıcı {port} numaralı portu kullanamaz; {option} ile başka birini seç',
  'start.no-such-host': 'Bu makinede “{host}” diye bir adres yok.',
  'start.store-failed': 'Veri deposu yanıt vermiyor: {detail}',
  'start.store-in-use': '{path} şu anda başka bir sunucuda açık',
  'start.store-moving':
    'Bu veri deposunun taşınması yarım kaldı: {path}. Bitirmek için {command} komutunu yeniden çalıştır.',
  'start.newer-schema':
    'Verileri programın daha yeni bir sürümü yazmış (verilerin sürümü {found}, bu programın okuyabildiği {known})',
  'start.not-a-store': '{path} bir Täht veri deposu değil.',
  'start.store-corrupt':
    '{path} bozuk: {faults}. Yedeği {command} ile geri yükle ya da sağlam kalanı {salvage} ile kurtar',
  'start.store-unreachable': '{path} veri deposu açılamıyor: {detail}',
  'start.secret-unreadable': '{path} okunamıyor ya da yazılamıyor: {detail}',
  'start.secret-malformed': '{path} içinde 64 onaltılık rakam olmalı.',
  'start.not-begun': 'Sunucu başlatılamadı: {why}',
  'start.replica-here':
    '{path} başka bir sunucunun ikinci kopyasını içeriyor. O sunucu artık yoksa kopyayı {command} ile kullanıma al',
  'start.replica-there':
    '{path} ayrı bir veri deposu, bu yüzden üzerine yazılmaz. Kopya için başka bir klasör seç.',
  'start.embedded-only':
    '{option} yalnızca yerleşik veri deposuyla çalışır. PostgreSQL için onun kendi araçlarını kullan.',
  'start.not-a-replica': 'Burada ikinci kopya yok: {path}',
  'doctor.data-bad':
    '{path} veri klasörüne yazılamıyor: {detail}. Yazma izni ver ya da {option} ile başka bir klasör seç.',
  'doctor.data-new': 'Veri klasörü ilk başlatmada oluşacak: {path}',
  'doctor.data-good': 'Veri klasörü: {path}',
  'doctor.data-open':
    'Bu makinedeki başkaları da okuyabiliyor: {path}. Erişimi şu komutla kapat: {command}',
  'doctor.disk-good': 'Diskte boş yer: {free}\u00a0MB',
  'doctor.disk-low':
    '{path} klasörünün diskinde yalnızca {free}\u00a0MB boş yer var. Yer aç: dolu diske hiçbir şey kaydedilemez.',
  'doctor.store-new': 'Veri deposu henüz yok; ilk başlatmada oluşacak.',
  'doctor.store-older':
    'Bu veri deposu eski bir sürümden; sonraki başlatmada güncellenecek. Önce yedek al.',
  'doctor.store-good': 'Veri deposu sağlam: {streams, plural, other {# kayıt kontrol edildi}}.',
  'doctor.store-damaged':
    'Veri deposundaki bozuk kayıtlar ({count}): {names}. Bunlar kimseye gösterilmez. Diski kontrol et, sonra yedeği şu komutla geri yükle: {command}',
  'doctor.postgres-good': 'PostgreSQL {version} yanıt veriyor.',
  'doctor.postgres-old': 'Bu PostgreSQL {version}; en az {least} gerekli.',
  'doctor.clock-good': 'Saat: {time}',
  'doctor.clock-behind':
    'Saat geri kalmış: {time} gösteriyor, oysa veri deposunun son kullanımı {last}. Sunucuyu başlatmadan önce saati ayarla.',
  'doctor.lists-good': 'Kelime listesi sayısı: {lists}',
  'doctor.list-bad':
    'Bu kelime listesi okunamıyor: {path} ({detail}). Doğru dosyayı geri koy ya da bunu sil.',
  'doctor.port-good': '{port} numaralı port boş.',
  'doctor.port-ours': 'Täht {port} numaralı portta çalışıyor.',
  'doctor.tls-none':
    'https yok: salonda gerekmez, ama sayfa uygulama olarak kurulamaz, bildirim de gösterilemez.',
  'doctor.tls-at-proxy': 'TLS sertifikası vekil sunucuda.',
  'doctor.tls-new': 'TLS sertifikası ilk başlatmada oluşacak.',
  'doctor.tls-good': 'Sertifikanın son günü: {day}',
  'doctor.tls-over':
    'Sertifikanın son günü: {day}. {path} dosyasını sil ve sunucuyu yeniden başlat; yenisi oluşur.',
  'doctor.address-none':
    'Genel adres belirtilmemiş ({name}); sunucu bağlantı içeren e-posta gönderemez.',
  'doctor.address-malformed': '{name} şöyle yazılır: {example}',
  'doctor.address-good': 'Sunucu şu adreste yanıt veriyor: {url}',
  'doctor.address-bad':
    '{url} adresinde Täht sunucusu yanıt vermiyor: {detail}. Çalışıyorsa alan adını, vekil sunucuyu ve sertifikayı kontrol et.',
  'doctor.proxy-not-named':
    'Sunucunun önünde bir vekil sunucu var gibi görünüyor. Ayarlara {name} ekle, yoksa herkes tek ziyaretçi sayılır.',
  'doctor.proxy-good': 'Vekil sunucu gerekenleri iletiyor.',
  'doctor.proxy-header':
    'Vekil sunucu {header} başlığını gerektiği gibi iletmiyor. Ayarlarını deploy/ içindeki örneklerle karşılaştır.',
  'doctor.proxy-socket':
    'Vekil sunucu /api/socket adresinde WebSocket bağlantılarını geçirmiyor. Ayarlarını deploy/ içindeki örneklerle karşılaştır.',
  'doctor.proxy-metrics': '{url} adresini herkes okuyabiliyor. Vekil sunucuda kapat.',
  'doctor.mail-none': 'E-posta sunucusu belirtilmemiş ({name}); e-posta gönderilmez.',
  'doctor.mail-half': '{name} eksik; e-posta gönderilmez. Onu da ayarla.',
  'doctor.mail-good': '{host} e-posta sunucusu bağlantıyı kabul ediyor.',
  'doctor.mail-bad': 'E-posta sunucusuna bağlanılamıyor: {detail}. {name} ayarını kontrol et.',
  'doctor.push-good': 'Anlık bildirimler gönderilebilir.',
  'doctor.push-not-secure': 'Tarayıcılar anlık bildirimleri yalnızca https adresinde kabul eder.',
  'doctor.push-contact':
    '{name} ayarını şöyle yaz: {example}. Bazı bildirim hizmetleri, ulaşamadıkları göndericiyi geri çevirir.',
  'doctor.done': '{bad, plural, =0 {Sorun yok.} other {# sorun bulundu.}}',
  'backup.done':
    'Yedek: {path}, {size}\u00a0MB. Oyun sayısı: {games}. Turnuva sayısı: {tournaments}.',
  'backup.no-store': 'Burada sunucu verisi yok: {path}',
  'backup.in-postgres': 'Bu oyunlar PostgreSQL içinde duruyor; yedeklemek için {command} kullan.',
  'backup.is-store': 'Bu, veri deposunun kendi dosyası: {path}',
  'users.none': 'Henüz hesap yok.',
  'users.count': '{count, plural, other {# hesap}}',
  'users.link': 'Bir gün içinde, bir kez kullanılır: {link}',
  'users.disabled': 'Kapatıldı: {name}',
  'users.enabled': 'Yeniden açıldı: {name}',
  'users.admin': 'Yönetici: {name}',
  'users.no-such': 'Bu adla hesap yok: {name}',
  'users.away':
    '{url} adresinde sunucu yanıt vermiyor. Önce sunucuyu başlat ya da portunu belirt: {option}.',
  'users.other-secret':
    '{url} adresindeki sunucunun gizli anahtarı başka. Veri klasörünü belirt ({option}) ya da {name} ayarla.',
  'users.failed': 'Sunucu bunu yapamadı: {code}',
  'users.mark.disabled': 'kapalı',
  'users.mark.email': 'e-posta',
  'move.done':
    'Taşındı: {streams, plural, other {# kayıt}}, {entries, plural, other {# adım}}. İki taraf aynı: {digest}',
  'move.there': 'Burada zaten bir şey var: {path}. Boş bir yere taşı.',
  'move.other':
    'Buraya yapılan başka bir taşıma yarım kaldı, kaynak: {from}. Önce onu bitir ya da boş bir yer seç.',
  'move.differs':
    'İki taraf farklı, tablo: {table}. Hiçbir şey devreye alınmadı; boş bir yerle yeniden dene.',
  'move.where': 'Nereye taşınacağını söyle: {options}',
  'move.no-database': 'Veritabanını belirt: {option} ya da {name}.',
  'move.secret':
    'Düğümlere aynı gizli anahtar gerekir: {name} için {path} dosyasındakini kullan ve kendi kelime listelerini kopyala.',
  'receive.at': 'İkinci kopya almaya hazır: {address}. Kopya şuraya yazılır: {place}',
  'receive.no-secret': '{name} için kopyası alınacak sunucunun gizli anahtarını ver.',
  'store.salvaged':
    'Kurtarıldı: {path}, {streams, plural, other {# kayıt}}. Yerine koymak için: {command}',
  'store.nothing-lost': 'Hiçbir şey kaybolmadı.',
  'store.log-damaged': 'Günlük bozuktu, bu yüzden son adımlar eksik olabilir: {fault}',
  'store.promoted':
    'Hazır: {path}, {streams, plural, other {# kayıt}}. Sunucuyu {command} ile başlat',
  'store.cut': '{name}: {of} adımdan {version} tanesi kurtarıldı',
  'store.gone': '{name}: kayıp',
  'restore.done': 'Geri yüklendi: {path}. Oyun sayısı: {games}. Turnuva sayısı: {tournaments}.',
  'restore.replaced': 'Önceki veriler saklandı: {path}',
  'restore.store-there':
    'Burada zaten sunucu verisi var: {path}. Üzerine yazmak için {option} kullan.',
  'restore.not-a-backup': 'Bu bir Täht yedeği değil: {path}',
  'restore.backup-damaged':
    'Bu yedek bozuk, bu yüzden hiçbir şey geri yüklenmedi: {path} ({faults})',

  'serve.not-here': 'Bu kurulumda sunucu yok.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Sıra sende',
  'notice.your-move.body': 'Diğerleri hamleni bekliyor. Oyuncular: {players}.',
  'notice.reminder.title': 'Süren azalıyor',
  'notice.reminder.body':
    'Hamlen için yaklaşık {hours, plural, other {# saat}} kaldı. Oyuncular: {players}.',
  'notice.game-over.title': 'Oyun bitti',
  'notice.game-over.body': 'Oyuncular: {players}.',
  'notice.invited.title': 'Bir oyuna davetlisin',
  'notice.invited.body': 'Davet eden: {players}.',
  'notice.nudged.title': 'Seni bekliyorlar',
  'notice.nudged.body': 'Seni bekleyen: {players}.',
  'notice.started.title': 'Oyun başladı',
  'notice.started.body': 'Başlatan: {players}.',
  'notice.rematch.title': 'Rövanş teklifi var',
  'notice.rematch.body': 'Teklif eden: {players}.',
  'notice.why':
    'Bu e-postayı, ayarlarında bildirimler açık olduğu için aldın; oradan kapatabilirsin.',
  'notice.reset.title': 'Yeni parolan',
  'notice.reset.body':
    'Biri (büyük olasılıkla sen) yeni bir parola istedi. Hesap: {name}. Parolanı seçmek için bir saat içinde şu bağlantıyı aç:',
  'notice.reset.else': 'Bunu sen istemediysen bir şey yapman gerekmez: eski parolan geçerli kalır.',
  'notice.confirm.title': 'E-posta adresini doğrula',
  'notice.confirm.body':
    'Biri (büyük olasılıkla sen) Täht bildirimlerinin bu adrese gelmesini istedi. Adresi doğrulamak için üç gün içinde şu bağlantıyı aç:',
  'notice.confirm.else': 'Bunu sen istemediysen bir şey yapman gerekmez: başka e-posta gelmeyecek.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: bir kelime yaz, oyun başlasın',
  'preview.home.about':
    'Harf taşlarıyla kelime oyunu, altı dilde. Bilgisayarla, bir arkadaşınla ya da o an kim varsa onunla oyna; hesap gerekmez.',
  'preview.invites': '{player} seni oyuna çağırıyor',
  'preview.table': 'Masa seni bekliyor',
  'preview.table.about': 'Tek dokunuşla tahtanın başındasın. Hesap gerekmez.',
  'preview.game': 'Bir Täht oyunu',
  'preview.turn.about': 'Biten bir oyunun {turn}. hamlesi. Sen ne oynardın?',
  'preview.game.about': 'Oyun sürüyor. Gel, tahtaya bak.',
  'preview.game.over': 'Oyun böyle bitti. Hamle hamle izle.',
  'preview.puzzle.about': 'Herkese aynı tahta, yedi taş, üç deneme. Sen ne bulursun?',
  'preview.tournament.about':
    '{count, plural, =0 {Turnuva: masalar, sonuçlar ve sıralama.} other {# oyunculu turnuva: masalar, sonuçlar ve sıralama.}}',
};
