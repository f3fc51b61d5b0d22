/** Everything that a round needs, one after the other: printed at once when the seats have been drawn. */
import { Fragment } from 'preact';
import { type PrintProps, ROUND_PRINTS } from './choice.ts';
import { None } from './paper.tsx';
import { ROUND_PAPERS } from './round-papers.ts';

export function WholeRound(props: PrintProps) {
  const { view, choice } = props;
  if (choice.round === undefined) return <None of="rounds" />;
  const hasSchools = view.players.some(({ school }) => school !== '');
  return ROUND_PRINTS.filter(
    (print) => choice.papers.includes(print) && (hasSchools || print !== 'seats-by-school'),
  ).map((print) => {
    const Papers = ROUND_PAPERS[print];
    return (
      <Fragment key={print}>
        <Papers {...props} />
      </Fragment>
    );
  });
}
