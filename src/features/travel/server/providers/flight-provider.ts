import type { Logger } from 'pino';
import type { DateText } from '#domain/dates.ts';
import type { CabinClass } from '#domain/flights.ts';
import type { FlightOffer, PriceBand } from '#features/travel/contract.ts';
import type { FlightPlace } from '../../airports/airports.ts';
import type { PlannedTarget } from '../search/plan-search.ts';

/** One way, or there and back on one ticket. */
export interface FlightQuestion {
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  readonly date: DateText;
  /** Of one ticket for both ways; null else. */
  readonly returnDate: DateText | null;
  readonly cabin: CabinClass;
  readonly passengers: number;
  /** Whom the way leads to or from. */
  readonly target: PlannedTarget;
  /** Today, where the trip begins. */
  readonly today: DateText;
}

/** What a provider says of a question; for all passengers, but for the emissions. */
export interface FoundFlights {
  /** Null without offers. */
  readonly price: (PriceBand & { readonly currency: string }) | null;
  /** Whether the price is a guess. */
  readonly isEstimate: boolean;
  readonly offers: readonly FlightOffer[];
  /** Of the shortest way there; null where nobody says. */
  readonly minutes: number | null;
  /** Kg a person and way; null where nobody says. */
  readonly co2Kg: number | null;
  readonly searchedAt: Temporal.Instant;
  /** From when on it is stale. */
  readonly expiresAt: Temporal.Instant;
}

/** Why there is no answer: nothing that can be used came, or nothing in time. */
export type FlightFailure = 'flights-unavailable' | 'flights-timeout';

/** A provider did not answer; its text is for the log alone. */
export class FlightsFailed extends Error {
  readonly code: FlightFailure;

  constructor(code: FlightFailure, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'FlightsFailed';
    this.code = code;
  }
}

export interface AskedProvider {
  readonly now: Temporal.Instant;
  readonly log: Pick<Logger, 'warn'>;
  /** Ends when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** Whoever knows flights. */
export interface FlightProvider {
  readonly source: 'estimate' | 'duffel';
  /** Whether its answers are kept and shared, since asking takes time and money. */
  readonly isKept: boolean;
  /** @throws FlightsFailed */
  search(question: FlightQuestion, asked: AskedProvider): Promise<FoundFlights>;
}
