import type { ReservationRow } from '../../contract.ts';

/**
 * When the last session of a reservation ended, ISO; null while one is ahead or under way, and for
 * nights. Check-in remains open for a while after that.
 *
 * @param readAt ISO instant
 */
export function sessionsOverAt(
  { sessions }: Pick<ReservationRow, 'sessions'>,
  readAt: string,
): string | null {
  const last = sessions.at(-1)?.endsAt ?? null;
  if (last === null) return null;
  const end = Temporal.Instant.from(last);
  return Temporal.Instant.compare(end, Temporal.Instant.from(readAt)) <= 0 ? last : null;
}
