/** Icelandic: the foot of the page, and the pages one learns from and reads about Täht on. */
import type { WebLearnTexts } from '../en/web-learn.ts';

export const webLearn: WebLearnTexts = {
  'footer.about': 'Um Täht',
  'footer.words': 'Um orðin',
  'footer.licences': 'Leyfi',
  'footer.more': 'Meira um Täht',

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
