import { afterAll, expect, test } from 'vitest';
import { makeTestApp } from '#entry/testing/test-app.ts';
import type { StaySearchPage } from '#features/stays/contract.ts';
import { draw, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import { HOME_FORM } from '../testing/home-form.ts';

const app = await makeTestApp();
afterAll(() => app.close());

test('no more than three covers of a page show the same room', async () => {
  const host = await app.signUp('Hanna Host');
  const send = async (colour: string) =>
    (await sendPicture(app, await draw(colour).jpeg().toBuffer(), { as: host })).body;
  const list = async (body: object) =>
    (await app.request<{ id: string }>('POST', '/api/listings', { body, as: host })).body.id;
  const [bed, street] = [await send('#345'), await send('#987')];
  const pictures = {
    imageSrc: [bed.secure_url, street.secure_url],
    imageShows: ['bed', 'street'],
  };
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.push(await list({ ...HOME_FORM, ...pictures }));

  const query = '/api/listings?locationValue=PT';
  const { items } = (await app.request<StaySearchPage>('GET', query)).body;
  expect(items.map(({ pictures: [cover] }) => cover?.key)).toEqual([
    bed.key,
    bed.key,
    bed.key,
    street.key,
    street.key,
  ]);
  // All pictures are there, whichever comes first, and none says more than pages need.
  expect(items[4]?.pictures.map(({ key }) => key)).toEqual([street.key, bed.key]);
  expect(items[4]?.pictures[0]).not.toHaveProperty('shows');

  // The home's own page begins with what its host chose.
  const page = await app.request<{ pictures: { key: string }[] }>(
    'GET',
    `/api/listings/${items[4]?.id}`,
  );
  expect(page.body.pictures.map(({ key }) => key)).toEqual([bed.key, street.key]);
  const stored = await app.request('GET', `/api/listinginfo/${ids[0]}`, { as: host });
  expect(stored.body).toMatchObject({ imageShows: ['bed', 'street'] });
});

test.each([['garage'], [7], ['']])('%j is nothing that a picture shows', async (shows) => {
  const host = await app.signUp(`Otto ${String(shows) || 'None'}`);
  const body = { ...HOME_FORM, imageShows: [shows] };
  const answer = await app.request('POST', '/api/listings', { body, as: host });
  expect(answer.status).toBe(400);
});
