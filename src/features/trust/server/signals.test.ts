import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import { computeLikeness } from '#platform/server/media/likeness.ts';
import { makeTrustStage } from './testing/trust-stage.ts';

const stage = await makeTrustStage({ REVIEW_FIRST_LISTINGS: 'on' });
const { app, world, execute, look, queue, decide } = stage;
const { people, listingId, otherListingId, itinerantId } = world;
afterAll(() => app.close());

const readSignals = async (kind: string, id: string) =>
  (await queue()).items
    .filter(({ subject }) => subject.kind === kind && subject.id === id)
    .flatMap(({ signals }) => signals.map((signal) => signal.kind));

test('contact details in three messages of a week', async () => {
  const writer = await app.signUp('Wilma Writer');
  const asked = { as: writer, body: { listingId } };
  const { body } = await app.request<{ id: string }>('POST', '/api/conversations', asked);
  const path = `/api/conversations/${body.id}/messages`;
  for (const at of [1, 2]) {
    await stage.post(writer, path, { text: `Call me on +351 912 345 67${at}.` });
  }
  await look();
  expect(await readSignals('profile', writer.id)).toEqual([]);
  await stage.post(writer, path, { text: 'Or write to wilma@example.org.' });
  await look();
  await look();
  expect(await readSignals('profile', writer.id)).toEqual(['contact-details']);
});

test('a picture that another person sent before, also scaled and encoded again', async () => {
  const blocks = Buffer.from(
    Array.from({ length: 9 * 8 }, (_, at) => Math.imul(at + 1, 2_654_435_761) >>> 24),
  );
  const original = await sharp(blocks, { raw: { width: 9, height: 8, channels: 1 } })
    .resize(640, 480, { kernel: 'cubic' })
    .jpeg({ quality: 90 })
    .toBuffer();
  const smaller = await sharp(original).resize(400, 300).webp({ quality: 60 }).toBuffer();
  const [one, other] = [await computeLikeness(original), await computeLikeness(smaller)];
  expect(one).toMatch(/^[\da-f]{16}$/);
  const add = (owner: string, key: string, digest: string, likeness: string | null, at: string) =>
    execute(
      `insert into upload (owner_id, key, preset, source_digest, width, height, placeholder, likeness, created_at)
       values ($1, $2, 'listing-photos', $3, 4, 3, '#fff', $4, $5::timestamptz)`,
      [owner, key, digest, likeness, at],
    );
  await add(people.host.id, 'photo-first', 'digest-1', one, '2026-01-02T09:00:00Z');
  await add(people['other-host'].id, 'photo-same', 'digest-1', one, '2026-03-02T08:00:00Z');
  await add(people.guest.id, 'photo-like', 'digest-2', other, '2026-03-02T08:30:00Z');
  await add(people.host.id, 'photo-own', 'digest-3', null, '2026-03-02T08:40:00Z');
  await look();
  expect(await readSignals('picture', 'photo-same')).toContain('same-picture');
  expect(await readSignals('picture', 'photo-like')).toContain('similar-picture');
  expect(await readSignals('picture', 'photo-first')).toEqual([]);
  expect(await readSignals('picture', 'photo-own')).toEqual([]);
});

test('plain surfaces have no likeness', async () => {
  const plain = await sharp({
    create: { width: 100, height: 80, channels: 3, background: '#c0ffee' },
  })
    .png()
    .toBuffer();
  expect(await computeLikeness(plain)).toBeNull();
});

test('the same text in three listings', async () => {
  const text = 'A bright flat by the river with a desk at the window and a kitchen for six people.';
  await execute(
    'update listing set description = $1, updated_at = $2::timestamptz where id = any($3::uuid[])',
    [text, '2026-03-02T08:00:00Z', [listingId, otherListingId]],
  );
  await look();
  expect(await readSignals('listing', otherListingId)).toEqual([]);
  await execute('update listing set description = $1, updated_at = $2::timestamptz where id = $3', [
    text,
    '2026-03-02T08:30:00Z',
    itinerantId,
  ]);
  await look();
  expect(await readSignals('listing', itinerantId)).toEqual(['same-text']);
});

test('wifi under half of what is stated', async () => {
  await execute(
    `update listing set wifi_mbps = 200, measured_mbps = 99, measured_by = 1,
       measured_on = '2026-03-01', measured_since = '2026-03-01' where id = $1`,
    [listingId],
  );
  await execute(
    `update listing set wifi_mbps = 200, measured_mbps = 100, measured_by = 1,
       measured_on = '2026-03-01', measured_since = '2026-03-01' where id = $1`,
    [otherListingId],
  );
  await look();
  expect(await readSignals('listing', listingId)).toContain('slow-wifi');
  expect(await readSignals('listing', otherListingId)).not.toContain('slow-wifi');
});

test('a first listing is limited until it was seen', async () => {
  const newcomer = await app.signUp('Nora Newcomer');
  const { body } = await app.request<{ id: string }>('POST', '/api/listings', {
    as: newcomer,
    body: HOME_FORM,
  });
  expect((await app.request('GET', `/api/listings/${body.id}`)).status).toBe(404);
  expect((await app.request('GET', `/api/listings/${body.id}`, { as: newcomer })).status).toBe(200);
  await look();
  expect(await readSignals('listing', body.id)).toEqual(['first-listing']);
  await decide({ kind: 'listing', id: body.id }, 'keep');
  expect((await app.request('GET', `/api/listings/${body.id}`)).status).toBe(200);
});
