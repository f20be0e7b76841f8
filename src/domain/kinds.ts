import { LISTING_KINDS, type ListingKind } from './vocabulary.ts';

/** Facts of a kind of listing that rules, pages and emails depend on. */
interface KindFacts {
  /** The unit of a reservation: nights between two dates, or seats in sessions of a timetable. */
  readonly unit: 'night' | 'session';
  /** When a guest pays: after the host has approved, or at once, without the host's approval. */
  readonly payment: 'on-approval' | 'on-booking';
  /**
   * When a guest who has paid sees how to get there and in: shortly before the arrival, or at once,
   * since other people come to the place too.
   */
  readonly arrivalDetails: 'before-arrival' | 'at-once';
  /** The consumer of a unit of each night or session: a reserved room, or a guest. */
  readonly unitPer: 'room' | 'guest';
  /** Whether its guests board in one place and leave in another. */
  readonly travels: boolean;
  /** Whether its host opens and closes single nights, instead of changing dates of their own. */
  readonly hasNightsToBlock: boolean;
  /** Whether its guests record the speed of the wifi while they are there. */
  readonly hasWifiToMeasure: boolean;
  /** Whether it writes to its guests by itself, at moments of their stay. */
  readonly hasScheduledMessages: boolean;
  /** Address of its results. */
  readonly resultsPath: `/${string}`;
  /** Address of the pages of its listings, without the id. */
  readonly path: `/${string}`;
}

/** The unit that is reserved. A new one does not compile before each choice by it has its case. */
export type Unit = KindFacts['unit'];

/** Facts of each kind. A new kind does not compile before it is listed here. */
export const KINDS = {
  stay: {
    unit: 'night',
    payment: 'on-approval',
    arrivalDetails: 'before-arrival',
    unitPer: 'room',
    travels: false,
    hasNightsToBlock: true,
    hasWifiToMeasure: true,
    hasScheduledMessages: true,
    resultsPath: '/',
    path: '/listings',
  },
  itinerant: {
    unit: 'night',
    payment: 'on-approval',
    arrivalDetails: 'before-arrival',
    unitPer: 'guest',
    travels: true,
    hasNightsToBlock: false,
    hasWifiToMeasure: true,
    hasScheduledMessages: false,
    resultsPath: '/itinerants',
    path: '/itinerants',
  },
  experience: {
    unit: 'session',
    payment: 'on-booking',
    arrivalDetails: 'at-once',
    unitPer: 'guest',
    travels: false,
    hasNightsToBlock: false,
    hasWifiToMeasure: false,
    hasScheduledMessages: false,
    resultsPath: '/experiences',
    path: '/experience',
  },
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

/** Addresses of the results of all kinds. */
export type ResultsPath = (typeof KINDS)[ListingKind]['resultsPath'];

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

/** The subject, narrowed to the kinds of a unit. */
type OfUnit<Subject, Of extends Unit> = Extract<Subject, { readonly kind: KindWith<'unit', Of> }>;

/**
 * Calls the case of a subject's unit with the subject, narrowed to the kinds of this unit. Every
 * unit has a case, so that a new one is an error of the compiler wherever the unit matters.
 */
export function byUnit<Subject extends { readonly kind: ListingKind }, Result>(
  subject: Subject,
  cases: { readonly [Of in Unit]: (subject: OfUnit<Subject, Of>) => Result },
): Result {
  const chosen = cases[KINDS[subject.kind].unit] as (subject: Subject) => Result;
  return chosen(subject);
}

/**
 * Whether seats of sessions are reserved. For what only seats have: where every unit needs an
 * answer, `byUnit` asks for it.
 */
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
