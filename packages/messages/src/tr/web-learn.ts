/** Turkish: the foot of the page, and the pages one learns from and reads about Täht on. */
import type { WebLearnTexts } from '../en/web-learn.ts';

export const webLearn: WebLearnTexts = {
  'footer.about': 'Täht hakkında',
  'footer.words': 'Kelimeler hakkında',
  'footer.licences': 'Lisanslar',
  'footer.more': 'Täht hakkında daha çok',

  'learn.title': 'Öğren',
  'learn.intro': 'İlk taştan torbadaki son taşa kadar: gerekeni oku, hemen dene.',
  'learn.edition': 'Kelimelerin dili',
  'learn.first-game': 'İlk oyunun',
  'learn.first-game.about': 'Kural kitabının kendi örneklerini diz, kaç puan ettiklerini gör.',
  'learn.how-to-play': 'Nasıl oynanır',
  'learn.how-to-play.about':
    'Her kural kitabının kuralları tek sayfada; okumak ya da yazdırmak için.',
  'learn.variants': 'Çeşitler ve ev kuralları',
  'learn.variants.about': 'Her biri neyi değiştirir; tek dokunuşla onunla bir oyun.',
  'learn.duplicate': 'Duplike',
  'learn.duplicate.about': 'Herkese aynı taşlar: kaç kişi olursa olsun, salonlar için de.',
  'learn.strategy': 'Strateji',
  'learn.strategy.about': 'Daha sık kazanmak isteyenlere kısa sayfalar.',
  'learn.all': 'Öğrenilecek her şey',

  'howto.title': 'Nasıl oynanır: {ruleset}',
  'howto.print': 'Bu sayfayı yazdır',
  'howto.other': 'Başka kurallar',
  'howto.variants': 'Bu kuralların çeşitleri',
  'howto.square': 'Kare',
  'howto.tiles': 'Taşlar',
  'howto.letter': 'Harf',
  'howto.count': 'Kaç tane',
  'howto.points': 'Puan',
  'howto.total': 'Toplam {count, plural, other {# taş}}',

  'variant.intro':
    'Oynamanın tek yolu kural kitabı değil. Başlamadan bunlardan birinde anlaşın; masadaki herkes görür.',
  'variant.all': 'Bütün çeşitler',
  'variant.changes': 'Ne değişir',
  'variant.rules': 'Karşılaştırılan',
  'variant.before': 'Onsuz',
  'variant.after': 'Onunla',
  'variant.nothing': 'Hiçbir şey: bu kurallarda zaten böyle.',
  'variant.fixed': 'Bunlar bir turnuvanın kuralları; bu ev kuralı eklenmez.',
  'variant.own': 'Şunlarda temel kural budur: {rulesets}.',
  'variant.offered': 'Şunlarda çeşit olarak anlatılır: {rulesets}.',
  'variant.not-offered': 'Hiçbir kural kitabında yok, ama oyuncular seviyor.',
  'variant.open.pass-when-stuck': 'Okul turnuvasının metni böyle de okunabilir (bizim yorumumuz).',
  'variant.open.draw-at-once':
    'Kural kitapları, taşların itirazdan önce mi sonra mı çekileceğini söylemez.',
  'variant.play': 'Şimdi böyle oyna',
  'variant.tip': 'Neye yarar',
  'variant.tip.blank':
    'Jokerler oyunda kalır; tahtadaki jokerin yerini tuttuğu harfi sakla, öbür taşların hepsinden değerli olabilir.',
  'variant.tip.dictionary':
    'Birlikte öğrenmek ve çocuklarla oynamak için iyi: kimse yanlış kelimeden korkmaz.',
  'variant.tip.theme':
    'Yemek ya da hayvanlar gibi kısa kelimesi bol bir tema seçin ki herkesin şansı olsun.',
  'variant.tip.opening': 'Oyun daha uzun bir kelimeyle başlar, tahta daha erken açılır.',
  'variant.tip.bags': 'Istakanda eksik olanı çek: kimse yedi ünsüzle kalmaz, şansın payı azalır.',
  'variant.tip.exchange': 'Zor taşlardan zamanında kurtul; sona doğru onlarla idare edersin.',
  'variant.tip.pass': 'Kimse daha iyi bir an bekleyemez: oynayabilen oynar.',
  'variant.tip.take-back':
    'Bir dalgınlık kimsenin keyfini kaçırmaz; hemen iste, çünkü görülen unutulmaz.',
  'variant.tip.clock':
    'En iyi kelimeyi geç değil, iyi bir kelimeyi çabuk bulmaya alış; yavaş saat günlük işlerin arasında oynamak içindir.',
  'variant.tip.challenge':
    'Haksız itirazın bedeli arttıkça cesur kelime değer kazanır; azaldıkça yeni başlayanlar rahat eder.',

  'about.title': 'Täht hakkında',
  'about.what.1':
    'Täht, altı dilde, her dilin kendi kurallarıyla oynanan açık bir harf taşlı kelime oyunudur. Adı Estoncadır, hem “harf” hem “yıldız” demektir: yıldız, tahtanın ortasındaki karedir.',
  'about.what.2':
    'Bilgisayara karşı, arkadaşlarınla ya da tek cihazın çevresinde oynayabilir, gerçek bir tahtanın puanını tutabilirsin. Kendi cihazında ağ olmadan çalışır.',
  'about.promises': 'Sözümüz',
  'about.promise.ads': 'Hiçbir zaman reklam yok, satılan bir şey yok.',
  'about.promise.tracking': 'Burada ne yaptığını kimse izlemez, başka yerden bir şey yüklenmez.',
  'about.promise.draws': 'Torbadan her çekiliş sonradan denetlenebilir.',
  'about.promise.bots': 'Bilgisayar, her oyuncu gibi, yalnızca kendi taşlarını görür.',
  'about.promise.open':
    'Programın tamamı açıktır: herkes okuyabilir, çalıştırabilir, değiştirebilir.',
  'about.verify': 'Bir çekiliş nasıl denetlenir',
  'about.verify.1':
    'Oyundan önce çekilişlerin sırası gizli bir sayıyla mühürlenir, parmak izi herkese gösterilir. Her oyuncu kabul ederken karışıma kendinden bir şey katar.',
  'about.verify.2':
    'Oyun bitince gizli sayı gösterilir. Parmak izine uymalıdır; onunla her çekiliş yeniden yapılabilir.',
  'about.verify.3': 'Oyunun kaydını sakla ve programa denetlet: {command}',
  'about.privacy': 'Verilerin',
  'about.privacy.1':
    'Bilgisayara karşı ve tek cihazda oynanan oyunlar bu cihazda kalır. Tarayıcının verilerini silersen onlar da gider.',
  'about.privacy.2':
    'Ağdaki oyunları, oynadığın sunucu, orada seçtiğin adla saklar. Hesap da e-posta adresi de gerekmez.',
  'about.privacy.3':
    'Çerez yalnızca oturum açtığını hatırlar. Bütün verilerini yanına alabilir ya da sildirebilirsin.',

  'about.words.intro':
    'Her dilin, özgür kaynaklardan yapılmış kendi kelime listesi vardır. Hiçbir yayıncının ya da birliğin listesi değildir.',
  'about.words.list': 'Liste',
  'about.words.count': 'Kelime sayısı',
  'about.words.policy': 'Neleri içerir',
  'about.words.sources': 'Kaynakları',
  'about.words.licence': 'Lisansı',
  'about.words.rebuild': 'İsteyen yeniden yapabilir:',
  'about.words.how': 'Nasıl yapıldı',
  'about.words.out':
    'Özel adlar, kısaltmalar, kısa çizgili kelimeler ve taşı olmayan işaretli kelimeler hiçbir listede yoktur.',
  'about.made.et':
    'Kaynak, biçimleri dil bilgisi olmadan verir. Yalın biçimler bütün çekimlerden çıkarıldı ve metinlerde geçenlere göre tartıldı; zamirler, zarflar ve öteki küçük kelimeler bizim listemizdir.',
  'about.made.is':
    'Küçük harfle yazılan kelimelerin bütün biçimleri; kaynakta çekimin bir bölümü varsa, kuşku kalmadığı ölçüde tamamlandı.',
  'about.made.fi':
    'Yalın biçimler ve mastarlar Fincenin dil bilgisiyle ayrıldı; birleşik kelimeler yalnızca kullanıldıkları görülmüşse var. Nefret sözleri tek tek çıkarıldı.',
  'about.made.uk':
    'Bir yazım sözlüğünün madde başları ve yalın çoğulları; kesme işaretli ve {letter} harfli kelimeler de içinde.',
  'about.made.tr':
    'İki özgür sözlüğün madde başları ve mastarları; düzeltme işaretli harfler işaretsiz sayılır.',
  'about.made.en': 'Kuzey Amerika’daki oyuncuların kullandığına yakın, özgür bir liste.',
  'about.missing': 'Bir kelime eksik ya da yanlış mı?',
  'about.missing.1':
    'Hiçbir liste tam değildir. Masada oyuncular karar verir: kelimede anlaşın ya da listesiz oynayıp kendiniz karar verin.',
  'about.missing.2':
    'Sunucuda kelimeyi, reddedildiği ya da geçtiği yerde bildir: kararı kelimelerle ilgilenen kişi verir, bildirimler listenin sonraki sürümüne girer.',

  'about.licences.own': 'Program',
  'about.licences.own.1':
    'Täht, {licence} lisansıyla özgürdür: bildirim yanında kaldıkça kullanabilir, kopyalayabilir, değiştirebilir ve başkasına verebilirsin.',
  'about.licences.parts': 'Nelerden yapıldı',
  'about.licences.parts.1': 'Bu sayfada başkalarının emeği var; her biri kendi lisansıyla:',
  'about.licences.all': 'Sayfa ve sunucu: bütün lisansların tam metni',
  'about.licences.lists': 'Kelime listeleri',
  'about.licences.lists.1':
    'Listeler, kendi lisansları olan verilerdir. Bildirimlerde kimlerden geldikleri yazar.',
  'about.licences.notice': 'Bildirim: {name}',
};
