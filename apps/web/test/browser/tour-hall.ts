/** The tour of what a tournament shows: on paper, on the wall, to the public. */
import { expect } from '@playwright/test';
import { PRINTS } from '../../src/tournament/print/choice.ts';
import { openDirector, playRound, pupils } from './director.ts';
import { go, settled, type Tour, visit } from './tour-parts.ts';

export async function tournamentHall(tour: Tour): Promise<void> {
  const { look } = tour;
  const cup = await openDirector(tour.server, { preset: 'school-day' });
  const { must } = cup;
  const [director, wall, parent] = [
    await tour.newPage(),
    await tour.newPage(),
    await tour.newPage(),
  ];
  await director.context().addCookies([cup.cookie]);
  const path = `tournament/${cup.tournament}`;
  await visit(tour, parent, ['tournament/AAAA-AAAA', path, `${path}/print`]);
  await visit(tour, director, [`${path}/projector`, `${path}/print/score-sheets`]);
  await must({ kind: 'enter', players: pupils(9, 'uk', 3), status: 'present' });
  await must({ kind: 'begin-stage', stage: 1, runnersUp: null });
  await must({ kind: 'draw-round', stage: 1, round: 1 });
  await go(tour, wall, `${path}/projector`);
  await look(wall, 'the wall, seats by table');
  await wall.keyboard.press('ArrowRight');
  await look(wall, 'the wall, seats by name');
  await must({ kind: 'announce', text: 'Lunch at one' });
  await must({ kind: 'start-clock', seconds: null });
  await expect(wall.locator('[data-scene="playing"]')).toBeVisible();
  await look(wall, 'the wall, the clock runs');
  await go(tour, parent, path);
  await look(parent, 'the public page, the clock runs');
  await playRound(cup, (seat, table) => 300 - 40 * seat + table);
  await expect(wall.getByRole('table')).toBeVisible();
  await look(wall, 'the wall, standings');
  await settled(tour, parent);
  await expect(parent.getByRole('table').first()).toBeVisible();
  await look(parent, 'the public page, standings');
  await go(tour, parent, `embed/${path}`);
  await expect(parent.getByRole('table').first()).toBeVisible();
  await look(parent, 'the standings in a frame');
  await must({
    kind: 'set-prizes',
    prizes: [{ name: 'Overall', among: { kind: 'all' }, places: 1 }],
  });
  await visit(
    tour,
    director,
    ['', ...PRINTS.map((print) => `/${print}`)].map((print) => `${path}/print${print}`),
  );
  cup.close();
}
