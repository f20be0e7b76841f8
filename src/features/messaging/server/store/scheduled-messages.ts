import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { addDays, todayIn } from '#domain/dates.ts';
import { kindsWith } from '#domain/kinds.ts';
import {
  MESSAGE_LATE_HOURS,
  MESSAGE_MOMENTS,
  type MessageMoment,
  type MessageOutcome,
  MOMENT_TIMES,
  WRITTEN_TO,
  type WrittenStay,
} from '#domain/scheduled-messages.ts';
import { reservations } from '#features/reservations/server/tables.ts';
import { listings } from '#market/inventory/server/tables.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { type DuePage, type DueRow, duePage } from '#platform/server/database/due-work.ts';
import { messageOutcomes, scheduledMessages } from '../tables.ts';

/** A home's message for a moment. */
export type ScheduledMessage = typeof scheduledMessages.$inferSelect;

/** A reservation with all that its scheduled messages depend on. */
export type WrittenReservation = typeof reservations.$inferSelect & WrittenStay;

/** The host of a home that isn't deleted; null for other listings. */
export async function hostOfHome(db: Queryable, listingId: string): Promise<string | null> {
  const [row] = await db
    .select({ hostId: listings.hostId })
    .from(listings)
    .where(
      and(
        eq(listings.id, listingId),
        inArray(listings.kind, kindsWith('hasScheduledMessages', true)),
        isNull(listings.deletedAt),
      ),
    );
  return row?.hostId ?? null;
}

/** The messages of a home that were ever written, by moment. */
export async function loadSchedules(
  db: Queryable,
  listingId: string,
): Promise<Map<MessageMoment, ScheduledMessage>> {
  const rows = await db
    .select()
    .from(scheduledMessages)
    .where(eq(scheduledMessages.listingId, listingId));
  return new Map(rows.map((row) => [row.moment, row]));
}

/** Writes a home's message; one that stays on remains on since it was switched on. */
export async function writeSchedule(
  tx: Queryable,
  { onSince, ...schedule }: ScheduledMessage,
): Promise<void> {
  await tx
    .insert(scheduledMessages)
    .values({ ...schedule, onSince })
    .onConflictDoUpdate({
      target: [scheduledMessages.listingId, scheduledMessages.moment],
      set: {
        text: schedule.text,
        onSince:
          onSince === null
            ? null
            : sql`coalesce(${scheduledMessages.onSince}, ${onSince.toString()}::timestamptz)`,
      },
    });
}

/** The outcomes of scheduled messages of reservations, by `outcomeKey`. */
export async function loadOutcomes(
  db: Queryable,
  reservationIds: readonly string[],
): Promise<Map<string, MessageOutcome>> {
  if (reservationIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(messageOutcomes)
    .where(inArray(messageOutcomes.reservationId, [...reservationIds]));
  return new Map(rows.map((row) => [outcomeKey(row.reservationId, row.moment), row.outcome]));
}

export function outcomeKey(reservationId: string, moment: MessageMoment): string {
  return `${reservationId} ${moment}`;
}

/** Writes what became of a message; false where something has become of it already. */
export async function insertOutcome(
  tx: Queryable,
  outcome: typeof messageOutcomes.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(messageOutcomes)
    .values(outcome)
    .onConflictDoNothing()
    .returning({ moment: messageOutcomes.moment });
  return rows.length > 0;
}

/** Undoes the skipping of a message; others stay as they are. */
export async function deleteSkip(
  tx: Queryable,
  reservationId: string,
  moment: MessageMoment,
): Promise<void> {
  await tx
    .delete(messageOutcomes)
    .where(
      and(
        eq(messageOutcomes.reservationId, reservationId),
        eq(messageOutcomes.moment, moment),
        eq(messageOutcomes.outcome, 'skipped'),
      ),
    );
}

/** Locks a reservation; null where it is unknown, or another one has it. */
export async function lockReservation(
  tx: Queryable,
  id: string,
  { skipLocked }: { readonly skipLocked: boolean },
): Promise<WrittenReservation | null> {
  const [locked] = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.id, id))
    .for('update', skipLocked ? { skipLocked } : {});
  if (locked === undefined) return null;
  return (await loadWritten(tx, [id]))[0] ?? null;
}

/** Reservations with when they were agreed on and moved, in the order of their days. */
export async function loadWritten(
  db: Queryable,
  ids: readonly string[],
): Promise<WrittenReservation[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(reservations)
    .where(inArray(reservations.id, [...ids]))
    .orderBy(reservations.startDate, reservations.id);
  const stories = await loadStories(db, ids);
  return rows.map((row) => {
    const { approvedAt = null, firstPaidAt = null, movedAt = null } = stories.get(row.id) ?? {};
    const agreedAt = row.isInstant ? (firstPaidAt ?? row.paidAt) : approvedAt;
    return { ...row, agreedAt, movedAt };
  });
}

interface Story {
  readonly approvedAt: Temporal.Instant | null;
  readonly firstPaidAt: Temporal.Instant | null;
  readonly movedAt: Temporal.Instant | null;
}

async function loadStories(db: Queryable, ids: readonly string[]): Promise<Map<string, Story>> {
  const rows = await queryRows<{
    id: string;
    approvedAt: string | null;
    firstPaidAt: string | null;
    movedAt: string | null;
  }>(
    db,
    sql`select reservation_id as id,
        (min(at) filter (where action = 'approve'))::text as "approvedAt",
        (min(at) filter (where action = 'pay'))::text as "firstPaidAt",
        (max(at) filter (where action in ('update-dates', 'accept-change')))::text as "movedAt"
      from reservation_event
      where reservation_id = any(${sql.param(ids)}::uuid[])
      group by reservation_id`,
  );
  const toInstant = (at: string | null) =>
    at === null ? null : Temporal.Instant.from(at.replace(' ', 'T'));
  return new Map(
    rows.map(({ id, approvedAt, firstPaidAt, movedAt }) => [
      id,
      {
        approvedAt: toInstant(approvedAt),
        firstPaidAt: toInstant(firstPaidAt),
        movedAt: toInstant(movedAt),
      },
    ]),
  );
}

/** A message that may be due. */
export interface DueMessage extends DueRow {
  readonly reservationId: string;
  readonly moment: MessageMoment;
}

/** Hours by which the hours between two days may differ, where clocks are changed in between. */
const CLOCK_HOURS = 2;
/** Days between the date in UTC and that of a message which came due within the last day. */
const DATE_SLACK = 2;

/**
 * Messages whose time came within the last day: of homes that have them on, to reservations that
 * stand. Each moment is found by an index of the reservations, or their events, of about that day.
 */
export function listDueMessages(
  db: Queryable,
  now: Temporal.Instant,
  page: DuePage,
): Promise<DueMessage[]> {
  const parts = MESSAGE_MOMENTS.map((moment) => {
    const { source, due } = candidates(moment, now);
    const {
      columns,
      condition = sql`true`,
      order,
    } = duePage(page, due, sql`(reservation.id || ${sql.raw(`':${moment}'`)})`);
    return sql`(
      select ${columns.due} as due, ${columns.id} as id, ${due} as at,
        reservation.id as "reservationId", scheduled_message.moment as moment
      from ${source}
      join scheduled_message on scheduled_message.listing_id = reservation.listing_id
        and scheduled_message.moment = ${moment} and scheduled_message.on_since <= ${due}
      where ${inArray(reservations.status, [...WRITTEN_TO])}
        and not (reservation.is_instant and reservation.paid = 0 and reservation.paid_at is null)
        and ${due} > ${earliest(now)} and ${due} <= ${at(now)}
        and not exists (
          select from scheduled_message_outcome outcome
          where outcome.reservation_id = reservation.id and outcome.moment = ${moment})
        and ${condition}
      order by ${sql.join(order, sql`, `)}
      limit ${page.limit})`;
  });
  return queryRows(
    db,
    sql`select due, id, "reservationId", moment from (${sql.join(parts, sql` union all `)}) found
      order by at, id
      limit ${page.limit}`,
  );
}

const at = (instant: Temporal.Instant) => sql`${instant.toString()}::timestamptz`;
const earliest = (now: Temporal.Instant) => at(now.subtract({ hours: MESSAGE_LATE_HOURS }));

/** The rows among which those of a moment are, and the time at which its message goes. */
function candidates(moment: MessageMoment, now: Temporal.Instant): { source: SQL; due: SQL } {
  if (moment === 'approval') {
    // One event each: the approval, or the first payment of what was approved at once.
    return {
      source: sql`reservation_event event
        join reservation on reservation.id = event.reservation_id
          and event.at > ${earliest(now)} and event.at <= ${at(now)}
          and event.action in ('approve', 'pay')
          and (event.action = 'pay') = (reservation.is_instant and reservation.paid > 0)
          and not exists (
            select from reservation_event earlier
            where earlier.reservation_id = event.reservation_id
              and earlier.action = event.action and earlier.sequence < event.sequence)`,
      due: sql`event.at`,
    };
  }
  const { from, days, hour } = MOMENT_TIMES[moment];
  // Columns that begin at midnight in the zone of the home, which an index has.
  const [column, before] =
    from === 'arrival'
      ? [sql`reservation.arrival_details_from`, 24 * (3 + days) + hour]
      : [sql`reservation.ends_at`, 24 * (days - 1) + hour];
  const bounds = [MESSAGE_LATE_HOURS + CLOCK_HOURS, -CLOCK_HOURS].map((hours) =>
    at(now.subtract({ hours: before + hours })),
  );
  const day = from === 'arrival' ? sql`reservation.start_date` : sql`reservation.end_date`;
  // The same in dates, wherever the home is: of few homes the reservations are found by home and date.
  const today = todayIn(now, 'UTC');
  const dates = [-DATE_SLACK, DATE_SLACK].map((slack) => addDays(today, slack - days));
  return {
    source: sql`(
      select * from reservation
      where ${column} between ${bounds[0]} and ${bounds[1]}
        and ${day} between ${dates[0]}::date and ${dates[1]}::date
        and ${inArray(sql`reservation.status`, [...WRITTEN_TO])}) reservation`,
    due: sql`((${day} + ${days}::integer + make_interval(hours => ${hour}::integer))
      at time zone reservation.time_zone)`,
  };
}

/** The messages that a host wrote for their homes, for the copy of their data. */
export async function exportScheduledMessages(db: Queryable, userId: string): Promise<unknown> {
  const rows = await db
    .select({
      listingTitle: listings.title,
      moment: scheduledMessages.moment,
      text: scheduledMessages.text,
      isOn: sql<boolean>`${isNotNull(scheduledMessages.onSince)}`,
      createdAt: scheduledMessages.createdAt,
    })
    .from(scheduledMessages)
    .innerJoin(listings, eq(listings.id, scheduledMessages.listingId))
    .where(eq(listings.hostId, userId))
    .orderBy(listings.title, scheduledMessages.createdAt);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toString() }));
}

/** Deletes the messages of an account that is deleted, with all its homes. */
export async function deleteScheduledMessages(tx: Queryable, userId: string): Promise<void> {
  const own = tx.select({ id: listings.id }).from(listings).where(eq(listings.hostId, userId));
  await tx.delete(scheduledMessages).where(inArray(scheduledMessages.listingId, own));
}
