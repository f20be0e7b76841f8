import type { Logger } from 'pino';
import type { DateText } from '#domain/dates.ts';
import type { CabinClass } from '#domain/flights.ts';
import type { FlightOffer, PriceBand } from '#features/travel/contract.ts';
import type { FlightPlace } from '../../airports/airports.ts';
import type { PlannedTarget } from '../search/plan-search.ts';

/** A one-way flight, or a return ticket. */
export interface FlightQuestion {
  readonly from: FlightPlace;
  readonly to: FlightPlace;
  readonly date: DateText;
  /** For a return ticket; otherwise null. */
  readonly returnDate: DateText | null;
  readonly cabin: CabinClass;
  readonly passengers: number;
  /** The destination of the outbound flight and origin of the return flight. */
  readonly target: PlannedTarget;
  /** Today's date at the trip's origin. */
  readonly today: DateText;
}

/** A provider's answer; for all passengers, except for the emissions. */
export interface FoundFlights {
  /** Null without offers. */
  readonly price: (PriceBand & { readonly currency: string }) | null;
  /** Whether the price is a guess. */
  readonly isEstimate: boolean;
  readonly offers: readonly FlightOffer[];
  /** Duration of the shortest outbound flight; null if unknown. */
  readonly minutes: number | null;
  /** Kg per person and direction; null if unknown. */
  readonly co2Kg: number | null;
  readonly searchedAt: Temporal.Instant;
  /** When it becomes stale. */
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

export interface ProviderContext {
  readonly now: Temporal.Instant;
  readonly log: Pick<Logger, 'warn'>;
  /** Aborted when no request waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** A source of flights. */
export interface FlightProvider {
  readonly source: 'estimate' | 'duffel';
  /** Whether its answers are kept and shared, since asking takes time and money. */
  readonly isCacheable: boolean;
  /** @throws FlightsFailed */
  search(question: FlightQuestion, asked: ProviderContext): Promise<FoundFlights>;
}
