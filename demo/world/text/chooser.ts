import type { Random } from '../random.ts';

/** Decides which of several sentences is said next. */
export interface Chooser<T extends object> {
  /** One of the candidates, or `null` when none may be said here any more. */
  choose(candidates: readonly T[], place: string, random: Random): T | null;
}

/**
 * Never says a sentence twice in one place, nor more than `limit` times at all, and takes what was
 * said least: what a reader who pages through all of it needs.
 */
export function sparingChooser<T extends object>(limit: number): Chooser<T> {
  const uses = new Map<T, number>();
  const saidIn = new Map<string, Set<T>>();
  return {
    choose(candidates, place, random) {
      let said = saidIn.get(place);
      if (said === undefined) {
        said = new Set();
        saidIn.set(place, said);
      }
      let fewest = limit;
      let best: T[] = [];
      for (const candidate of candidates) {
        const used = uses.get(candidate) ?? 0;
        if (used > fewest || used >= limit || said.has(candidate)) continue;
        if (used < fewest) best = [];
        fewest = used;
        best.push(candidate);
      }
      if (best.length === 0) return null;
      const chosen = random.pick(best);
      uses.set(chosen, fewest + 1);
      said.add(chosen);
      return chosen;
    },
  };
}

/** Takes any, with no memory: for rows too long to remember. */
export function freeChooser<T extends object>(): Chooser<T> {
  return {
    choose: (candidates, _place, random) =>
      candidates.length === 0 ? null : random.pick(candidates),
  };
}
