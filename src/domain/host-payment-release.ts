import { hasCome } from './instants.ts';
import { SESSION_RELEASED_AFTER_HOURS } from './release-schedule.ts';

/** Hours until it is looked again at a payment whose session may have moved. */
const LOOK_AGAIN_HOURS = 24;

/** The first session and the removal of a listing that its host has paid for. */
export interface HostPaymentFacts {
  /** The first session since the payment that isn't cancelled; null without one. */
  readonly session: {
    readonly startsAt: Temporal.Instant;
    readonly endsAt: Temporal.Instant;
  } | null;
  /** When the host removed the listing; null while it is there. */
  readonly deletedAt: Temporal.Instant | null;
}

/** The next step of a host's payment; `nextAt` is when to look again. */
export type HostPaymentStep =
  | { readonly kind: 'wait'; readonly nextAt: Temporal.Instant }
  | { readonly kind: 'release' }
  | { readonly kind: 'return' };

/** When a host's payment becomes the manager's, as planned now; null while no session is. */
export function hostPaymentReleaseAt({ session }: HostPaymentFacts): Temporal.Instant | null {
  return session === null ? null : session.endsAt.add({ hours: SESSION_RELEASED_AFTER_HOURS });
}

/**
 * Decides about the money that a host paid for a listing: it becomes the manager's 24 hours after
 * the first session, and goes back to the host when the listing is removed before that session
 * begins.
 */
export function nextHostPaymentStep(
  facts: HostPaymentFacts,
  now: Temporal.Instant,
): HostPaymentStep {
  const { session, deletedAt } = facts;
  const isUnused =
    deletedAt !== null &&
    (session === null || Temporal.Instant.compare(deletedAt, session.startsAt) < 0);
  if (isUnused) return { kind: 'return' };
  const at = hostPaymentReleaseAt(facts);
  if (at !== null && hasCome(at, now)) return { kind: 'release' };
  const later = now.add({ hours: LOOK_AGAIN_HOURS });
  const isSoon = at !== null && Temporal.Instant.compare(at, later) < 0;
  return { kind: 'wait', nextAt: isSoon ? at : later };
}
