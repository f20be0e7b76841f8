import { isStaff, type Role } from './roles.ts';

/** Minutes after a proof of identity during which sensitive actions need no other one. */
export const PROOF_MINUTES = 15;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Whether a session may do what needs a recent proof of identity.
 *
 * @param provedAt last time its owner has proved to be it, by signing in or again later; null for a
 *   session of a release that didn't record it
 */
export function isProofRecent(provedAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  if (provedAt === null) return false;
  return now.epochMilliseconds - provedAt.epochMilliseconds <= PROOF_MINUTES * MINUTE_MS;
}

/** Hours that sessions last: from their last use, and in all. */
export const SESSION_HOURS = {
  user: { idle: 30 * 24, total: 90 * 24 },
  staff: { idle: 8, total: 12 },
} as const;

function hoursFor(role: Role): { readonly idle: number; readonly total: number } {
  return SESSION_HOURS[isStaff(role) ? 'staff' : 'user'];
}

/** When a session began and was last used. */
export interface SessionTimes {
  readonly startedAt: Temporal.Instant;
  readonly lastUsedAt: Temporal.Instant;
}

/** The instant at which a session ends unless it is used before; it is over then. */
export function endSessionAt(
  role: Role,
  { startedAt, lastUsedAt }: SessionTimes,
): Temporal.Instant {
  const { idle, total } = hoursFor(role);
  const ends = [startedAt.add({ hours: total }), lastUsedAt.add({ hours: idle })];
  return ends.sort(Temporal.Instant.compare)[0] ?? startedAt;
}

/** Part of the idle time after which a use is recorded again. */
const RECORDED_PART = 0.01;

/**
 * Whether a use of a session is to be recorded: the last recorded one is at least a hundredth of
 * the idle time ago, so that a request rarely writes and the end is hardly earlier than stated.
 */
export function isUseRecorded(
  role: Role,
  lastUsedAt: Temporal.Instant,
  now: Temporal.Instant,
): boolean {
  const step = hoursFor(role).idle * RECORDED_PART * HOUR_MS;
  return now.epochMilliseconds - lastUsedAt.epochMilliseconds >= step;
}
