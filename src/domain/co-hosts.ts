/** Parts of hosting that a host can share; money, and what can't be taken back, is never one. */
export const CO_HOST_DUTIES = ['calendar', 'messages', 'homes'] as const;
export type CoHostDuty = (typeof CO_HOST_DUTIES)[number];

/** Roles of co-hosts, from the one with the fewest duties. */
export const CO_HOST_ROLES = ['calendar', 'calendar-and-messages', 'all'] as const;
export type CoHostRole = (typeof CO_HOST_ROLES)[number];

const DUTIES: Readonly<Record<CoHostRole, ReadonlySet<CoHostDuty>>> = {
  calendar: new Set(['calendar']),
  'calendar-and-messages': new Set(['calendar', 'messages']),
  all: new Set(CO_HOST_DUTIES),
};

/** Co-hosts, invited ones too, that one host may have at once. */
export const MAX_CO_HOSTS = 10;
/** Hosts for whom one person may be invited or help at once. */
export const MAX_HOSTS_HELPED = 20;
/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 14;

/** Whether a co-host's role includes a duty. */
export function hasCoHostDuty(role: CoHostRole, duty: CoHostDuty): boolean {
  return DUTIES[role].has(duty);
}

/** A co-host's place beside a host, as far as its state depends on it. */
export interface CoHosting {
  readonly invitedAt: Temporal.Instant;
  readonly acceptedAt: Temporal.Instant | null;
  readonly endedAt: Temporal.Instant | null;
}

export type CoHostingState = 'invited' | 'accepted' | 'over';

/** Whether a place is offered, taken, or over; an invitation ends by itself. */
export function coHostingState(place: CoHosting, now: Temporal.Instant): CoHostingState {
  if (place.endedAt !== null) return 'over';
  if (place.acceptedAt !== null) return 'accepted';
  const end = place.invitedAt.add({ hours: 24 * INVITATION_DAYS });
  return Temporal.Instant.compare(end, now) <= 0 ? 'over' : 'invited';
}
