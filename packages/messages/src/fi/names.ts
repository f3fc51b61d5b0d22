/** Finnish: what the editions, their rules and their house rules are called. */
import type { Names } from '../en/names.ts';

export const names: Names = {
  'language.name': 'suomi',

  'edition.et': 'viro',
  'edition.is': 'islanti',
  'edition.fi': 'suomi',
  'edition.uk': 'ukraina',
  'edition.tr': 'turkki',
  'edition.en': 'englanti',

  'ruleset.et-base': 'Viron säännöt',
  'ruleset.is-base': 'Islannin säännöt',
  'ruleset.fi-base': 'Suomen säännöt',
  'ruleset.uk-base': 'Ukrainan säännöt',
  'ruleset.tr-base': 'Turkkilainen kotipeli',
  'ruleset.tr-school': 'Turkkilainen kouluturnaus',
  'ruleset.en-club': 'Englantilainen kerhopeli',

  'tileset.et-102': 'Viro, 102 laattaa',
  'tileset.is-104-2016': 'Islanti, 104 laattaa (2016)',
  'tileset.is-104-1990': 'Islanti, 104 laattaa (1990)',
  'tileset.is-100-skrafl': 'Islanti, kerhosarja, 100 laattaa',
  'tileset.fi-101': 'Suomi, 101 laattaa',
  'tileset.fi-100': 'Suomi, 100 laattaa',
  'tileset.uk-104': 'Ukraina, 104 laattaa',
  'tileset.en-100': 'Englanti, 100 laattaa',
  'tileset.tr-100': 'Turkki, 100 laattaa',

  'board.std15': 'tavallinen lauta, 15 × 15 ruutua',

  'house-rule.blank-reuse-must': 'Tyhjät laatat kiertoon heti',
  'house-rule.blank-reuse-must.about':
    'Jos sinulla on oikea kirjain, saat vaihtaa sen laudan tyhjään laattaan, joka on pelattava samalla vuorolla.',
  'house-rule.blank-reuse-may': 'Tyhjät laatat kiertoon',
  'house-rule.blank-reuse-may.about':
    'Jos sinulla on oikea kirjain, saat vaihtaa sen laudan tyhjään laattaan ja pelata sen samalla vuorolla tai säästää.',
  'house-rule.open-dictionary': 'Avoin sanakirja',
  'house-rule.open-dictionary.about':
    'Sanan saa tarkistaa sanakirjasta ennen pelaamista ilman rangaistusta: hyvä tapa oppia uusia sanoja.',
  'house-rule.theme': 'Teema',
  'house-rule.theme.about':
    'Sovitte teeman, ja jokainen siihen kuuluva sana antaa lisäpisteitä; muut äänestävät siitä.',
  'house-rule.jacks-to-open': 'Jätkäpari aloittaa (Jacks to Open)',
  'house-rule.jacks-to-open.about':
    'Ensimmäisessä sanassa on oltava vähintään viisi kirjainta; jos kenelläkään ei ole sellaista, neljä riittää, ja sitten vähempi. Sitä ennen vuoron saa jättää väliin tai laattoja vaihtaa (oma tulkintamme).',
  'house-rule.two-bags': 'Kaksi pussia',
  'house-rule.two-bags.about':
    'Vokaalit ja konsonantit ovat eri pusseissa, kummassakin yksi tyhjä laatta, ja valitset itse, kummasta nostat.',
  'house-rule.two-bags-third': 'Kaksi pussia ja kolmas tyhjille',
  'house-rule.two-bags-third.about':
    'Vokaalit, konsonantit ja tyhjät laatat ovat kolmessa pussissa, ja valitset itse, mistä nostat.',
  'house-rule.restricted-exchange': 'Rajoitettu vaihto',
  'house-rule.restricted-exchange.about':
    'Laattoja ei saa vaihtaa, kun pussissa on enää kuusi tai vähemmän.',
  'house-rule.pass-when-stuck': 'Ei turhia väliin jättöjä',
  'house-rule.pass-when-stuck.about': 'Vuoron saa jättää väliin vain, kun mitään ei voi pelata.',
  'house-rule.take-back': 'Siirron saa perua',
  'house-rule.take-back.about':
    'Kaveripeliin: viimeisen siirron saa perua, jos kaikki muut suostuvat.',
  'house-rule.timer-2-minutes': 'Kaksi minuuttia siirrolle',
  'house-rule.timer-2-minutes.about':
    'Jokaiseen siirtoon saa käyttää kaksi minuuttia; sen jälkeen vuoro jää väliin.',
  'house-rule.championship-clock': 'Mestaruuskello',
  'house-rule.championship-clock.about':
    'Jokaisella on 25 minuuttia koko peliin, ja jokainen minuutti yli maksaa 10 pistettä.',
  'house-rule.three-days-a-move': 'Kolme päivää siirrolle',
  'house-rule.three-days-a-move.about':
    'Rauhallinen peli: jokaiseen siirtoon saa käyttää kolme päivää; sen jälkeen vuoro jää väliin.',
  'house-rule.window-20-seconds': 'Kaksikymmentä sekuntia haastaa',
  'house-rule.window-20-seconds.about':
    'Sanan voi haastaa kahdenkymmenen sekunnin ajan; sen jälkeen se jää laudalle.',
  'house-rule.draw-at-once': 'Laatat heti',
  'house-rule.draw-at-once.about':
    'Uudet laatat nostetaan heti sanan jälkeen, ja ne palaavat pussiin, jos sana ei kelpaa.',
  'house-rule.challenge-void': 'Ei vääriä sanoja',
  'house-rule.challenge-void.about':
    'Sana, jota ei ole sanakirjassa, hylätään heti, ja saat yrittää toista.',
  'house-rule.challenge-single': 'Ilmainen haaste',
  'house-rule.challenge-single.about':
    'Väärä sana maksaa pelaajalleen vuoron; epäonnistunut haaste ei maksa mitään.',
  'house-rule.challenge-double': 'Haaste vuoron uhalla',
  'house-rule.challenge-double.about':
    'Väärä sana maksaa pelaajalleen vuoron, ja epäonnistunut haaste maksaa haastajalle seuraavan vuoron.',
  'house-rule.challenge-triple': 'Haaste pelin uhalla',
  'house-rule.challenge-triple.about':
    'Väärällä sanalla häviää heti koko pelin, samoin epäonnistuneella haasteella.',
  'house-rule.challenge-minus-10': 'Epäonnistunut haaste maksaa 10',
  'house-rule.challenge-minus-10.about': 'Epäonnistunut haaste maksaa haastajalle 10 pistettä.',
  'house-rule.challenge-plus-5': 'Epäonnistunut haaste antaa 5',
  'house-rule.challenge-plus-5.about': 'Epäonnistunut haaste antaa sanan pelanneelle 5 pistettä.',
  'house-rule.challenge-plus-10': 'Epäonnistunut haaste antaa 10',
  'house-rule.challenge-plus-10.about': 'Epäonnistunut haaste antaa sanan pelanneelle 10 pistettä.',
  'house-rule.challenge-plus-5-per-word': 'Epäonnistunut haaste antaa 5 sanaa kohti',
  'house-rule.challenge-plus-5-per-word.about':
    'Epäonnistunut haaste antaa sanat pelanneelle 5 pistettä jokaisesta haastetusta sanasta.',
  'house-rule.own': 'Omat muutokset',
  'house-rule.own.about': 'Sääntöjen yksittäisiä kohtia, joita pelaajat ovat muuttaneet.',
};
