import { LISTING_KINDS, type ListingKind } from './vocabulary.ts';

/** Facts of a kind of listing that rules, pages and emails depend on. */
interface KindFacts {
  /** The unit of a reservation: nights between two dates, or seats in sessions of a timetable. */
  readonly unit: 'night' | 'session';
  /** When a guest pays: after the host has approved, or at once, without the host's approval. */
  readonly payment: 'on-approval' | 'on-booking';
  /** The consumer of a unit of each night or session: a reserved room, or a guest. */
  readonly unitPer: 'room' | 'guest';
  /** Address of the pages of its listings, without the id. */
  readonly path: `/${string}`;
}

/** Facts of each kind. A new kind does not compile before it is listed here. */
export const KINDS = {
  stay: { unit: 'night', payment: 'on-approval', unitPer: 'room', path: '/listings' },
  itinerant: { unit: 'night', payment: 'on-approval', unitPer: 'guest', path: '/itinerants' },
  experience: { unit: 'session', payment: 'on-booking', unitPer: 'guest', path: '/experience' },
} as const satisfies Record<ListingKind, KindFacts>;

/**
 * Units of each night or session that a request takes.
 *
 * @param listing with the units of one of its nights; a home of one unit is booked as a whole,
 * whatever its rooms
 */
export function requestedUnits(
  { kind, capacity }: { readonly kind: ListingKind; readonly capacity: number },
  { guests, rooms }: { readonly guests: number; readonly rooms: number },
): number {
  if (KINDS[kind].unitPer === 'guest') return guests;
  return capacity === 1 ? 1 : rooms;
}

type KindWith<Fact extends keyof KindFacts, Value> = {
  [Kind in ListingKind]: (typeof KINDS)[Kind][Fact] extends Value ? Kind : never;
}[ListingKind];

/** Kinds that are reserved by the night. */
export type NightsKind = KindWith<'unit', 'night'>;
/** Kinds whose sessions have seats to reserve. */
export type SessionsKind = KindWith<'unit', 'session'>;

export function isSessionsKind(kind: ListingKind): kind is SessionsKind {
  return KINDS[kind].unit === 'session';
}

/** Whether seats of sessions are reserved, rather than nights. */
export function hasSessions<Subject extends { readonly kind: ListingKind }>(
  subject: Subject,
): subject is Extract<Subject, { readonly kind: SessionsKind }> {
  return isSessionsKind(subject.kind);
}

/** The kinds with a value of a fact, for queries for all of them. */
export function kindsWith<Fact extends keyof KindFacts>(
  fact: Fact,
  value: KindFacts[Fact],
): ListingKind[] {
  return LISTING_KINDS.filter((kind) => KINDS[kind][fact] === value);
}
