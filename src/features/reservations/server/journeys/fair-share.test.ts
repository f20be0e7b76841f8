import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import type { NightsQuote } from '#market/booking/contract.ts';
import { DECISION, EARLY, LATE, makeJourneyScene, NIGHTS } from '../testing/journey-scene.ts';

const scene = await makeJourneyScene();
const { app, stage, host } = scene;
afterAll(() => app.close());

/** $1,000.01 among at least three: 33,334 each at most. */
const SHARED = {
  sharedCost: 1_000.01,
  cleaningFees: 0,
  taxFees: 0,
  extraGuestFees: 0,
  securityDepositFee: 0,
};

let guests: TestPerson[];
let listingId: string;
beforeEach(async () => {
  app.clock.set(EARLY);
  guests = await Promise.all([stage.newGuest(), stage.newGuest(), stage.newGuest()]);
  listingId = await scene.list(SHARED);
});
afterEach(scene.expectRules);

const guest = (at: number) => guests[at] as TestPerson;
const page = async (id: string, as: TestPerson) => (await stage.page(as, id)).body;

/** Cents with the service fee of 6 %. */
const withFee = (share: number) => share + Math.round(share * 0.06);

test('the quote and the page say what each pays at most, and with those aboard', async () => {
  const asked = `startDate=${NIGHTS.startDate}&endDate=${NIGHTS.endDate}&guests=2`;
  const { body } = await app.request<NightsQuote>(
    'GET',
    `/api/itinerants/${listingId}/quote?${asked}`,
  );
  expect(body.quote.lines[0]).toMatchObject({ kind: 'share', amount: 66_668, unitAmount: 33_334 });
  expect(body.quote.total).toBe(withFee(66_668));
  expect(body.go?.share).toEqual({ total: 100_001, people: 3, max: 33_334, each: 33_334 });
  const part = await app.request<{ code: string }>(
    'GET',
    `/api/itinerants/${listingId}/quote?startDate=2026-05-03&endDate=2026-05-10`,
  );
  expect(part.body.code).toBe('too-few-nights');
  const shown = await app.request('GET', `/api/itinerants/${listingId}`);
  expect(shown.body).toMatchObject({ minNights: 21, nightlyPrice: 1_588, discounts: [] });
});

describe('on the day', () => {
  test('the cost is divided among those aboard, to the cent and in the order of joining', async () => {
    const taken = await scene.join(listingId, guest(0));
    app.clock.set(LATE);
    const held = await scene.join(listingId, guest(1), { guests: 2 });
    app.clock.set('2026-04-10T10:00:00Z');
    const last = await scene.join(listingId, guest(2));
    expect((await page(last, guest(2))).total).toBe(withFee(33_334));
    await scene.decide();
    // 100,001 among four: one of them pays a cent more, the first who joined.
    const own = [25_001, 50_000, 25_000];
    for (const [at, id] of [taken, held, last].entries()) {
      const shown = await page(id, guest(at));
      const share = shown.quote.lines.find(({ kind }) => kind === 'share');
      expect(share?.amount).toBe(own[at]);
      expect(shown.total).toBe(withFee(own[at] ?? 0));
      expect(shown.paid - shown.refunded).toBe(shown.total);
      expect(shown.due).toBe(0);
    }
    expect(own.reduce((sum, each) => sum + each, 0)).toBe(100_001);
    expect(await scene.payments(held)).toMatchObject([
      { hold: 'captured', captured: withFee(50_000) },
    ]);
    expect(await stage.refunds(taken)).toEqual([
      { amount: withFee(33_334) - withFee(25_001), status: 'done' },
    ]);
    const again = await stage.book({ listingId, ...NIGHTS }, await stage.newGuest());
    expect(again.body.code).toBe('stay-unavailable');
  });

  test('who hasn’t paid by then has no part in it', async () => {
    app.clock.set(LATE);
    const aboard = await scene.join(listingId, guest(0), { guests: 3 });
    const asked = await scene.ask(listingId, guest(1));
    const unpaid = await scene.ask(listingId, guest(2));
    await stage.act(host, unpaid, { status: 'approved' });
    await scene.decide();
    expect((await stage.row(aboard)).status).toBe('approved');
    for (const id of [asked, unpaid]) expect((await stage.row(id)).status).toBe('cancelled');
    expect(await scene.templates(guest(1))).toContain('left-out');
    expect((await page(aboard, guest(0))).quote.lines[0]?.amount).toBe(100_001);
  });

  test('a guest who leaves afterwards raises nobody’s share', async () => {
    app.clock.set(LATE);
    const stays = await scene.join(listingId, guest(0), { guests: 3 });
    const leaves = await scene.join(listingId, guest(1));
    await scene.decide();
    const { total } = await page(stays, guest(0));
    app.clock.set(Temporal.Instant.from(DECISION).add({ hours: 24 }).toString());
    await stage.cancel(guest(1), leaves);
    expect((await page(stays, guest(0))).total).toBe(total);
  });

  test('a host who goes anyway with fewer bears what is missing', async () => {
    app.clock.set(LATE);
    const id = await scene.join(listingId, guest(0));
    await app.request('POST', `/api/journeys/${listingId}/go-anyway`, { as: host });
    await app.services.jobs.drain();
    expect((await page(id, guest(0))).total).toBe(withFee(33_334));
  });

  test('without enough people all of it goes back', async () => {
    const taken = await scene.join(listingId, guest(0));
    await scene.decide();
    const { paid, refunded } = await page(taken, guest(0));
    expect(refunded).toBe(paid);
  });
});

describe('the form', () => {
  const edit = (change: object) =>
    app.request<{ code: string; fields?: Record<string, string> }>(
      'POST',
      `/api/itinerantinfo/${listingId}`,
      { body: change, as: host },
    );

  test('is refused with a cost and no day, and with another cost once guests have reserved', async () => {
    const { body: stored } = await app.request<Record<string, unknown>>(
      'GET',
      `/api/itinerantinfo/${listingId}`,
      { as: host },
    );
    expect(stored).toMatchObject({ sharedCost: 1_000.01, goPeople: 3 });
    const alone = await edit({ ...stored, goPeople: null, goDate: null });
    expect(alone.status).toBe(400);
    expect(Object.keys(alone.body.fields ?? {})).toEqual(['sharedCost']);
    await scene.ask(listingId, guest(0));
    const dearer = await edit({ ...stored, sharedCost: 2_000 });
    expect(dearer).toMatchObject({ status: 409, body: { code: 'listing-commitments' } });
    expect(Object.keys(dearer.body.fields ?? {})).toEqual(['sharedCost']);
    // A lower number of people raises no share.
    expect((await edit({ ...stored, goPeople: 2 })).status).toBe(200);
    expect(await scene.standing(listingId)).toMatchObject({
      people: 2,
      share: { people: 3, max: 33_334 },
    });
  });
});
