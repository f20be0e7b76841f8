import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestPerson } from '#entry/testing/test-app.ts';
import type { StayDetails } from '#features/stays/contract.ts';
import { HOME_FORM, PORTO } from '../testing/home-form.ts';

const app = await makeTestApp();
afterAll(() => app.close());

let host: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  host = await app.signUp('Hanna Host');
  other = await app.signUp('Otto Other');
});

type Point = readonly [latitude: number, longitude: number];
const formAt = (latlng: Point) => ({
  ...HOME_FORM,
  location: { ...HOME_FORM.location, latlng },
});

async function createdAt(point: Point, as = host): Promise<string> {
  const { body } = await app.request<{ id: string }>('POST', '/api/listings', {
    body: formAt(point),
    as,
  });
  return body.id;
}

/** Offset of a home's shown position, in degrees of latitude and longitude. */
async function measureShift(id: string, [latitude, longitude]: Point): Promise<Point> {
  const { place } = (await app.request<StayDetails>('GET', `/api/listings/${id}`)).body;
  return [place.latitude - latitude, place.longitude - longitude];
}

test('all homes of a host at one address are shifted alike, those of others not', async () => {
  const own = await measureShift(await createdAt(PORTO), PORTO);
  // As if the pin were set again by hand.
  const near = [PORTO[0] + 0.0001, PORTO[1] + 0.0001] as const;
  const again = await measureShift(await createdAt(near), near);
  expect(again[0]).toBeCloseTo(own[0], 5);
  expect(again[1]).toBeCloseTo(own[1], 5);
  expect(await measureShift(await createdAt(PORTO, other), PORTO)).not.toEqual(own);
});

test('a home that moves to another address is shifted in another way', async () => {
  const id = await createdAt(PORTO);
  const before = await measureShift(id, PORTO);
  const north = [PORTO[0] + 0.01, PORTO[1]] as const;
  await app.request('POST', `/api/listinginfo/${id}`, { body: formAt(north), as: host });
  const after = await measureShift(id, north);
  expect(Math.abs(after[0] - before[0])).toBeGreaterThan(0.00001);
});
