/** Turkish: the pages one learns from and reads about Täht on. */
import type { Texts } from '../texts.ts';

/** Their index, how to play, variants, and the words in Ґ. */
export const learn: Texts<'learn'> = {
  'learn.title': 'Öğren',
  'learn.intro': 'İlk taştan torbadaki son taşa: gerekeni oku, hemen dene.',
  'learn.first-game': 'İlk oyunun',
  'learn.first-game.about': 'Kural kitabının kendi örneklerini tahtaya yaz, kaç puan ettiğini gör.',
  'learn.path': 'Adım adım',
  'learn.path.about':
    'İlk kelimeden ustaca bir oyun sonuna on iki adım; her birinde üç konum ve yenilecek bir bot.',
  'learn.how-to-play': 'Nasıl oynanır',
  'learn.how-to-play.about': 'Her kural kitabı tek sayfada; oku ya da yazdır.',
  'learn.variants': 'Çeşitler ve ev kuralları',
  'learn.variants.about': 'Her biri neyi değiştiriyor, gör; tek dokunuşla dene.',
  'learn.duplicate': 'Duplike',
  'learn.duplicate.about':
    'Herkese aynı taşlar: kaç kişi olursa olsun oynanır, koca bir salonda bile.',
  'learn.strategy': 'Strateji',
  'learn.strategy.about': 'Daha sık kazanmak isteyenler için kısa sayfalar.',
  'learn.all': 'Bütün dersler',

  'howto.title': 'Nasıl oynanır: {ruleset}',
  'howto.print': 'Bu sayfayı yazdır',
  'howto.other': 'Diğer kural kitapları',
  'howto.variants': 'Bu kural kitabının çeşitleri',
  'howto.different': 'Neler farklı',
  'howto.square': 'Kare',
  'howto.tiles': 'Taşlar',
  'howto.letter': 'Harf',
  'howto.count': 'Kaç tane',
  'howto.points': 'Puan',
  'howto.total': 'Toplam {count, plural, other {# taş}}',

  'variant.intro':
    'Oynamanın tek yolu kural kitabı değil. Başlamadan önce bunlardan biri üzerinde anlaşın; masadaki herkes seçimi görür.',
  'variant.all': 'Bütün çeşitler',
  'variant.changes': 'Ne değişir',
  'variant.rules': 'Karşılaştırılan kurallar',
  'variant.before': 'Bu kural olmadan',
  'variant.after': 'Bu kuralla',
  'variant.nothing': 'Hiçbir şey: bu kurallarda zaten var.',
  'variant.fixed': 'Bunlar turnuva kuralları; bu ev kuralı eklenemez.',
  'variant.not-friendly':
    'Dostça oyunda itiraz olmadığı için bu ev kuralı orada bir şey değiştirmez.',
  'variant.own': 'Şunlarda temel kural budur: {rulesets}.',
  'variant.offered': 'Şunlarda çeşit olarak geçer: {rulesets}.',
  'variant.not-offered': 'Hiçbir kural kitabında yok, ama oyuncular seviyor.',
  'variant.open.pass-when-stuck': 'Okul turnuvasının metni böyle de okunabilir (bizim yorumumuz).',
  'variant.open.draw-at-once':
    'Kural kitapları, yeni taşların itirazdan önce mi sonra mı çekileceğini söylemez.',
  'variant.play': 'Şimdi böyle oyna',
  'variant.tip': 'Neye yarar',
  'variant.tip.blank':
    'Jokerler oyunda kalır. Tahtadaki joker hangi harfin yerine geçiyorsa o harfi elinde tut: her taştan değerli olabilir.',
  'variant.tip.dictionary':
    'Birlikte öğrenmek ve çocuklarla oynamak için birebir: kimse geçersiz kelimeden korkmaz.',
  'variant.tip.theme':
    'Yemek ya da hayvanlar gibi kısa kelimesi bol bir tema seçin ki herkesin şansı olsun.',
  'variant.tip.opening': 'Oyun daha uzun bir kelimeyle başlar, tahta daha erken açılır.',
  'variant.tip.bags': 'Istakanda eksik olanı çek: kimse yedi ünsüzle kalmaz, şansın payı azalır.',
  'variant.tip.exchange':
    'Zor taşlardan zamanında kurtul; sona doğru onlarla idare etmek zorundasın.',
  'variant.tip.pass': 'Daha iyi bir fırsat beklenmez: oynayabilen oynar.',
  'variant.tip.take-back':
    'Bir dalgınlık kimsenin keyfini kaçırmaz; ama izni hemen iste: diğerleri gördüklerini unutamaz.',
  'variant.tip.clock':
    'En iyi kelimeyi geç bulmaktansa iyi bir kelimeyi çabuk bulmaya alış. Yavaş saat ise günlük işlerin arasında oynamak içindir.',
  'variant.tip.challenge':
    'Haksız itirazın bedeli arttıkça cesur kelimeler değer kazanır; azaldıkça yeni başlayanlar rahat oynar.',

  'learn.words-in-ge': '{letter} harfli kelimeler',
  'learn.words-in-ge.about': 'Ukraynaca {letter} taşıyla yazılabilecek kelimeler ve anlamları.',
  'learn.words-in-ge.intro':
    'Ukraynaca takımda {count, plural, other {#}} {letter} taşı vardır, değeri {points} puandır. Kural kitabının son sayfası bu taşla yazılabilecek kelimeleri sıralar; kitapta {printed} ile basılmışlardır, doğru yazılışları {letter} iledir.',
  'learn.words-in-ge.list': 'Aksi belirtilmedikçe hepsi Ukraynaca sözlüğümüzde vardır.',
  'learn.words-in-ge.word': 'Kelime',
  'learn.words-in-ge.meaning': 'Anlamı',
  'learn.words-in-ge.hyphen': 'Oynanamaz: kısa çizgi taşı yoktur.',
};

/** The first game. */
export const tutor: Texts<'tutor'> = {
  'tutor.intro':
    'Taşları kendin koy: her adımda kaç puan ettiğini ve nedenini görürsün. İstediğini atla, sonra geri dön.',
  'tutor.do.opening': '{word} kelimesini yıldızın üstünden geçir: ilk kelime iki kat sayılır.',
  'tutor.do.extend': 'Tahtadaki kelimeye harf ekle, {word} olsun.',
  'tutor.do.cross': 'Şimdi tahtadaki kelimenin bir harfinden geçerek {word} yaz.',
  'tutor.do.parallel':
    '{word} kelimesini tahtadakinin hemen yanına yaz: birbirine değen harfler de kelime olur.',
  'tutor.do.hook': '{word} diğer kelimeye de bir harf ekler; ikisi de puan getirir.',
  'tutor.do.bridge': 'Kelimeler arasında köprü kur: {word}.',
  'tutor.do.blank': 'Joker istediğin harf olur: onunla {word} yaz.',
  'tutor.do.bonus': '{tiles} taşı birden koy, {points} puan daha al: {word}.',
  'tutor.do.exchange': 'Kelime çıkmıyor mu? Taş değiştir; karşılığında sıranı kaybedersin.',
  'tutor.do.challenge':
    'Dostça oyunda kelimeleri program kontrol eder; kitabına göre oynarken sen itiraz edersin.',
  'tutor.do.end': 'Torba boşalıp biri taşlarını bitirince, en çok puanı olan kazanır.',
  'tutor.tap': 'Bir taşa, sonra parlayan bir kareye dokun.',
  'tutor.waiting': '{player} ilk oyunun için seni bekliyor.',
  'tutor.more': 'Ayrıntılar',
  'tutor.points': '{count, plural, other {# puan}}',
  'tutor.reached': '{number}. adımdasın; toplam {count} adım var.',
  'tutor.steps': 'Adımlar',
  'tutor.way':
    'Kural kitabı kelime yazmanın {count} yolunu gösterir. Bu, {number}. yol; örnek de kitaptan.',
  'tutor.way-ours':
    'Kural kitabı kelime yazmanın {count} yolunu gösterir. Bu, {number}. yol; kitapta örneği yok, bu örnek bizden.',
  'tutor.step': 'Adım {number}/{count}',
  'tutor.next': 'İleri',
  'tutor.back': 'Geri',
  'tutor.skip': 'Atla',
  'tutor.again': 'Baştan başla',
  'tutor.show': 'Bana göster',
  'tutor.task.across': '{word} kelimesini soldan sağa yaz; ilk kare {square}.',
  'tutor.task.down': '{word} kelimesini yukarıdan aşağıya yaz; ilk kare {square}.',
  'tutor.tiles': 'Gereken taşlar: {tiles}',
  'tutor.how':
    'Önce taşa, sonra kareye dokun ya da bir kare seçip yaz. Tahtada ok tuşlarıyla gezersin, boşluk tuşu yönü değiştirir.',
  'tutor.right': 'İşte bu: {score, plural, other {# puan}}!',
  'tutor.other':
    'Bu da tahtaya uyuyor, {score, plural, other {# puan}} ederdi. Şimdi örnekteki hamleyi dene.',
  'tutor.why': 'Neden bu kadar?',
  'tutor.why.letter': '{square} karesinde {letter}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{square} karesinde {letter}, {premium}: bütün kelime × {times}',
  'tutor.why.blank': '{letter} yerine geçen joker: 0 puan.',
  'tutor.why.spent': '{square} karesindeki {letter} önceden oradaydı: ödüllü kare artık sayılmaz.',
  'tutor.why.bonus': 'Ek puan, tek hamlede {tiles} taş: {points}',
  'tutor.why.total': 'Toplam: {score}',
  'tutor.opening': 'İlk kelime',
  'tutor.opening.text':
    'İlk kelime en az iki harflidir ve ortadaki yıldızdan geçer; yıldız, kelimenin puanını ikiye katlar. Kelimeler soldan sağa ya da yukarıdan aşağıya yazılır; çapraz ya da tersten yazılmaz.',
  'tutor.opening.star-ours':
    'Yıldızın kelimeyi ikiye katlaması bizim yorumumuz: kural kitabında yazmıyor.',
  'tutor.extend': 'Kelimeyi uzatmak',
  'tutor.extend.text':
    'Tahtadaki bir kelimenin başına, sonuna ya da aynı hamlede iki ucuna birden taş ekle. Yeni kelimenin bütün harfleri sayılır, ama eski harflerin altındaki ödüllü kareler sayılmaz: onlar yalnızca üstlerine taş konan hamlede geçerlidir.',
  'tutor.cross': 'Kelimeye dik yazmak',
  'tutor.cross.text':
    'Tahtadaki bir kelimeye dik, onun bir harfinden geçen bir kelime yaz. O harf yeni kelimede de sayılır.',
  'tutor.hook': 'Kelimeye harf takmak',
  'tutor.hook.text':
    'Yeni kelime, tahtadaki bir kelimeye harf de ekleyebilir. O zaman ikisi de puan getirir, taş ikisinde de sayılır.',
  'tutor.bridge': 'Köprü kurmak',
  'tutor.bridge.text':
    'Kelime, ayrı duran iki ya da daha çok harf arasında köprü kurabilir. Bunun için tahtada üç kelime gerekir; yani en erken dördüncü hamlede olur.',
  'tutor.parallel': 'Kelimenin yanına yazmak',
  'tutor.parallel.text':
    'Bir kelimenin hemen yanına, aynı yönde başka bir kelime yaz. Birbirine değen bütün harfler kelime oluşturmalıdır; her biri puan getirir.',
  'tutor.blank': 'Joker',
  'tutor.blank.text':
    'Joker, söylediğin harfin yerine geçer ve hep o harf olarak kalır. Kendisi puan getirmez, ama kelime puanını katlayan bir kareye konursa kelime yine katlanır.',
  'tutor.bonus': 'Bütün ıstaka tek hamlede',
  'tutor.bonus.text':
    'Tek hamlede {tiles} taş koyan, bütün çarpmalardan sonra {points} puan daha alır.',
  'tutor.exchange': 'Değiştirmek ve pas geçmek',
  'tutor.exchange.text':
    'Kelime yazmak yerine taş değiştirebilir ya da pas geçebilirsin. İkisi de puan getirmez, ama daha iyi taşlar bir sıra kaybetmeye değebilir. Kural kitabın şöyle diyor:',
  'tutor.challenge': 'Kelimeye itiraz',
  'tutor.challenge.text':
    'Sence böyle bir kelime yok mu? Oyun ilerlemeden itiraz et. Kural kitabın şöyle diyor:',
  'tutor.end': 'Oyunun sonu',
  'tutor.end.text':
    'Torba boşalınca, biri bütün taşlarını bitirene ya da kimse oynayamayana kadar eldeki taşlarla devam edilir. Kural kitabın şöyle diyor:',
  'tutor.end.example':
    'Örnek: önce sen bitiriyorsun, diğer oyuncunun elinde {tiles} kalıyor, değeri {points}. Puanlar şöyle değişir: onunki {theirs}, seninki {yours}.',
  'tutor.end.printed':
    'Kural kitabında burada {printed} yazıyor; kitaptaki taş puanlarına göre {points} eder.',
  'tutor.done': 'Artık oyunu biliyorsun. Keyifli oyunlar!',
  'tutor.play': 'İlk oyununu oyna',
  'tutor.rules': 'Bu oyun dilinin bütün kuralları',
};

/** The pages on strategy. */
export const strategy: Texts<'strategy'> = {
  'strategy.title': 'Strateji',
  'strategy.intro':
    'Sekiz kısa sayfa. Sonraki oyununda birini dene, ondan sonrakinde bir başkasını.',
  'strategy.all': 'Bütün strateji sayfaları',
  'strategy.next': 'Sonraki: {title}',
  'strategy.short-words': 'Kısa kelimeler',
  'strategy.short-words.1':
    'İki ve üç harfli kelimeler oyunun harcıdır: onlar sayesinde uzun bir kelimeyi bir başkasının hemen yanına yazar, tek hamlede birkaç kelimeden puan alırsın.',
  'strategy.short-words.2': 'Önce iki harflileri öğren. Sayıları azdır, her oyunda işe yararlar.',
  'strategy.short-words.3':
    'Sonra değerli harflerle yazılan kısa kelimeleri öğren: ıstakandaki en değerli taşı onlarla hemen puana çevirirsin.',
  'strategy.short-words.table': 'Kaç tane var',
  'strategy.short-words.length': 'Harf',
  'strategy.hooks': 'Kancalar',
  'strategy.hooks.1':
    'Kanca, tahtadaki bir kelimenin önüne ya da arkasına gelip onu yeni bir kelime yapan harftir. Kelimen oradan dik geçer, ikisi de puan getirir.',
  'strategy.hooks.2':
    'Her hamleden önce tahtadaki kelimelere bak: önüne ne gelebilir, arkasına ne gelebilir?',
  'strategy.hooks.3':
    'Rakibini de düşün: kelime puanını katlayan bir karenin yanına bol kancalı bir kelime yazmak, sonraki oyuncuya hediyedir.',
  'strategy.leaves': 'Elde kalan taşlar',
  'strategy.leaves.1':
    'Hamle şimdi puan getirir, elinde tuttuğun taşlar sonra. Puanı birbirine yakın iki hamleden, sana daha iyi taş bırakanı seç.',
  'strategy.leaves.2':
    'Tablo, bir taşı elde tutmanın, baştan çekilmiş bir ıstakaya göre ortalama kaç puan kazandırdığını gösterir. Bilgisayar bunu kendisiyle oynadığı {games} oyundan öğrendi.',
  'strategy.leaves.3':
    'Aynı taştan iki tane, çoğu zaman iki farklı taştan daha az değerlidir. Jokeri büyük bir hamleye sakla.',
  'strategy.leaves.keep': 'Tutmaya değer',
  'strategy.leaves.play': 'Bir an önce oynamalı',
  'strategy.premiums': 'Ödüllü kareler ve açık yerler',
  'strategy.premiums.1':
    'Harf puanını katlayan bir kareye konan değerli harf, hem soldan sağa hem yukarıdan aşağıya sayılıyorsa iki kez kazandırır. Uzun kelime aramadan önce böyle kareleri ara.',
  'strategy.premiums.2':
    'Kelime puanını katlayan kareler bütün kelimeyi çarpar: en iyi harflerini oraya götür; iyi bir karşılığı yoksa “kelimenin üç katı” karesini sonraki oyuncuya açma.',
  'strategy.premiums.3':
    'Önde misin? Tahtayı kapalı tut. Geride misin? Tahtayı aç, çünkü büyük hamlelere yer gerek.',
  'strategy.balance': 'Ünlüler ve ünsüzler',
  'strategy.balance.1':
    'Yalnızca ünlülerden ya da yalnızca ünsüzlerden oluşan ıstakayla oynamak zordur. Torbadakine yakın bir denge tuttur.',
  'strategy.balance.2': 'Bu takımdaki {letters} harf taşının {vowels} tanesi ünlüdür: %{percent}.',
  'strategy.balance.3':
    'Bir türden çok taşın varsa, başka bir kelime iki üç puan fazla getirse bile birkaçını birden oyna.',
  'strategy.end': 'Torbanın dibi',
  'strategy.end.1':
    'Tahtada da ıstakanda da olmayan taşlar ya torbadadır ya da diğer ıstakalarda. Oyun bunları istediğin an gösterir.',
  'strategy.end.2':
    'Oyun, torbadaki son taşla kazanılabilir ya da kaybedilebilir. Az taş kalınca son taşı kimin çekeceğini düşün: taşlarını ilk bitiren çoğu zaman son hesapta da kazanır.',
  'strategy.end.3':
    'Torba boşsa ve iki kişiyseniz rakibinde hangi taşların olduğunu bilirsin. Onun en iyi yerini kapat, kendi yolunu açık tut.',
  'strategy.exchange': 'Ne zaman değiştirmeli',
  'strategy.exchange.1':
    'En iyi hamlen az puan getiriyor ve sana kötü bir ıstaka bırakıyorsa değiştir. Oyunun başında iyi bir ıstaka, kaybettiğin sırayı çabuk telafi eder.',
  'strategy.exchange.2':
    'Jokeri ve her kelimede işe yarayan taşları elinde tut, kalanını gönül rahatlığıyla değiştir.',
  'strategy.exchange.3':
    'Oyunun sonuna doğru değiştirmek nadiren işe yarar: faydasını görecek kadar hamle kalmamıştır.',
  'strategy.challenge': 'Ne zaman itiraz etmeli',
  'strategy.challenge.1':
    'Kendine iki şey sor: kelimenin geçersiz olduğundan ne kadar eminsin, geçerliyse bu sana neye mal olur?',
  'strategy.challenge.2':
    'Haksız itirazın bedeli yoksa şüphelendiğin her kelimeye itiraz et. Bedeli bir sıra ya da puansa, ancak epey eminsen ya da oyunu o hamle belirliyorsa itiraz et.',
  'strategy.challenge.3': 'Haksız itirazın buradaki bedeli:',
};

/** What Täht is. */
export const about: Texts<'about'> = {
  'about.title': 'Täht hakkında',
  'about.what.1':
    'Täht, harf taşlarıyla oynanan açık kaynaklı bir kelime oyunudur: altı dilde, her dilin kendi kurallarıyla. Adı Estoncada hem “harf” hem “yıldız” demektir; yıldız, tahtanın ortasındaki karedir.',
  'about.what.2':
    'Bilgisayara karşı, arkadaşlarınla ya da tek cihazın başında oynayabilir, gerçek tahtada oynanan oyunun puanını tutabilirsin. Kendi cihazında internet olmadan da çalışır.',
  'about.promises': 'Sözümüz',
  'about.promise.ads': 'Reklam hiçbir zaman olmayacak; satılan bir şey de yok.',
  'about.promise.tracking': 'Burada ne yaptığını kimse izlemez, başka yerden hiçbir şey yüklenmez.',
  'about.promise.draws': 'Torbadan çekilen her taşı sonradan herkes kontrol edebilir.',
  'about.promise.bots': 'Bilgisayar, her oyuncu gibi, yalnızca kendi taşlarını görür.',
  'about.promise.open':
    'Programın kaynak kodu açık: herkes okuyabilir, çalıştırabilir, değiştirebilir.',
  'about.verify': 'Taş çekimi nasıl kontrol edilir',
  'about.verify.1':
    'Oyundan önce taşların çekilme sırası gizli bir sayıyla mühürlenir, parmak izi herkese gösterilir. Her oyuncu kuralları kabul ederken taşların karıştırılmasına kendinden bir şey katar.',
  'about.verify.2':
    'Oyun bitince gizli sayı açıklanır. Bu sayı parmak iziyle uyuşmalıdır; onunla herkes bütün taşları aynı sırayla yeniden çekebilir.',
  'about.verify.3': 'Oyunun kaydını sakla, programa kontrol ettir: {command}',
  'about.privacy': 'Verilerin',
  'about.privacy.1':
    'Bilgisayara karşı ve tek cihazda oynadığın oyunlar bu cihazda kalır. Tarayıcının verilerini silersen onlar da gider.',
  'about.privacy.2':
    'İnternetteki oyunlarını, oynadığın sunucu orada seçtiğin adla saklar. Hesap ya da e-posta adresi gerekmez.',
  'about.privacy.3':
    'Çerez yalnızca giriş yaptığını hatırlar. Bütün verilerini indirebilir ya da sildirebilirsin.',

  'about.words.intro':
    'Her dilin, özgür kaynaklardan hazırlanmış kendi kelime listesi vardır. Bunların hiçbiri bir yayıncının ya da derneğin listesi değildir.',
  'about.words.list': 'Liste',
  'about.words.count': 'Kelime sayısı',
  'about.words.policy': 'Neleri içerir',
  'about.words.sources': 'Kaynakları',
  'about.words.licence': 'Lisansı',
  'about.words.rebuild': 'İsteyen baştan oluşturabilir:',
  'about.words.how': 'Nasıl hazırlandı',
  'about.words.out':
    'Özel adlar, kısaltmalar, kısa çizgili kelimeler ve taşı olmayan bir karakterle yazılan kelimeler hiçbir listede yoktur.',
  'about.made.et':
    'Kaynak, kelime biçimlerini dil bilgisi olmadan verir. Yalın biçimleri çekimlerin bütününe bakarak belirledik, metinlerde ne sıklıkta geçtiklerini de hesaba kattık; zamirler, zarflar ve diğer küçük kelimeler için kendi listemizi yaptık.',
  'about.made.is':
    'Küçük harfle yazılan kelimelerin bütün biçimleri. Kaynakta çekimin yalnızca bir bölümü varsa gerisini, sonuç kesin olduğu ölçüde biz tamamladık.',
  'about.made.fi':
    'Yalın biçimleri ve mastarları Fince dil bilgisine göre ayırdık; birleşik kelimelerden yalnızca gerçekten kullanılanları aldık. Nefret sözlerini tek tek çıkardık.',
  'about.made.uk':
    'Bir yazım sözlüğünün madde başları ve yalın hâldeki çoğulları; kesme işaretli ve {letter} harfli kelimeler de listede.',
  'about.made.tr':
    'İki özgür sözlüğün madde başları ve mastarları; düzeltme işaretli harfler işaretsiz sayılır.',
  'about.made.en': 'Kuzey Amerika’daki oyuncuların kullandığına yakın, özgür bir liste.',
  'about.missing': 'Bir kelime eksik ya da yanlış mı?',
  'about.missing.1':
    'Hiçbir liste eksiksiz değildir. Masada oyuncular karar verir: kelime üzerinde anlaşın ya da sözlüksüz oynayıp kararı kendiniz verin.',
  'about.missing.2':
    'Sunucuda oynarken kelimeyi, reddedildiği ya da kabul edildiği yerde bildir. Kararı kelimelerle ilgilenenler verir; bildirdiklerin listenin sonraki sürümüne yansır.',

  'about.licences.own': 'Program',
  'about.licences.own.1':
    'Täht, {licence} lisansıyla özgürdür: telif bildirimi yanında kaldığı sürece kullanabilir, kopyalayabilir, değiştirebilir ve dağıtabilirsin.',
  'about.licences.parts': 'Neyle yapıldı',
  'about.licences.parts.1': 'Bu sayfada başkalarının emeği var; her biri kendi lisansıyla:',
  'about.licences.all': 'Sayfa ve sunucu: bütün lisansların tam metni',
  'about.licences.lists': 'Kelime listeleri',
  'about.licences.lists.1':
    'Kelime listelerinin kendi lisansları vardır. Kimlerden geldikleri bildirimlerde belirtilir.',
  'about.licences.notice': 'Bildirim: {name}',
};

export const path: Texts<'path'> = {
  'path.title': 'Adım adım',
  'path.about':
    'Her adım bir beceri: oku, üç konumda dene, sonra o düzeyde oynayan botu iki kez yen.',
  'path.step': 'Adım {number}/{all}',
  'path.positions': 'Konum {done}/{all}',
  'path.wins': 'Galibiyet {won}/{all}',
  'path.passed': 'tamam',
  'path.position': 'Konum {number}',
  'path.task-seen': 'Böyle bir hamle bul. En iyisi {score} puan getirir.',
  'path.task-weighed': 'En iyi hamleyi ya da ona çok yakın birini bul.',
  'path.check': 'Kontrol et',
  'path.show': 'Bir çözüm göster',
  'path.right': 'İşte bu: {score} puan.',
  'path.other': '{score} puan getirir ama aranan hamle başka türlü.',
  'path.few': 'Fikir doğru ama çok daha fazla puan getiren bir hamle var.',
  'path.weaker': 'Toplamda {points} puan daha değerli bir hamle var.',
  'path.solution': 'Bir çözüm: {move}',
  'path.exchange': 'Öne çıkan taşları değiştir',
  'path.choose': 'Geri vereceğin taşlara dokun.',
  'path.win': 'Şimdi iki kez yen: {player}',
  'path.play': 'Oyna: {player}',
  'path.next': 'Sonraki adım',
  'path.first': 'Önce üç konumu çöz, sonra oyna.',
  'path.done': 'çözüldü',
  'path.all': 'On iki adımın hepsi tamam.',
  'path.rung.short': 'Kısa kelimeler',
  'path.rung.short.about':
    'İki ve üç harfli kelimeler hemen her yere sığar. Puanı yüksek bir harfi iki kelimede birden sayılacağı yere koy.',
  'path.rung.hooks': 'Kancalar',
  'path.rung.hooks.about':
    'Tahtadaki bir kelimenin başına ya da sonuna bir harf eklenebilir. Kendi kelimeni o harften geçir, ikisinin de puanını al.',
  'path.rung.extend': 'Uzatma',
  'path.rung.extend.about':
    'Tahtadaki bir kelime birkaç harfle uzayabilir. Bütün harfleri yeniden puan getirir.',
  'path.rung.parallel': 'Yan yana',
  'path.rung.parallel.about':
    'Kelimeni başka bir kelimenin hemen yanına yaz. Birbirine değen taşlar kısa kelimeler kurar ve her biri puan getirir.',
  'path.rung.letters': 'Harf kareleri',
  'path.rung.letters.about':
    'Puanı yüksek bir harf, onu ikiye ya da üçe katlayan karede çok değerlidir. Orada iki kelime kesişiyorsa ikisinde de sayılır.',
  'path.rung.words': 'Kelime kareleri',
  'path.rung.words.about':
    'Bazı kareler bütün kelimeyi ikiye ya da üçe katlar. Böyle bir kareye ulaşmak çoğu zaman başka yerdeki uzun bir kelimeden iyidir.',
  'path.rung.bonus': 'Bütün taşlar',
  'path.rung.bonus.about':
    'Elindeki bütün taşları bir hamlede kullanırsan büyük bir ek puan alırsın. Bildik ekleri ara, geriye ne kaldığına bak.',
  'path.rung.blank': 'Joker',
  'path.rung.blank.about':
    'Joker her harfin yerine geçer ama kendisi puan getirmez. Onu çok kazandıran bir hamleye, örneğin bütün taşları kullanmaya sakla.',
  'path.rung.rack': 'Elde kalan taşlar',
  'path.rung.rack.about':
    'Elde kalan taşlar sonraki hamleni belirler. Birbirine uyan harfler kalacaksa birkaç puandan vazgeçmeye değer.',
  'path.rung.exchange': 'Taş değiştirme',
  'path.rung.exchange.about':
    'İyi bir hamle yoksa zor taşları değiştir, iyileri tut. Bir sıraya mal olur ama sonrakiler daha çok getirir.',
  'path.rung.closing': 'Tahtayı kapatma',
  'path.rung.closing.about':
    'Hamlen sonraki oyuncuya da kareler açar. İki hamle birbirine yakınsa daha az fırsat vereni seç.',
  'path.rung.end': 'Oyun sonu',
  'path.rung.end.about':
    'Torba boşalınca rakibin elindeki taşları bilirsin. İleriyi hesapla: kim önce bitirir, hangi kelimeyle?',
};
