interface Covered {
  readonly guests: number;
  readonly amount: number;
}

/** Maximum rows of the table. */
const MAX_ROWS = 6;

/**
 * The rows of the amounts that a host covers when fewer guests come: all of a small group; for a
 * large one the first, the last and some evenly between.
 *
 * @param covered from all guests to none
 */
export function shownCovered<Row extends Covered>(covered: readonly Row[]): Row[] {
  if (covered.length <= MAX_ROWS) return [...covered];
  const last = covered.length - 1;
  const positions = Array.from({ length: MAX_ROWS }, (_, at) =>
    Math.round((at * last) / (MAX_ROWS - 1)),
  );
  return covered.filter((_, at) => positions.includes(at));
}
