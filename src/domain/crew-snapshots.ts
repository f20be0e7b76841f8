/** Fewest people aboard who agreed to be counted for any numbers to be shown. */
export const MIN_CREW = 5;
/** A value that fewer people share is shown as "other". */
export const MIN_SHARING = 3;
/** Any two crews ever shown for one itinerant differ by at least so many people, or not at all. */
export const MIN_CHANGED = 3;

/** The people counted when numbers were last made, and whether these were shown. */
export interface CountedCrew {
  /** Ids of people. */
  readonly members: readonly string[];
  /** False of fewer than `MIN_CREW`. */
  readonly isTold: boolean;
}

/** How many people are in one of two crews but not in the other, each counted once. */
function changedBetween(one: readonly string[], other: readonly string[]): number {
  const [before, after] = [new Set(one), new Set(other)];
  const both = one.filter((id) => after.has(id)).length;
  return before.size + after.size - 2 * both;
}

/**
 * Whether enough people have joined and left since the last count for a new one.
 *
 * @param last null where none was counted
 */
export function hasCrewChanged(last: CountedCrew | null, now: readonly string[]): boolean {
  if (last === null) return now.length >= MIN_CREW;
  return changedBetween(last.members, now) >= MIN_CHANGED;
}

/**
 * Decides about the numbers of a crew that has changed: subtracting one answer from another must
 * never leave fewer than `MIN_CHANGED` people, also where others joined and left between.
 *
 * @param counted all that were counted before, in any order
 * @returns 'keep' while a crew that was shown before is too similar
 */
export function nextCrew(
  counted: readonly CountedCrew[],
  now: readonly string[],
): 'tell' | 'silent' | 'keep' {
  if (now.length < MIN_CREW) return 'silent';
  const isApart = counted
    .filter(({ isTold }) => isTold)
    .every(({ members }) => changedBetween(members, now) >= MIN_CHANGED);
  return isApart ? 'tell' : 'keep';
}
