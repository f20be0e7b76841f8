import { startApp } from '../app-server.ts';
import { GOALS } from '../goals.ts';
import { median, percentile } from '../median.ts';
import { dateAfter } from '../searches.ts';
import { copyDatabase } from '../stock.ts';
import { addExperiences } from '../stock-experiences.ts';
import { addItinerants } from '../stock-itinerants.ts';
import type { Goal, Row } from './row.ts';
import type { Stage } from './stage.ts';

const CODES = ['LIS', 'BER', 'CNX', 'MEX', 'DPS', 'MEL'] as const;
const CALLS = 40;

const TARGETS = CODES.map((code) => ({
  id: code,
  name: code,
  iataCode: code,
  type: 'destination',
  country: code,
}));

/** Flights to six places, estimated, and what a month at each of them costs; one after the other. */
export async function travelRows(stage: Stage): Promise<Row[]> {
  const { settings, cluster, template } = stage;
  const database = await copyDatabase(cluster, template, 'travel');
  const sql = (text: string) => cluster.sql(database, text);
  await addItinerants(sql, settings.itinerants);
  await addExperiences(sql, settings.experiences);
  const app = await startApp('travel', { DATABASE_URL: cluster.url(database) });
  try {
    return [
      await timesOf('Flights to six places, estimated', GOALS.flightSearch, (nth) =>
        post(app.url, '/api/flightsAPIService', {
          type: 'search',
          origin: 'NYC',
          targets: TARGETS,
          adults: 1,
          travelClass: 'economy',
          isOneWay: true,
          departureDate: dateAfter(20 + nth),
          returnDate: dateAfter(50 + nth),
        }),
      ),
      await timesOf('A month at six places', GOALS.tripTotals, (nth) =>
        post(app.url, '/api/travel/totals', {
          origin: 'NYC',
          targets: TARGETS,
          passengers: 1,
          startDate: dateAfter(20 + nth),
          endDate: dateAfter(50 + nth),
        }),
      ),
      // Each of another length, so that none is cached.
      await timesOf('A month at every place', GOALS.placeCosts, (nth) =>
        get(app.url, `/api/travel/place-costs?${costQuery(nth)}`),
      ),
    ];
  } finally {
    await app.stop();
  }
}

function costQuery(nth: number): URLSearchParams {
  return new URLSearchParams({
    origin: 'NYC',
    nights: String(28 + nth),
    firstMonth: dateAfter(40).slice(0, 7),
    lastMonth: dateAfter(130).slice(0, 7),
  });
}

async function timesOf(
  name: string,
  goal: Goal,
  call: (nth: number) => Promise<number>,
): Promise<Row> {
  // What a first call of a process opens is not what people wait for.
  for (let nth = 0; nth < 3; nth += 1) await call(nth);
  const times: number[] = [];
  for (let nth = 0; nth < CALLS; nth += 1) times.push(await call(nth));
  return {
    name,
    reference: 'one call at a time',
    value: Math.round(median(times)),
    unit: 'ms',
    goal,
    details: `median of ${CALLS}; p95 ${Math.round(percentile(times, 0.95))} ms`,
  };
}

/** @returns milliseconds until the whole answer is there */
function post(url: string, path: string, body: object): Promise<number> {
  return time(path, () =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify(body),
    }),
  );
}

function get(url: string, path: string): Promise<number> {
  return time(path, () => fetch(url + path));
}

async function time(path: string, ask: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const answer = await ask();
  const text = await answer.text();
  const ms = performance.now() - started;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`);
  return ms;
}
