/** Turkish: notices of games and tables, and what the engine cannot do. `players` are names with commas between. */
import type { Notices } from '../en/notices.ts';

export const notices: Notices = {
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
  'refusal.lexicon-unavailable':
    '{id} sözlüğü şu anda kullanılamıyor: {cause, select, missing {sözlük yok} damaged {dosyası bozuk} other {oyunun başladığı sözlük değil}}.',
  'refusal.hints-off': 'Bu masada ipucu verilmiyor.',
  'refusal.queue-full': 'Bilgisayarın şu anda düşünecek çok şeyi var. Birazdan yeniden dene.',
  'refusal.engine-failed': 'Bilgisayar bir yanıt bulamadı.',
};
