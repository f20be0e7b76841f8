import type { ReservationEvent } from '../store/events.ts';

/** When each side agreed to a stay as it is now, and when that ended. */
export interface Acceptance {
  readonly guestAt: Temporal.Instant | null;
  readonly hostAt: Temporal.Instant | null;
  /** Null unless the stay was called off. */
  readonly cancelledAt: Temporal.Instant | null;
}

/**
 * When each side accepted, by what is on record: the guest by asking for the dates that are agreed
 * on, the host by approving them. Other dates that the host didn't accept don't count.
 *
 * @param events of a reservation of nights, in the order they happened
 */
export function acceptanceIn(events: readonly ReservationEvent[]): Acceptance {
  let guestAt: Temporal.Instant | null = null;
  let hostAt: Temporal.Instant | null = null;
  let changeAt: Temporal.Instant | null = null;
  let cancelledAt: Temporal.Instant | null = null;
  for (const { action, at } of events) {
    switch (action) {
      case 'request':
      case 'update-dates':
        guestAt = at;
        break;
      case 'request-change':
        changeAt = at;
        break;
      case 'approve':
        hostAt = at;
        break;
      case 'accept-change':
        guestAt = changeAt ?? guestAt;
        hostAt = at;
        break;
      case 'cancel':
      case 'no-show':
        cancelledAt = at;
        break;
    }
  }
  return { guestAt, hostAt, cancelledAt };
}
