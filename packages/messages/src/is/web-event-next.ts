/** Icelandic: what comes next at the desk, and what it leads to. */
import type { WebEventNext } from '../en/web-event-next.ts';

export const webEventNext: WebEventNext = {
  'desk.tie.title':
    'Jafnir í fyrsta sæti: {players}. Dregnir eru stafir: sá sem er næst upphafi stafrófsins verður ofar, auð tafla fremst.',
  'desk.tie.prize':
    'Jafnir í verðlaunasæti: {players}. Dregnir eru stafir: sá sem er næst upphafi stafrófsins verður ofar, auð tafla fremst.',
  'desk.tie.places': '{count, plural, one {# þeirra heldur áfram.} other {# þeirra halda áfram.}}',
  'desk.tie.first': 'Sá sem verður fyrstur vinnur borðið og heldur áfram.',
  'desk.tie.first-and-second':
    'Sá sem verður fyrstur vinnur borðið og heldur áfram; sá næsti er í öðru sæti þar og getur enn komist áfram meðal þeirra bestu úr öðru sæti.',
  'desk.tie.second':
    'Sá sem verður fyrstur er í öðru sæti við borðið. Af öllum í öðru sæti halda þeir bestu áfram, samtals {count}.',
  'desk.outlook.winners':
    '{count, plural, one {# sigurvegari borðs heldur áfram.} other {# sigurvegarar borða halda áfram.}}',
  'desk.outlook.makes':
    'Með {seconds} úr öðru sæti: {players, plural, one {# leikmaður} other {# leikmenn}}, {tables}.',
  'desk.outlook.final': 'Það er úrslitaborðið.',
  'desk.tables-of':
    '{count, plural, one {# borð með {seats} leikmönnum} other {# borð með {seats} leikmönnum}}',
  'desk.change.before': '{stage}: með þessari leiðréttingu hefðu aðrir átt að halda áfram.',
  'desk.change.after':
    '{stage}: úrslit voru leiðrétt eftir dráttinn og aðrir hefðu átt að halda áfram.',
  'desk.change.comes': 'Ættu að leika: {players}.',
  'desk.change.goes': 'Ættu ekki að leika: {players}.',
  'desk.change.tied': 'Jafnir, svo óljóst er hver ætti að leika: {players}.',
  'desk.change.redo-about':
    'Ekkert er enn skráð í þessum áfanga: hægt er að afturkalla dráttinn og hefja áfangann að nýju, eða láta allt standa.',
  'desk.change.redo': 'Afturkalla drátt áfangans',
  'desk.change.late':
    'Þegar er leikið í þessum áfanga: hægt er að láta allt standa, eða afturkalla úrslit hans og drátt undir „{log}“ og hefja hann að nýju.',
  'desk.correct-anyway': 'Leiðrétta samt',
  'desk.found': '{count, plural, one {# leikmaður fannst:} other {# leikmenn fundust:}}',
  'desk.unseated': 'Án sætis í þessari umferð: {players}.',
  'desk.rest-about.small-tables':
    'Tveir þeirra leika hvor gegn öðrum: hvor fær fleiri leiki og stigin verða hærri en við stærri borð.',
  'desk.rest-about.bye':
    'Einn þeirra situr hjá í þessari umferð og fær það sem reglurnar gefa fyrir það.',
  'desk.next.answer-calls': 'Kallað er á dómara.',
  'desk.calling': 'kallar á dómara',
  'desk.called-by': 'Kallaði á dómara: {by}',
  'desk.call-reason.challenge': 'véfenging',
  'desk.call-reason.tiles': 'rangur stafafjöldi',
  'desk.call-reason.score': 'stigin',
  'desk.call-reason.rules': 'spurning um reglurnar',
  'desk.end-call': 'Dómarinn er búinn að koma',
  'desk.next.sit-down':
    'Dregið hefur verið um sæti. Prentaðu þau eða sýndu, láttu alla setjast og settu svo klukkuna af stað.',
  'desk.print-badges': 'Prenta barmmerki',
  'desk.close-unplayed': 'Enn óleikið: {stages}.',
  'desk.no-prizes': 'Engin verðlaun hafa verið ákveðin.',
  'desk.to-prizes': 'Ákveða verðlaun',
  'desk.waits': 'Ekkert samband. Það sem þú skráðir er geymt og sent af sjálfu sér.',
  'desk.next.await-before': 'Stigin eru jöfn: beðið er eftir stigum fyrir frádrátt.',
  'desk.waits-for.table': 'Sætið við borðið er óráðið, jafnir eru {tied}. Vantar: {players}.',
  'desk.waits-for.field': 'Óráðið er hver heldur áfram, jafnir eru {tied}. Vantar: {players}.',
  'desk.waits-for.title': 'Fyrsta sætið er óráðið, jafnir eru {tied}. Vantar: {players}.',
  'desk.waits-for.prize': 'Verðlaunasæti er óráðið, jafnir eru {tied}. Vantar: {players}.',
  'desk.to-before': 'Bæta við stigum sem vantar',
};
