/**
 * Minimum number of letters added, left out, changed or swapped with their neighbour that turns
 * `typed` into the beginning of `name` (its first letters only, since the typing may be
 * unfinished), or `limit + 1` when it takes more than `limit`.
 */
export function prefixEditDistance(typed: string, name: string, limit: number): number {
  const columns = Math.min(name.length, typed.length + limit);
  if (typed.length - name.length > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: columns + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= columns; column += 1) {
      const same = typed.charCodeAt(row - 1) === name.charCodeAt(column - 1);
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed.charCodeAt(row - 1) === name.charCodeAt(column - 2) &&
        typed.charCodeAt(row - 2) === name.charCodeAt(column - 1);
      if (swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(limit + 1, ...last);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
