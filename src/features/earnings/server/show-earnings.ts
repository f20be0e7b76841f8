import type { WaitingMoney } from '#domain/account-money.ts';
import {
  addMonths,
  type MonthText,
  monthRange,
  startOfDay,
  todayIn,
  toMonth,
} from '#domain/dates.ts';
import { hasCome } from '#domain/instants.ts';
import { personsByIds } from '#features/accounts/index.server.ts';
import {
  listUnreleased,
  listUnreleasedHostPayments,
  sumOpenClaims,
} from '#features/reservations/index.server.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import {
  MAX_LISTINGS,
  MAX_PAYOUTS,
  MAX_STATEMENT_LINES,
  MAX_UPCOMING,
  MONTHS_SHOWN,
} from '../contract/limits.ts';
import type { Earnings, EarningsSummary, Statement, Upcoming } from '../contract/routes.ts';
import { toAccountInfo } from './payout-account.ts';
import { findAccount } from './store/accounts.ts';
import {
  hasOffered,
  listStatementRows,
  loadBalanceBefore,
  loadEarned,
  loadPayoutSums,
} from './store/earnings.ts';
import { listPayouts, loadBalance } from './store/payouts.ts';

/** The earnings of the caller as a host. */
export async function showEarnings({
  db,
  actor,
  now,
  services,
}: SignedInContext): Promise<Earnings> {
  const hostId = actor.id;
  const thisMonth = toMonth(todayIn(now, 'UTC'));
  const firstMonth = addMonths(thisMonth, 1 - MONTHS_SHOWN);
  const earned = await loadEarned(db, hostId, startOfMonth(firstMonth), MAX_LISTINGS);
  const known = new Map(earned.months.map((sums) => [sums.month, sums]));
  const upcoming = await listUpcoming(db, hostId, now);
  const payouts = await listPayouts(db, hostId, MAX_PAYOUTS);
  return {
    isHost: await hasOffered(db, hostId),
    // Read from the primary: the caller may have come from the provider a moment ago.
    account: toAccountInfo(await findAccount(services.database.main, hostId), services),
    balance: earned.balance,
    ...(await loadPayoutSums(db, hostId)),
    upcoming: upcoming.slice(0, MAX_UPCOMING),
    upcomingTotal: sumAmounts(upcoming),
    months: Array.from({ length: MONTHS_SHOWN }, (_, index) => {
      const month = addMonths(firstMonth, index);
      return known.get(month) ?? { month, earned: 0, taxes: 0, paidOut: 0 };
    }),
    listings: [...earned.listings],
    payouts: payouts.map(({ id, createdAt, amount, status }) => ({
      id,
      at: createdAt.toString(),
      amount,
      status,
    })),
  };
}

/** The caller's money in two figures; a person who never hosted costs one query. */
export async function showEarningsSummary({
  db,
  actor,
  now,
  services,
}: SignedInContext): Promise<EarningsSummary> {
  const isHost = await hasOffered(db, actor.id);
  return {
    isHost,
    account: toAccountInfo(
      isHost ? await findAccount(services.database.main, actor.id) : null,
      services,
    ),
    balance: isHost ? await loadBalance(db, actor.id) : 0,
    upcomingTotal: isHost ? sumAmounts(await listUpcoming(db, actor.id, now)) : 0,
  };
}

/** A person's money as a host that hasn't reached them. */
export async function readWaitingMoney(
  db: Queryable,
  userId: string,
  now: Temporal.Instant,
): Promise<WaitingMoney> {
  return {
    balance: await loadBalance(db, userId),
    underWay: (await loadPayoutSums(db, userId)).underWay,
    upcoming: sumAmounts(await listUpcoming(db, userId, now)),
    claimed: await sumOpenClaims(db, userId),
  };
}

/** Money that will be a host's, the earliest first, and last that without a day. */
async function listUpcoming(
  db: Queryable,
  hostId: string,
  now: Temporal.Instant,
): Promise<Upcoming[]> {
  const parts = (await listUnreleased(db, hostId, now)).map(
    ({ reservation, at, host, taxes, isPaid }): Upcoming => ({
      reservation: { id: reservation.id, key: reservation.key },
      listingId: reservation.listingId,
      kind: reservation.kind,
      listingTitle: reservation.listingTitle,
      at: at.toString(),
      amount: host,
      taxes,
      waitsFor: findReason(reservation, isPaid),
    }),
  );
  const payments = (await listUnreleasedHostPayments(db, hostId, now)).map(
    ({ listingId, kind, listingTitle, amount, at }): Upcoming => ({
      reservation: null,
      listingId,
      kind,
      listingTitle,
      at: at?.toString() ?? null,
      amount,
      taxes: 0,
      waitsFor: at === null ? 'session' : 'time',
    }),
  );
  const order = ({ at }: Upcoming) => (at === null ? Number.POSITIVE_INFINITY : Date.parse(at));
  return [...parts, ...payments].sort((one, other) => {
    const [first, second] = [order(one), order(other)];
    return first === second ? 0 : first - second;
  });
}

function findReason(
  { releasesStoppedAt }: { readonly releasesStoppedAt: Temporal.Instant | null },
  isPaid: boolean,
): Upcoming['waitsFor'] {
  if (releasesStoppedAt !== null) return 'problem';
  return isPaid ? 'time' : 'payment';
}

function sumAmounts(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

function startOfMonth(month: MonthText): Temporal.Instant {
  return startOfDay(monthRange(month).start, 'UTC');
}

/**
 * A month of the caller's money as a host, by UTC.
 *
 * @throws Problem 'not-found' for a month that is still to come
 */
export async function showStatement(
  month: MonthText,
  { db, actor, now }: SignedInContext,
): Promise<Statement> {
  const from = startOfMonth(month);
  const to = startOfMonth(addMonths(month, 1));
  if (!hasCome(from, now)) throw new Problem('not-found');
  const persons = await personsByIds(db, [actor.id]);
  const rows = await listStatementRows(db, actor.id, { from, to }, MAX_STATEMENT_LINES);
  return {
    month,
    hostName: persons.get(actor.id)?.name ?? '',
    before: await loadBalanceBefore(db, actor.id, from),
    after: await loadBalanceBefore(db, actor.id, to),
    lines: rows.map(({ at, kind, reservationId, key, listingTitle, amount, taxes }) => ({
      at: at.toString(),
      kind,
      reservation: reservationId === null || key === null ? null : { id: reservationId, key },
      listingTitle,
      amount,
      taxes: kind === 'release' ? taxes : 0,
    })),
  };
}
