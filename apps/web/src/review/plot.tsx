/** Lines by turn, one for each player: drawn for the eye, with a table of the same numbers beside it. */
import css from './plot.module.css';

export interface PlotLine {
  readonly name: string;
  readonly values: readonly number[];
}

export interface PlotProps {
  readonly title: string;
  readonly lines: readonly PlotLine[];
  readonly format: (value: number) => string;
  /** The least range that is drawn. */
  readonly range: readonly [number, number];
}

const WIDTH = 320;
const HEIGHT = 140;
const MARGIN = 6;

export function Plot({ title, lines, format, range }: PlotProps) {
  const all = lines.flatMap(({ values }) => values);
  const low = Math.min(range[0], ...all);
  const high = Math.max(range[1], ...all);
  const count = Math.max(2, ...lines.map(({ values }) => values.length));
  const x = (i: number): number => MARGIN + ((WIDTH - 2 * MARGIN) * i) / (count - 1);
  const y = (value: number): number =>
    HEIGHT - MARGIN - ((HEIGHT - 2 * MARGIN) * (value - low)) / Math.max(1e-9, high - low);
  return (
    <figure class={css.plot}>
      <figcaption>
        {title}
        <ul class={css.legend}>
          {lines.map(({ name }, i) => (
            <li key={i} data-line={i}>
              <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
                <path d="M0 4H24" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <div class={css.scale} aria-hidden="true">
        <span>{format(high)}</span>
        <span>{format(low)}</span>
      </div>
      <svg
        class={css.lines}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          class={css.ground}
          d={`M0 ${y(low)}H${WIDTH}M0 ${y((low + high) / 2)}H${WIDTH}M0 ${y(high)}H${WIDTH}`}
        />
        {lines.map(({ values }, i) => (
          <path
            key={i}
            data-line={i}
            d={values.map((value, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(value)}`).join('')}
          />
        ))}
      </svg>
    </figure>
  );
}
