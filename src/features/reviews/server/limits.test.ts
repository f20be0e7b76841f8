import { afterAll, expect, test } from 'vitest';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { makeReviewStage } from './testing/review-stage.ts';

const stage = await makeReviewStage({ RATE_LIMITS: 'on' });
afterAll(() => stage.app.close());

test('one person writes so often in an hour, and others go on', async () => {
  const { guest, host } = stage;
  const id = await stage.addReservation(await stage.addListing());
  const review = { rating: 4, text: 'The desk faces the river.' };
  for (let count = 0; count < RATE_LIMITS.review.points; count += 1) {
    expect((await stage.write(guest, id, review)).status).toBe(200);
  }
  const refused = await stage.write(guest, id, review);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited']);
  expect((await stage.write(host, id, review)).status).toBe(200);
});
