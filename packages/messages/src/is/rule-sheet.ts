/** Icelandic: the rules of the standard game in sentences, as a rule sheet tells them. */
import type { RuleSheetTexts } from '../en/rule-sheet.ts';

export const ruleSheet: RuleSheetTexts = {
  'sheet.heading.aim': 'Um hvað leikurinn snýst',
  'sheet.ours-note':
    'Þar sem stendur „okkar túlkun“ þegja reglurnar, eða skilja má þær á fleiri en einn veg, og við urðum að ákveða.',
  'sheet.no-rulebook': 'Þessar reglur fylgja engum prentuðum leikreglum.',
  'sheet.players': 'Orðaspil fyrir {min}–{max} leikmenn.',
  'sheet.players.exact': 'Orðaspil fyrir {count, plural, one {# leikmann} other {# leikmenn}}.',
  'sheet.goal':
    'Leikurinn felst í því að mynda orð úr stafatöflum og tengja þau saman á borðinu. Markmiðið er að ná flestum stigum: nýttu stafina í orðum og á stöðum sem gefa mest og verðlaunareitina sem best.',
  'sheet.totals':
    'Samanlögð stig í einu spili geta numið 400–800 eða meiru, allt eftir færni leikmanna.',
  'sheet.contents':
    'Til leiksins þarf leikborð, {tiles, plural, one {# stafatöflu} other {# stafatöflur}}, {racks, plural, one {# stafastand} other {# stafastanda}} og stafaskjóðu.',
  'sheet.tiles':
    '{letters, plural, one {Á # töflu er bókstafur} other {Á # töflum er bókstafur}} og {blanks, plural, one {# tafla er auð} other {# töflur eru auðar}}.',
  'sheet.tile-points': 'Talan neðst í hægra horni töflunnar segir hve mörg stig hún gefur.',

  'sheet.blank.any':
    'Auða töflu má nota í stað hvaða bókstafs sem er og hún táknar þann sama staf allt til leiksloka.',
  'sheet.blank.named': 'Sá sem leggur hana tilgreinir hvaða staf hún táknar.',
  'sheet.blank.apostrophe': 'Hún má líka tákna úrfellingarmerki.',
  'sheet.blank.without-tile': 'Hún má líka tákna bókstaf sem er ekki á neinni töflu: {letters}.',
  'sheet.blank.zero': 'Gildi auðrar töflu er 0.',
  'sheet.blank.reuse.none':
    'Auð tafla á borðinu er hvorki færð né fengin í skiptum fyrir stafinn sem hún táknar.',
  'sheet.blank.reuse.must-replay':
    'Sá sem á stafinn sem auð tafla á borðinu táknar má skipta á honum og henni og verður að leggja hana í sama leik.',
  'sheet.blank.reuse.may-replay':
    'Sá sem á stafinn sem auð tafla á borðinu táknar má skipta á honum og henni og má leggja hana í sama leik.',

  'sheet.heading.before': 'Áður en leikurinn hefst',
  'sheet.paper': 'Hafið blað og blýant til að skrá stigin.',
  'sheet.table': 'Leikborðið er sett á mitt borðið. Hver leikmaður fær sér stand.',
  'sheet.agree-dictionary': 'Leikmenn koma sér saman um orðabók fyrir fram.',
  'sheet.all-agree':
    'Breyttar reglur gilda aðeins ef allir leikmenn samþykkja þær; annars er spilað eftir þessum.',
  'sheet.hall':
    'Leikmenn tala ekki saman og skoða ekki stafi hinna. Símar eru ekki notaðir við borðin.',
  'sheet.hall.who':
    'Meðan spilað er mega aðeins leikmenn, dómarar og kennarar á vakt vera í salnum.',
  'sheet.hall.tables':
    'Dregið er um borð; í annarri og þriðju umferð sitja nemendur úr sama skóla ekki saman.',
  'sheet.hall.referees':
    'Dómarar eru nemendur og kennarar skólans sem heldur mótið og kennarar úr öðrum skólum sem vilja vera með.',
  'sheet.draw':
    'Allar töflurnar eru settar í skjóðuna og hver leikmaður dregur eina. Sá sem dregur fremsta bókstafinn í stafrófinu á fyrsta leik.',
  'sheet.draw.blank': 'Auð tafla kemur á undan {letter}.',
  'sheet.draw.apostrophe': 'Úrfellingarmerki kemur á eftir {letter}.',
  'sheet.draw.tie.first': 'Ef fleiri en einn draga fremsta stafinn draga þeir aftur. {tiles}',
  'sheet.draw.tie.every':
    'Þeir sem drógu sama bókstaf draga aftur og skera þannig úr um röðina sín á milli. {tiles}',
  'sheet.draw.redraw-keep-out': 'Fyrri töflurnar bíða utan skjóðunnar á meðan.',
  'sheet.draw.redraw-return': 'Fyrri töflunum er fyrst skilað í skjóðuna.',
  'sheet.seating.fixed': 'Leikið er réttsælis.',
  'sheet.seating.by-draw':
    'Stafirnir ráða líka röðinni: vinstra megin við þann sem byrjar setjast hinir í stafrófsröð. Leikið er réttsælis.',
  'sheet.return': 'Töflurnar eru settar aftur í skjóðuna.',
  'sheet.shake': 'Skjóðan er hrist.',
  'sheet.deal':
    'Nú dregur hver leikmaður {count, plural, one {# stafatöflu} other {# stafatöflur}} og raðar þeim á standinn sinn.',
  'sheet.keeper':
    'Stigin eru skráð eftir hvern leik. Einn leikmanna getur verið stigavörður og skráð stig allra.',

  'sheet.heading.turn': 'Þegar þú átt leik',
  'sheet.turn.choices': 'Þú átt þriggja kosta völ: að leggja orð, skipta út stöfum eða sitja hjá.',

  'sheet.exchange.some':
    'Þú mátt nota leik þinn til að skipta út einhverjum eða öllum stöfunum þínum.',
  'sheet.exchange.order':
    'Leggðu þá á hvolf á borðið, dragðu jafn marga nýja úr skjóðunni og settu síðan gömlu stafina aftur í hana.',
  'sheet.exchange.turn': 'Þar með er leik þínum lokið og þú færð engin stig.',
  'sheet.exchange.minBag':
    'Í skjóðunni {count, plural, one {verður að vera minnst # stafur} other {verða að vera minnst # stafir}}.',
  'sheet.exchange.any': 'Skipta má á meðan stafir eru í skjóðunni, en ekki fleirum en þar eru.',
  'sheet.exchange.countsAsPass.yes': 'Stafaskipti teljast hjáseta.',
  'sheet.exchange.countsAsPass.no': 'Stafaskipti teljast ekki hjáseta.',

  'sheet.pass.always':
    'Sitja má hjá hvenær sem er, líka þegar hægt væri að leggja orð. Þú færð engin stig og næsti leikmaður á leik.',
  'sheet.pass.when-stuck': 'Sitja má hjá aðeins ef þú getur ekki lagt neitt orð.',
  'sheet.pass.school':
    'Sá sem getur ekki klárað stafina sína eða myndað orð á borðinu má sitja hjá.',
  'sheet.pass.otherwise': 'Sitja má hjá endranær líka; mótið getur bannað það.',

  'sheet.opening':
    'Fyrsti leikmaður myndar orð úr minnst {count, plural, one {# staf} other {# stöfum}} og leggur það lárétt eða lóðrétt.',
  'sheet.opening.centre.yes': 'Einn stafanna verður að lenda á stjörnureitnum í miðjunni.',
  'sheet.opening.centre.no': 'Orðið má vera hvar sem er á borðinu.',
  'sheet.opening.minLetters':
    'Í þessu orði {count, plural, one {þarf minnst # staf} other {þarf minnst # stafi}}; sá sem á ekkert slíkt orð gefur leikinn áfram til vinstri.',
  'sheet.opening.minLetters.next':
    'Ef enginn á slíkt orð nægja færri stafir, umferð fyrir umferð: {counts}.',

  'sheet.words.allowed': 'Nota má öll orð sem finnast í orðabókinni.',
  'sheet.words.ospd': 'Orðabókin er fjórða útgáfa OSPD; orð sem er ekki í henni er ekki leyft.',
  'sheet.ospd': 'OSPD, fjórða útgáfa',
  'sheet.words.foreign':
    'Erlend orð sem tekin hafa verið upp í málið og finnast í orðabók eru leyfð.',
  'sheet.words.forms': 'Leyfðar orðmyndir: {forms}.',
  'sheet.words.forms.declined': 'Nafnorð, lýsingarorð, töluorð og fornöfn: {forms}.',
  'sheet.words.forms.nouns': 'Nafnorð: {forms}.',
  'sheet.words.forms.as-nouns': 'Lýsingarorð, töluorð og fornöfn: í sömu orðmyndum.',
  'sheet.words.forms.verbs': 'Sagnorð: {forms}.',
  'sheet.words.forms.also': 'Líka leyfð: {forms}.',
  'sheet.words.form': '{form} ({examples})',
  'sheet.words.inflected': 'Beygingarmyndir eru leyfðar, eins og {examples} í dæmum reglnanna.',
  'sheet.words.other-forms': 'Semja má um aðrar orðmyndir.',
  'sheet.words.plurals': 'Orð í fleirtölu eru leyfð.',
  'sheet.words.apostrophe': 'Úrfellingarmerkið á sína eigin töflu og því eru orð með því leyfð.',
  'sheet.words.exclude': 'Ekki má nota: {kinds}.',
  'sheet.lookup.on-challenge':
    'Enginn leitar að orðum í orðabók eða öðrum ritum meðan spilað er. Orðabók er aðeins opnuð ef orð er véfengt.',
  'sheet.lookup.spelling':
    'Aðeins má nota orðabók ef upp kemur ágreiningur um stafsetningu eða ef orð er véfengt.',
  'sheet.lookup.after-play':
    'Enginn leitar að orðum í orðabók eða öðrum ritum meðan spilað er. Orðabók er aðeins opnuð þegar orð hefur verið lagt eða véfengt.',
  'sheet.lookup.open': 'Fletta má upp orði hvenær sem er, líka áður en það er lagt, án refsingar.',

  'sheet.challenge.players':
    'Hver sem efast um orð má véfengja það. Þá er flett upp í orðabókinni sem samið var um.',
  'sheet.challenge.referee': 'Sá sem efast um orð réttir upp hönd og kallar dómarann að borðinu.',
  'sheet.challenge.off-auto-reject':
    'Ekkert er véfengt: orði sem er ekki í orðalistanum er strax hafnað og þú reynir aftur.',
  'sheet.challenge.until.accepted-or-next-move':
    'Það verður að gera áður en stigin eru skráð og næsti leikmaður byrjar.',
  'sheet.challenge.until.referee':
    'Dómarinn skráir alla sem véfengja orðið og flettir fyrst þá upp.',
  'sheet.challenge.until.closed': 'Véfengja má orð þar til dómarinn segir stopp.',
  'sheet.challenge.join':
    'Án dómara mega aðrir slást í hópinn þar til allir hafa svarað; á netinu telst þögn vera nei eftir fimm mínútur, í hægum leik þegar liðinn er sá tími sem leikmaður hefur til að leggja.',
  'sheet.challenge.judged':
    'Aðeins þeim orðum sem eru véfengd er flett upp. Ef eitt þeirra er ótækt eru allir stafir þess leiks teknir til baka.',
  'sheet.challenge.bad.lose-turn':
    'leikmaðurinn tekur stafina sína til baka og næsti leikmaður á leik.',
  'sheet.challenge.bad.lose-game': 'leikmaðurinn tekur stafina sína til baka og tapar leiknum.',
  'sheet.challenge.bystanders':
    'Þeir sem véfengdu það ekki verða líka að sitja hjá í þeirri umferð.',
  'sheet.challenge.bystanders.when': 'Hver þeirra situr hjá þegar röðin kemur næst að honum.',
  'sheet.challenge.good.not-named': 'það stendur; reglurnar nefna enga refsingu fyrir að véfengja.',
  'sheet.challenge.good.none': 'það stendur og sá sem véfengdi tapar engu.',
  'sheet.challenge.good.points':
    'það stendur og sá sem véfengdi tapar {count, plural, one {# stigi} other {# stigum}}.',
  'sheet.challenge.good.points.word':
    'það stendur og sá sem véfengdi tapar {count, plural, one {# stigi} other {# stigum}} fyrir hvert orð sem véfengt var.',
  'sheet.challenge.good.skip-next': 'það stendur og allir sem véfengdu missa úr næstu umferð.',
  'sheet.challenge.good.lose-game': 'það stendur og sá sem véfengdi tapar leiknum.',
  'sheet.challenge.mover':
    'Sá sem lagði það fær {count, plural, one {# aukastig} other {# aukastig}}.',
  'sheet.challenge.mover.word':
    'Sá sem lagði það fær {count, plural, one {# aukastig} other {# aukastig}} fyrir hvert orð sem véfengt var.',
  'sheet.challenge.once':
    'Þótt fleiri en eitt orð í sama leik séu véfengd telst þetta aðeins einu sinni.',
  'sheet.challenge.skip.yes': 'Umferð sem tapast vegna véfengingar telst hjáseta.',
  'sheet.challenge.skip.no': 'Umferð sem tapast vegna véfengingar telst ekki hjáseta.',
  'sheet.challenge.draw.after-window':
    'Nýir stafir eru ekki dregnir fyrr en ljóst er að orðið stendur.',
  'sheet.challenge.draw.at-once':
    'Nýir stafir eru dregnir strax; ef orðið er tekið til baka fara þeir aftur í skjóðuna.',

  'sheet.heading.premiums': 'Verðlaunareitir',
  'sheet.board': 'Á leikborðinu eru {size} × {size} reitir.',
  'sheet.premium.some': 'Sumir reitir gefa aukastig.',
  'sheet.premium.printed': 'Á reitnum stendur hvað hann gefur.',
  'sheet.premium.double-letter': 'tvöfaldar gildi stafs sem er lagður á reitinn.',
  'sheet.premium.triple-letter': 'þrefaldar gildi stafs sem er lagður á reitinn.',
  'sheet.premium.double-word': 'tvöfaldar gildi alls orðsins.',
  'sheet.premium.triple-word': 'þrefaldar gildi alls orðsins.',
  'sheet.premium.star': 'Stjörnureiturinn tvöfaldar gildi fyrsta orðsins.',
  'sheet.premium.star.pink': 'Stjörnureiturinn er bleikur og tvöfaldar gildi fyrsta orðsins.',
  'sheet.premium.letters-first':
    'Stafagildin eru margfölduð fyrst og lögð saman; síðan er allt orðið tvöfaldað eða þrefaldað.',
  'sheet.premium.two':
    'Ef orð þekur tvo reiti sem tvöfalda orð fjórfaldast gildi þess; ef það þekur tvo sem þrefalda orð nífaldast það.',
  'sheet.premium.two.pink':
    'Ef orð þekur tvo bleika reiti fjórfaldast gildi þess; ef það þekur tvo rauða nífaldast það.',
  'sheet.premium.three-times':
    'Um tvo reiti sem þrefalda orð segja reglurnar „þrefaldað þrisvar“ en líka „nífalt“; við teljum nífalt.',
  'sheet.premium.once':
    'Verðlaunareitur gildir aðeins í þeirri umferð sem stafur er lagður á hann. Þegar staf er síðar bætt við orðið teljast aðeins gildi stafanna.',
  'sheet.premium.blank':
    'Þegar auð tafla lendir á verðlaunareit orðs tvöfaldast eða þrefaldast gildi orðsins samt. Á verðlaunareit stafs er gildi hennar áfram 0.',
  'sheet.premium.triple-example':
    'Í dæmi reglnanna lendir fyrsti stafur orðsins {word} á reit sem þrefaldar orð. Framlenging fyrsta orðs yfir stjörnureitinn nær ekki þangað, svo í kennslunni okkar liggur {from} annars staðar.',
  'sheet.colour.light-blue': 'Ljósblár reitur',
  'sheet.colour.dark-blue': 'Dökkblár reitur',
  'sheet.colour.pink': 'Bleikur reitur',
  'sheet.colour.red': 'Rauður reitur',
  'sheet.colour.light-red': 'Ljósrauður reitur',
  'sheet.colour.dark-red': 'Dökkrauður reitur',

  'sheet.heading.counting': 'Stigagjöf',
  'sheet.count.words':
    'Gildi stafanna í hverju orði eru lögð saman, auk verðlaunagildis. Þú færð stig fyrir öll orð sem þú myndar eða breytir í einum leik.',
  'sheet.count.shared':
    'Stafur sem er hluti af tveimur orðum er talinn til stiga í báðum, ásamt verðlaunagildi sínu.',
  'sheet.count.announce': 'Þú lýkur leik þínum með því að leggja saman stigin og tilkynna þau.',
  'sheet.count.compound':
    'Í reglunum stendur líka að hlutar samsetts orðs teljist hver fyrir sig. Við teljum hvert orð á borðinu en aldrei hluta þess: þannig gera aðrar reglur og dæmi.',
  'sheet.count.refill':
    'Síðan dregur þú jafn marga stafi og þú lagðir, svo að þú eigir aftur {count, plural, one {# staf} other {# stafi}}.',
  'sheet.count.empty-bag': 'Þegar skjóðan er tóm spilar þú áfram með þá stafi sem þú átt.',

  'sheet.bonus':
    'Sá sem leggur {tiles, plural, =7 {allar 7 stafatöflurnar} one {# stafatöflu} other {# stafatöflur}} í einum leik fær {points, plural, one {# verðlaunastig} other {# verðlaunastig}} til viðbótar. Þau bætast við síðast, þegar búið er að margfalda.',

  'sheet.heading.laying': 'Að leggja stafi',
  'sheet.laying.join':
    'Næstu leikmenn bæta einum eða fleiri stöfum við þá sem eru á borðinu, snerta minnst einn þeirra og mynda ný orð.',
  'sheet.laying.two-letters': 'Nýju orðin eru minnst tveggja stafa löng.',
  'sheet.laying.line':
    'Alla stafi í einum leik verður að leggja í einni samfelldri röð, lárétt eða lóðrétt; á milli þeirra mega aðeins vera stafir sem þegar eru á borðinu.',
  'sheet.laying.directions': 'Orð liggja lárétt eða lóðrétt, aldrei á ská.',
  'sheet.laying.reading':
    'Þau eru lesin frá vinstri til hægri eða ofan frá og niður, aldrei aftur á bak.',
  'sheet.laying.one-place':
    'Stafirnir verða að mynda eitt heilt orð, sem getur um leið lengt önnur; í einum leik má ekki leggja stafi víðs vegar um borðið.',
  'sheet.laying.neighbours':
    'Snerti stafir aðra stafi í næstu röð verða þeir líka að mynda heil orð, eins og í krossgátu.',
  'sheet.ways':
    'Ný orð má mynda {count, plural, =3 {á þrjá vegu} =5 {á fimm vegu} one {á # veg} other {á # vegu}}:',
  'sheet.way.extend': 'Bæta má einum eða fleiri stöfum við stafi sem þegar eru á borðinu.',
  'sheet.way.extend-both':
    'Bæta má stöfum framan eða aftan við orð á borðinu eða við báða enda í einu.',
  'sheet.way.both-ends': 'Lengja má orð í báða enda í einu.',
  'sheet.way.cross': 'Leggja má orð hornrétt á annað orð og nota einn af stöfum þess.',
  'sheet.way.beside':
    'Leggja má orð samhliða öðru orði þannig að stafirnir sem snertast myndi einnig heil orð.',
  'sheet.way.hook': 'Nýtt orð getur líka bætt staf við orð á borðinu.',
  'sheet.way.bridge':
    'Eða það brúar bil milli stafa sem standa hver í sínu lagi; það getur fyrst gerst í fjórða leik.',
  'sheet.again': 'Sama orðið má leggja oftar en einu sinni í sama spili.',
  'sheet.stay':
    'Ekki má færa eða fjarlægja staf eftir að hann hefur verið lagður, nema orðið reynist ótækt.',

  'sheet.end.out':
    'Leiknum lýkur þegar skjóðan er tóm og einhver leikmanna hefur lagt alla stafina af standinum sínum.',
  'sheet.end.passes':
    '{count, plural, =1 {Honum lýkur líka þegar allir leikmenn hafa setið hjá einu sinni.} =2 {Honum lýkur líka þegar allir leikmenn hafa setið hjá tvisvar í röð.} one {Honum lýkur líka þegar allir leikmenn hafa setið hjá # sinni í röð.} other {Honum lýkur líka þegar allir leikmenn hafa setið hjá # sinnum í röð.}}',
  'sheet.end.scoreless':
    '{count, plural, one {Honum lýkur líka eftir # umferð án stiga.} other {Honum lýkur líka eftir # umferðir í röð án stiga.}}',
  'sheet.end.no-move.yes':
    'Honum lýkur líka þegar allir mögulegir leikir hafa verið leiknir: ef enginn getur klárað stafina sína er spilað þangað til og sá sem getur ekki leikið situr hjá.',
  'sheet.end.no-move.no':
    'Sá sem getur ekki lagt orð má skipta út stöfum eða sitja hjá; leikurinn heldur áfram.',
  'sheet.last-letter': 'Munið: síðasti stafurinn í skjóðunni getur ráðið úrslitum!',

  'sheet.final.always':
    'Stig stafanna sem leikmaður á eftir á standinum eru dregin frá stigum hans.',
  'sheet.final.unless-out':
    'Ef enginn hefur lagt alla stafina sína eru stig stafanna á standinum dregin frá stigum hvers og eins.',
  'sheet.final.never': 'Ekkert er dregið frá fyrir stafi sem eftir eru á standinum.',
  'sheet.final.credit.none': 'Sá sem hefur lagt alla stafina sína fær ekkert aukalega.',
  'sheet.final.credit.single':
    'Sá sem hefur lagt alla stafina sína fær stigin fyrir alla stafi sem hinir eiga eftir.',
  'sheet.final.credit.double':
    'Sá sem hefur lagt alla stafina sína fær tvöföld stigin fyrir alla stafi sem hinir eiga eftir.',
  'sheet.final.example':
    'Dæmi: sá sem á {tiles} eftir tapar {points, plural, one {# stigi} other {# stigum}} og sá sem hefur lagt alla stafina sína fær þau.',
  'sheet.final.misprint':
    'Í reglunum stendur hér {printed}; eftir stöfum þeirra sjálfra eru það {points}, og svo teljum við.',
  'sheet.final.winner': 'Sá vinnur sem hefur flest stig.',
  'sheet.final.advance':
    'Sigurvegari hvers borðs kemst í næstu umferð. Ef þarf er þeim sem urðu í öðru sæti með flest stig líka boðið.',

  'sheet.ties.none': 'Leikmenn með jafn mörg stig deila sætinu.',
  'sheet.ties.before-deduction':
    'Ef stig eru jöfn ráða stigin áður en stafirnir á standinum voru dregnir frá.',
  'sheet.ties.letter-draw':
    'Ef enn er jafnt dregur hver sinn bókstaf: sá er framar sem fær A eða stafinn næst því.',
  'sheet.ties.tables': 'Eins er það milli þeirra sem urðu í öðru sæti á ólíkum borðum.',
  'sheet.ties.draw': 'Auð tafla kemur á undan A og ef stafir eru jafnir er dregið aftur.',

  'sheet.misdraw':
    'Ef í ljós kemur að leikmaður er með of fáa eða of marga stafi missir hann þá umferð. Síðan dregur hann það sem vantar; séu stafirnir of margir snýr hann þeim á hvolf og þeir sem eru umfram teknir af honum.',
  'sheet.misdraw.later': 'Ef það kemur í ljós þegar annar á leik missir hann næstu umferð sína.',
  'sheet.take-back.none': 'Ekki má taka leik til baka.',
  'sheet.take-back.consent': 'Taka má leik til baka ef allir hinir samþykkja.',
  'sheet.take-back.referee': 'Ef dómari er á staðnum má hann leiðrétta mistök.',
};
