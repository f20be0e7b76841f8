import type { Cents } from '#domain/money.ts';

/** The contents of a provider's lists: money that came, went back, or was moved to an account. */
export const MOVEMENT_KINDS = ['payment', 'refund', 'transfer'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Money that a provider has moved. */
export interface Movement {
  /** The provider's id of it. */
  readonly reference: string;
  /** Our own id of it, as we named it to the provider; null for one that isn't ours. */
  readonly ownId: string | null;
  /** Cents above 0; of a transfer less what was taken back, so from 0. */
  readonly amount: Cents;
  /** When it was begun: a payment may have come later. */
  readonly at: Temporal.Instant;
}

/** A part of a provider's list. */
export interface MovementPage {
  readonly movements: readonly Movement[];
  /** Where the next page begins; null after the last one. */
  readonly next: string | null;
}

/** Which part of a provider's list is asked for. */
export interface MovementRequest {
  /** Movements that were begun from then on, and before `to`. */
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** `next` of the page before; null for the first. */
  readonly after: string | null;
}
