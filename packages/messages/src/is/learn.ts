/** Icelandic: the pages one learns from and reads about Täht on. */
import type { Texts } from '../texts.ts';

/** Their index, how to play, variants, and the words in Ґ. */
export const learn: Texts<'learn'> = {
  'learn.title': 'Læra',
  'learn.intro': 'Frá fyrsta stafnum til þess síðasta: lestu það sem þig vantar og prófaðu svo.',
  'learn.first-game': 'Kennsluleikurinn',
  'learn.first-game.about':
    'Leggðu orðin úr dæmum reglubókarinnar, og nokkur frá okkur, og sjáðu hvað þau gefa.',
  'learn.path': 'Námsleiðin',
  'learn.path.about':
    'Tólf skref frá fyrsta orði að snjöllum leikslokum; í hverju eru þrjár stöður og þjarkur sem þarf að sigra.',
  'learn.how-to-play': 'Svona er spilað',
  'learn.how-to-play.about': 'Hver reglubók á einni síðu, til að lesa eða prenta.',
  'learn.variants': 'Afbrigði og heimareglur',
  'learn.variants.about': 'Sjáðu hverju hvert þeirra breytir og prófaðu það með einni snertingu.',
  'learn.duplicate': 'Samleikur',
  'learn.duplicate.about':
    'Allir fá sömu stafi: leikur fyrir hversu marga sem er, jafnvel heilan sal.',
  'learn.strategy': 'Leikfræði',
  'learn.strategy.about': 'Stuttir kaflar fyrir þau sem vilja vinna oftar.',
  'learn.all': 'Allir kaflar',

  'howto.title': 'Svona er spilað: {ruleset}',
  'howto.print': 'Prenta þessa síðu',
  'howto.other': 'Aðrar reglubækur',
  'howto.variants': 'Afbrigði í þessari reglubók',
  'howto.different': 'Hverju er breytt',
  'howto.square': 'Reitur',
  'howto.tiles': 'Stafirnir',
  'howto.letter': 'Bókstafur',
  'howto.count': 'Fjöldi',
  'howto.points': 'Stig',
  'howto.total': 'Alls: {count, plural, one {# stafur} other {# stafir}}',

  'variant.intro':
    'Það má spila á fleiri vegu en stendur í reglubókinni. Komið ykkur saman um eitthvað af þessu áður en þið byrjið; allir við borðið sjá það.',
  'variant.all': 'Öll afbrigði',
  'variant.changes': 'Hvað breytist',
  'variant.rules': 'Miðað við',
  'variant.before': 'Án hennar',
  'variant.after': 'Með henni',
  'variant.nothing': 'Ekkert: þetta er þegar í þessum reglum.',
  'variant.fixed': 'Þetta eru mótsreglur og þær leyfa ekki þessa heimareglu.',
  'variant.not-friendly': 'Í vináttuleik véfengir enginn, svo þessi heimaregla breytir engu þar.',
  'variant.own': 'Þetta er aðalreglan hér: {rulesets}.',
  'variant.offered': 'Lýst sem afbrigði hér: {rulesets}.',
  'variant.not-offered': 'Þetta er ekki í neinni reglubók en margir halda upp á það.',
  'variant.open.pass-when-stuck': 'Reglur skólamótsins má líka skilja svona (okkar túlkun).',
  'variant.open.draw-at-once':
    'Reglubækurnar segja ekki hvort dregið er á undan véfengingu eða á eftir.',
  'variant.play': 'Spila svona núna',
  'variant.tip': 'Af hverju?',
  'variant.tip.blank':
    'Auðir stafir koma aftur í leik, svo geymdu bókstafinn sem auður stafur á borðinu stendur fyrir: hann getur orðið verðmætasti stafurinn þinn.',
  'variant.tip.dictionary':
    'Gott þegar þið lærið saman eða spilið við börn: enginn þarf að óttast að leggja ógilt orð.',
  'variant.tip.theme':
    'Veljið þema með mörgum stuttum orðum, til dæmis mat eða dýr, svo að allir fái tækifæri.',
  'variant.tip.opening': 'Viðureignin byrjar á lengra orði, svo borðið opnast fyrr.',
  'variant.tip.bags':
    'Dragðu það sem vantar á standinn: enginn situr uppi með sjö samhljóða og heppnin skiptir minna máli.',
  'variant.tip.exchange': 'Losaðu þig tímanlega við erfiða stafi; undir lokin siturðu uppi með þá.',
  'variant.tip.pass': 'Það þýðir ekki að bíða betra færis: ef þú getur leikið verðurðu að leika.',
  'variant.tip.take-back':
    'Ein fljótfærnisvilla eyðileggur ekki kvöldið. Biddu strax, því hin gleyma ekki því sem þau hafa séð.',
  'variant.tip.clock':
    'Æfðu þig í að finna gott orð fljótt í stað þess besta seint. Hæg klukka hentar þegar spilað er með daglegu amstri.',
  'variant.tip.challenge':
    'Því meira sem misheppnuð véfenging kostar, því betur borgar djarft orð sig; því minna sem hún kostar, því betur hentar reglan byrjendum.',

  'learn.words-in-ge': 'Orð með {letter}',
  'learn.words-in-ge.about': 'Orð með úkraínska stafnum {letter} og hvað þau merkja.',
  'learn.words-in-ge.intro':
    'Í úkraínska settinu {count, plural, one {er # stafur} other {eru # stafir}} með {letter} og gildið er {points}. Á síðustu síðu reglubókarinnar eru orð sem má leggja hann í; þar er prentað {printed} en orðin eru rituð með {letter}.',
  'learn.words-in-ge.list': 'Öll eru þau í úkraínsku orðabókinni okkar nema annað sé tekið fram.',
  'learn.words-in-ge.word': 'Orð',
  'learn.words-in-ge.meaning': 'Merking',
  'learn.words-in-ge.hyphen': 'Ekki hægt að leggja: enginn stafur er fyrir bandstrik.',
};

/** The first game. */
export const tutor: Texts<'tutor'> = {
  'tutor.intro':
    'Leggðu stafina: hvert skref sýnir hvað þeir gefa og hvers vegna. Þú getur sleppt hverju sem er og komið aftur síðar.',
  'tutor.do.opening': 'Leggðu {word} yfir stjörnuna: fyrsta orðið gildir tvöfalt.',
  'tutor.do.extend': 'Bættu við orðið á borðinu svo að úr verði {word}.',
  'tutor.do.cross': 'Leggðu nú {word} þvert á það, í gegnum einn af stöfum þess.',
  'tutor.do.parallel':
    'Leggðu {word} þétt upp við orðið á borðinu: stafirnir sem snertast mynda líka orð.',
  'tutor.do.hook': '{word} bætir staf við hitt orðið og bæði gefa stig.',
  'tutor.do.bridge': 'Byggðu brú milli orðanna: {word}.',
  'tutor.do.blank': 'Auður stafur getur verið hvaða bókstafur sem er: notaðu hann í {word}.',
  'tutor.do.bonus': 'Leggðu alla {tiles} stafina í einu og fáðu {points} stig að auki: {word}.',
  'tutor.do.exchange': 'Ekkert orð í augsýn? Skiptu um stafi. Þá á næsti leik.',
  'tutor.do.challenge': 'Í vináttuleik flettir Täht orðunum upp; eftir reglunum véfengir þú þau.',
  'tutor.do.end':
    'Þegar skjóðan er tóm og einhver hefur klárað stafina vinnur sá sem er með flest stig.',
  'tutor.tap': 'Pikkaðu á staf og svo á reit sem glóir.',
  'tutor.waiting': '{player} bíður eftir fyrstu viðureign þinni.',
  'tutor.more': 'Segðu meira',
  'tutor.points': '{count, plural, one {# stig} other {# stig}}',
  'tutor.reached': 'Þú ert á skrefi {number} af {count}.',
  'tutor.steps': 'Skref',
  'tutor.way': 'Leið {number} af {count} til að mynda orð í reglubókinni þinni, með dæmi úr henni.',
  'tutor.way-ours':
    'Leið {number} af {count} til að mynda orð í reglubókinni þinni. Þar er ekkert dæmi, svo þetta er frá okkur.',
  'tutor.step': 'Skref {number} af {count}',
  'tutor.next': 'Áfram',
  'tutor.back': 'Til baka',
  'tutor.skip': 'Sleppa',
  'tutor.again': 'Byrja aftur',
  'tutor.show': 'Sýndu mér',
  'tutor.task.across': 'Leggðu {word} lárétt, frá reitnum {square}.',
  'tutor.task.down': 'Leggðu {word} lóðrétt, frá reitnum {square}.',
  'tutor.tiles': 'Þú þarft þessa stafi: {tiles}',
  'tutor.how':
    'Pikkaðu á staf og svo á reit, eða veldu reit og sláðu inn. Örvalyklarnir færa þig um borðið og bilsláin skiptir um stefnu.',
  'tutor.right': 'Einmitt: {score, plural, one {# stig} other {# stig}}!',
  'tutor.other':
    'Þetta gengur og gæfi {score, plural, one {# stig} other {# stig}}. Prófaðu nú leikinn úr dæminu.',
  'tutor.why': 'Af hverju þessi stig?',
  'tutor.why.letter': '{letter} á {square}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{letter} á {square}, {premium}: allt orðið × {times}',
  'tutor.why.blank': 'Auði stafurinn er {letter} og gefur 0.',
  'tutor.why.spent':
    '{letter} á {square} var þar fyrir, svo verðlaunareiturinn gildir ekki lengur.',
  'tutor.why.bonus': 'Verðlaunastig fyrir {tiles} stafi í einum leik: {points}',
  'tutor.why.total': 'Samtals: {score}',
  'tutor.opening': 'Fyrsta orðið',
  'tutor.opening.text':
    'Fyrsta orðið er minnst tveir stafir og nær yfir stjörnuna í miðjunni, sem tvöfaldar það. Orð liggja lárétt eða lóðrétt, aldrei á ská.',
  'tutor.opening.star-ours':
    'Að stjarnan tvöfaldi orðið er okkar túlkun; reglubókin segir það ekki.',
  'tutor.extend': 'Að lengja orð',
  'tutor.extend.text':
    'Bættu einum eða fleiri stöfum við stafi á borðinu: framan við þá, aftan við þá eða á milli þeirra. Allir stafir nýja orðsins teljast með, en verðlaunareitir undir þeim gömlu ekki: þeir gilda aðeins í þeim leik þegar stafur er lagður á þá.',
  'tutor.cross': 'Þvert á orð',
  'tutor.cross.text':
    'Leggðu orð þvert á orð sem er á borðinu, í gegnum einn af stöfum þess. Sá stafur telst líka með í orðinu þínu.',
  'tutor.hook': 'Stafur við annað orð',
  'tutor.hook.text':
    'Orðið þitt getur líka bætt staf við orð á borðinu. Þá gefa bæði orðin stig og stafurinn telst með í báðum.',
  'tutor.bridge': 'Brú',
  'tutor.bridge.text':
    'Orð getur brúað bilið milli tveggja eða fleiri stafa sem standa ekki saman. Til þess þarf þrjú orð á borðinu, svo það er í fyrsta lagi hægt í fjórða leik.',
  'tutor.parallel': 'Samhliða orði',
  'tutor.parallel.text':
    'Leggðu heilt orð þétt upp við annað, í sömu stefnu. Allir stafir sem snertast verða að mynda orð og hvert þeirra gefur stig.',
  'tutor.blank': 'Auði stafurinn',
  'tutor.blank.text':
    'Auður stafur er sá bókstafur sem þú nefnir og verður það áfram. Sjálfur gefur hann ekkert, en verðlaunareitur orðs undir honum gildir eins og venjulega.',
  'tutor.bonus': 'Allur standurinn í einu',
  'tutor.bonus.text':
    'Ef þú leggur {tiles} stafi í einum leik færðu {points} verðlaunastig til viðbótar; þau bætast við síðast, þegar búið er að margfalda.',
  'tutor.exchange': 'Skipta og sitja hjá',
  'tutor.exchange.text':
    'Í stað þess að leggja orð geturðu skipt um stafi eða setið hjá. Hvorugt gefur stig, en betri stafir geta verið þess virði. Reglubókin þín segir:',
  'tutor.challenge': 'Að véfengja orð',
  'tutor.challenge.text':
    'Heldurðu að orð sé ekki til? Véfengdu það áður en næsti leikur er leikinn. Reglubókin þín segir:',
  'tutor.end': 'Leikslok',
  'tutor.end.text':
    'Þegar skjóðan er tóm er spilað áfram með þá stafi sem eftir eru. Um leikslok segir reglubókin þín:',
  'tutor.end.example':
    'Dæmi: þú klárar fyrst og andstæðingurinn á eftir {tiles}, alls {points}. Stig hans breytast um {theirs}, þín um {yours}.',
  'tutor.end.printed':
    'Í reglubókinni þinni stendur {printed} hér; eftir stigunum á stöfum hennar sjálfrar eru það {points}.',
  'tutor.done': 'Nú kanntu leikinn. Góða skemmtun!',
  'tutor.play': 'Spila fyrstu viðureignina',
  'tutor.rules': 'Allar reglur þessarar útgáfu',
};

/** The pages on strategy. */
export const strategy: Texts<'strategy'> = {
  'strategy.title': 'Leikfræði',
  'strategy.intro':
    'Átta stuttir kaflar. Taktu eina hugmynd með þér í næstu viðureign og aðra í þá þarnæstu.',
  'strategy.all': 'Allir kaflar um leikfræði',
  'strategy.next': 'Næst: {title}',
  'strategy.short-words': 'Stutt orð',
  'strategy.short-words.1':
    'Tveggja og þriggja stafa orð eru lím leiksins: með þeim leggurðu lengra orð þétt upp við annað og færð stig fyrir mörg orð í einu.',
  'strategy.short-words.2':
    'Lærðu tveggja stafa orðin fyrst. Þau eru ekki mörg og þú notar þau í hverri viðureign.',
  'strategy.short-words.3':
    'Lærðu svo stutt orð með stigaháum stöfum: þau breyta verðmætasta stafnum á standinum strax í stig.',
  'strategy.short-words.table': 'Hve mörg þau eru',
  'strategy.short-words.length': 'Stafir',
  'strategy.hooks': 'Krókar',
  'strategy.hooks.1':
    'Krókur er stafur sem þú bætir framan eða aftan við orð á borðinu svo að úr verði nýtt orð. Orðið þitt liggur þvert á það og bæði gefa stig.',
  'strategy.hooks.2':
    'Skoðaðu öll orðin á borðinu fyrir hvern leik: hvað kemst fyrir framan og hvað fyrir aftan?',
  'strategy.hooks.3':
    'Hugsaðu líka um hin: orð með mörgum krókum við verðlaunareit orðs er gjöf til næsta leikmanns.',
  'strategy.leaves': 'Stafirnir sem þú heldur eftir',
  'strategy.leaves.1':
    'Leikur gefur stig núna, stafirnir sem þú heldur eftir gefa stig síðar. Ef tveir leikir gefa álíka mikið skaltu velja þann sem skilur eftir betri stafi.',
  'strategy.leaves.2':
    'Taflan sýnir hve mörgum stigum það skilar að jafnaði að halda einum staf eftir, miðað við alveg nýja stafi. Tölvan lærði það af {games} viðureignum við sjálfa sig.',
  'strategy.leaves.3':
    'Tveir eins stafir eru oftast minna virði en tveir ólíkir. Geymdu auðan staf fyrir stóran leik.',
  'strategy.leaves.keep': 'Gott að halda eftir',
  'strategy.leaves.play': 'Betra að losna við fljótt',
  'strategy.premiums': 'Verðlaunareitir og opnanir',
  'strategy.premiums.1':
    'Verðmætur stafur á reit sem margfaldar stafinn gefur stig tvisvar ef hann er bæði í láréttu og lóðréttu orði. Leitaðu að slíkum reitum áður en þú leitar að löngum orðum.',
  'strategy.premiums.2':
    'Verðlaunareitir orða margfalda allt, svo farðu þangað með bestu stafina og opnaðu ekki þrefalt orðgildi fyrir næsta leikmann nema það borgi sig vel.',
  'strategy.premiums.3':
    'Ertu yfir? Haltu borðinu þröngu. Ertu undir? Opnaðu það: þú þarft pláss fyrir stóra leiki.',
  'strategy.balance': 'Sérhljóðar og samhljóðar',
  'strategy.balance.1':
    'Erfitt er að leika með eintóma sérhljóða eða eintóma samhljóða á standinum. Stefndu að svipaðri blöndu og er í skjóðunni.',
  'strategy.balance.2': 'Í þessu setti eru {vowels} af {letters} bókstöfum sérhljóðar: {percent}%.',
  'strategy.balance.3':
    'Of margir af annarri gerðinni? Leiktu nokkrum í einu, þótt annað orð gefi tveimur eða þremur stigum meira.',
  'strategy.end': 'Þegar skjóðan tæmist',
  'strategy.end.1':
    'Stafir sem eru hvorki á borðinu né á standinum þínum eru í skjóðunni eða hjá hinum. Þú getur alltaf séð hve margir þeir eru.',
  'strategy.end.2':
    'Viðureign getur unnist eða tapast á síðasta stafnum í skjóðunni. Þegar fáir eru eftir skaltu hugsa um hver dregur hann: sá sem klárar fyrst græðir oft á uppgjörinu.',
  'strategy.end.3':
    'Þegar skjóðan er tóm og þið eruð tvö veistu hvað er á hinum standinum. Lokaðu besta staðnum fyrir andstæðingnum og haltu þinni leið opinni.',
  'strategy.exchange': 'Hvenær á að skipta',
  'strategy.exchange.1':
    'Skiptu þegar besti leikurinn gefur lítið og skilur eftir slæma stafi. Snemma í viðureign bæta góðir stafir fljótt upp leikinn sem fór í skiptin.',
  'strategy.exchange.2':
    'Haltu því eftir sem gengur með öllu, eins og auðum staf og öðrum góðum stöfum, og skilaðu hinu.',
  'strategy.exchange.3':
    'Seint í viðureign borgar sig sjaldan að skipta: of fáir leikir eru eftir til að græða á því.',
  'strategy.challenge': 'Hvenær á að véfengja',
  'strategy.challenge.1':
    'Spurðu þig að tvennu: hve viss ertu um að orðið sé ógilt, og hvað kostar það þig ef það er gilt?',
  'strategy.challenge.2':
    'Ef misheppnuð véfenging kostar ekkert skaltu véfengja allt sem þú efast um. Ef hún kostar leik eða stig skaltu aðeins gera það þegar þú ert nokkuð viss eða orðið ræður úrslitum.',
  'strategy.challenge.3': 'Hvað misheppnuð véfenging kostar hér:',
};

/** What Täht is. */
export const about: Texts<'about'> = {
  'about.title': 'Um Täht',
  'about.what.1':
    'Täht er opið orðaspil á sex tungumálum og hvert þeirra fylgir sinni reglubók. Nafnið er eistneska og merkir bæði „bókstafur“ og „stjarna“: stjarnan er reiturinn í miðjunni.',
  'about.what.2':
    'Spilaðu við þjarka eða við vini, á netinu eða saman í einu tæki, eða láttu Täht telja stigin við alvöru borð. Í tækinu þínu virkar Täht líka án nettengingar.',
  'about.promises': 'Loforðin okkar',
  'about.promise.ads': 'Aldrei auglýsingar og ekkert til sölu.',
  'about.promise.tracking': 'Enginn fylgist með þér og ekkert er sótt af öðrum vefjum.',
  'about.promise.draws': 'Þú getur sannreynt hvern drátt úr skjóðunni eftir á.',
  'about.promise.bots': 'Þjarkar sjá aðeins sína eigin stafi, eins og aðrir leikmenn.',
  'about.promise.open': 'Allt forritið er opið: hver sem er má lesa það, keyra og breyta því.',
  'about.verify': 'Hvernig drátturinn er sannreyndur',
  'about.verify.1':
    'Fyrir viðureignina ákveður leynitala röð dráttanna og allir sjá fingrafar hennar. Hver leikmaður leggur sitt í blönduna með því að samþykkja reglurnar.',
  'about.verify.2':
    'Í leikslok er leynitalan sýnd. Hún verður að stemma við fingrafarið og með henni getur hver sem er endurtekið hvern drátt.',
  'about.verify.3': 'Vistaðu viðureignina og láttu forritið fara yfir skrána: {command}',
  'about.privacy': 'Gögnin þín',
  'about.privacy.1':
    'Viðureignir við þjarka og þær sem þið spilið saman í sama tæki eru aðeins geymdar í tækinu. Þær hverfa ef þú hreinsar gögn vafrans.',
  'about.privacy.2':
    'Netþjónninn sem þú spilar á geymir viðureignir þínar á netinu undir nafninu sem þú valdir þar. Þú þarft hvorki aðgang né netfang.',
  'about.privacy.3':
    'Vefkaka man innskráninguna þína, annað ekki. Þú getur sótt öll gögnin þín eða látið eyða þeim.',

  'about.words.intro':
    'Hvert tungumál á sinn orðalista, gerðan úr frjálsum heimildum. Hann er ekki listi neins útgefanda eða félags.',
  'about.words.list': 'Listi',
  'about.words.count': 'Orð',
  'about.words.policy': 'Hvað er í honum',
  'about.words.sources': 'Heimildir',
  'about.words.licence': 'Leyfi',
  'about.words.rebuild': 'Hver sem er getur smíðað hann aftur:',
  'about.words.how': 'Hvernig hann var gerður',
  'about.words.out':
    'Í engum listanum eru nöfn, skammstafanir, orð með bandstriki eða orð með tákni sem enginn stafur er til fyrir.',
  'about.made.et':
    'Í heimildinni eru orðmyndir án málfræði. Við leiddum grunnmyndir af heilum beygingum og vógum þær eftir því hve oft þær koma fyrir í textum; fornöfn, atviksorð og önnur smáorð koma af okkar eigin lista.',
  'about.made.is':
    'Allar orðmyndir með litlum upphafsstaf. Þar sem heimildin sýnir aðeins hluta beygingarinnar fylltum við í eyðurnar ef enginn vafi lék á.',
  'about.made.fi':
    'Við fundum grunnmyndir og nafnhætti með finnsku málfræðiforriti; samsett orð eru aðeins með ef þau finnast í notkun. Hatursorð tókum við út hvert fyrir sig.',
  'about.made.uk':
    'Uppflettiorð og nefnifall fleirtölu úr stafsetningarorðabók, líka orð með úrfellingarmerki og með {letter}.',
  'about.made.tr':
    'Uppflettiorð og nafnhættir úr tveimur frjálsum orðabókum. Bókstafur með hatti telst sá sami og án hans.',
  'about.made.en': 'Frjáls listi, líkur þeim sem leikmenn í Norður-Ameríku nota.',
  'about.missing': 'Vantar orð eða er orð rangt?',
  'about.missing.1':
    'Enginn listi er tæmandi. Við borðið ráða leikmenn: komið ykkur saman um orðið, eða spilið án orðabókar og dæmið sjálf.',
  'about.missing.2':
    'Á netþjóni geturðu látið vita af orðinu þar sem því var hafnað eða það samþykkt. Þau sem sjá um orðin ákveða og ábendingar rata í næstu útgáfu listans.',

  'about.licences.own': 'Forritið',
  'about.licences.own.1':
    'Täht er frjálst undir leyfinu {licence}: þú mátt nota það, afrita, breyta og deila því svo lengi sem leyfistextinn fylgir.',
  'about.licences.parts': 'Úr hverju það er smíðað',
  'about.licences.parts.1': 'Á þessari síðu eru verk annarra, hvert með sínu leyfi:',
  'about.licences.all': 'Síða og netþjónn: öll leyfi í heild',
  'about.licences.lists': 'Orðalistarnir',
  'about.licences.lists.1':
    'Hver orðalisti er með sitt eigið leyfi. Í leyfistextunum eru allar heimildir nefndar.',
  'about.licences.notice': 'Leyfistexti: {name}',
};

export const path: Texts<'path'> = {
  'path.title': 'Námsleiðin',
  'path.about':
    'Hvert skref kennir eitt atriði: lestu, spreyttu þig á þremur stöðum og sigraðu svo tvisvar þjark af þeim styrkleika.',
  'path.step': 'Skref {number} af {all}',
  'path.positions': '{done} af {all} stöðum',
  'path.wins': '{won} af {all} sigrum',
  'path.passed': 'lokið',
  'path.position': 'Staða {number}',
  'path.task-seen': 'Finndu slíkan leik. Sá besti gefur {score} stig.',
  'path.task-weighed': 'Finndu besta leikinn eða einhvern nærri því eins góðan.',
  'path.check': 'Athuga',
  'path.show': 'Sýna lausn',
  'path.right': 'Einmitt: {score} stig.',
  'path.other': 'Hann gefur {score} stig en leitað er að annars konar leik.',
  'path.few': 'Rétt hugmynd, en annar leikur gefur miklu meira.',
  'path.weaker': 'Til er leikur sem er {points} stigum meira virði þegar allt er talið.',
  'path.solution': 'Ein lausn: {move}',
  'path.exchange': 'Skipta út völdum stöfum',
  'path.choose': 'Snertu stafina sem þú vildir skipta út.',
  'path.win': 'Sigraðu nú tvisvar: {player}',
  'path.play': 'Spila: {player}',
  'path.next': 'Næsta skref',
  'path.first': 'Leystu fyrst stöðurnar þrjár og spilaðu svo.',
  'path.done': 'leyst',
  'path.all': 'Öllum tólf skrefunum er lokið.',
  'path.rung.short': 'Stutt orð',
  'path.rung.short.about':
    'Tveggja og þriggja stafa orð komast nánast alls staðar fyrir. Leggðu verðmætan staf þar sem hann telst í tveimur orðum í einu.',
  'path.rung.hooks': 'Krókar',
  'path.rung.hooks.about':
    'Oft má bæta einum staf framan eða aftan við orð á borðinu. Leggðu þitt orð í gegnum þann staf og þú færð stig fyrir bæði.',
  'path.rung.extend': 'Lengri orð',
  'path.rung.extend.about':
    'Orð á borðinu getur lengst um marga stafi. Allir stafir þess gefa þá stig aftur.',
  'path.rung.parallel': 'Hlið við hlið',
  'path.rung.parallel.about':
    'Leggðu orðið þétt við annað orð. Stafir sem snertast mynda stutt orð og hvert þeirra gefur stig.',
  'path.rung.letters': 'Verðlaunareitir stafs',
  'path.rung.letters.about':
    'Verðmætur stafur á reit sem tvöfaldar hann eða þrefaldar gefur mikið. Skerist þar tvö orð telst hann í báðum.',
  'path.rung.words': 'Verðlaunareitir orðs',
  'path.rung.words.about':
    'Sumir reitir tvöfalda eða þrefalda allt orðið. Oft er betra að ná þangað en að leggja lengra orð annars staðar.',
  'path.rung.bonus': 'Allir stafirnir',
  'path.rung.bonus.about':
    'Ef þú klárar alla stafina í einum leik færðu mörg verðlaunastig. Leitaðu að algengum forskeytum og endingum og sjáðu hvað er eftir.',
  'path.rung.blank': 'Auði stafurinn',
  'path.rung.blank.about':
    'Auður stafur getur verið hvaða bókstafur sem er en gefur sjálfur engin stig. Geymdu hann fyrir leik sem gefur mikið, til dæmis alla stafina í einu.',
  'path.rung.rack': 'Góðir stafir á standinum',
  'path.rung.rack.about':
    'Stafirnir sem þú geymir ráða næsta leik. Það borgar sig að fá nokkrum stigum minna ef þú heldur stöfum sem fara vel saman.',
  'path.rung.exchange': 'Skipti',
  'path.rung.exchange.about':
    'Þegar ekkert gott passar skaltu skipta út erfiðu stöfunum og halda þeim góðu. Það kostar einn leik en þeir næstu gefa meira.',
  'path.rung.closing': 'Að loka borðinu',
  'path.rung.closing.about':
    'Leikurinn þinn opnar líka reiti fyrir næsta leikmann. Þegar tveir leikir eru álíka góðir skaltu velja þann sem gefur minna færi á sér.',
  'path.rung.end': 'Lokin',
  'path.rung.end.about':
    'Þegar skjóðan er tóm veistu hvaða stafi andstæðingurinn hefur. Hugsaðu fram í tímann: hver klárar fyrst og með hvaða orði?',
};
