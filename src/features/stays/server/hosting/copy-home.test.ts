import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StayDetails, StoredForm } from '#features/stays/contract.ts';
import { photograph, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import { STAY_HOSTING } from '../../web/hosting/hosting-dialog.tsx';
import { HOME_FORM } from '../testing/home-form.ts';
import { setTerms } from '../testing/stay-builder.ts';

const app = await makeTestApp({ now: '2026-03-02T09:00:00Z' });
afterAll(() => app.close());
const { main } = app.services.database;

test('a home listed as a copy has all but its dates, and keeps its pictures without the other', async () => {
  const host = await app.signUp('Hanna Host');
  const create = async (body: unknown) =>
    (await app.request<{ id: string }>('POST', '/api/listings', { body, as: host })).body.id;
  const page = async (id: string) =>
    (await app.request<StayDetails>('GET', `/api/listings/${id}`)).body;
  const { body: picture } = await sendPicture(app, await photograph(), { as: host });
  const rules = { noticeDays: 2, daysBetween: 1, maxNights: 60, noArrivalOn: [7] };
  const first = await create({
    ...HOME_FORM,
    ...rules,
    imageSrc: [picture.secure_url],
    imageAlt: ['The long desk'],
  });
  const own = { start: '2026-04-01', end: '2026-04-05', price: 9_900, minNights: 2 };
  await setTerms(main, first, [own]);
  await main.execute(sql`
    insert into night (listing_id, night, taken, capacity, closed)
    values (${first}, '2026-05-01', 0, 0, true)`);

  const { body: stored } = await app.request<StoredForm>('GET', `/api/listinginfo/${first}`, {
    as: host,
  });
  const copied = STAY_HOSTING.fieldsOfCopy(stored);
  const draft = await app.request('PUT', '/api/drafts/stay', {
    as: host,
    body: { values: copied, step: 0 },
  });
  expect(draft.status).toBe(200);
  const second = await create(copied);
  const { id: _first, ...before } = await page(first);
  const { id: _second, ...after } = await page(second);
  // Each home is shown at a shifted place of its own, and its host now has two.
  expect({ ...after, place: before.place, host: before.host }).toEqual(before);
  const dates = await main.execute(sql`
    select listing_id from night where listing_id = ${second}
    union all select listing_id from night_override where listing_id = ${second}`);
  expect(dates.rows).toEqual([]);

  await app.request('DELETE', `/api/listings/${first}`, { as: host });
  app.clock.advance({ hours: 24 * 60 });
  const job = app.jobHandlers.find(({ name }) => name === 'listings.forget-unused-pictures');
  expect(job).toBeDefined();
  await job?.run({} as never);
  const shown = await page(second);
  expect(shown.pictures).toMatchObject([{ alt: 'The long desk' }]);
  const kept = await main.execute(sql`
    select key from upload where key = ${shown.pictures[0]?.key ?? ''}`);
  expect(kept.rows).toHaveLength(1);
});
