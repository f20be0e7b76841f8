import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { divideKept } from '#domain/ledger.ts';
import type { Quote } from '#domain/quote.ts';
import { addShares, dividePrice, NOTHING_SHARED } from '#domain/release-schedule.ts';
import { queryRows } from '#platform/server/database/database.ts';
import { checkLedger } from './store/check-ledger.ts';
import { loadReleased as loadAllReleased } from './store/transfers.ts';
import { makeStage, NOW, START, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
const { main } = stage.app.services.database;
beforeEach(async () => {
  stage.app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => stage.app.close());

const RELEASE = 'reservations.release-money';
const CHECK_IN_OPENS = '2026-03-19T15:00:00Z';

async function loadQuote(id: string): Promise<Quote> {
  const [row] = await queryRows<{ quote: Quote }>(
    main,
    sql`select quote from reservation where id = ${id}`,
  );
  if (row === undefined) throw new Error(`no reservation ${id}`);
  return row.quote;
}

/** Lets the job run so many hours after check-in opens on the first day. */
async function releaseAfter(hours: number): Promise<void> {
  stage.app.clock.set(Temporal.Instant.from(CHECK_IN_OPENS).add({ hours }).toString());
  await stage.runJob(RELEASE);
}

const NOTHING = { host: 0, platform: 0, taxes: 0, transfers: 0 };
const loadReleased = async (id: string) => (await loadAllReleased(main, [id])).get(id) ?? NOTHING;

const bookNights = async (nights: number) =>
  stage.reach('paid', { listingId: await stage.addStay(), endDate: addDays(START, nights) });

async function checkIn(id: string): Promise<void> {
  const { check_in_code: code } = await stage.row(id);
  const { status, text } = await stage.act(stage.guest, id, { code });
  expect(status, text).toBe(200);
}

test('the rent of 70 nights becomes the host’s by periods of 30, each once', async () => {
  const id = await bookNights(70);
  const parts = dividePrice(await loadQuote(id), [30, 30, 10]);
  const sumParts = (count: number) => parts.slice(0, count).reduce(addShares, NOTHING_SHARED);
  const days = 24;
  for (const [hours, count] of [
    [47, 0],
    [48, 1],
    [48, 1],
    [47 + 30 * days, 1],
    [48 + 30 * days, 2],
    [48 + 60 * days, 3],
    [48 + 90 * days, 3],
  ] as const) {
    await releaseAfter(hours);
    expect(await loadReleased(id), `${hours} hours`).toEqual({
      ...sumParts(count),
      transfers: count,
    });
  }
  expect((await stage.row(id)).release_at).toBeNull();
  expect(await checkLedger(main)).toEqual([]);
});

test('a guest who leaves early has their refund, and the host what is kept, whatever was released', async () => {
  const id = await bookNights(90);
  await releaseAfter(1);
  await checkIn(id);
  await releaseAfter(48 + 60 * 24);
  const released = await loadReleased(id);
  expect(released.transfers).toBe(1);
  const { status, text } = await stage.cancel(stage.guest, id);
  expect(status, text).toBe(200);
  const { paid, refunded } = (await stage.row(id)) as { paid: number; refunded: number };
  const { transfers, ...kept } = await loadReleased(id);
  expect(transfers).toBeGreaterThan(0);
  const quote = await loadQuote(id);
  // The deposit is still with us.
  expect(kept).toEqual(divideKept(paid - refunded - quote.deposit, quote));
  expect((await stage.row(id)).release_at).toBeNull();
  expect(await checkLedger(main)).toEqual([]);
});

test('what was released is taken from the host again when everything goes back', async () => {
  const id = await bookNights(40);
  await releaseAfter(49);
  const before = await loadReleased(id);
  expect(before.host).toBeGreaterThan(0);
  const { status, text } = await stage.cancel(stage.host, id);
  expect(status, text).toBe(200);
  const { paid, refunded } = (await stage.row(id)) as { paid: number; refunded: number };
  expect(refunded).toBe(paid);
  expect(await loadReleased(id)).toEqual({ ...NOTHING, transfers: 2 });
  expect(await checkLedger(main)).toEqual([]);
});

test('a short stay is released before it ends, and then its deposit comes back', async () => {
  const id = await bookNights(2);
  await releaseAfter(1);
  await checkIn(id);
  await releaseAfter(72);
  await stage.runJob('reservations.complete-stays');
  const quote = await loadQuote(id);
  const { host, platform } = await loadReleased(id);
  expect(host + platform).toBe(quote.subtotal);
  expect((await stage.row(id)).status).toBe('completed');
  expect(await checkLedger(main)).toEqual([]);
});

test('a part that is not paid is held back until it is', async () => {
  const id = await bookNights(40);
  const [first, second] = dividePrice(await loadQuote(id), [30, 10]);
  if (first === undefined || second === undefined) throw new Error('two parts were expected');
  // As after a change of dates whose difference is still due.
  const due = second.host + second.platform;
  await main.execute(
    sql`update reservation set quote = jsonb_set(quote, '{lines}', (quote -> 'lines') ||
        jsonb_build_object('kind', 'nights', 'refund', 'pro-rata', 'amount', ${due}::int)),
      total = total + ${due} where id = ${id}`,
  );
  await releaseAfter(48);
  const released = await loadReleased(id);
  await releaseAfter(48 + 30 * 24);
  expect(await loadReleased(id)).toEqual(released);
  expect(await checkLedger(main)).toEqual([]);
});
