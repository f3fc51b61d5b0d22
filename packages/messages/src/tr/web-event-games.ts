/** Turkish: games of an event that are played on Täht. */
import type { WebEventGames } from '../en/web-event-games.ts';

export const webEventGames: WebEventGames = {
  'desk.online.open': 'Bu turu Täht’te oyna',
  'desk.online.about': 'Herkes kendi telefonunda oynar, sonuçlar kendiliğinden gelir.',
  'desk.online.more': 'Eksik oyunları aç',
  'desk.online.without': 'Telefonu olmadığı için masası henüz açılamayanlar: {players}.',
  'desk.online.call': 'Oyunu yönet',
  'desk.online.playing': 'Oyunlar Täht üzerinde oynanıyor; sonuçlar kendiliğinden gelir.',
  'desk.online.state.opening': 'oyun açılıyor',
  'desk.online.state.playing': 'oyun Täht’te',
  'desk.online.state.over': 'oyun bitti',
  'desk.online.end.played': 'Oyun bitti. Puanlar aşağıda yazılı: geçerli olacakları gir.',
  'desk.online.end.given-up':
    'Biri çekildi, ayrıldı ya da süresi doldu. Son puanlar aşağıda yazılı: geçerli olacakları gir.',
  'desk.online.end.called-off': 'Oyun iptal edildi. Sonucu gir ya da yeni bir oyun aç.',
  'desk.online.end.failed': 'Oyun açılamadı. Sonucu gir ya da yeniden dene.',
  'desk.log.games-opened': 'Täht’te oyunlar açıldı',
  'event-me.game.opening': 'Oyunun açılıyor.',
  'event-me.game.playing': 'Oyunun hazır.',
  'event-me.game.go': 'Oyuna git',
  'event-me.game.over': 'Oyun bitti.',
  'event-me.game.elsewhere': 'Oyunun başka bir cihazda oynanıyor.',
};
