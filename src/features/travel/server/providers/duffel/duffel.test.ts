import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import { placeByCode } from '../../../airports/airports.ts';
import { makeDuffelProvider } from '../../routes.ts';
import { startDuffelDouble } from '../../testing/duffel-double.ts';
import { destination, searchFlights } from '../../testing/travel-calls.ts';
import type { FlightQuestion } from '../flight-provider.ts';

const TOKEN = 'duffel_test_token_of_the_double';
const double = await startDuffelDouble(TOKEN);
const app = await makeTestApp({ env: { DUFFEL_TOKEN: TOKEN, DUFFEL_BASE: double.url } });
afterAll(() => Promise.all([app.close(), double.close()]));

beforeEach(async () => {
  double.calls.length = 0;
  double.troubles.length = 0;
  double.trouble(null);
  await app.services.database.main.execute(sql`delete from flight_search`);
});

const to = (code: string, from = 'LIS') =>
  searchFlights(app, { origin: from, targets: [destination(code)] });

describe('offers of airlines', () => {
  test('are asked for as the documentation has it, and told in our own shape', async () => {
    const { status, body, text } = await to('BER');
    expect(status).toBe(200);
    expect(double.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /air/offer_requests?return_offers=false&supplier_timeout=8000',
      expect.stringMatching(
        /^GET \/air\/offers\?offer_request_id=orq_\d+&sort=total_amount&limit=20$/,
      ),
    ]);
    expect(double.calls[0]?.body).toEqual({
      data: {
        slices: [{ origin: 'LIS', destination: 'BER', departure_date: '2026-04-02' }],
        passengers: [{ type: 'adult' }],
        cabin_class: 'economy',
        max_connections: 1,
      },
    });
    expect(text).not.toContain(TOKEN);
    const [result] = body.results;
    expect(body).toMatchObject({ source: 'duffel', currency: 'USD', ticket: 'one-way' });
    expect(body.expiresAt).toBe('2026-03-02T09:10:00Z');
    expect(result?.total).toEqual({ low: 10_050, typical: 12_050, high: 15_050, currency: 'USD' });
    expect(result?.outbound).toMatchObject({
      from: 'LIS',
      to: 'BER',
      km: 2_303,
      minutes: 135,
      co2Kg: 120,
    });
    expect(result?.outbound?.estimate).toBeUndefined();
    // The three cheapest, and the cheapest with a checked bag.
    expect(result?.outbound?.offers.map(({ id }) => id)).toEqual([
      ...['off_0', 'off_1', 'off_2', 'off_4'],
    ]);
    expect(result?.outbound?.offers[0]).toEqual({
      id: 'off_0',
      price: 10_050,
      currency: 'USD',
      expiresAt: '2099-01-01T00:00:00Z',
      airline: 'Duffel Airways',
      minutes: 135,
      stops: 0,
      segments: [
        {
          from: 'LIS',
          to: 'BER',
          carrier: 'Duffel Airways',
          flightNumber: 'ZZ100',
          departsAt: '2026-04-02T09:30:00+01:00',
          arrivesAt: '2026-04-02T11:45:00+01:00',
        },
      ],
      inbound: null,
      bags: { checked: 0, carryOn: 1 },
      conditions: {
        change: { allowed: true, fee: { amount: 1_500, currency: 'GBP' } },
        // The airline doesn't state it.
        refund: { allowed: null, fee: null },
      },
    });
    // Allowed, at an unknown fee.
    expect(result?.outbound?.offers[1]?.conditions.refund).toEqual({ allowed: true, fee: null });
  });

  test('one ticket for both ways is one question', async () => {
    const { body } = await searchFlights(app, {
      origin: 'LIS',
      targets: [destination('BER')],
      returnDate: '2026-04-09',
      isOneWay: false,
    });
    expect(double.calls).toHaveLength(2);
    const [result] = body.results;
    expect(body.ticket).toBe('return');
    expect(result?.total?.low).toBe(10_050);
    expect(result?.outbound?.offers[0]?.inbound?.segments[0]).toMatchObject({
      from: 'BER',
      to: 'LIS',
    });
    expect(result?.inbound).toMatchObject({ date: '2026-04-09', offers: [], co2Kg: 120 });
  });

  test('two tickets are two questions, and their sum', async () => {
    const { body } = await searchFlights(app, {
      origin: 'LIS',
      targets: [destination('BER')],
      returnDate: '2026-04-09',
    });
    expect(double.calls).toHaveLength(4);
    expect(body.results[0]?.total?.low).toBe(20_100);
    expect(body.results[0]?.inbound?.offers).toHaveLength(4);
  });

  test.each([
    ['no flights', 'PVD', 'RAI', { error: { code: 'no-flights' }, outbound: null }],
    [
      'one stop',
      'DXB',
      'AMS',
      { outbound: { offers: [{ stops: 1, segments: [{}] }, {}, {}, {}] } },
    ],
    [
      'connecting',
      'LHR',
      'DXB',
      { outbound: { offers: [{ stops: 1, minutes: 540, segments: [{}, {}] }, {}, {}, {}] } },
    ],
    [
      'no bags',
      'BTS',
      'MRU',
      { outbound: { offers: [{ bags: { checked: 0, carryOn: 0 } }, {}, {}] } },
    ],
  ])('the test route for %s', async (_what, from, code, expected) => {
    const { status, body } = await to(code, from);
    expect(status).toBe(200);
    expect(body.results[0]).toMatchObject(expected);
  });

  test('of another currency are told in it', async () => {
    double.trouble('euro');
    const { body } = await to('BER');
    expect(body.currency).toBe('EUR');
    expect(body.results[0]?.total).toMatchObject({ low: 10_050, currency: 'EUR' });
  });

  test.each(['expired', 'empty'] as const)('that are %s are no offers', async (trouble) => {
    double.trouble(trouble);
    const { status, body } = await to('BER');
    expect(status).toBe(200);
    expect(body.results[0]).toMatchObject({
      error: { code: 'no-flights', message: "We didn't find any flights on this date." },
      total: null,
    });
  });
});

describe('what goes wrong at Duffel', () => {
  test.each(['unauthorized', 'unprocessable', 'server-error', 'endless', 'no-json'] as const)(
    '%s: no flights, asked once, and no word of why',
    async (trouble) => {
      double.trouble(trouble);
      const { status, body, text } = await to('BER');
      expect([status, body.code]).toEqual([502, 'flights-unavailable']);
      expect(body.error).toBe(
        'We couldn’t load flights right now. Please try again.'.replace('’', "'"),
      );
      expect(text).not.toMatch(/duffel|token|internal_server/i);
      expect(double.calls).toHaveLength(1);
    },
  );

  test('a gateway that waited too long is told as such', async () => {
    double.trouble('gateway-timeout');
    const { status, body } = await to('BER');
    expect([status, body.code]).toEqual([504, 'flights-timeout']);
    expect(body.error).toBe('The airlines took too long to respond. Please try again.');
  });

  const question: FlightQuestion = {
    date: '2026-04-02',
    returnDate: null,
    cabin: 'economy',
    passengers: 1,
    today: '2026-03-02',
    from: placeByCode('LIS') ?? never(),
    to: placeByCode('BER') ?? never(),
    target: never as never,
  };
  const patient = makeDuffelProvider({ token: TOKEN, base: double.url }, 400);
  const asked = {
    now: Temporal.Instant.from('2026-03-02T09:00:00Z'),
    log: app.services.log,
    signal: new AbortController().signal,
  };

  test.each(['silent', 'slow-drip'] as const)('%s: given up in time', async (trouble) => {
    double.trouble(trouble);
    await expect(patient.search(question, asked)).rejects.toMatchObject({
      code: 'flights-timeout',
    });
    // Others are requested again.
    double.trouble(null);
    await expect(patient.search(question, asked)).resolves.toMatchObject({ isEstimate: false });
  });

  test('a full queue and a fault of ours are told apart in the log', async () => {
    double.trouble('silent');
    const searches = await Promise.allSettled(
      Array.from({ length: 129 }, () => patient.search(question, asked)),
    );
    double.trouble(null);
    const reasons = searches.map((each) => (each.status === 'rejected' ? each.reason.message : ''));
    expect(reasons.filter((reason) => reason === 'Too many wait for Duffel')).toHaveLength(1);

    const faulty = patient.search({ ...question, from: null as never }, asked);
    await expect(faulty).rejects.toMatchObject({
      code: 'flights-unavailable',
      message: "Duffel's offers can't be read",
      cause: expect.any(Error),
    });
  });

  const airport = (code: string) => placeByCode(code) ?? never();

  // Both are in one town, a flight that no search has; so the provider is called directly.
  test('the test routes for a hold and for a timeout', async () => {
    const held = { ...question, from: airport('JFK'), to: airport('EWR') };
    expect((await patient.search(held, asked)).offers).toHaveLength(4);
    const lost = { ...question, from: airport('STN'), to: airport('LHR') };
    await expect(patient.search(lost, asked)).rejects.toMatchObject({ code: 'flights-timeout' });
  });

  test('a 503 is asked once more, and only once', async () => {
    double.troubles.push('unavailable');
    expect((await to('BER')).status).toBe(200);
    expect(double.calls).toHaveLength(3);
    double.calls.length = 0;
    double.trouble('unavailable');
    expect((await to('MAD')).status).toBe(502);
    expect(double.calls).toHaveLength(2);
  });

  test('a 429 waits for the end of a window that is near', async () => {
    double.troubles.push({ tooMany: new Date(Date.now() + 1_000).toUTCString() });
    expect((await to('BER')).status).toBe(200);
    expect(double.calls).toHaveLength(3);
  });

  test('a 429 of a window that ends later is a failure', async () => {
    double.troubles.push({ tooMany: new Date(Date.now() + 60_000).toUTCString() });
    expect((await to('BER')).status).toBe(502);
    expect(double.calls).toHaveLength(1);
  });

  test('one failure leaves the other targets', async () => {
    double.troubles.push('server-error');
    const { status, body } = await searchFlights(app, {
      origin: 'LIS',
      targets: [destination('BER'), destination('MAD')],
    });
    expect(status).toBe(200);
    const failed = body.results.filter(({ error }) => error !== undefined);
    expect(failed).toHaveLength(1);
    expect(failed[0]).toMatchObject({
      error: { code: 'flights-unavailable', message: expect.stringContaining('try again') },
      outbound: null,
    });
  });
});

function never(): never {
  throw new Error('not asked for');
}
