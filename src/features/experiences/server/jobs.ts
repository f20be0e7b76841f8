import { type FreedSeats, SEATS_FREED, type SeatBookings } from '#market/booking/index.server.ts';
import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import type { Services } from '#platform/server/services.ts';
import { horizonOf } from './hosting/entries-of-form.ts';
import type { WriteNotice } from './ports.ts';
import { listUnpaid } from './store/booking.ts';
import { listShortEntries } from './store/entries.ts';
import { listSessionsToOffer } from './store/waitlist-views.ts';
import { rollEntry } from './use-cases/roll-entry.ts';
import { seeToUnpaid, UNPAID_DAYS } from './use-cases/see-to-unpaid.ts';
import { type MovedLine, TELL_MOVED, tellMoved } from './waitlist/moved-lines.ts';
import { offerSeats } from './waitlist/offer-seats.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_HOUR = '17 * * * *';
const EVERY_HOUR_LATER = '47 * * * *';
/** Rows of one run at most; the next run takes the rest. */
const BATCH = 500;
const HOURS_OF_DAY = 24;

/**
 * What happens to experiences by itself: sessions are made as their days come near, hosts who have
 * not paid yet are reminded, and free seats are offered to those who wait for them.
 */
export function experienceJobs(
  services: Services,
  { bookings, writeNotice }: { readonly bookings: SeatBookings; readonly writeNotice: WriteNotice },
): JobHandler<never>[] {
  return [
    job(services, 'experiences.make-sessions', EVERY_HOUR, {
      list: () => {
        const { end } = horizonOf('UTC', services.now());
        return listShortEntries(services.database.main, end, BATCH);
      },
      seeTo: (key) => rollEntry(services, key, bookings),
    }),
    job(services, 'experiences.see-to-unpaid', EVERY_HOUR_LATER, {
      list: () => {
        const madeUntil = services.now().subtract({ hours: UNPAID_DAYS.remind * HOURS_OF_DAY });
        return listUnpaid(services.database.main, madeUntil, BATCH);
      },
      seeTo: (unpaid) => seeToUnpaid(services, unpaid),
    }),
    job(services, 'experiences.offer-seats', EVERY_MINUTE, {
      list: () => listSessionsToOffer(services.database.main, services.now(), BATCH),
      seeTo: (session) => offerSeats(services, writeNotice, session),
    }),
    offerFreedSeats(services, writeNotice),
    {
      name: TELL_MOVED,
      run: (moved: MovedLine) => tellMoved(services, writeNotice, moved),
    } satisfies JobHandler<MovedLine>,
  ];
}

/** Offers seats as they come free; what it misses, the job of every minute finds. */
function offerFreedSeats(services: Services, writeNotice: WriteNotice): JobHandler<FreedSeats> {
  return {
    name: SEATS_FREED,
    run: async ({ listingId, sessions }) => {
      for (const session of sessions) {
        await offerSeats(services, writeNotice, { listingId, ...session });
      }
    },
  };
}

/** A job that sees to each row of a list in a transaction of its own. */
function job<Row extends object>(
  services: Services,
  name: string,
  cron: string,
  { list, seeTo }: { list(): Promise<Row[]>; seeTo(row: Row): Promise<void> },
): JobHandler<object> {
  return {
    name,
    cron,
    run: async () => {
      for (const row of await list()) {
        try {
          await seeTo(row);
        } catch (error) {
          // One that fails must not hold up the others; the next run meets it again.
          services.log.error({ err: error, job: name, row }, 'not seen to');
        }
      }
    },
  };
}
