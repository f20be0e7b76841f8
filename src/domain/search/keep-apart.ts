/**
 * The items in an order in which no two of a kind are neighbours, as far as there is a choice: each
 * is the first that differs from the one before it, unless so many of a kind are left that they
 * could not be separated later.
 *
 * @param items the best first
 */
export function keepApart<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => string,
): readonly Item[] {
  const left = [...items];
  const counts = new Map<string, number>();
  for (const item of left) counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1);
  const ordered: Item[] = [];
  let last: string | undefined;
  while (left.length > 0) {
    const pressing = [...counts].find(([, count]) => count * 2 > left.length)?.[0];
    const wanted = pressing === last ? undefined : pressing;
    const differing = left.findIndex((item) =>
      wanted === undefined ? kindOf(item) !== last : kindOf(item) === wanted,
    );
    const [next] = left.splice(Math.max(0, differing), 1);
    if (next === undefined) break;
    last = kindOf(next);
    counts.set(last, (counts.get(last) ?? 0) - 1);
    ordered.push(next);
  }
  return ordered;
}
