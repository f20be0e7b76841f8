/** Numbers that look random and are the same for the same seed. */
export interface Chance {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** One of them, undefined for an empty list. */
  oneOf<T>(list: readonly T[]): T | undefined;
}

export function makeChance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, oneOf: (list) => list[below(list.length)] };
}
