/** Turkish: the rules of the standard game in sentences, as a rule sheet tells them. */
import type { RuleSheetTexts } from '../en/rule-sheet.ts';

export const ruleSheet: RuleSheetTexts = {
  'sheet.heading.aim': 'Oyunun amacı',
  'sheet.ours-note':
    '“Bizim yorumumuz” yazan yerde kural kitabı susar ya da birkaç türlü okunabilir; kararı biz verdik.',
  'sheet.no-rulebook': 'Bu kurallar basılı bir kural kitabını izlemez.',
  'sheet.players': '{min}–{max} kişilik bir oyun.',
  'sheet.players.exact': '{count, plural, other {# kişilik bir oyun.}}',
  'sheet.goal':
    'Harf taşlarıyla tahtada birbirine bağlanan kelimeler yazılır. Amaç olabildiğince çok puan toplamaktır: değerli harfleri ve ödüllü kareleri iyi kullan.',
  'sheet.totals':
    'Bir oyunda toplanan puanlar, oyuncuların ustalığına göre 400–800 ya da daha çok olabilir.',
  'sheet.contents':
    'Bir oyun tahtası, {tiles, plural, other {# taş}}, {racks, plural, other {# ıstaka}} ve bir torba gerekir.',
  'sheet.tiles':
    '{letters, plural, other {# taşta harf vardır}}, {blanks, plural, other {# taş boştur: bunlar jokerdir}}.',
  'sheet.tile-points': 'Taşın sağ alt köşesindeki sayı puan değeridir.',

  'sheet.blank.any':
    'Joker istenen herhangi bir harfin yerine kullanılır; oyun boyunca bu harf değişmez.',
  'sheet.blank.named': 'Oyuncu, jokeri hangi harf yerine kullandığını belirtir.',
  'sheet.blank.apostrophe': 'Joker kesme işareti de olabilir.',
  'sheet.blank.without-tile': 'Joker, taşı olmayan bir harf de olabilir: {letters}.',
  'sheet.blank.zero': 'Jokerin puan değeri sıfırdır.',
  'sheet.blank.reuse.none':
    'Tahtadaki joker yerinden oynatılmaz, yerine kullanıldığı harfle değiştirilmez.',
  'sheet.blank.reuse.must-replay':
    'Tahtadaki jokerin yerine geçtiği harf kimdeyse jokerle değiştirebilir; jokeri aynı elde kullanması gerekir.',
  'sheet.blank.reuse.may-replay':
    'Tahtadaki jokerin yerine geçtiği harf kimdeyse jokerle değiştirebilir; jokeri aynı elde kullanabilir.',

  'sheet.heading.before': 'Oyuna başlamadan önce',
  'sheet.paper': 'Puanları yazmak için kâğıt kalem hazırlayın.',
  'sheet.table': 'Tahta masanın ortasına konur. Her oyuncu bir ıstaka alır.',
  'sheet.agree-dictionary': 'Bütün oyuncular önceden bir sözlükte anlaşır.',
  'sheet.all-agree':
    'Değiştirilmiş kurallarla yalnızca herkes kabul ederse oynanır; yoksa bu kurallar geçerlidir.',
  'sheet.hall':
    'Oyuncular birbirleriyle konuşmaz, birbirlerinin harflerine bakmaz. Masalarda telefon kullanılmaz.',
  'sheet.hall.who':
    'Oyun sırasında salonda oyuncular, hakemler ve görevli öğretmenler dışında kimse bulunamaz.',
  'sheet.hall.tables':
    'Masalar kurayla belirlenir; ikinci ve üçüncü turlarda aynı okuldan öğrencilerin bir araya gelmemesine dikkat edilir.',
  'sheet.hall.referees':
    'Hakemler, ev sahibi okulun öğrencileri ve öğretmenleri ile öteki okulların istekli öğretmenleridir.',
  'sheet.draw':
    'Bütün taşlar torbaya konur, her oyuncu bir taş çeker. Alfabenin başlangıcına en yakın harfi çeken başlar.',
  'sheet.draw.blank': 'Joker {letter} harfinden önce gelir.',
  'sheet.draw.apostrophe': 'Kesme işareti {letter} harfinden sonra gelir.',
  'sheet.draw.tie.first': 'En yakın harfi birden çok oyuncu çektiyse onlar yeniden çeker. {tiles}',
  'sheet.draw.tie.every':
    'Aynı harfi çekenler yeniden birer taş çekip aralarındaki sırayı belirler. {tiles}',
  'sheet.draw.redraw-keep-out': 'İlk taşlar bu sırada torbaya konmaz.',
  'sheet.draw.redraw-return': 'Ondan önce ilk taşlar torbaya geri konur.',
  'sheet.seating.fixed': 'Herkes yerinde kalır, oyun saat yönünde sürer.',
  'sheet.seating.by-draw':
    'Sırayı da harfler belirler: başlayanın solundan itibaren ötekiler alfabe sırasıyla oturur. Oyun saat yönünde sürer.',
  'sheet.return': 'Çekilen taşlar torbaya geri konur.',
  'sheet.shake': 'Torba karıştırılır.',
  'sheet.deal': 'Sonra her oyuncu {count, plural, other {# yeni taş}} çeker ve ıstakasına dizer.',
  'sheet.keeper': 'Bir kişi her oyuncunun her elde aldığı puanı yazar.',

  'sheet.heading.turn': 'Sıra sende',
  'sheet.turn.choices':
    'Sıran gelince üç şeyden birini yaparsın: kelime yazar, taş değiştirir ya da pas geçersin.',

  'sheet.exchange.some':
    'Sıranı bir, birkaç ya da bütün taşlarını değiştirmek için kullanabilirsin.',
  'sheet.exchange.order':
    'Değiştireceğin taşları ters çevirip kenara koy, torbadan eşit sayıda taş çek, sonra eskileri torbaya koy.',
  'sheet.exchange.turn': 'Bu elde puan almazsın; sıranın yeniden sana gelmesini beklersin.',
  'sheet.exchange.minBag': 'Torbada {count, plural, other {en az # taş}} bulunmalıdır.',
  'sheet.exchange.any':
    'Torbada taş olduğu sürece değiştirilebilir, ama torbadakinden çok taş değiştirilemez.',
  'sheet.exchange.countsAsPass.yes': 'Taş değiştirmek pas sayılır.',
  'sheet.exchange.countsAsPass.no': 'Taş değiştirmek pas sayılmaz.',

  'sheet.pass.always':
    'Kelime yazabilecek olsan bile her zaman pas geçebilirsin. Puan almazsın, sıra sonraki oyuncuya geçer.',
  'sheet.pass.when-stuck': 'Yalnızca hiçbir kelime yazamıyorsan pas geçebilirsin.',
  'sheet.pass.school':
    'Elindeki harfleri bitiremeyen ya da tahtada kelime üretemeyen oyuncu pas hakkını kullanabilir.',
  'sheet.pass.otherwise': 'Başka zaman da pas geçilebilir; turnuva bunu yasaklayabilir.',

  'sheet.opening':
    'Birinci oyuncu {count, plural, other {en az # taşla}} bir kelime yapar; kelime soldan sağa ya da yukarıdan aşağıya okunur.',
  'sheet.opening.centre.yes': 'Harflerden biri ortadaki yıldızlı kareye gelmelidir.',
  'sheet.opening.centre.no': 'Kelime tahtanın her yerine yazılabilir.',
  'sheet.opening.minLetters':
    'Bu kelime {count, plural, other {en az # harfli}} olmalıdır; böyle bir kelimesi olmayan, sırayı soluna verir.',
  'sheet.opening.minLetters.next': 'Kimsede yoksa tur tur daha azı da yeter: {counts}.',

  'sheet.words.allowed': 'Anlaşılan sözlükteki bütün kelimeler geçerlidir.',
  'sheet.words.ospd': 'Sözlük, OSPD’nin dördüncü baskısıdır; onda olmayan kelime geçersizdir.',
  'sheet.ospd': 'OSPD, dördüncü baskı',
  'sheet.words.foreign': 'Sözlükte bulunan yabancı kökenli kelimeler geçerlidir.',
  'sheet.words.forms': 'Geçerli biçimler: {forms}.',
  'sheet.words.forms.declined': 'İsimler, sıfatlar, sayılar ve zamirler: {forms}.',
  'sheet.words.forms.nouns': 'İsimler: {forms}.',
  'sheet.words.forms.as-nouns': 'Sıfatlar, sayılar ve zamirler: aynı biçimlerde.',
  'sheet.words.forms.verbs': 'Fiiller: {forms}.',
  'sheet.words.forms.also': 'Ayrıca geçerli: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected':
    'Kural kitabının örneklerindeki {examples} gibi çekimli biçimler geçerlidir.',
  'sheet.words.other-forms': 'Başka biçimler için ayrıca anlaşılabilir.',
  'sheet.words.plurals': 'Çoğul kelimeler geçerlidir.',
  'sheet.words.apostrophe':
    'Kesme işaretinin kendi taşı vardır; kesme işaretli kelimeler geçerlidir.',
  'sheet.words.exclude': 'Geçersiz olanlar: {kinds}.',
  'sheet.lookup.on-challenge':
    'Oyun sırasında sözlükte ya da başka kitapta kelime aranmaz. Sözlüğe yalnızca itiraz durumunda bakılır.',
  'sheet.lookup.spelling':
    'Sözlüğe yalnızca yazım tartışmalıysa ya da kelimeye itiraz edilirse bakılır.',
  'sheet.lookup.after-play':
    'Oyun sırasında sözlükte ya da başka kitapta kelime aranmaz. Sözlüğe yalnızca kelime yazıldıktan ya da itiraz edildikten sonra bakılır.',
  'sheet.lookup.open': 'Sözlüğe her zaman, kelimeyi yazmadan önce de, cezasız bakılabilir.',

  'sheet.challenge.players':
    'Bir kelimeden şüphelenen oyuncu itiraz edebilir. Kelimeye anlaşılan sözlükte bakılır.',
  'sheet.challenge.referee':
    'Kelimeye itiraz (CHALLENGE) eden oyuncu elini kaldırarak hakemi masaya çağırır.',
  'sheet.challenge.off-auto-reject':
    'İtiraz yoktur: listede olmayan kelime hemen geri çevrilir, yeniden denersin.',
  'sheet.challenge.until.accepted-or-next-move':
    'İtiraz yalnızca puan yazılmadan ve sonraki oyuncu oynamadan önce edilir.',
  'sheet.challenge.until.referee':
    'Hakem itiraz eden bütün oyuncuları belirler, sözlüğe ancak ondan sonra bakar.',
  'sheet.challenge.until.closed': 'Hakem “tamam” diyene kadar kelimeye itiraz edilebilir.',
  'sheet.challenge.join':
    'Hakem yoksa herkes yanıt verene dek başkaları da itiraza katılabilir; ağ üzerinden oynarken beş dakika, yavaş oyunda bir hamle süresi boyunca susan katılmamış sayılır.',
  'sheet.challenge.judged':
    'Yalnızca itiraz edilen kelimelere bakılır. Biri bile geçersizse o elde konan bütün taşlar geri alınır.',
  'sheet.challenge.bad.lose-turn':
    'kelimeyi yazan oyuncu taşlarını geri alır ve o eli oynamadan pas geçer.',
  'sheet.challenge.bad.lose-game': 'kelimeyi yazan oyuncu taşlarını geri alır ve oyunu kaybeder.',
  'sheet.challenge.bystanders':
    'Kelimeye itiraz etmeyen öteki oyuncular da o eli pas geçmek zorundadır.',
  'sheet.challenge.bystanders.when': 'Her biri, sırası gelince pas geçer.',
  'sheet.challenge.good.not-named': 'kelime tahtada kalır; kurallar itiraz için bir ceza söylemez.',
  'sheet.challenge.good.none': 'kelime tahtada kalır, itiraz eden bir şey kaybetmez.',
  'sheet.challenge.good.points':
    'kelime tahtada kalır, itiraz eden {count, plural, other {# puan}} kaybeder.',
  'sheet.challenge.good.points.word':
    'kelime tahtada kalır, itiraz eden itiraz edilen her kelime için {count, plural, other {# puan}} kaybeder.',
  'sheet.challenge.good.skip-next':
    'kelime tahtada kalır, itiraz edenlerin hepsi sıraları geldiğinde pas geçmiş sayılır.',
  'sheet.challenge.good.lose-game': 'kelime tahtada kalır, itiraz eden oyunu kaybeder.',
  'sheet.challenge.mover': 'Kelimeyi yazan {count, plural, other {# ek puan}} alır.',
  'sheet.challenge.mover.word':
    'Kelimeyi yazan, itiraz edilen her kelime için {count, plural, other {# ek puan}} alır.',
  'sheet.challenge.once':
    'Aynı elde birkaç kelimeye itiraz edilse de ceza yalnızca bir kez uygulanır.',
  'sheet.challenge.skip.yes': 'Böyle geçilen el, oyunu bitiren paslardan sayılır.',
  'sheet.challenge.skip.no': 'Böyle geçilen el, oyunu bitiren paslardan sayılmaz.',
  'sheet.challenge.draw.after-window':
    'Yeni taşlar ancak kelimenin tahtada kalacağı belli olunca çekilir.',
  'sheet.challenge.draw.at-once': 'Yeni taşlar hemen çekilir; kelime geri alınırsa torbaya konur.',

  'sheet.heading.premiums': 'Ödüllü kareler',
  'sheet.board': 'Tahtada {size} × {size} kare vardır.',
  'sheet.premium.some': 'Bazı kareler ek puan getirir.',
  'sheet.premium.printed': 'Karenin ne getirdiği üstünde yazar.',
  'sheet.premium.double-letter': 'üstüne konan harfin puanı 2 ile çarpılır.',
  'sheet.premium.triple-letter': 'üstüne konan harfin puanı 3 ile çarpılır.',
  'sheet.premium.double-word': 'kelimenin toplam puanı 2 ile çarpılır.',
  'sheet.premium.triple-word': 'kelimenin toplam puanı 3 ile çarpılır.',
  'sheet.premium.star': 'Yıldızlı kare ilk kelimenin puanını ikiyle çarpar.',
  'sheet.premium.star.pink':
    'Yıldızlı kare pembedir; ilk kelimenin toplam puanının iki katı yazılır.',
  'sheet.premium.letters-first':
    'Önce harflerin puanları katlarıyla toplanır, kelime ondan sonra 2 ya da 3 ile çarpılır.',
  'sheet.premium.two':
    'Kelime, kelimeyi 2 ile çarpan iki kareyi kapsarsa puanı 2 kere 2 (4) ile; 3 ile çarpan iki kareyi kapsarsa 3 kere 3 (9) ile çarpılır.',
  'sheet.premium.two.pink':
    'Kelime 2 pembe kareyi kapsarsa puanı 2 kere 2 (4) ile, 2 kırmızı kareyi kapsarsa 3 kere 3 (9) ile çarpılır.',
  'sheet.premium.three-times':
    'Kelimenin üç katını veren iki kare için kural kitabı “üç kez üç katı” der, ama “9 katı” da yazar; biz 9 ile çarparız.',
  'sheet.premium.once':
    'Yalnızca o elde kendi koyduğun taşların altındaki karelerin katlarından yararlanırsın; daha önce yazılmış kelimelerin altındakiler sayılmaz.',
  'sheet.premium.blank':
    'Kelime karesine joker gelse de kelime 2 ya da 3 ile çarpılır. Harf karesinde jokerin puanı sıfır kalır.',
  'sheet.premium.triple-example':
    'Kuraldaki örnekte {word} kelimesinin ilk harfi kelimenin üç katı karesine gelir. Yıldızı kapsayan ilk kelime oraya dek uzatılamaz; bu yüzden dersimizde {from} başka yerdedir.',
  'sheet.colour.light-blue': 'Açık mavi',
  'sheet.colour.dark-blue': 'Koyu mavi',
  'sheet.colour.pink': 'Pembe',
  'sheet.colour.red': 'Kırmızı',
  'sheet.colour.light-red': 'Açık kırmızı',
  'sheet.colour.dark-red': 'Koyu kırmızı',

  'sheet.heading.counting': 'Puan hesabı',
  'sheet.count.words':
    'Bir kelimenin puanı, bütün harflerinin puan toplamıdır. Bir elde iki ya da daha çok kelime yazılır veya uzatılırsa hepsinin puanı toplanır.',
  'sheet.count.shared': 'İki kelimenin ortak harfi her ikisinde de katıyla birlikte sayılır.',
  'sheet.count.announce': 'Sıranın sonunda puanını sayar ve söylersin.',
  'sheet.count.compound':
    'Kural kitabı bileşik kelimenin parçalarının ayrı sayıldığını da söyler. Biz tahtadaki her kelimeyi sayarız, kelimenin parçalarını saymayız: öteki kurallar ve örnekler de böyledir.',
  'sheet.count.refill':
    'Sonra kullandığın kadar taş çekersin, yeniden {count, plural, other {# taşın}} olur.',
  'sheet.count.empty-bag': 'Torba boşalınca elinde kalan taşlarla oynarsın.',

  'sheet.bonus':
    'Bir elde {tiles, plural, other {# taşı}} birden kullanan oyuncunun puanına {points, plural, other {# puan}} daha eklenir. Bu puan en son, çarpmalardan sonra eklenir.',

  'sheet.heading.laying': 'Kelime yazmak',
  'sheet.laying.join':
    'Sonraki oyuncular tahtadakilere bir ya da birkaç taş ekleyerek yeni kelimeler yazar. Yazılan kelime, öncekilerle en az bir harfle birleşmelidir.',
  'sheet.laying.two-letters': 'Yeni kelimeler en az iki harflidir.',
  'sheet.laying.line':
    'Bir eldeki bütün taşlar tek satırda ya da tek sütunda, boşluksuz durur; aralarında yalnızca tahtada duran taşlar olabilir.',
  'sheet.laying.directions':
    'Kelimeler yatay ya da dikey yazılır; çapraz okunan kelime geçersizdir.',
  'sheet.laying.reading':
    'Soldan sağa ya da yukarıdan aşağıya okunur; tersten okunan kelime geçersizdir.',
  'sheet.laying.one-place':
    'Bir elde konan taşların hepsi tek bir kelime oluşturur; bu kelime başka kelimelere de harf ekleyebilir. Bir elde tahtanın ayrı yerlerine taş konmaz.',
  'sheet.laying.neighbours':
    'Taşlar başka taşların yanına gelirse, kare bulmacadaki gibi onlarla da kelime oluşturmalıdır.',
  'sheet.ways': 'Yeni kelimeler {count, plural, =3 {üç} =5 {beş} other {#}} yolla yazılabilir:',
  'sheet.way.extend': 'Tahtadaki kelimenin başına ya da sonuna taş eklenebilir.',
  'sheet.way.extend-both':
    'Tahtadaki kelimenin başına, sonuna ya da ikisine birden taş eklenebilir.',
  'sheet.way.both-ends': 'Bir kelime aynı elde iki ucundan birden uzatılabilir.',
  'sheet.way.cross': 'Bir harfini kullanarak başka bir kelimeye dik kelime yazılabilir.',
  'sheet.way.beside':
    'Değen bütün taşlar kelime oluşturacak biçimde, başka bir kelimenin yanına kelime yazılabilir.',
  'sheet.way.hook': 'Yeni kelime, tahtadaki bir kelimeye harf de ekleyebilir.',
  'sheet.way.bridge':
    'Ya da ayrı duran harfler arasında köprü kurar; bu en erken dördüncü elde olabilir.',
  'sheet.again': 'Aynı kelime bir oyunda birkaç kez yazılabilir.',
  'sheet.stay': 'Tahtaya konan taş, itiraz durumu dışında yerinden oynatılmaz.',

  'sheet.end.out':
    'Torba boşalmış ve oyunculardan biri bütün taşlarını kullanmışsa oyun sona erer.',
  'sheet.end.passes':
    '{count, plural, =1 {Bütün oyuncular bir tur pas derse de oyun sona erer.} other {Bütün oyuncular üst üste # tur pas derse de oyun sona erer.}}',
  'sheet.end.scoreless':
    '{count, plural, =1 {Puansız ilk elden sonra da oyun sona erer.} other {Üst üste # puansız elden sonra da oyun sona erer.}}',
  'sheet.end.no-move.yes':
    'Olası bütün hamleler yapılmışsa da oyun sona erer: kimse taşlarını bitiremiyorsa o zamana kadar oynanır, oynayamayan pas geçer.',
  'sheet.end.no-move.no': 'Kelime yazamayan taş değiştirebilir ya da pas geçebilir; oyun sürer.',
  'sheet.last-letter': 'Unutmayın: torbadaki son harf oyunu kazandırabilir ya da kaybettirebilir!',

  'sheet.final.always': 'Her oyuncunun elinde kalan harflerin puanları toplam puanından düşülür.',
  'sheet.final.unless-out':
    'Kimse taşlarını bitirmediyse, her oyuncunun elinde kalan harflerin puanları toplam puanından düşülür.',
  'sheet.final.never': 'Elde kalan taşlar için puan düşülmez.',
  'sheet.final.credit.none': 'Taşlarını bitiren oyuncuya bir şey eklenmez.',
  'sheet.final.credit.single':
    'Taşlarını bitiren oyuncuya ötekilerin elinde kalan bütün taşların puanı eklenir.',
  'sheet.final.credit.double':
    'Taşlarını bitiren oyuncuya ötekilerin elinde kalan bütün taşların puanının iki katı eklenir.',
  'sheet.final.example':
    'Örnek: elinde {tiles} kalan {points, plural, other {# puan}} kaybeder, taşlarını bitiren oyuncu bu puanı alır.',
  'sheet.final.misprint':
    'Kural kitabı burada {printed} yazar; kendi taşlarına göre {points} eder, biz de öyle sayarız.',
  'sheet.final.winner': 'En çok puanı olan kazanır.',
  'sheet.final.advance':
    'Masa birincileri bir üst tura çıkar. Gerekirse en yüksek puanlı masa ikincileri de davet edilebilir.',

  'sheet.ties.none': 'Puanları eşit olanlar sırayı paylaşır.',
  'sheet.ties.before-deduction':
    'Eşitlikte, elde kalan harflerin puanları düşülmeden önceki puana bakılır.',
  'sheet.ties.letter-draw':
    'Eşitlik bozulmazsa harf çekilir: A’yı ya da A’ya en yakın harfi çeken öne geçer.',
  'sheet.ties.tables': 'Farklı masaların ikincileri arasında da böyledir.',
  'sheet.ties.draw': 'Joker A’dan önce gelir, aynı harf çekilirse yeniden çekilir.',

  'sheet.misdraw':
    'Eksik ya da fazla taşla oynadığı fark edilen oyuncu o eli pas geçer. Sonra eksikse taş çeker; fazlaysa taşlarını kapatır ve fazlası alınır.',
  'sheet.misdraw.later': 'Bu, sıra başkasındayken fark edilirse oyuncu sonraki elini pas geçer.',
  'sheet.take-back.none': 'Hamle geri alınamaz.',
  'sheet.take-back.consent': 'Diğer herkes kabul ederse hamle geri alınabilir.',
  'sheet.take-back.referee': 'Hakem varsa bir yanlışı düzeltebilir.',
};
