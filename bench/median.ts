/** The middle of some figures; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no figures');
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2;
}

/** The figure that `share` (0 to 1) of them don't exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** What two ways did in turn, round after round, so that a busy moment meets both. */
export interface Duel {
  /** Median of the rounds' ratios. */
  readonly ratio: number;
  readonly ours: number;
  readonly reference: number;
  /** Least and greatest ratio of a round. */
  readonly spread: readonly [number, number];
}

/** Measures `ours` and `reference` in turn, the one that begins changing with each round. */
export async function duel(
  rounds: number,
  ours: () => Promise<number>,
  reference: () => Promise<number>,
): Promise<Duel> {
  const pairs: { ours: number; reference: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) {
      const first = await ours();
      pairs.push({ ours: first, reference: await reference() });
    } else {
      const first = await reference();
      pairs.push({ ours: await ours(), reference: first });
    }
  }
  const ratios = pairs.map((pair) => pair.ours / pair.reference);
  return {
    ratio: median(ratios),
    ours: median(pairs.map((pair) => pair.ours)),
    reference: median(pairs.map((pair) => pair.reference)),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}
