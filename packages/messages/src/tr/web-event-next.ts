/** Turkish: what comes next at the desk, and what it leads to. */
import type { WebEventNext } from '../en/web-event-next.ts';

export const webEventNext: WebEventNext = {
  'desk.tie.title':
    'Birincilikte eşitlik var: {players}. Harf çekilir: alfabenin başına en yakın olan öne geçer, joker hepsinden önce.',
  'desk.tie.prize':
    'Ödüllü bir derecede eşitlik var: {players}. Harf çekilir: alfabenin başına en yakın olan öne geçer, joker hepsinden önce.',
  'desk.tie.places': '{count, plural, other {İçlerinden # kişi çıkar.}}',
  'desk.tie.first': 'Öne geçen masa birincisi olur ve çıkar.',
  'desk.tie.first-and-second':
    'Öne geçen masa birincisi olur ve çıkar; sonraki masa ikincisi olur ve en iyi ikincilerden biri olarak yine çıkabilir.',
  'desk.tie.second':
    'Öne geçen masa ikincisi olur. Bütün masaların ikincileri arasından {count, plural, other {en iyi # kişi çıkar.}}',
  'desk.outlook.winners': '{count, plural, other {# masa birincisi çıkıyor.}}',
  'desk.outlook.makes':
    'En iyi {seconds} ikinciyle: {players, plural, other {# oyuncu}}, {tables}.',
  'desk.outlook.final': 'Bu, final masasıdır.',
  'desk.tables-of': '{count, plural, other {{seats} kişilik # masa}}',
  'desk.change.before': '{stage}: bu düzeltmeyle başkaları çıkmış olmalıydı.',
  'desk.change.after': '{stage}: kuradan sonra bir sonuç düzeltildi; başkaları çıkmış olmalıydı.',
  'desk.change.comes': 'Oynaması gereken: {players}.',
  'desk.change.goes': 'Oynamaması gereken: {players}.',
  'desk.change.tied': 'Eşitler; kimin oynaması gerektiği belli değil: {players}.',
  'desk.change.redo-about':
    'Bu aşamada henüz sonuç girilmedi: kurayı geri alıp aşamayı yeniden başlat ya da olduğu gibi bırak.',
  'desk.change.redo': 'Bu aşamanın kurasını geri al',
  'desk.change.late':
    'Bu aşama oynanıyor: olduğu gibi bırak ya da “{log}” bölümünde sonuçlarını ve kurasını geri alıp yeniden başlat.',
  'desk.correct-anyway': 'Yine de düzelt',
  'desk.found': '{count, plural, other {# oyuncu bulundu:}}',
  'desk.unseated': 'Bu turda yeri olmayan: {players}.',
  'desk.rest-about.small-tables':
    'İçlerinden ikisi baş başa oynar: daha çok hamle yaptıkları için puanları kalabalık masalardakinden yüksek olur.',
  'desk.rest-about.bye':
    'İçlerinden biri bu turda boşta kalır ve kuralların bunun için verdiği puanı alır.',
  'desk.next.answer-calls': 'Hakem çağrıldı.',
  'desk.calling': 'hakem çağırıyor',
  'desk.called-by': 'Hakem çağıran: {by}',
  'desk.call-reason.challenge': 'itiraz',
  'desk.call-reason.tiles': 'eksik ya da fazla taş',
  'desk.call-reason.score': 'puanlar',
  'desk.call-reason.rules': 'kurallarla ilgili bir soru',
  'desk.end-call': 'Hakem geldi',
  'desk.next.sit-down':
    'Yerler belli. Listeyi yazdır ya da göster, herkes otursun, sonra saati başlat.',
  'desk.print-badges': 'Yaka kartlarını yazdır',
  'desk.close-unplayed': 'Henüz oynanmadı: {stages}.',
  'desk.no-prizes': 'Henüz ödül belirlenmedi.',
  'desk.to-prizes': 'Ödülleri belirle',
  'desk.waits': 'Bağlantı yok. Girdiğin duruyor, kendiliğinden gönderilecek.',
  'desk.next.await-before': 'Puanlar eşit: düşülmeden önceki puan bekleniyor.',
  'desk.waits-for.table': 'Masadaki sıra belli değil, eşit olanlar: {tied}. Eksik: {players}.',
  'desk.waits-for.field': 'Kimin çıkacağı belli değil, eşit olanlar: {tied}. Eksik: {players}.',
  'desk.waits-for.title': 'Birincilik belli değil, eşit olanlar: {tied}. Eksik: {players}.',
  'desk.waits-for.prize': 'Ödüllü bir sıra belli değil, eşit olanlar: {tied}. Eksik: {players}.',
  'desk.to-before': 'Eksik puanları ekle',
};
