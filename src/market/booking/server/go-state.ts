import { type SharedCost, shareWith } from '#domain/fair-share.ts';
import { type GoStatus, type GoTerms, isHeldOnCard } from '#domain/go-day.ts';
import { placedInstant } from '#platform/i18n/wall-time.ts';
import type { ShownGo } from '../contract.ts';

/** The people a journey needs to go, and how that stands. */
export interface GoState extends GoTerms {
  /** When its go/no-go day is over, and it is decided. */
  readonly at: Temporal.Instant;
  readonly status: GoStatus;
  readonly aboard: number;
  /** The cost that the people aboard share; null where each pays by the night. */
  readonly share: SharedCost | null;
}

/** The same for a page; null where a journey goes with any number of people. */
export function showGoState(
  go: GoState | null,
  timeZone: string,
  now: Temporal.Instant,
): ShownGo | null {
  if (go === null) return null;
  const { people, date, at, status, aboard, share } = go;
  return {
    people,
    date,
    at: placedInstant(at, timeZone),
    status,
    aboard,
    share:
      share === null
        ? null
        : {
            ...share,
            max: shareWith(share, share.people),
            each: shareWith(share, aboard),
          },
    isHeldOnCard: status === 'waiting' && isHeldOnCard(at, now),
  };
}
