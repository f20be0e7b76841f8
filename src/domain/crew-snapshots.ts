/** So many people who agreed to be counted have to be aboard before anything is told of them. */
export const MIN_CREW = 5;
/** A value that fewer share is told as another. */
export const MIN_SHARING = 3;
/** Any two crews that are ever told of one itinerant differ by so many people, or not at all. */
export const MIN_CHANGED = 3;

/** Those who were counted when numbers were last made, and whether these were told. */
export interface CountedCrew {
  /** Ids of people. */
  readonly members: readonly string[];
  /** False of fewer than `MIN_CREW`. */
  readonly isTold: boolean;
}

/** How many people are in one of two crews, each person once, and not in the other. */
function changedBetween(one: readonly string[], other: readonly string[]): number {
  const [before, after] = [new Set(one), new Set(other)];
  const both = one.filter((id) => after.has(id)).length;
  return before.size + after.size - 2 * both;
}

/**
 * Whether as many have joined and left since a crew was counted that it may be counted anew.
 *
 * @param last null where none was counted
 */
export function hasCrewChanged(last: CountedCrew | null, now: readonly string[]): boolean {
  if (last === null) return now.length >= MIN_CREW;
  return changedBetween(last.members, now) >= MIN_CHANGED;
}

/**
 * What becomes of the numbers of a crew that has changed: whoever subtracts one answer from another
 * must never be left with fewer than `MIN_CHANGED` people, also where others came and went between.
 *
 * @param counted all that were counted before, in any order
 * @returns 'keep' while a crew that was told before is too much like it
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
