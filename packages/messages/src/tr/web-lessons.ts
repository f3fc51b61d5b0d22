/** Turkish: the first game, the pages on strategy, and the words in Ґ. */
import type { WebLessonsTexts } from '../en/web-lessons.ts';

export const webLessons: WebLessonsTexts = {
  'tutor.intro':
    'Taşları kendin diz: her adım kaç puan ettiklerini ve nedenini söyler. İstediğini atlayabilir, sonra dönebilirsin.',
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

  'learn.words-in-ge': '{letter} harfli kelimeler',
  'learn.words-in-ge.about': 'Ukraynaca {letter} taşının yazılabileceği kelimeler ve anlamları.',
  'learn.words-in-ge.intro':
    'Ukrayna takımında {count, plural, other {#}} {letter} taşı vardır, değeri {points} puandır. Kural kitabının son sayfasında onun yazılabileceği kelimeler var; orada {printed} basılmış, doğrusu {letter}.',
  'learn.words-in-ge.list': 'Başka türlü denmedikçe hepsi Ukraynaca listemizdedir.',
  'learn.words-in-ge.word': 'Kelime',
  'learn.words-in-ge.meaning': 'Anlamı',
  'learn.words-in-ge.hyphen': 'Oynanmaz: tire taşı yoktur.',
};
