/** Turkish: what a server says: its start, its backups and its notices. */
import type { Texts } from '../texts.ts';

export const server: Texts<'server'> = {
  // Starting a server, and the backup of its store.
  'serve.at': 'Täht şu adreste: {address}',
  'serve.network': 'Bu ağdaki diğerleri için: {address}',
  'serve.kept': 'Her şey burada saklanır: {place}. Durdurmak için {key} tuşlarına basın.',
  'start.unknown-option': 'Bilinmeyen ya da eksik seçenek {name}. Olanlar: {known}',
  'start.bad-port': 'Bu bir kapı değil: {text}',
  'start.bad-database': 'Veritabanı şöyle yazılır: {example}',
  'start.bad-log-level': '{name} şunlardan biridir: {known}; {text} olamaz',
  'start.port-in-use': '{port} numaralı kapı kullanılıyor; {option} ile başkasını seçin',
  'start.port-forbidden':
    'Bu kullanıcı {port} numaralı kapıyı kullanamaz; {option} ile başkasını seçin',
  'start.no-such-host': 'Bu makinenin {host} diye bir adresi yok',
  'start.store-failed': 'Veri deposu yanıt vermiyor: {detail}',
  'start.store-in-use': '{path} başka bir sunucu tarafından kullanılıyor',
  'start.newer-schema':
    'Verileri programın daha yeni bir sürümü yazmış ({found}; bu sürüm {known} bilir)',
  'start.not-a-store': '{path} bir Täht veri deposu değil',
  'start.store-corrupt': '{path} bozuk: {faults}. Yedek şu komutla geri yüklenir: {command}',
  'start.store-unreachable': 'Veri deposu {path} açılamıyor: {detail}',
  'start.secret-unreadable': '{path} okunamıyor ya da yazılamıyor: {detail}',
  'start.secret-malformed': '{path} içinde 64 onaltılık basamak olmalı',
  'start.not-begun': 'Sunucu başlayamadı: {why}',
  'backup.done': 'Yedek: {path}, {size} MB. Oyun sayısı: {games}.',
  'backup.no-store': 'Burada sunucu verisi yok: {path}',
  'backup.in-postgres': 'Bu oyunlar PostgreSQL içinde saklanıyor; yedeği {command} alır.',
  'backup.is-store': 'Bu, veri deposunun kendi dosyası: {path}',
  'restore.done': 'Geri yüklendi: {path}. Oyun sayısı: {games}.',
  'restore.replaced': 'Önceki saklandı: {path}',
  'restore.store-there': 'Burada zaten sunucu verisi var: {path}. {option} ile yerine geçilir.',
  'restore.not-a-backup': 'Bu bir Täht yedeği değil: {path}',
  'restore.backup-damaged': 'Bu yedek bozuk: {path} ({faults})',

  'serve.not-here': 'Sunucu bu kurulumda yok.',

  // Notices of games and tables. `players` are names with commas between.
  'notice.your-move.title': 'Sıra sende',
  'notice.your-move.body': 'Hamle sırası sende. Oyuncular: {players}.',
  'notice.reminder.title': 'Süren azalıyor',
  'notice.reminder.body':
    'Hamlen için yaklaşık {hours, plural, other {# saat}} kaldı. Oyuncular: {players}.',
  'notice.game-over.title': 'Oyun bitti',
  'notice.game-over.body': 'Oyuncular: {players}.',
  'notice.invited.title': 'Bir oyuna davet edildin',
  'notice.invited.body': 'Davet eden: {players}.',
  'notice.nudged.title': 'Seni bekliyorlar',
  'notice.nudged.body': 'Bekleyen: {players}.',
  'notice.started.title': 'Oyun başladı',
  'notice.started.body': 'Başlatan: {players}.',
  'notice.rematch.title': 'Rövanş teklif edildi',
  'notice.rematch.body': 'Teklif eden: {players}.',
  'notice.why':
    'Bu iletiyi, ayarlarında bildirimler açık olduğu için aldın; bildirimleri oradan kapatabilirsin.',
  'notice.confirm.title': 'E-posta adresini doğrula',
  'notice.confirm.body':
    'Birisi, büyük olasılıkla sen, Täht oyunlarının bildirimlerini bu adrese almak istiyor. Doğrulamak için üç gün içinde bu bağlantıyı aç:',
  'notice.confirm.else': 'Bunu sen istemediysen bir şey yapman gerekmez: başka ileti gelmeyecek.',

  // What a link tells before it is opened.
  'preview.home.title': 'Täht: sözcüğünü koy, oyun başlasın',
  'preview.home.about':
    'Harf taşlarıyla sözcük oyunu, altı dilde. Bilgisayarla, bir arkadaşınla ya da o an kim varsa onunla oyna; hesap gerekmez.',
  'preview.invites': '{player} seni oyuna çağırıyor',
  'preview.table': 'Masa seni bekliyor',
  'preview.table.about': 'Bir dokunuş, ve tahtanın başındasın. Hesap gerekmez.',
  'preview.table.playing': 'Oyun sürüyor. Gel, bak.',
  'preview.game': 'Bir Täht oyunu',
  'preview.game.about': 'Oyun sürüyor. Tahtada ne var, bak.',
  'preview.game.over': 'Oyun böyle bitti. Hamle hamle izle.',
  'preview.puzzle.about': 'Herkese aynı tahta, yedi taş, üç deneme. Sen ne bulursun?',
  'preview.tournament.about':
    '{count, plural, =0 {Turnuva: masalar, sonuçlar ve sıralama.} other {# oyunculu turnuva: masalar, sonuçlar ve sıralama.}}',
};
