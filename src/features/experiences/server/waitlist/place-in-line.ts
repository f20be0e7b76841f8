import type { WaitingPerson } from '../store/waitlist.ts';

/** Somebody's place in a line; null where they don't wait. */
export type WaitlistPlace = {
  readonly state: 'waiting' | 'offered';
  readonly seats: number;
  readonly ahead: number;
  readonly offerUntil: string | null;
} | null;

/** The place of a person in a line that is in order. */
export function placeIn(line: readonly WaitingPerson[], userId: string): WaitlistPlace {
  const at = line.findIndex((each) => each.userId === userId);
  const mine = line[at];
  if (mine === undefined) return null;
  const { state, seats, offerUntil } = mine;
  return {
    state: state === 'offered' ? 'offered' : 'waiting',
    seats,
    ahead: line.slice(0, at).filter((each) => each.state === 'waiting').length,
    offerUntil: offerUntil?.toString() ?? null,
  };
}
