/** Turkish: the pages one learns from and reads about Täht on. */
import type { Texts } from '../texts.ts';

/** Their index, how to play, variants, and the words in Ґ. */
export const learn: Texts<'learn'> = {
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
  'howto.different': 'Ne değişir',
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
  'variant.not-friendly': 'Dostça oyunda kimse itiraz etmez, bu ev kuralına yer yoktur.',
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

  'learn.words-in-ge': '{letter} harfli kelimeler',
  'learn.words-in-ge.about': 'Ukraynaca {letter} taşının yazılabileceği kelimeler ve anlamları.',
  'learn.words-in-ge.intro':
    'Ukrayna takımında {count, plural, other {#}} {letter} taşı vardır, değeri {points} puandır. Kural kitabının son sayfasında onun yazılabileceği kelimeler var; orada {printed} basılmış, doğrusu {letter}.',
  'learn.words-in-ge.list': 'Başka türlü denmedikçe hepsi Ukraynaca listemizdedir.',
  'learn.words-in-ge.word': 'Kelime',
  'learn.words-in-ge.meaning': 'Anlamı',
  'learn.words-in-ge.hyphen': 'Oynanmaz: tire taşı yoktur.',
};

/** The first game. */
export const tutor: Texts<'tutor'> = {
  'tutor.intro':
    'Taşları kendin diz: her adım kaç puan ettiklerini ve nedenini söyler. İstediğini atlayabilir, sonra dönebilirsin.',
  'tutor.do.opening': '{word} kelimesini yıldızın üstüne yaz: ilk kelime iki kat sayılır.',
  'tutor.do.extend': 'Tahtadaki kelimeye ekle, {word} olsun.',
  'tutor.do.cross': 'Şimdi onun bir harfinden geçerek {word} yaz.',
  'tutor.do.parallel': '{word} kelimesini hemen yanına yaz: her harf çifti de bir kelime.',
  'tutor.do.hook': '{word} öbür kelimeye bir harf verir, ikisi de puan getirir.',
  'tutor.do.bridge': 'Kelimeler arasında köprü kur: {word}.',
  'tutor.do.blank': 'Joker istediğin harf olur: onunla {word} yaz.',
  'tutor.do.bonus': '{tiles} taşı birden koy, {points} puan daha al: {word}.',
  'tutor.do.exchange': 'Kelime çıkmıyor mu? Taş değiştir: bir ele mal olur.',
  'tutor.do.challenge':
    'Dostça oyunda kelimelere senin için bakılır, kurallı oyunda itiraz edebilirsin.',
  'tutor.do.end': 'Torba boşalıp biri taşlarını bitirince en çok puanı olan kazanır.',
  'tutor.tap': 'Bir taşa, sonra parlayan bir kareye dokun.',
  'tutor.waiting': '{player} ilk oyununu bekliyor.',
  'tutor.more': 'Daha fazlası',
  'tutor.points': '{count, plural, other {# puan}}',
  'tutor.reached': '{count} adımdan {number}. adımdasın.',
  'tutor.steps': 'Adımlar',
  'tutor.way':
    'Kurallarındaki {count} kelime kurma yolundan {number}. yol, kitabın kendi örneğiyle.',
  'tutor.way-ours':
    'Kurallarındaki {count} kelime kurma yolundan {number}. yol. Kitapta örneği yok: bu bizim örneğimiz.',
  'tutor.step': 'Adım {number} / {count}',
  'tutor.next': 'İleri',
  'tutor.back': 'Geri',
  'tutor.skip': 'Atla',
  'tutor.again': 'Baştan başla',
  'tutor.show': 'Bana göster',
  'tutor.task.across': 'Soldan sağa {word} yaz; ilk kare {square}.',
  'tutor.task.down': 'Yukarıdan aşağıya {word} yaz; ilk kare {square}.',
  'tutor.tiles': 'Istakandan gerekenler: {tiles}',
  'tutor.how':
    'Önce taşa, sonra kareye dokun ya da bir kare seçip yaz. Tahtada ok tuşları ilerletir, boşluk tuşu yönü değiştirir.',
  'tutor.right': 'İşte bu: {score, plural, other {# puan}}!',
  'tutor.other':
    'Bu da tahtaya uyar ve {score, plural, other {# puan}} ederdi. Şimdi örnekteki hamleyi dene.',
  'tutor.why': 'Neden bu kadar?',
  'tutor.why.letter': '{square} karesinde {letter}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{square} karesinde {letter}, {premium}: bütün kelime × {times}',
  'tutor.why.blank': '{letter} yerine geçen joker 0 puan.',
  'tutor.why.spent':
    '{square} karesindeki {letter} önceden oradaydı: karenin ödülü artık sayılmaz.',
  'tutor.why.bonus': 'Ek puan, bir elde {tiles} taş: {points}',
  'tutor.why.total': 'Toplam: {score}',
  'tutor.opening': 'İlk kelime',
  'tutor.opening.text':
    'İlk kelime en az iki harflidir ve ortadaki yıldızı örter, yıldız onu ikiye katlar. Kelimeler soldan sağa ya da yukarıdan aşağıya yazılır; çapraz ya da tersten okunan kelime geçmez.',
  'tutor.opening.star-ours':
    'Yıldızın kelimeyi ikiye katlaması bizim yorumumuzdur: kural kitabında yazmaz.',
  'tutor.extend': 'Tahtadaki harflere eklemek',
  'tutor.extend.text':
    'Tahtadaki bir kelimenin başına, sonuna ya da aynı elde iki ucuna birden taş ekle. Yeni kelimenin bütün harfleri sayılır, ama eski harflerin altındaki ödüllü kareler sayılmaz: onlar yalnızca üstlerine taş konduğu elde geçerlidir.',
  'tutor.cross': 'Bir kelimeye dik',
  'tutor.cross.text':
    'Tahtadaki bir kelimenin harfinden geçen, ona dik bir kelime yaz. O harf yeni kelimede de sayılır.',
  'tutor.hook': 'Başka bir kelimeye harf',
  'tutor.hook.text':
    'Yeni kelime, tahtadaki bir kelimeye de bir harf ekleyebilir. O zaman ikisi de puan getirir, taş ikisinde de sayılır.',
  'tutor.bridge': 'Harfler arasında köprü',
  'tutor.bridge.text':
    'Kelime, ayrı duran iki ya da daha çok harf arasında köprü olabilir. Bunun için tahtada üç kelime gerekir; yani en erken dördüncü elde olur.',
  'tutor.parallel': 'Bir kelimenin yanına',
  'tutor.parallel.text':
    'Bir kelimenin hemen yanına, aynı yönde bütün bir kelime yaz. Birbirine değen bütün harfler kelime oluşturmalıdır; her biri puan getirir.',
  'tutor.blank': 'Joker',
  'tutor.blank.text':
    'Joker, söylediğin harfin yerine geçer ve öyle kalır. Kendisi puan getirmez, ama altındaki kelime katı her zamanki gibi sayılır.',
  'tutor.bonus': 'Bütün ıstaka bir arada',
  'tutor.bonus.text':
    'Bir elde {tiles} taş koyan, bütün katlar hesaplandıktan sonra {points} puan daha alır.',
  'tutor.exchange': 'Değiştirmek ve pas geçmek',
  'tutor.exchange.text':
    'Kelime yazmak yerine taş değiştirebilir ya da pas geçebilirsin. İkisi de puan getirmez, ama taşlarını yenilemek bir el beklemeye değebilir. Kuralların şöyle diyor:',
  'tutor.challenge': 'Kuşkulu kelime',
  'tutor.challenge.text':
    'Sence böyle bir kelime yok mu? Oyun ilerlemeden itiraz et. Kuralların şöyle diyor:',
  'tutor.end': 'Oyunun sonu',
  'tutor.end.text':
    'Torba boşalınca, biri bütün taşlarını bitirene ya da kimse oynayamayana kadar eldekilerle devam edilir. Kuralların şöyle diyor:',
  'tutor.end.example':
    'Örnek: önce sen bitiriyorsun, öbür oyuncuda {tiles} kalıyor, değeri {points}. Onun puanı {theirs}, seninki {yours} değişir.',
  'tutor.end.printed':
    'Kural kitabında burada {printed} yazıyor; kendi taşlarının puanlarıyla {points} eder.',
  'tutor.done': 'Artık oyunu biliyorsun. İyi eğlenceler!',
  'tutor.play': 'İlk oyununu oyna',
  'tutor.rules': 'Bu sürümün bütün kuralları',
};

/** The pages on strategy. */
export const strategy: Texts<'strategy'> = {
  'strategy.title': 'Strateji',
  'strategy.intro':
    'Sekiz kısa sayfa. Bir düşünceyi sonraki oyununa, bir başkasını ondan sonrakine götür.',
  'strategy.all': 'Bütün strateji sayfaları',
  'strategy.next': 'Sonraki: {title}',
  'strategy.short-words': 'Kısa kelimeler',
  'strategy.short-words.1':
    'İki ve üç harfli kelimeler oyunun harcıdır: onlarla uzun bir kelimeyi bir başkasının dibine yazar, bir anda birkaç kelimeden puan alırsın.',
  'strategy.short-words.2': 'Önce iki harflileri öğren. Azdırlar ve her oyunda gerekirler.',
  'strategy.short-words.3':
    'Sonra pahalı harfli kısa kelimeleri öğren: ıstakandaki en ağır taşı hemen puana çevirirler.',
  'strategy.short-words.table': 'Kaç tane var',
  'strategy.short-words.length': 'Harf',
  'strategy.hooks': 'Kancalar',
  'strategy.hooks.1':
    'Kanca, tahtadaki bir kelimenin önüne ya da arkasına gelip ondan yeni bir kelime yapan harftir. Kelimen oradan dik geçer, ikisi de puan getirir.',
  'strategy.hooks.2':
    'Her elden önce tahtadaki kelimelere bak: önüne ne gelebilir, arkasına ne gelebilir?',
  'strategy.hooks.3':
    'Rakibini de düşün: bir kelime katının yanındaki bol kancalı kelime sonraki oyuncuyu sevindirir.',
  'strategy.leaves': 'Istakada kalanlar',
  'strategy.leaves.1':
    'Hamle şimdi, elinde tuttuğun taşlar sonra puan getirir. Puanı yakın iki hamleden, sana daha iyi taş bırakanı seç.',
  'strategy.leaves.2':
    'Tablo, bir taşı tutmanın bütünüyle yeni bir ıstakaya göre ortalama kaç puan ettiğini gösterir. Bilgisayar bunu kendisiyle oynadığı {games} oyundan öğrendi.',
  'strategy.leaves.3':
    'Aynı taştan iki tane, çoğu zaman iki ayrı taştan değersizdir. Jokeri büyük bir hamleye sakla.',
  'strategy.leaves.keep': 'Tutmaya değer',
  'strategy.leaves.play': 'Yakında oynamak daha iyi',
  'strategy.premiums': 'Ödüllü kareler ve açılışlar',
  'strategy.premiums.1':
    'Hem soldan sağa hem yukarıdan aşağıya sayılan bir harf katındaki pahalı harf iki kez kazandırır. Uzun kelimeden önce böyle kareleri ara.',
  'strategy.premiums.2':
    'Kelime katı her şeyi çarpar: en iyi harflerini oraya götür, iyi bir karşılığı yoksa sonraki oyuncuya üç katı açma.',
  'strategy.premiums.3':
    'Önde misin? Tahtayı dar tut. Geride misin? Aç, çünkü büyük hamlelere yer gerek.',
  'strategy.balance': 'Ünlüler ve ünsüzler',
  'strategy.balance.1':
    'Yalnız ünlülerden ya da yalnız ünsüzlerden oluşan ıstakayla oynamak zordur. Torbadakine yakın bir denge tut.',
  'strategy.balance.2': 'Bu takımdaki {letters} harfli taşın {vowels} tanesi ünlüdür: %{percent}.',
  'strategy.balance.3':
    'Bir türden çok varsa, başka bir kelime iki üç puan fazla getirse bile, birkaçını birden oyna.',
  'strategy.end': 'Torbanın dibi',
  'strategy.end.1':
    'Tahtada da ıstakanda da olmayan, ya torbadadır ya ötekilerde. Oyun bu sayımı istediğin zaman gösterir.',
  'strategy.end.2':
    'Oyun, torbadaki son harfle kazanılabilir ya da kaybedilebilir. Az taş kalınca onu kimin çekeceğini düşün: ilk bitiren çoğu zaman son hesabı da kazanır.',
  'strategy.end.3':
    'Torba boşsa ve iki kişiyseniz öbür ıstakayı bilirsin. En iyi yerini kapat, kendi yolunu açık tut.',
  'strategy.exchange': 'Ne zaman değiştirmeli',
  'strategy.exchange.1':
    'En iyi hamlen az puan getirip kötü bir ıstaka bırakıyorsa değiştir. Oyunun başında iyi ıstaka, yitirilen eli çabuk geri getirir.',
  'strategy.exchange.2':
    'Joker ve tutmaya değer taşlar gibi her şeye uyanları tut, kalanı çekinmeden geri ver.',
  'strategy.exchange.3':
    'Oyunun sonuna doğru değiştirmek seyrek işe yarar: yararını görecek el kalmamıştır.',
  'strategy.challenge': 'Ne zaman itiraz etmeli',
  'strategy.challenge.1':
    'Kendine iki şey sor: kelimenin yanlış olduğundan ne kadar eminsin, doğruysa bu sana neye mal olur?',
  'strategy.challenge.2':
    'Haksız itirazın bedeli yoksa kuşkulandığın her şeye itiraz et. Bedeli bir el ya da puansa, ancak oldukça eminsen ya da hamle oyunu belirliyorsa et.',
  'strategy.challenge.3': 'Burada itirazın bedeli:',
};

/** What Täht is. */
export const about: Texts<'about'> = {
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
