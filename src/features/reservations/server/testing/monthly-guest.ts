import { sql } from 'drizzle-orm';
import { addDays } from '#domain/dates.ts';
import type { LedgerDifference } from '#domain/ledger.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { checkLedger } from '../store/check-ledger.ts';
import { START, type Stage } from './stage.ts';

/** 00:00 of the first day in Tokyo. */
export const CHECK_IN_OPENS = Temporal.Instant.from('2026-03-19T15:00:00Z');
export const SECOND_PERIOD = CHECK_IN_OPENS.add({ hours: 30 * 24 });
/** Five days before it, at 09:00 in Tokyo. */
export const SECOND_DUE = Temporal.Instant.from('2026-04-14T00:00:00Z');

/**
 * A stay by the month whose first instalment is paid.
 *
 * @param card of the sandbox; it takes the first instalment in any case
 */
export async function payByTheMonth(
  stage: Stage,
  nights: number,
  card: 'succeeds' | 'declines',
): Promise<string> {
  const listingId = await stage.addStay();
  const booking = { listingId, endDate: addDays(START, nights), payMonthly: true };
  const id = await stage.reach('approved', booking);
  const { body } = await stage.startPayment(id);
  await stage.app.request('POST', `/api/sandbox-checkout/${body.url.split('/').at(-1)}`, {
    body: { outcome: 'succeed', card },
  });
  return id;
}

/** The same, with the guest there. */
export async function comeByTheMonth(
  stage: Stage,
  nights: number,
  card: 'succeeds' | 'declines',
): Promise<string> {
  const id = await payByTheMonth(stage, nights, card);
  stage.app.clock.set(CHECK_IN_OPENS.add({ hours: 1 }).toString());
  const { check_in_code: code } = await stage.row(id);
  const { status, text } = await stage.act(stage.guest, id, { code });
  if (status !== 200) throw new Error(text);
  return id;
}

/** Lets the jobs about money run at an instant. */
export async function runMoneyJobs(
  { app, runJob }: Stage,
  instant: Temporal.Instant,
  hours = 0,
): Promise<void> {
  app.clock.set(instant.add({ hours }).toString());
  for (const job of ['complete-stays', 'see-to-instalments', 'return-deposits', 'release-money']) {
    await runJob(`reservations.${job}`);
  }
  await app.services.jobs.drain();
}

/** The balances of a reservation by account, in cents, and what differs in the whole ledger. */
export async function loadMoney(
  { app }: Stage,
  id: string,
): Promise<{ balances: Record<string, number>; differences: LedgerDifference[] }> {
  const { main } = app.services.database;
  const rows = await queryRows<{ account: string; amount: number }>(
    main,
    sql`select e.account, -sum(e.amount)::int as amount from ledger_entry e
      join ledger_transfer t on t.id = e.transfer_id
      where t.reservation_id = ${id} group by e.account`,
  );
  return {
    balances: Object.fromEntries(rows.map(({ account, amount }) => [account, amount])),
    differences: await checkLedger(main),
  };
}
