/** Turkish: the builder of a game and its rule sheet. */
import type { BuildTexts } from '../en/web-build.ts';

export const webBuild: BuildTexts = {
  'build.title': 'Yeni oyun',
  'build.players': 'Oyuncular',
  'build.seat': '{number}. oyuncu',
  'build.person': 'insan',
  'build.name': '{number}. oyuncunun adı',
  'build.add': 'Oyuncu ekle',
  'build.remove': '{number}. oyuncuyu çıkar',
  'build.as-rulebook': 'kurallarda olduğu gibi',
  'build.house-rules': 'Ev kuralları',
  'build.words-count': '{count} kelime',
  'build.all-options': 'Bütün seçenekler',
  'build.all-options-about':
    'Kuralların her bir maddesi. Değiştirdiğin, kural kağıdında işaretlenir.',
  'build.set-by': 'Bunu “{name}” ev kuralı belirler.',
  'build.reset': 'Kurallara geri dön',
  'build.no-number': 'Lütfen bir tam sayı yaz.',
  'build.number-list':
    'Araları virgüllü sayılar, her biri bir öncekinden küçük; özel kural yoksa boş.',
  'build.in-seconds': 'saniye olarak',
  'build.begin': 'Oyunu başlat',
  'build.cannot': 'Bu hâliyle oynanamaz:',
  'build.sheet': 'Basılacak kural kağıdı',
  'build.share': 'Bu kuralları paylaş',
  'build.share-about': 'Bu adresi açan, aynı kuralları bulur.',
  'build.copy': 'Kopyala',
  'build.copied': 'Kopyalandı.',
  'build.bad-code': 'Bu kod hiçbir kuralı anlatmıyor. Tam kopyalandı mı?',
  'build.newer-code': 'Bu kod Täht’in daha yeni bir sürümünden. Sayfayı yeniden yükle.',
  'build.print': 'Yazdır',
  'build.change': 'Bu kuralları değiştir',
  'build.tiles': 'Her taş: harf, puan, adet',
  'build.referee': 'Bu kurallar hakem ister: masadan biri bu aygıtta karar verir.',
};
