import { afterAll, expect, test } from 'vitest';
import type { listFavorites, listOwnListings } from '#features/listings/contract.ts';
import type { RouteResponse } from '#platform/contract/route.ts';
import { WEEKLY } from './testing/experience-form.ts';
import { makeExperienceStage } from './testing/experience-stage.ts';

const stage = await makeExperienceStage();
const { app, host } = stage;
afterAll(() => app.close());

const { startsOn: _, ...HOURS } = WEEKLY;
const once = (startTime: string, endTime: string) => ({
  ...HOURS,
  title: `From ${startTime}`,
  days: [],
  startTime,
  endTime,
  recurrence: { type: 'one-time' },
  specificDate: '2026-05-05',
});

test.each([
  [
    'three a week for $21',
    21,
    [{ ...WEEKLY, days: ['Monday', 'Wednesday', 'Friday'], startsOn: '2026-05-04' }],
    12,
  ],
  ['one a week for $17.50', 17.5, [WEEKLY], 22.5],
  ['two of one day, each once, for $12', 12, [once('09:00', '11:00'), once('18:00', '20:00')], 17],
])(
  '"My Homes" and saved listings say what a session costs a guest, all in: %s',
  async (_, price, routineSchedule, allIn) => {
    const id = await stage.created({ price, arrangementFee: 5, routineSchedule });
    const guest = await stage.newGuest();
    await app.request('POST', '/api/favorites', { body: { listingId: id }, as: guest });
    const { body: own } = await app.request<RouteResponse<typeof listOwnListings>>(
      'GET',
      '/api/properties',
      { as: host },
    );
    const { body: saved } = await app.request<RouteResponse<typeof listFavorites>>(
      'GET',
      '/api/favorites',
      { as: guest },
    );
    expect(own.items.find((listing) => listing.id === id)?.price).toBe(allIn * 100);
    expect(saved.items.map((listing) => listing.price)).toEqual([allIn * 100]);
    // It is what the page asks for one.
    const { body } = await stage.page(id);
    expect(body.price.session + (body.price.fee ?? 0)).toBe(allIn * 100);
  },
);
