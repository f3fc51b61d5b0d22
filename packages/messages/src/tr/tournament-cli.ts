/** Turkish: tournaments from a file, on the command line. */
import type { TournamentCli } from '../en/tournament-cli.ts';

export const tournamentCli: TournamentCli = {
  // What the commands are for.
  'cli.tournament': 'bir dosyadan turnuva yürüt',
  'cli.tournament-file': 'turnuvanın dosyası, örneğin {example}',
  'cli.tournament-new': 'yeni bir turnuva oluştur',
  'cli.tournament-show': 'son durum ve sırada ne olduğu',
  'cli.tournament-import': 'oyuncu listesine bak ve onu kaydet',
  'cli.tournament-add': 'burada olan bir oyuncuyu kaydet',
  'cli.tournament-players': 'oyuncuları listele',
  'cli.tournament-mark': 'kimin burada olduğunu, kimin olmadığını işaretle',
  'cli.tournament-begin': 'sıradaki aşamayı başlat',
  'cli.tournament-draw': 'sıradaki turun yerlerini kurayla belirle',
  'cli.tournament-letters':
    'masadaki yerler için harfler: burada çekilir ya da orada çekildiği gibi yazılır',
  'cli.tournament-enter': 'sonuçları kaydet: bir masa ve puanları ya da bir liste',
  'cli.tournament-tie': 'eşitliği harflerle boz',
  'cli.tournament-standings': 'sıralama',
  'cli.tournament-log': 'yapılanlar, sonuncusu başta',
  'cli.tournament-undo': 'yapılanı geri al',
  'cli.tournament-close': 'turnuvayı bitir ve kuraların tohumunu göster',
  'cli.tournament-export': 'hesap tabloları ve başka programlar için dosya yaz',

  // Their arguments and options.
  'cli.tournament-name': 'turnuvanın adı',
  'cli.tournament-preset': 'turnuvanın türü: {names}',
  'cli.tournament-rounds': 'tek aşamalı turnuvada tur sayısı',
  'cli.tournament-delete-by': 'adların silineceği gün, örneğin 2027-01-31',
  'cli.tournament-list': 'oyuncu listesi ({names}); “-” standart girdiyi okur',
  'cli.tournament-columns': 'sütunlarda ne olduğu, virgülle ayrılmış: {names}',
  'cli.tournament-status': 'şunlardan biri: {names}',
  'cli.tournament-yes': 'kaydet; bu olmadan yalnızca gösterilir',
  'cli.tournament-own-table': 'bu oyuncuya gereken masa',
  'cli.tournament-numbers': 'oyuncuların numaraları, örneğin 3 ya da 1-12; hepsi için “{all}”',
  'cli.tournament-runners-up': 'kaç masa ikincisinin devam edeceği',
  'cli.tournament-typed-letters':
    'oyuncuların sırasıyla harfler, joker için “?”; yeniden çekenlerden önce “/”',
  'cli.tournament-scores': 'masa, sonra yer sırasıyla puanlar: 3 312 290/301 -',
  'cli.tournament-from': 'sonuçların CSV listesi: masa, numara, puan; “-” standart girdiyi okur',
  'cli.tournament-sum': 'puanları denetlemek için kâğıttaki toplam',
  'cli.tournament-reason': 'var olan bir sonucu düzelt; nedeni',
  'cli.tournament-round': 'bu aşamanın sonuncusu dışında bir turu',
  'cli.tournament-by': 'kimin: {names}',
  'cli.tournament-undo-which': 'kayıttaki adı; yoksa sonuncusu',
  'cli.tournament-out': 'yazılacak dosya, uzantısına göre: {names}',
  'cli.tournament-what': 'CSV için: {names}',

  // What they answer.
  'tournament-cli.created': '“{name}” şu dosyada: {path}.',
  'tournament-cli.delete-by': 'Bu günden sonra bütün adların bulunduğu dosya silinir: {date}',
  'tournament-cli.deleted': 'Adlar şu tarihe kadar saklanacaktı: {date}; dosya silindi: {path}',
  'tournament-cli.not-an-event': 'Bu dosyada turnuva yok: {path}',
  'tournament-cli.in-use': 'Bu turnuva üzerinde şu anda başka biri çalışıyor: {path}',
  'tournament-cli.torn':
    '{path} dosyasının son satırı yarım kalmıştı ve kesildi; ondan öncekilerin hepsi duruyor.',
  'tournament-cli.unknown-preset': '“{name}” diye bir turnuva türü yok. Olanlar: {names}',
  'tournament-cli.bad-rounds':
    'Tur sayısı bir tam sayı olmalı ve yalnızca tek aşamalı turnuvada verilebilir.',
  'tournament-cli.bad-date': 'Bu bir gün değil: şöyle yaz: 2027-01-31.',
  'tournament-cli.bad-status': 'Bunun oyuncular için ne demek olduğu bilinmiyor.',
  'tournament-cli.bad-number': 'Burada yalnızca tam sayılar olabilir.',
  'tournament-cli.bad-columns': 'Bir sütun bilinmiyor. Olanlar: {names}',
  'tournament-cli.preview':
    'Listede {count, plural, other {# oyuncu}} var. Henüz hiçbir şey kaydedilmedi; {option} kaydeder.',
  'tournament-cli.left-out':
    '{count, plural, other {# satır}} atlandı, çünkü oyuncu zaten var: {lines}. İki ayrı kişiyse ada bir şey ekle.',
  'tournament-cli.preview-duels':
    '{count, plural, other {# oyuncu}}, {rounds, plural, other {# tur}}. Henüz hiçbir şey kaydedilmedi; {option} kaydeder.',
  'tournament-cli.entered': '{count, plural, other {# oyuncu}} kaydedildi.',
  'tournament-cli.not-mutual': 'Bu dosyada iki oyuncu birbirini rakip olarak göstermiyor.',
  'tournament-cli.no-duels-here':
    'İkili turlar yalnızca henüz oyuncusu olmayan yeni bir ikili turnuvaya aktarılabilir.',
  'tournament-cli.added': '{name}: numarası {player}.',
  'tournament-cli.marked': '{status}: {count, plural, other {# oyuncu}}.',
  'tournament-cli.players': '{count, plural, other {# oyuncu}}',
  'tournament-cli.begun': '{stage}: başladı, oyuncu sayısı {count}.',
  'tournament-cli.seed': 'Bütün kuraların tohumu: {seed}',
  'tournament-cli.no-round': 'Henüz böyle bir tur yok.',
  'tournament-cli.enter-how':
    'Bir masa ve puanlarını yaz, örneğin 3 312 290 275 260, ya da {option} ile bir liste ver.',
  'tournament-cli.no-such-table': 'Bu turda {table} numaralı masa yok.',
  'tournament-cli.scores-for':
    '{table} numaralı masa için {count, plural, other {# puan}} gerekli, her yere bir tane.',
  'tournament-cli.bad-score':
    '“{text}” bir puan değil: 312 yaz, ya da düşülmeden önceki puanla 312/320, ya da bitirmeyen için -.',
  'tournament-cli.results-in': '{count, plural, other {Sonuç kaydedildi, masa: {tables}.}}',
  'tournament-cli.nothing-new': 'İçinde yeni bir şey yok.',
  'tournament-cli.no-result-column': 'Listede “{field}” sütunu yok.',
  'tournament-cli.no-such-seat': 'Satır {line}: bu masada bu numarayla oturan yok.',
  'tournament-cli.seat-twice': 'Satır {line}: bu oyuncu iki kez var.',
  'tournament-cli.bad-score-at': 'Satır {line}: “{text}” bir puan değil.',
  'tournament-cli.before': 'Düşülmeden önce',
  'tournament-cli.letters-for':
    'Burada {count, plural, other {# harf}} gerekli, çeken herkes için bir tane.',
  'tournament-cli.unknown-ranking': 'Böyle bir sıralama yok. Olanlar: {names}',
  'tournament-cli.unknown-ending': 'Dosyanın uzantısı şunlardan biri olmalı: {names}',
  'tournament-cli.unknown-export': 'Bu yazılamaz. Olanlar: {names}',
  'tournament-cli.only-duels':
    'Böyle bir dosyada yalnızca ikili oyunlar olur; bu turnuvada başka turlar var ya da oyuncu yok.',
  'tournament-cli.undo-how': '{command} sonuncuyu ya da adı verileni geri alır.',
  'tournament-cli.undone': 'Geri alındı: {what}.',

  // Who is here.
  'tournament-cli.status.expected': 'bekleniyor',
  'tournament-cli.status.present': 'burada',
  'tournament-cli.status.late': 'gecikiyor',
  'tournament-cli.status.absent': 'yok',
  'tournament-cli.status.withdrawn': 'çekildi',

  // What comes next.
  'tournament-cli.next': 'Sırada:',
  'tournament-cli.todo.enter-players': 'Oyuncuları kaydet.',
  'tournament-cli.todo.check-in': '{count, plural, other {# oyuncu}} henüz gelmedi.',
  'tournament-cli.todo.begin-stage': 'Başlat: {stage}.',
  'tournament-cli.todo.break-tie': 'Eşitliği boz: {players}.',
  'tournament-cli.todo.draw-round': 'Yerleri kurayla belirle: {round}.',
  'tournament-cli.todo.settle-disputes': 'Anlaşmazlık var, masalar: {tables}.',
  'tournament-cli.todo.answer-calls': 'Hakem çağrıldı, masalar: {tables}.',
  'tournament-cli.todo.draw-letters': 'Harfler henüz çekilmedi, masalar: {tables}.',
  'tournament-cli.todo.await-results': 'Henüz sonuç yok, masalar: {tables}.',
  'tournament-cli.todo.close': 'Turnuvayı bitir.',
  'tournament-cli.todo.field-changed':
    'Başladıktan sonra düzeltildi, başkaları çıkmış olmalıydı: {stage}.',
  'cli.tournament-hall': 'salon kurallarını göster ya da değiştir',
  'cli.tournament-hall-add': 'satır ekle',
  'cli.tournament-hall-change': 'metni değişecek satırın numarası',
  'cli.tournament-hall-to': 'satırın yeni metni',
  'cli.tournament-hall-remove': 'kaldırılacak satırın numarası',
  'cli.tournament-hall-document': 'okul turnuvasının kurallarına döndür',
  'cli.tournament-words': 'kelimelere hangi listeyle bakıldığını göster ya da başka liste seç',
  'tournament-cli.hall-how':
    'Her seferinde tek değişiklik iste; değişecek satırın yeni metni de gerekir.',
  'tournament-cli.no-such-line': 'Bu numarada satır yok.',
  'tournament-cli.no-hall-rules': 'Salon kuralı yok.',
  'tournament-cli.other-words': '“{lexicon}” listesinde başka bir dilin kelimeleri var.',
  'tournament-cli.todo.await-before': 'Puanlar eşit; düşülmeden önceki puan eksik: {players}.',
};
