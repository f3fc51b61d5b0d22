/** A player as a form holds one. */
import type { Person, PlayerView } from '@taht/tournament';

type Entered = Readonly<Record<string, string>>;

export const personFrom = (entered: Entered, id: string | null): Person => {
  const text = (field: string): string => (entered[field] ?? '').trim();
  return {
    id,
    name: text('name'),
    school: text('school'),
    class: text('class'),
    ageGroup: text('ageGroup'),
    team: text('team'),
    needs: { table: text('table') === '' ? null : Number(text('table')), note: text('note') },
  };
};

export const personOfView = ({
  name,
  school,
  class: form,
  ageGroup,
  team,
  needs,
}: PlayerView): Person => ({
  id: null,
  name,
  school,
  class: form,
  ageGroup,
  team,
  needs: needs ?? { table: null, note: '' },
});
