import { addDays, type DateText } from '#domain/dates.ts';
import { instantAt, millisecondsOf } from '../calendar.ts';
import { randomFor } from '../random.ts';
import type { DemoReservation, DemoSpeed, DemoStay } from '../types.ts';

/** Days back that guests have measured: speeds count for six months. */
const RECENT_DAYS = 150;
/** Of those who stayed lately, how many measured. */
const MEASURED = 0.5;
const DAY = 86_400_000;

/** How fast guests found the wifi on their first whole day, mostly below what the host says. */
export function buildSpeeds(plan: {
  readonly seed: number;
  readonly today: DateText;
  readonly now: string;
  readonly stays: readonly DemoStay[];
  readonly reservations: readonly DemoReservation[];
}): DemoSpeed[] {
  const { seed, today } = plan;
  const now = millisecondsOf(plan.now);
  const stays = new Map(plan.stays.map((stay) => [stay.id, stay]));
  const since = addDays(today, -RECENT_DAYS);
  return plan.reservations.flatMap(({ id, listingId, guestId, status, start, end }) => {
    const stay = stays.get(listingId);
    const random = randomFor(seed, `speed ${id}`);
    if (stay === undefined || status !== 'completed' || end < since) return [];
    if (!random.chance(MEASURED)) return [];
    const day = addDays(start, 1);
    const share = 0.55 + 0.5 * random.next();
    return [
      {
        reservationId: id,
        listingId,
        guestId,
        day,
        mbps: Math.max(1, Math.round(stay.wifi.mbps * share)),
        method: random.chance(0.7) ? ('test' as const) : ('typed' as const),
        measuredAt: instantAt(Math.min(Date.parse(day) + 0.4 * DAY, now - 60_000)),
      },
    ];
  });
}
