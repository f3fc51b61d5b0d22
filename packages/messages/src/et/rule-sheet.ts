/** Estonian: the rules of the standard game in sentences, as a rule sheet tells them. */
import type { RuleSheetTexts } from '../en/rule-sheet.ts';

export const ruleSheet: RuleSheetTexts = {
  'sheet.heading.aim': 'Milles mäng seisneb',
  'sheet.ours-note':
    'Kus on kirjas „meie tõlgendus“, seal reeglid vaikivad või on mitmeti mõistetavad ja otsustama pidime meie.',
  'sheet.no-rulebook': 'Need reeglid ei järgi ühtki trükitud reeglivihikut.',
  'sheet.players': 'Mäng {min}–{max} mängijale.',
  'sheet.players.exact': 'Mäng {count, plural, one {# mängijale} other {# mängijale}}.',
  'sheet.goal':
    'Mängulauale laotakse täheklotsidest omavahel ristuvaid sõnu. Eesmärk on koguda võimalikult palju punkte, kasutades rohkem punkte andvaid tähti ja preemiaruute.',
  'sheet.totals': 'Mängu punktisumma võib olla 400–800 või rohkem, olenevalt mängija oskustest.',
  'sheet.contents':
    'Vaja on mängulauda, {tiles, plural, one {# täheklotsi} other {# täheklotsi}}, {racks, plural, one {# klotsialust} other {# klotsialust}} ja klotsikotti.',
  'sheet.tiles':
    '{letters, plural, one {# klotsil on täht} other {# klotsil on täht}}, {blanks, plural, one {# klots on tühi} other {# klotsi on tühjad}}.',
  'sheet.tile-points': 'Klotsi punktiväärtus on selle alumises paremas nurgas.',

  'sheet.blank.any':
    'Tühja klotsi võib kasutada vabalt valitud tähena; mängu lõpuni selle tähistust enam ei muudeta.',
  'sheet.blank.named': 'Selle laduja ütleb, mis tähte see tähistab.',
  'sheet.blank.apostrophe': 'Tühi klots võib olla ka ülakoma.',
  'sheet.blank.without-tile': 'Tühi klots võib olla ka täht, millel oma klotsi ei ole: {letters}.',
  'sheet.blank.zero': 'Tühi klots annab 0 punkti.',
  'sheet.blank.reuse.none': 'Lauale laotud tühja klotsi ei liigutata ega vahetata õige tähe vastu.',
  'sheet.blank.reuse.must-replay':
    'Kellel on täht, mida tühi klots laual tähistab, võib selle tühja klotsi vastu vahetada. Tühi klots tuleb sama käigu ajal lauale laduda.',
  'sheet.blank.reuse.may-replay':
    'Kellel on täht, mida tühi klots laual tähistab, võib selle tühja klotsi vastu vahetada. Tühja klotsi võib sama käigu ajal lauale laduda.',

  'sheet.heading.before': 'Enne mängimist',
  'sheet.paper': 'Punktide arvestamiseks on vaja paberit ja pliiatsit.',
  'sheet.table': 'Mängulaud pannakse laua keskele. Iga mängija võtab enda ette klotsialuse.',
  'sheet.agree-dictionary': 'Enne mängu lepivad kõik mängijad sõnaraamatus kokku.',
  'sheet.all-agree':
    'Muudetud reeglitega mängitakse vaid siis, kui kõik mängijad on nõus; eriarvamuste korral mängitakse põhireeglite järgi.',
  'sheet.hall': 'Mängijad omavahel ei räägi ega vaata teiste tähti. Laudades telefoni ei kasutata.',
  'sheet.hall.who': 'Mängu ajal on saalis ainult mängijad, kohtunikud ja ülesandega õpetajad.',
  'sheet.hall.tables':
    'Lauad loositakse; teises ja kolmandas voorus pannakse sama kooli õpilased eri laudadesse.',
  'sheet.hall.referees':
    'Kohtunikud on korraldava kooli õpilased ja õpetajad ning soovijad teiste koolide õpetajate seast.',
  'sheet.draw':
    'Kõik klotsid pannakse kotti ja iga mängija võtab ühe. Alustab see, kelle täht on tähestiku algusele kõige lähemal.',
  'sheet.draw.blank': 'Tühi klots on enne {letter}-tähte.',
  'sheet.draw.apostrophe': 'Ülakoma on pärast {letter}-tähte.',
  'sheet.draw.tie.first': 'Kui kõige lähem täht on mitmel mängijal, võtavad nemad uuesti. {tiles}',
  'sheet.draw.tie.every':
    'Kes võtsid sama tähe, võtavad uuesti ja selgitavad nii omavahelise järjekorra. {tiles}',
  'sheet.draw.redraw-keep-out': 'Esimesed klotsid jäävad seni kotist välja.',
  'sheet.draw.redraw-return': 'Enne pannakse esimesed klotsid kotti tagasi.',
  'sheet.seating.fixed': 'Mäng kulgeb päripäeva.',
  'sheet.seating.by-draw':
    'Tähed annavad ka järjekorra: alustajast vasakule istuvad teised tähestiku järjekorras. Mäng kulgeb päripäeva.',
  'sheet.return': 'Klotsid pannakse kotti tagasi.',
  'sheet.shake': 'Kott raputatakse läbi.',
  'sheet.deal':
    'Seejärel võtab iga mängija kotist {count, plural, one {# klotsi} other {# klotsi}} ja asetab need oma klotsialusele.',
  'sheet.keeper':
    'Üks mängija valitakse punktiarvestajaks; ta märgib pärast iga käiku punktid üles.',

  'sheet.heading.turn': 'Sinu kord',
  'sheet.turn.choices':
    'Oma käigu ajal on sul kolm võimalust: laduda sõna, vahetada klotse või passida.',

  'sheet.exchange.some': 'Sõna ladumise asemel võid vahetada mõned või kõik oma klotsid.',
  'sheet.exchange.order':
    'Pane vahetatavad klotsid lauale, täht allpool, võta kotist sama palju uusi, tõsta siis vanad kotti ja sega läbi.',
  'sheet.exchange.turn': 'Sellega on sinu käik tehtud ja punkte sa ei saa.',
  'sheet.exchange.minBag':
    'Kotis peab olema vähemalt {count, plural, one {# klots} other {# klotsi}}.',
  'sheet.exchange.any':
    'Vahetada võib, kuni kotis on klotse, aga mitte rohkem klotse, kui kotis on.',
  'sheet.exchange.countsAsPass.yes': 'Vahetamine loetakse passimiseks.',
  'sheet.exchange.countsAsPass.no': 'Vahetamist me passimiseks ei loe, kuigi käik jääb vahele.',

  'sheet.pass.always':
    'Passida ehk käigu vahele jätta võib alati, ka siis, kui saaksid sõna laduda. Punkte sa ei saa ja kord läheb järgmisele.',
  'sheet.pass.when-stuck': 'Passida võib ainult siis, kui sa ühtki sõna laduda ei saa.',
  'sheet.pass.school': 'Kes ei saa oma tähti ära kasutada või laual sõna moodustada, võib passida.',
  'sheet.pass.otherwise': 'Passida võib ka muul ajal; turniir võib selle ära keelata.',

  'sheet.opening':
    'Esimene mängija moodustab vähemalt {count, plural, one {# klotsist} other {# klotsist}} koosneva sõna ja laob selle horisontaalis või vertikaalis.',
  'sheet.opening.centre.yes': 'Üks klots tuleb panna keskmisele, tähekesega ruudule.',
  'sheet.opening.centre.no': 'Sõna võib olla laual kus tahes.',
  'sheet.opening.minLetters':
    'Selles sõnas peab olema vähemalt {count, plural, one {# täht} other {# tähte}}; kellel sellist ei ole, annab korra vasakule edasi.',
  'sheet.opening.minLetters.next':
    'Kui kellelgi sellist ei ole, piisab ringhaaval vähemast: {counts}.',

  'sheet.words.allowed': 'Lubatud on kõik kokku lepitud sõnaraamatu sõnad.',
  'sheet.words.ospd': 'Sõnaraamat on OSPD neljas väljaanne; sõna, mida seal ei ole, pole lubatud.',
  'sheet.ospd': 'OSPD, neljas väljaanne',
  'sheet.words.foreign': 'Lubatud on ka võõrsõnad, mis on sõnaraamatus.',
  'sheet.words.forms': 'Lubatud vormid: {forms}.',
  'sheet.words.forms.declined': 'Nimi-, omadus-, arv- ja asesõnad: {forms}.',
  'sheet.words.forms.nouns': 'Nimisõnad: {forms}.',
  'sheet.words.forms.as-nouns': 'Omadus-, arv- ja asesõnad: samades vormides.',
  'sheet.words.forms.verbs': 'Pöördsõnad: {forms}.',
  'sheet.words.forms.also': 'Lubatud on ka {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected': 'Muutevormid on lubatud, nagu {examples} reeglite näidetes.',
  'sheet.words.other-forms': 'Muudes vormides võib eraldi kokku leppida.',
  'sheet.words.plurals': 'Sõnad mitmuses on lubatud.',
  'sheet.words.apostrophe': 'Ülakomal on oma klots, nii et ülakomaga sõnad on lubatud.',
  'sheet.words.exclude': 'Lubatud ei ole: {kinds}.',
  'sheet.lookup.on-challenge':
    'Mängu ajal ei otsita sõnu sõnaraamatust ega teatmikust. Sõnaraamat avatakse alles siis, kui sõna vaidlustatakse.',
  'sheet.lookup.spelling':
    'Sõnaraamatut kasutatakse ainult siis, kui õigekirja üle vaieldakse või sõna vaidlustatakse.',
  'sheet.lookup.after-play':
    'Mängu ajal ei otsita sõnu sõnaraamatust ega teatmikust. Sõnaraamat avatakse alles siis, kui sõna on laotud või vaidlustatud.',
  'sheet.lookup.open':
    'Sõnaraamatust võib sõna igal ajal kontrollida, ka enne ladumist ja ilma trahvita.',

  'sheet.challenge.players':
    'Kes sõnas kahtleb, võib selle vaidlustada. Siis vaadatakse see kokku lepitud sõnaraamatust järele.',
  'sheet.challenge.referee': 'Kes sõnas kahtleb, tõstab käe ja kutsub kohtuniku laua juurde.',
  'sheet.challenge.off-auto-reject':
    'Vaidlustamist ei ole: sõna, mida sõnastikus pole, lükatakse kohe tagasi ja sa proovid uuesti.',
  'sheet.challenge.until.accepted-or-next-move':
    'Vaidlustada saab ainult enne punktide arvestamist ja järgmise mängija käiku.',
  'sheet.challenge.until.referee':
    'Kohtunik märgib üles kõik, kes sõna vaidlustavad, ja alles siis avab sõnaraamatu.',
  'sheet.challenge.until.closed': 'Sõna võib vaidlustada, kuni kohtunik vaidlustamise lõpetab.',
  'sheet.challenge.join':
    'Kohtunikuta võivad teised ühineda, kuni kõik on vastanud; võrgumängus loeb vaikimine loobumiseks viie minuti, aeglases mängus ühe käigu aja möödudes.',
  'sheet.challenge.judged':
    'Kontrollitakse ainult vaidlustatud sõnu. Kui üks neist ei sobi, võetakse tagasi kõik selle käigu klotsid.',
  'sheet.challenge.bad.lose-turn':
    'selle laduja võtab oma klotsid tagasi ja jätab käigukorra vahele.',
  'sheet.challenge.bad.lose-game': 'selle laduja võtab oma klotsid tagasi ja kaotab mängu.',
  'sheet.challenge.bystanders':
    'Ka need mängijad, kes sõna ei vaidlustanud, peavad selle käigu vahele jätma.',
  'sheet.challenge.bystanders.when': 'Igaüks teeb seda siis, kui tema kord kätte jõuab.',
  'sheet.challenge.good.not-named': 'see jääb lauale; reeglid vaidlustajale trahvi ei nimeta.',
  'sheet.challenge.good.none': 'see jääb lauale ja vaidlustaja ei kaota midagi.',
  'sheet.challenge.good.points':
    'see jääb lauale ja vaidlustaja kaotab {count, plural, one {# punkti} other {# punkti}}.',
  'sheet.challenge.good.points.word':
    'see jääb lauale ja vaidlustaja kaotab iga vaidlustatud sõna eest {count, plural, one {# punkti} other {# punkti}}.',
  'sheet.challenge.good.skip-next':
    'see jääb lauale ja kõik vaidlustajad jätavad järgmise käigu vahele.',
  'sheet.challenge.good.lose-game': 'see jääb lauale ja vaidlustaja kaotab mängu.',
  'sheet.challenge.mover':
    'Selle laduja saab {count, plural, one {# lisapunkti} other {# lisapunkti}}.',
  'sheet.challenge.mover.word':
    'Selle laduja saab iga vaidlustatud sõna eest {count, plural, one {# lisapunkti} other {# lisapunkti}}.',
  'sheet.challenge.once':
    'Kui ühes käigus vaidlustatakse mitu sõna, läheb see arvesse ainult üks kord.',
  'sheet.challenge.skip.yes': 'Nii kaotatud käik loetakse passimiseks.',
  'sheet.challenge.skip.no': 'Nii vahele jäänud käiku me passimiseks ei loe.',
  'sheet.challenge.draw.after-window': 'Uued klotsid võetakse alles siis, kui sõna jääb lauale.',
  'sheet.challenge.draw.at-once':
    'Uued klotsid võetakse kohe; kui sõna tagasi võetakse, lähevad need kotti tagasi.',

  'sheet.heading.premiums': 'Preemiaruudud',
  'sheet.board': 'Mängulaual on {size} × {size} ruutu.',
  'sheet.premium.some': 'Osa ruute annab lisapunkte.',
  'sheet.premium.printed': 'Mida ruut annab, on sellele trükitud.',
  'sheet.premium.double-letter': 'kahekordistab ruudule asetatud tähe punktid.',
  'sheet.premium.triple-letter': 'kolmekordistab ruudule asetatud tähe punktid.',
  'sheet.premium.double-word': 'kahekordistab sõna punktid.',
  'sheet.premium.triple-word': 'kolmekordistab sõna punktid.',
  'sheet.premium.star': 'Tähekesega ruut kahekordistab esimese sõna punktid.',
  'sheet.premium.star.pink': 'Tähekesega ruut on roosa ja kahekordistab esimese sõna punktid.',
  'sheet.premium.letters-first':
    'Esmalt liidetakse kokku tähtede punktid koos täheruutude preemiaga, alles siis korrutatakse saadud summa kahe või kolmega.',
  'sheet.premium.two':
    'Kahe kahekordse sõnaruudu korral loeb sõna neljakordselt, kahe kolmekordse korral üheksakordselt.',
  'sheet.premium.two.pink':
    'Kahe roosa ruudu korral loeb sõna neljakordselt, kahe punase korral üheksakordselt.',
  'sheet.premium.three-times':
    'Kahe punase ruudu kohta ütlevad reeglid „kolmekordistatakse kolm korda“, aga ka „9-kordne“; meie loeme üheksakordselt.',
  'sheet.premium.once': 'Preemiat saab ainult selle käigu eest, mil klots ruudule asetatakse.',
  'sheet.premium.blank':
    'Kui sõnaruudul on tühi klots, loeb sõna ikka kahe- või kolmekordselt. Täheruudul jääb tühja klotsi väärtuseks 0.',
  'sheet.premium.triple-example':
    'Reeglite näites on sõna {word} esimene täht sõna kolmekordistaval ruudul. Tähekest kattev avasõna pikendades sinna ei ulatu, seepärast on {from} meie õppetunnis mujal.',
  'sheet.colour.light-blue': 'Helesinine',
  'sheet.colour.dark-blue': 'Tumesinine',
  'sheet.colour.pink': 'Roosa',
  'sheet.colour.red': 'Punane',
  'sheet.colour.light-red': 'Helepunane',
  'sheet.colour.dark-red': 'Tumepunane',

  'sheet.heading.counting': 'Punktiarvestus',
  'sheet.count.words':
    'Täispunktid saad iga sõna eest, mille oma käiguga moodustad või muudad. Iga sõna punktid arvutatakse eraldi, koos preemiaga, ja liidetakse siis kokku.',
  'sheet.count.shared': 'Kahe sõna ühine täht läheb arvesse mõlemas sõnas, koos preemiaga.',
  'sheet.count.announce': 'Käigu lõpus loed oma punktid kokku ja ütled need välja.',
  'sheet.count.compound':
    'Reeglites on ka lause, et liitsõna osade punktid arvutatakse eraldi. Meie arvestame sõna tervikuna, mitte selle osi: nii on reeglite teistes lausetes ja näidetes.',
  'sheet.count.refill':
    'Siis võtad kotist sama palju klotse, kui ladusid, et sul oleks jälle {count, plural, one {# klots} other {# klotsi}}.',
  'sheet.count.empty-bag': 'Kui kott on tühi, mängid edasi nende klotsidega, mis sul on.',

  'sheet.bonus':
    'Kes laob ühe käiguga {tiles, plural, one {# klotsi} other {# klotsi}}, saab lisaks {points, plural, one {# punkti} other {# punkti}}. Need liidetakse viimasena, pärast kõiki preemiaid.',

  'sheet.heading.laying': 'Sõnade ladumine',
  'sheet.laying.join':
    'Iga järgmine mängija lisab laotud sõnadele ühe või mitu klotsi nii, et moodustub uus sõna.',
  'sheet.laying.two-letters': 'Uutes sõnades on vähemalt kaks tähte.',
  'sheet.laying.line':
    'Kõik ühe käigu klotsid moodustavad pideva horisontaal- või vertikaalrea; nende vahel võivad olla ainult juba laual olevad klotsid.',
  'sheet.laying.directions': 'Sõnad laotakse horisontaalis või vertikaalis, mitte diagonaalis.',
  'sheet.laying.reading': 'Neid loetakse vasakult paremale või ülalt alla, mitte tagurpidi.',
  'sheet.laying.one-place':
    'Ühe käigu klotsid moodustavad ühe sõna, mis võib teisi sõnu möödaminnes pikendada; eri sõnadele ega laua eri kohtadesse ühe käiguga klotse ei lisata.',
  'sheet.laying.neighbours':
    'Kui klotsid satuvad teiste kõrvale, peavad ka kõrvuti olevad tähed moodustama sõnu nagu ristsõnas.',
  'sheet.ways':
    'Uute sõnade moodustamiseks on {count, plural, =3 {kolm võimalust} =5 {viis võimalust} one {# võimalus} other {# võimalust}}:',
  'sheet.way.extend': 'Klotse võib lisada laual oleva sõna algusse või lõppu.',
  'sheet.way.extend-both':
    'Klotse võib lisada laual oleva sõna lõppu, algusse või nii lõppu kui ka algusse.',
  'sheet.way.both-ends': 'Sõna võib sama käiguga pikendada mõlemast otsast.',
  'sheet.way.cross': 'Sõna võib laduda teise sõnaga risti, kasutades üht selle tähte.',
  'sheet.way.beside':
    'Sõna võib laduda teise kõrvale nii, et kõik kõrvuti asetsevad klotsid moodustavad sõnu.',
  'sheet.way.hook': 'Uus sõna võib lisada tähe ka laual olevale sõnale.',
  'sheet.way.bridge':
    'Sõna võib luua silla kahe või enama tähe vahel; see saab juhtuda alles mängu 4. käigul või hiljem.',
  'sheet.again': 'Sama sõna võib mängu jooksul laduda mitu korda.',
  'sheet.stay':
    'Lauale asetatud klotsi enam ei liigutata, välja arvatud juhul, kui sõna vaidlustatakse.',

  'sheet.end.out': 'Mäng lõpeb, kui kott on tühi ja üks mängija on kõik oma klotsid ära ladunud.',
  'sheet.end.passes':
    '{count, plural, =1 {Mäng lõpeb ka siis, kui kõik mängijad on ühe korra passinud.} =2 {Mäng lõpeb ka siis, kui kõik mängijad on järjest kaks korda passinud.} one {Mäng lõpeb ka siis, kui kõik mängijad on järjest # korra passinud.} other {Mäng lõpeb ka siis, kui kõik mängijad on järjest # korda passinud.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Mäng lõpeb ka pärast # punktideta käiku.} other {Mäng lõpeb ka pärast # järjestikust punktideta käiku.}}',
  'sheet.end.no-move.yes':
    'Mäng lõpeb ka siis, kui kõik võimalikud käigud on tehtud: kui ühelgi mängijal ei õnnestu kõiki klotse ära laduda, mängitakse seni edasi, ja kes käia ei saa, passib.',
  'sheet.end.no-move.no':
    'Kes sõna laduda ei saa, võib klotse vahetada või passida; mäng läheb edasi.',
  'sheet.last-letter': 'Pidage meeles: võit või kaotus võib peituda koti viimases klotsis!',

  'sheet.final.always':
    'Iga mängija punktisummast lahutatakse tema alusele jäänud klotside punktid.',
  'sheet.final.unless-out':
    'Kui keegi kõiki klotse ära ei ladunud, lahutatakse iga mängija punktisummast tema alusele jäänud klotside punktid.',
  'sheet.final.never': 'Alusele jäänud klotside eest midagi ei lahutata.',
  'sheet.final.credit.none': 'Kes kõik klotsid ära ladus, midagi juurde ei saa.',
  'sheet.final.credit.single':
    'Kes kõik klotsid ära ladus, saab juurde kõigi teiste alustele jäänud klotside punktid.',
  'sheet.final.credit.double':
    'Kes kõik klotsid ära ladus, saab juurde kõigi teiste alustele jäänud klotside punktid kahekordselt.',
  'sheet.final.example':
    'Näide: kellel jääb alusele {tiles}, kaotab {points, plural, one {# punkti} other {# punkti}}; kõik klotsid ära ladunud mängija saab need endale.',
  'sheet.final.misprint':
    'Reeglites on selle näite juures {printed}; nende endi klotside järgi on see {points}, ja nii me loemegi.',
  'sheet.final.winner': 'Võidab see, kellel on kõige rohkem punkte.',
  'sheet.final.advance':
    'Iga laua võitja pääseb järgmisse vooru. Vajaduse korral kutsutakse ka parima punktisummaga teised kohad.',

  'sheet.ties.none': 'Võrdsete punktidega mängijad jagavad kohta.',
  'sheet.ties.before-deduction':
    'Võrdsete punktide korral loeb punktisumma enne alusele jäänud klotside lahutamist.',
  'sheet.ties.letter-draw':
    'Kui ka see on võrdne, võtab igaüks tähe: ees on see, kellel on A või sellele lähim täht.',
  'sheet.ties.tables': 'Sama kehtib eri laudade teiste kohtade vahel.',
  'sheet.ties.draw': 'Tühi klots on enne A-tähte ja võrdsete tähtede korral võetakse uuesti.',

  'sheet.misdraw':
    'Kui märgatakse, et kellelgi on klotse liiga vähe või liiga palju, jääb ta sellest käigust ilma. Puuduvad klotsid võtab ta siis juurde; kui neid on liiga palju, pöörab ta klotsid tagurpidi ja ülearused võetakse ära.',
  'sheet.misdraw.later':
    'Kui seda märgatakse teise mängija korra ajal, jääb ta ilma oma järgmisest käigust.',
  'sheet.take-back.none': 'Käiku tagasi võtta ei tohi.',
  'sheet.take-back.consent': 'Käigu võib tagasi võtta, kui kõik teised on nõus.',
  'sheet.take-back.referee': 'Kui mängul on kohtunik, võib ta vea parandada.',
};
