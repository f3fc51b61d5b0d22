/** How several figures went, as lines in a picture: one of them drawn through and filled below, the others dotted. */
import css from './course-lines.module.css';

export interface Course {
  /** At each moment, one for each line. */
  readonly figures: readonly (readonly number[])[];
  readonly width: number;
  readonly height: number;
}

/** Where a moment and a figure stand in the picture. */
export function scaleOf({ figures, width, height }: Course) {
  const all = figures.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  return {
    x: (moment: number): number => (width * moment) / Math.max(1, figures.length - 1),
    y: (figure: number): number => height - (height * (figure - least)) / (most - least),
  };
}

export function CourseLines({ main, ...course }: Course & { readonly main: number }) {
  const { figures, width, height } = course;
  const { x, y } = scaleOf(course);
  const line = (at: number): string =>
    figures.map((each, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(each[at] ?? 0)}`).join('');
  const others = (figures[0] ?? []).map((_, at) => at).filter((at) => at !== main);
  return (
    <>
      <path class={css.area} d={`${line(main)}L${width} ${height}L0 ${height}Z`} />
      {others.map((at, i) => (
        <path key={at} class={css.other} data-line={i} d={line(at)} />
      ))}
      <path class={css.own} d={line(main)} />
    </>
  );
}
