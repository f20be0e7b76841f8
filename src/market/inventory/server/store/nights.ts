import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import { type DateRange, type DateText, eachNight } from '#domain/dates.ts';
import { nightsBeside } from '#domain/offer-rules.ts';
import { type Queryable, queryRows } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { listingNights } from '../tables.ts';

/** A listing reserved by the night, whatever its kind. */
export interface NightlyListing {
  readonly id: string;
  /**
   * Units of a night that has no row yet. Claims lock the listing's row, so that its host changes
   * the capacity neither before nor meanwhile.
   */
  readonly capacity: number;
  /** Days without guests before and after each stay; missing where stays may follow each other. */
  readonly daysBetween?: number | undefined;
}

/** A change of one night: units to claim, or, below zero, to release. */
interface NightChange {
  readonly night: DateText;
  readonly change: number;
}

/**
 * Changes nights in one statement and in the order of the calendar, so that rivals wait for each
 * other instead of deadlocking. A claim fits only where `taken + units <= capacity`, which never
 * holds on a closed night; units released there stay closed.
 *
 * @returns how many of the nights were changed; the caller refuses unless it is all of them
 */
async function applyChanges(
  tx: Queryable,
  { id, capacity }: NightlyListing,
  units: number,
  changes: readonly NightChange[],
): Promise<number> {
  if (changes.length === 0) return 0;
  // A claim proposes a row with its units, a release one with nothing taken, since the table's
  // constraint is checked on the proposed row too.
  const rows = await queryRows<{ night: string }>(
    tx,
    sql`
      insert into night as held (listing_id, night, taken, capacity)
      select ${id}::uuid, wanted.night, greatest(wanted.change, 0), ${capacity}::integer
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as wanted (night date, change integer)
      where case
        when wanted.change > 0 then ${capacity}::integer >= wanted.change
        else exists (
          select from night known
          where known.listing_id = ${id}::uuid and known.night = wanted.night
        )
      end
      order by wanted.night
      on conflict (listing_id, night) do update
        set taken = held.taken
            + case when excluded.taken > 0 then excluded.taken else -${units}::integer end,
          capacity = case
            when held.closed and excluded.taken = 0 then held.capacity - ${units}::integer
            else held.capacity
          end
        where case
          when excluded.taken > 0 then held.taken + excluded.taken <= held.capacity
          else held.taken >= ${units}::integer
        end
      returning held.night`,
  );
  return rows.length;
}

function without(nights: readonly DateText[], except: DateRange | undefined): DateText[] {
  if (except === undefined) return [...nights];
  return nights.filter((night) => night < except.start || night >= except.end);
}

function requireUnits(units: number): void {
  if (!Number.isSafeInteger(units) || units < 1) throw new RangeError(`not units: ${units}`);
}

/** Nights of a claim, and those that the same reservation holds already. */
export interface ClaimedNights {
  readonly range: DateRange;
  readonly units: number;
  readonly held?: DateRange | undefined;
}

/**
 * Whether a listing's days between stays leave a claim possible. Locks the nights around it and
 * those of the claim in one ordered pass, free ones too, so that of two rivals beside each other the
 * second sees the first.
 *
 * @param gone nights that the caller releases in the same transaction
 */
export async function keepsDaysBetween(
  tx: Queryable,
  { id, capacity, daysBetween = 0 }: NightlyListing,
  { range, units, held }: ClaimedNights,
  gone: readonly DateText[] = [],
): Promise<boolean> {
  const beside = new Set(nightsBeside(range, daysBetween, held));
  if (beside.size === 0) return true;
  const locked = [...new Set([...beside, ...eachNight(range.start, range.end), ...gone])];
  const rows = await queryRows<{ night: string; taken: number; imported: boolean }>(
    tx,
    sql`
      insert into night as held (listing_id, night, taken, capacity)
      select ${id}::uuid, wanted.night::date, 0, ${capacity}::integer
      from jsonb_array_elements_text(${JSON.stringify(locked)}::jsonb) as wanted (night)
      order by wanted.night::date
      on conflict (listing_id, night) do update set taken = held.taken
      returning held.night::text, held.taken, held.imported`,
  );
  return rows.every(({ night, taken, imported }) => {
    if (!beside.has(night)) return true;
    const isHeld = held !== undefined && night >= held.start && night < held.end;
    const guests = imported ? capacity : taken - (isHeld ? units : 0);
    return capacity - guests >= units;
  });
}

/**
 * Claims `units` of every night of `[start, end)`, all or none (the transaction must be rolled back
 * when it throws, which the request pipeline does).
 *
 * @param except nights that are already reserved and are left unchanged
 * @throws Problem 'nights-taken' when one of them has too few units left, or guests are too near
 */
export async function claimNights(
  tx: Queryable,
  listing: NightlyListing,
  { start, end }: DateRange,
  units: number,
  except?: DateRange,
): Promise<void> {
  requireUnits(units);
  const needed = without(eachNight(start, end), except);
  const changes = needed.map((night) => ({ night, change: units }));
  const claim = { range: { start, end }, units, held: except };
  if (!(await keepsDaysBetween(tx, listing, claim))) throw new Problem('nights-taken');
  const changed = await applyChanges(tx, listing, units, changes);
  if (changed !== needed.length) throw new Problem('nights-taken');
}

/**
 * Releases `units` of every night of any of the ranges, a night of several of them once. One
 * ordered pass, since two passes over the same calendar could deadlock with those of a rival.
 *
 * @param except nights that stay reserved
 * @throws Error when they were not reserved: the books would be wrong, so nothing is changed
 */
export async function releaseNights(
  tx: Queryable,
  listingId: string,
  ranges: readonly DateRange[],
  units: number,
  except?: DateRange,
): Promise<void> {
  requireUnits(units);
  const nights = new Set(ranges.flatMap(({ start, end }) => eachNight(start, end)));
  const gone = without([...nights], except);
  const changes = gone.map((night) => ({ night, change: -units }));
  const changed = await applyChanges(tx, { id: listingId, capacity: units }, units, changes);
  if (changed !== gone.length) throw new Error(`nights of ${listingId} were not held`);
}

/**
 * Moves `units` from the nights of `from` to those of `to` in one ordered pass over both; nights in
 * both are left alone.
 *
 * @throws Problem 'nights-taken' when a new night has too few units left
 */
export async function moveNights(
  tx: Queryable,
  listing: NightlyListing,
  move: { readonly from: DateRange; readonly to: DateRange; readonly units: number },
): Promise<void> {
  const { from, to, units } = move;
  requireUnits(units);
  const gone = without(eachNight(from.start, from.end), to);
  const wanted = without(eachNight(to.start, to.end), from);
  const claim = { range: to, units, held: from };
  if (!(await keepsDaysBetween(tx, listing, claim, gone))) throw new Problem('nights-taken');
  const changed = await applyChanges(tx, listing, units, [
    ...gone.map((night) => ({ night, change: -units })),
    ...wanted.map((night) => ({ night, change: units })),
  ]);
  if (changed !== gone.length + wanted.length) throw new Problem('nights-taken');
}

/** The nights of `[from, to)` that the host has closed, in order. */
export async function loadClosedNights(
  db: Queryable,
  listingId: string,
  { start, end }: { readonly start: DateText; readonly end: DateText },
): Promise<DateText[]> {
  const rows = await queryRows<{ night: string }>(
    db,
    sql`
      select night::text from night
      where listing_id = ${listingId}::uuid and closed
        and night >= ${start}::date and night < ${end}::date
      order by night`,
  );
  return rows.map(({ night }) => night);
}

/**
 * Closes the free units of these nights, in the order of the calendar, as claims do. The caller has
 * locked the listing's row and opens or closes nothing else meanwhile.
 *
 * @returns the nights it closed: those that were closed already or had no units left are missing
 */
export async function closeNights(
  tx: Queryable,
  listingId: string,
  nights: readonly DateText[],
): Promise<DateText[]> {
  const rows = await queryRows<{ night: string }>(
    tx,
    sql`
      insert into night as held (listing_id, night, taken, capacity, closed)
      select ${listingId}::uuid, wanted.night::date, 0, 0, true
      from jsonb_array_elements_text(${JSON.stringify(nights)}::jsonb) as wanted (night)
      order by wanted.night
      on conflict (listing_id, night) do update
        set capacity = held.taken, closed = true
        where not held.closed
          and (held.taken < held.capacity or (held.imported and held.taken = 0))
      returning held.night::text`,
  );
  return rows.map(({ night }) => night).sort();
}

/**
 * Reopens these nights with all units except the promised ones, and without any where an imported
 * calendar claims them. The caller has locked the listing's row.
 *
 * @returns the nights it opened: those that were open already are missing
 */
export async function openNights(
  tx: Queryable,
  listing: NightlyListing,
  nights: readonly DateText[],
): Promise<DateText[]> {
  const rows = await queryRows<{ night: string }>(
    tx,
    sql`
      update night held
      set capacity = ${listing.capacity}::integer, closed = false
      from (
        select night from night
        where listing_id = ${listing.id}::uuid and closed and night in (
          select wanted.night::date
          from jsonb_array_elements_text(${JSON.stringify(nights)}::jsonb) as wanted (night)
        )
        order by night for update
      ) shut
      where held.listing_id = ${listing.id}::uuid and held.night = shut.night
      returning held.night::text`,
  );
  return rows.map(({ night }) => night).sort();
}

export interface TakenNight {
  readonly date: DateText;
  readonly taken: number;
  /** On a night that the host has closed or a calendar claims, at most the units taken. */
  readonly capacity: number;
  readonly imported: boolean;
  /** Until when it is held for the reader, who waited for it; as the database writes instants. */
  readonly heldUntil: string | null;
}

/**
 * Nights of `[from, to)` with taken units, closed by the host or imported, in order.
 *
 * @param reader whose own offers from a waitlist don't take nights from them; null for a visitor
 */
export async function loadTakenNights(
  db: Queryable,
  listingId: string,
  { start: from, end: to }: DateRange,
  reader: string | null = null,
): Promise<TakenNight[]> {
  const ofReader = sql`
    from night_waitlist offer
    where offer.listing_id = ${listingId}::uuid and offer.user_id = ${reader}::uuid
      and offer.state = 'offered'
      and ${listingNights.night} >= offer.start_date and ${listingNights.night} < offer.end_date`;
  return db
    .select({
      date: listingNights.night,
      taken:
        reader === null
          ? listingNights.taken
          : sql<number>`${listingNights.taken} - (select coalesce(sum(offer.units), 0)::int ${ofReader})`,
      heldUntil:
        reader === null
          ? sql<string | null>`null`
          : sql<string | null>`(select min(offer.offer_until)::text ${ofReader})`,
      capacity: listingNights.capacity,
      imported: listingNights.imported,
    })
    .from(listingNights)
    .where(
      and(
        eq(listingNights.listingId, listingId),
        gte(listingNights.night, sql`${from}::date`),
        lt(listingNights.night, sql`${to}::date`),
        or(sql`${listingNights.taken} > 0`, listingNights.closed, listingNights.imported),
      ),
    )
    .orderBy(listingNights.night);
}

/** Maximum number of units taken on any night from `today` on. */
export async function mostTaken(
  db: Queryable,
  listingId: string,
  today: DateText,
): Promise<number> {
  const [row] = await queryRows<{ max: number }>(
    db,
    sql`
      select coalesce(max(taken), 0)::int as max from night
      where listing_id = ${listingId} and night >= ${today}::date`,
  );
  return row?.max ?? 0;
}

/**
 * Sets the capacity of future nights; those that the host has closed stay closed. The caller has
 * locked the listing's row, so no night is claimed meanwhile.
 */
export async function changeCapacity(
  tx: Queryable,
  listingId: string,
  capacity: number,
  today: DateText,
): Promise<void> {
  await tx.execute(sql`
    update night held
    set capacity = ${capacity}::integer
    from (
      select night from night
      where listing_id = ${listingId} and night >= ${today}::date and not closed
      order by night for update
    ) open
    where held.listing_id = ${listingId} and held.night = open.night
      and held.capacity <> ${capacity}::integer`);
}
