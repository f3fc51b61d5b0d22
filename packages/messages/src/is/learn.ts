/** Icelandic: the pages one learns from and reads about Täht on. */
import type { Texts } from '../texts.ts';

/** Their index, how to play, variants, and the words in Ґ. */
export const learn: Texts<'learn'> = {
  'learn.title': 'Læra',
  'learn.intro':
    'Frá fyrsta staf til þess síðasta í skjóðunni: lestu það sem þig vantar og prófaðu.',
  'learn.edition': 'Tungumál orðanna',
  'learn.first-game': 'Fyrsti leikurinn þinn',
  'learn.first-game.about':
    'Leggðu dæmin úr reglunum, og nokkur frá okkur, og sjáðu hvað þau gefa.',
  'learn.how-to-play': 'Svona er spilað',
  'learn.how-to-play.about': 'Allar reglur hverrar útgáfu á einni síðu, til lestrar eða prentunar.',
  'learn.variants': 'Afbrigði og heimareglur',
  'learn.variants.about': 'Hverju hvert þeirra breytir, og leikur með því í einni snertingu.',
  'learn.duplicate': 'Samleikur',
  'learn.duplicate.about':
    'Sömu stafir fyrir alla: leikur fyrir hversu marga sem er, líka í sölum.',
  'learn.strategy': 'Kænska',
  'learn.strategy.about': 'Stuttar síður handa þeim sem vilja vinna oftar.',
  'learn.all': 'Allt námsefnið',

  'howto.title': 'Svona er spilað: {ruleset}',
  'howto.print': 'Prenta þessa síðu',
  'howto.other': 'Aðrar reglur',
  'howto.variants': 'Afbrigði í þessum reglum',
  'howto.different': 'Hverju munar',
  'howto.square': 'Reitur',
  'howto.tiles': 'Stafirnir',
  'howto.letter': 'Stafur',
  'howto.count': 'Fjöldi',
  'howto.points': 'Stig',
  'howto.total': 'Alls {count, plural, one {# stafur} other {# stafir}}',

  'variant.intro':
    'Það má spila á fleiri vegu en reglurnar segja. Komið ykkur saman um eitthvað af þessu áður en þið byrjið; allir við borðið sjá það.',
  'variant.all': 'Öll afbrigði',
  'variant.changes': 'Hvað breytist',
  'variant.rules': 'Miðað við',
  'variant.before': 'Án hennar',
  'variant.after': 'Með henni',
  'variant.nothing': 'Ekkert: þannig er það þegar í þessum reglum.',
  'variant.fixed': 'Þetta eru mótsreglur og við þær bætist þessi heimaregla ekki.',
  'variant.not-friendly': 'Í vinaleik véfengir enginn orð, svo þessi heimaregla á ekki við þar.',
  'variant.own': 'Þetta er grunnreglan hér: {rulesets}.',
  'variant.offered': 'Lýst sem afbrigði hér: {rulesets}.',
  'variant.not-offered': 'Engar reglur lýsa þessu, en leikmönnum líkar það.',
  'variant.open.pass-when-stuck': 'Texta skólamótsins má líka skilja svona (okkar túlkun).',
  'variant.open.draw-at-once':
    'Reglurnar segja ekki hvort dregið er áður en orð er véfengt eða á eftir.',
  'variant.play': 'Spila svona núna',
  'variant.tip': 'Til hvers þetta er gott',
  'variant.tip.blank':
    'Auðar töflur haldast í spilinu, svo geymdu stafinn sem auð tafla á borðinu stendur fyrir: hann getur verið meira virði en nokkur annar.',
  'variant.tip.dictionary':
    'Gott til að læra saman og spila með börnum: enginn þarf að óttast rangt orð.',
  'variant.tip.theme':
    'Veljið þema með mörgum stuttum orðum, til dæmis mat eða dýr, svo að allir eigi möguleika.',
  'variant.tip.opening': 'Leikurinn hefst á lengra orði og borðið opnast fyrr.',
  'variant.tip.bags':
    'Dragðu það sem vantar á standinn: enginn situr uppi með sjö samhljóða og heppnin ræður minna.',
  'variant.tip.exchange': 'Losaðu þig við erfiða stafi í tíma; undir lokin verður að búa við þá.',
  'variant.tip.pass': 'Enginn getur beðið betra færis: sá sem getur leikið verður að leika.',
  'variant.tip.take-back':
    'Fljótfærni spillir ekki kvöldinu; biddu strax, því að hinir gleyma ekki því sem þeir hafa séð.',
  'variant.tip.clock':
    'Æfðu þig að finna gott orð fljótt fremur en það besta seint; hæg klukka hentar leik með daglegu amstri.',
  'variant.tip.challenge':
    'Því dýrari sem röng véfenging er, því meira borgar djarft orð sig; því ódýrari, því öruggari eru byrjendur.',

  'learn.words-in-ge': 'Orð með {letter}',
  'learn.words-in-ge.about':
    'Orð þar sem leggja má úkraínsku töfluna {letter}, og hvað þau merkja.',
  'learn.words-in-ge.intro':
    'Í úkraínska settinu er {count, plural, one {ein tafla} other {# töflur}} með {letter}, að verðmæti {points}. Á síðustu síðu reglnanna eru orð þar sem má leggja hana; þar er prentað {printed} en ritað er {letter}.',
  'learn.words-in-ge.list': 'Öll eru þau í úkraínska orðalistanum okkar nema annað sé tekið fram.',
  'learn.words-in-ge.word': 'Orð',
  'learn.words-in-ge.meaning': 'Hvað það merkir',
  'learn.words-in-ge.hyphen': 'Ekki hægt að leggja: engin tafla er bandstrik.',
};

/** The first game. */
export const tutor: Texts<'tutor'> = {
  'tutor.intro':
    'Hér leggur þú stafina: hvert skref segir hvað þeir gefa og hvers vegna. Þú mátt sleppa hverju sem er og koma aftur síðar.',
  'tutor.do.opening': 'Leggðu {word} yfir stjörnuna: fyrsta orðið gildir tvöfalt.',
  'tutor.do.extend': 'Bættu við orðið á borðinu svo úr verði {word}.',
  'tutor.do.cross': 'Leggðu nú {word} þvert á það með einum af stöfum þess.',
  'tutor.do.parallel': 'Leggðu {word} þétt upp við: hvert stafapar er líka orð.',
  'tutor.do.hook': '{word} gefur hinu orðinu staf og bæði gefa stig.',
  'tutor.do.bridge': 'Byggðu brú á milli orðanna: {word}.',
  'tutor.do.blank': 'Auða taflan er sá stafur sem þú vilt: leggðu {word}.',
  'tutor.do.bonus': 'Leggðu alla {tiles} stafina í einu og fáðu {points} stig að auki: {word}.',
  'tutor.do.exchange': 'Sérðu ekkert orð? Skiptu um stafi: það kostar eina umferð.',
  'tutor.do.challenge': 'Í vinaleik eru orðin skoðuð fyrir þig, eftir reglunum máttu véfengja þau.',
  'tutor.do.end': 'Þegar skjóðan er tóm og einhver er búinn með stafina vinna flest stig.',
  'tutor.tap': 'Snertu staf og síðan reit sem glóir.',
  'tutor.waiting': '{player} bíður eftir fyrsta leiknum þínum.',
  'tutor.more': 'Meira um þetta',
  'tutor.points': '{count, plural, one {# stig} other {# stig}}',
  'tutor.reached': 'Þú ert í skrefi {number} af {count}.',
  'tutor.steps': 'Skref',
  'tutor.way':
    'Aðferð {number} af {count} til að mynda orð í reglunum þínum, með þeirra eigin dæmi.',
  'tutor.way-ours':
    'Aðferð {number} af {count} til að mynda orð í reglunum þínum. Þar er ekkert dæmi: þetta er okkar.',
  'tutor.step': 'Skref {number} af {count}',
  'tutor.next': 'Áfram',
  'tutor.back': 'Til baka',
  'tutor.skip': 'Sleppa',
  'tutor.again': 'Byrja aftur',
  'tutor.show': 'Sýndu mér',
  'tutor.task.across': 'Leggðu {word} lárétt, frá reitnum {square}.',
  'tutor.task.down': 'Leggðu {word} lóðrétt, frá reitnum {square}.',
  'tutor.tiles': 'Þú þarft þessa stafi þína: {tiles}',
  'tutor.how':
    'Snertu staf og síðan reit, eða veldu reit og skrifaðu. Á borðinu færa örvarnar þig og bilsláin skiptir um stefnu.',
  'tutor.right': 'Einmitt: {score, plural, one {# stig} other {# stig}}!',
  'tutor.other':
    'Þetta má leggja og gæfi {score, plural, one {# stig} other {# stig}}. Reyndu nú leikinn úr dæminu.',
  'tutor.why': 'Hvers vegna svona mörg?',
  'tutor.why.letter': '{letter} á {square}, {premium}: {points} × {times} = {total}',
  'tutor.why.word': '{letter} á {square}, {premium}: allt orðið × {times}',
  'tutor.why.blank': 'Auða taflan sem {letter} gefur 0.',
  'tutor.why.spent': '{letter} á {square} var þar fyrir: reiturinn gildir ekki lengur.',
  'tutor.why.bonus': 'Verðlaunastig, {tiles} stafir í einum leik: {points}',
  'tutor.why.total': 'Samtals: {score}',
  'tutor.opening': 'Fyrsta orðið',
  'tutor.opening.text':
    'Fyrsta orðið er að minnsta kosti tveir stafir og hylur stjörnuna í miðjunni, sem tvöfaldar það. Orð liggja lárétt eða lóðrétt, aldrei á ská.',
  'tutor.opening.star-ours':
    'Að stjarnan tvöfaldi orðið er okkar túlkun: reglurnar nefna það ekki.',
  'tutor.extend': 'Stöfum bætt við',
  'tutor.extend.text':
    'Bættu einum eða fleiri stöfum við stafi sem þegar liggja á borðinu: framan við þá, aftan við þá eða á milli þeirra. Allir stafir nýja orðsins teljast, en verðlaunareitir undir þeim gömlu ekki: þeir gilda aðeins í þeirri umferð sem stafur er lagður á þá.',
  'tutor.cross': 'Hornrétt á orð',
  'tutor.cross.text':
    'Settu orð hornrétt á orð sem þegar er á borðinu og notaðu einn af stöfum þess. Sá stafur telst líka til nýja orðsins.',
  'tutor.hook': 'Stafur við annað orð',
  'tutor.hook.text':
    'Nýtt orð getur um leið bætt staf við orð sem fyrir er. Þá gefa bæði orðin stig og stafurinn telst með í báðum.',
  'tutor.bridge': 'Brú milli stafa',
  'tutor.bridge.text':
    'Orð getur myndað brú milli tveggja eða fleiri stafa sem liggja hver í sínu lagi. Til þess þarf þrjú orð á borðinu, svo það er fyrst hægt í fjórða leik.',
  'tutor.parallel': 'Samhliða orði',
  'tutor.parallel.text':
    'Settu heilt orð samhliða öðru, fast upp við það. Allir stafir sem snertast verða þá að mynda orð og hvert þeirra gefur stig.',
  'tutor.blank': 'Auða taflan',
  'tutor.blank.text':
    'Auð tafla er sá stafur sem þú nefnir og verður það áfram. Sjálf gefur hún ekkert, en verðlaunareitur orðs undir henni gildir eins og venjulega.',
  'tutor.bonus': 'Allur standurinn í einu',
  'tutor.bonus.text':
    'Sá sem leggur {tiles} stafatöflur í einum leik fær {points} verðlaunastig til viðbótar; þau bætast við síðast, þegar búið er að margfalda.',
  'tutor.exchange': 'Stafaskipti og hjáseta',
  'tutor.exchange.text':
    'Í stað þess að leggja orð máttu skipta út stöfum eða sitja hjá. Hvorugt gefur stig, en betri standur getur verið þess virði. Reglurnar þínar segja:',
  'tutor.challenge': 'Vafasamt orð',
  'tutor.challenge.text':
    'Heldurðu að orð sé ekki til? Véfengdu það áður en leikurinn heldur áfram. Reglurnar þínar segja:',
  'tutor.end': 'Leikslok',
  'tutor.end.text':
    'Þegar skjóðan er tóm er spilað áfram með þá stafi sem eftir eru. Um leikslok segja reglurnar þínar:',
  'tutor.end.example':
    'Dæmi: þú klárar fyrst og hinn leikmaðurinn á eftir {tiles}, sem gera {points}. Stig hans breytast um {theirs}, þín um {yours}.',
  'tutor.end.printed':
    'Í reglunum stendur {printed} hér; eftir stigunum á töflum þeirra sjálfra eru það {points}.',
  'tutor.done': 'Nú kanntu leikinn. Góða skemmtun!',
  'tutor.play': 'Spilaðu fyrsta leikinn',
  'tutor.rules': 'Allar reglur þessarar útgáfu',
};

/** The pages on strategy. */
export const strategy: Texts<'strategy'> = {
  'strategy.title': 'Kænska',
  'strategy.intro':
    'Átta stuttar síður. Taktu eina hugmynd með í næsta leik og aðra í þann þarnæsta.',
  'strategy.all': 'Allar síður um kænsku',
  'strategy.next': 'Næst: {title}',
  'strategy.short-words': 'Stutt orð',
  'strategy.short-words.1':
    'Tveggja og þriggja stafa orð eru lím leiksins: með þeim leggurðu lengra orð þétt við annað og færð stig fyrir mörg orð í einu.',
  'strategy.short-words.2':
    'Lærðu fyrst tveggja stafa orðin. Þau eru fá og þú þarft þau í hverjum leik.',
  'strategy.short-words.3':
    'Lærðu svo stutt orð með dýrum stöfum: þau breyta þyngsta stafnum á standinum strax í stig.',
  'strategy.short-words.table': 'Hve mörg þau eru',
  'strategy.short-words.length': 'Stafir',
  'strategy.hooks': 'Krókar',
  'strategy.hooks.1':
    'Krókur er stafur sem gerir nýtt orð úr orði á borðinu, framan við það eða aftan. Orðið þitt liggur þar þvert á og bæði gefa stig.',
  'strategy.hooks.2':
    'Líttu á öll orð á borðinu fyrir hvern leik: hvað getur staðið á undan, hvað á eftir?',
  'strategy.hooks.3':
    'Hugsaðu líka um hina: margir krókar við verðlaunareit orðs gleðja næsta leikmann.',
  'strategy.leaves': 'Það sem verður eftir á standinum',
  'strategy.leaves.1':
    'Leikur gefur stig núna, stafirnir sem þú heldur gefa stig síðar. Af tveimur álíka góðum leikjum skaltu velja þann sem skilur betri stafi eftir.',
  'strategy.leaves.2':
    'Taflan sýnir hvers virði það er að jafnaði að halda einum staf, í stigum og miðað við alveg nýjan stand. Tölvan lærði það af {games} leikjum við sjálfa sig.',
  'strategy.leaves.3':
    'Tveir eins stafir eru oftast minna virði en tveir ólíkir. Geymdu auða töflu fyrir stóran leik.',
  'strategy.leaves.keep': 'Borgar sig að halda',
  'strategy.leaves.play': 'Betra að leika fljótlega',
  'strategy.premiums': 'Verðlaunareitir og opnanir',
  'strategy.premiums.1':
    'Dýr stafur á verðlaunareit stafs sem gildir bæði lárétt og lóðrétt gefur tvisvar. Leitaðu að slíkum reitum áður en þú leitar að löngum orðum.',
  'strategy.premiums.2':
    'Verðlaunareitir orða margfalda allt, svo farðu þangað með bestu stafina og opnaðu ekki þrefalt orðgildi fyrir næsta leikmann nema fyrir gott verð.',
  'strategy.premiums.3':
    'Ertu yfir? Haltu borðinu þröngu. Ertu undir? Opnaðu það, því þú þarft pláss fyrir stóra leiki.',
  'strategy.balance': 'Sérhljóðar og samhljóðar',
  'strategy.balance.1':
    'Standur með eintómum sérhljóðum eða samhljóðum er erfiður. Stefndu að svipaðri blöndu og er í skjóðunni.',
  'strategy.balance.2':
    'Í þessu setti eru {vowels} af {letters} bókstöfum sérhljóðar, {percent} %.',
  'strategy.balance.3':
    'Ef þú átt of mikið af öðru skaltu leika nokkrum í einu, þótt annað orð gæfi tveimur eða þremur stigum meira.',
  'strategy.end': 'Botninn á skjóðunni',
  'strategy.end.1':
    'Það sem er hvorki á borðinu né á standinum þínum er í skjóðunni eða hjá hinum. Leikurinn sýnir þér þetta yfirlit hvenær sem er.',
  'strategy.end.2':
    'Leikur getur unnist eða tapast á síðasta stafnum í skjóðunni. Þegar fáir eru eftir skaltu hugsa um hver dregur hann: sá sem klárar fyrst vinnur oft uppgjörið.',
  'strategy.end.3':
    'Þegar skjóðan er tóm og þið eruð tvö veistu hvað er á hinum standinum. Lokaðu besta staðnum hans og haltu þinni leið opinni.',
  'strategy.exchange': 'Hvenær á að skipta',
  'strategy.exchange.1':
    'Skiptu þegar besti leikurinn gefur lítið og skilur eftir slæman stand. Snemma í leik borgar góður standur fljótt fyrir leikinn sem tapaðist.',
  'strategy.exchange.2':
    'Haltu því sem gengur með öllu, eins og auðri töflu og stöfum sem borgar sig að halda, og skilaðu hinu án eftirsjár.',
  'strategy.exchange.3':
    'Seint í leik borga skipti sig sjaldan: of fáir leikir eru eftir til að græða á þeim.',
  'strategy.challenge': 'Hvenær á að véfengja',
  'strategy.challenge.1':
    'Spurðu þig tveggja spurninga: hve viss ertu um að orðið sé rangt og hvað kostar það ef það er rétt?',
  'strategy.challenge.2':
    'Ef misheppnuð véfenging kostar ekkert skaltu véfengja allt sem þú efast um. Ef hún kostar leik eða stig skaltu aðeins gera það þegar þú ert nokkuð viss eða leikurinn ræður úrslitum.',
  'strategy.challenge.3': 'Hvað véfenging kostar hér:',
};

/** What Täht is. */
export const about: Texts<'about'> = {
  'about.title': 'Um Täht',
  'about.what.1':
    'Täht er opið orðaspil með stöfum á sex tungumálum, eftir reglum hvers um sig. Nafnið er eistneska og merkir bæði „bókstafur“ og „stjarna“: stjarnan er reiturinn í miðjunni.',
  'about.what.2':
    'Þú getur spilað við tölvuna, við vini, um eitt tæki eða haldið stigabók við alvöru borð. Í þínu eigin tæki virkar það án nets.',
  'about.promises': 'Það sem við lofum',
  'about.promise.ads': 'Aldrei neinar auglýsingar og ekkert til að kaupa.',
  'about.promise.tracking': 'Enginn fylgist með því sem þú gerir hér og ekkert er sótt annað.',
  'about.promise.draws': 'Hægt er að sannreyna eftir á hvern einasta drátt úr skjóðunni.',
  'about.promise.bots': 'Tölvan sér aðeins sína eigin stafi, eins og aðrir leikmenn.',
  'about.promise.open': 'Allt forritið er opið: hver sem er má lesa það, keyra og breyta.',
  'about.verify': 'Hvernig dráttur er sannreyndur',
  'about.verify.1':
    'Fyrir leikinn er röð dráttanna innsigluð með leynitölu og fingrafar hennar sýnt öllum. Hver leikmaður bætir einhverju í blönduna með því að samþykkja.',
  'about.verify.2':
    'Þegar leiknum er lokið er leynitalan sýnd. Hún verður að passa við fingrafarið og með henni má endurtaka hvern drátt.',
  'about.verify.3': 'Vistaðu skrá leiksins og láttu forritið fara yfir hana: {command}',
  'about.privacy': 'Gögnin þín',
  'about.privacy.1':
    'Leikir við tölvuna og um eitt tæki eru aðeins í þessu tæki. Þeir hverfa þegar þú hreinsar gögn vafrans.',
  'about.privacy.2':
    'Leikir á netinu eru geymdir hjá þjóninum sem þú spilar á, með nafninu sem þú valdir þar. Hvorki þarf aðgang né netfang.',
  'about.privacy.3':
    'Vefkaka man aðeins innskráninguna þína. Þú getur tekið öll gögnin þín með þér eða látið eyða þeim.',

  'about.words.intro':
    'Hvert tungumál á sinn orðalista, gerðan úr frjálsum heimildum. Hann er ekki listi neins útgefanda eða félags.',
  'about.words.list': 'Listi',
  'about.words.count': 'Orð',
  'about.words.policy': 'Hvað er í honum',
  'about.words.sources': 'Gerður úr',
  'about.words.licence': 'Leyfi',
  'about.words.rebuild': 'Hver sem er getur gert hann aftur:',
  'about.words.how': 'Hvernig hann var gerður',
  'about.words.out':
    'Nöfnum, skammstöfunum, orðum með bandstriki og orðum með tákni sem er ekki á neinum staf er alls staðar sleppt.',
  'about.made.et':
    'Heimildin gefur orðmyndir án málfræði. Grunnmyndir voru ráðnar af heilum beygingum og vegnar eftir því sem kemur fyrir í textum; fornöfn, atviksorð og önnur smáorð eru listi frá okkur.',
  'about.made.is':
    'Allar myndir orða með litlum staf; þar sem heimildin hefur aðeins hluta beygingar var hún fyllt út svo langt sem enginn vafi leikur á.',
  'about.made.fi':
    'Grunnmyndir og nafnhættir voru greind með finnskri málfræði; samsett orð eru með aðeins ef þau finnast í notkun. Hatursorðum var sleppt einu í einu.',
  'about.made.uk':
    'Uppflettiorð og nefnifall fleirtölu úr stafsetningarorðabók, einnig orð með úrfellingarmerki og með {letter}.',
  'about.made.tr':
    'Uppflettiorð og nafnhættir úr tveimur frjálsum orðabókum; stafir með hatti teljast eins og þeir án hans.',
  'about.made.en': 'Frjáls listi sem er nálægt þeim sem leikmenn í Norður-Ameríku nota.',
  'about.missing': 'Vantar orð, eða er það rangt?',
  'about.missing.1':
    'Enginn listi er tæmandi. Við borðið ráða leikmenn: komið ykkur saman um orðið, eða spilið án lista og dæmið sjálf.',
  'about.missing.2':
    'Á þjóni skaltu tilkynna orðið þar sem því var hafnað eða það samþykkt: sá sem sér um orðin ákveður og tilkynningar verða hluti af næstu útgáfu listans.',

  'about.licences.own': 'Forritið',
  'about.licences.own.1':
    'Täht er frjálst með leyfinu {licence}: þú mátt nota það, afrita, breyta og gefa áfram ef leyfistextinn fylgir.',
  'about.licences.parts': 'Úr hverju það er gert',
  'about.licences.parts.1': 'Á þessari síðu er verk annarra, hvert með sínu leyfi:',
  'about.licences.all': 'Síða og þjónn: öll leyfi í heild',
  'about.licences.lists': 'Orðalistarnir',
  'about.licences.lists.1':
    'Listarnir eru gögn með eigin leyfum. Þar eru allir nefndir sem þeir eru komnir frá.',
  'about.licences.notice': 'Leyfistexti: {name}',
};
