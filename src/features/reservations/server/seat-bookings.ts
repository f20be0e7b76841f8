import type { SeatBookings } from '#market/booking/index.server.ts';
import { foreseeChanges } from './foresee-changes.ts';
import type { BookableKinds } from './kinds.ts';
import { lockSessionBookings } from './store/seats.ts';
import { followSessions } from './use-cases/follow-sessions.ts';

/** What those who keep sessions ask about the bookings of them. */
export function makeSeatBookings(kinds: BookableKinds): SeatBookings {
  return {
    foresee: (db, changes, now) => foreseeChanges(db, changes, now, kinds),
    async hold(tx, listingId, sessions) {
      await lockSessionBookings(tx, listingId, sessions);
    },
    follow: (work, changes) => followSessions(work, changes, kinds),
  };
}
