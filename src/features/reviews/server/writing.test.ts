import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { makeReviewStage, NOW } from './testing/review-stage.ts';

const stage = await makeReviewStage();
const { app, host, guest } = stage;
beforeEach(() => app.clock.set(NOW));
afterAll(() => app.close());

const OF_LISTING = { rating: 3, text: 'The desk wobbles, the view makes up for it.' };
const OF_GUEST = { rating: 2, text: 'Left the kitchen as a battlefield.' };
const FACTS = {
  stay: { wifi: 'yes', desk: 'no' },
  itinerant: { wifi: 'no', together: 'yes' },
  experience: { 'on-time': 'yes' },
} as const;

/** All data about a reservation's reviews that a user can request. */
async function bytesFor(as: typeof guest, listingId: string, id: string): Promise<string> {
  const paths = [
    `/api/reservations/${id}/reviews`,
    `/api/reservations/${id}`,
    '/api/reviews/to-write?as=guest',
    '/api/reviews/to-write?as=host',
    `/api/listings/${listingId}/reviews`,
    '/api/notices',
    '/api/trips',
    '/api/reservations',
    '/api/account/export',
  ];
  const answers = await Promise.all(paths.map((path) => app.request('GET', path, { as })));
  const told = answers.map(({ text, headers }) =>
    text.replaceAll(headers.get('x-request-id') ?? ' ', ''),
  );
  return JSON.stringify([told, await stage.mails(as)]);
}

describe.each(LISTING_KINDS)('of the kind %s', (kind) => {
  test('both write, both are opened, the host answers', async () => {
    const listingId = await stage.addListing(kind);
    const id = await stage.addReservation(listingId, { kind });
    const before = await bytesFor(host, listingId, id);
    const first = await stage.write(guest, id, { ...OF_LISTING, facts: FACTS[kind] });
    expect(first.status, first.text).toBe(200);
    expect(first.body).toMatchObject({
      viewer: 'guest',
      ofListing: { ...OF_LISTING, facts: FACTS[kind], hiddenUntil: '2026-03-25T00:00:00Z' },
      ofGuest: null,
      may: { write: true, reply: false },
    });
    // Not a byte of the host's responses has changed.
    expect(await bytesFor(host, listingId, id)).toBe(before);
    expect((await stage.listed(listingId)).body).toMatchObject({ items: [], total: 0 });
    expect(await stage.stars(listingId)).toEqual([0, 0]);

    const changed = await stage.write(guest, id, { ...OF_LISTING, rating: 4 });
    expect(changed.body.ofListing).toMatchObject({
      rating: 4,
      facts: {},
      hiddenUntil: '2026-03-25T00:00:00Z',
    });
    await stage.write(guest, id, { ...OF_LISTING, rating: 4, facts: FACTS[kind] });

    const second = await stage.write(host, id, OF_GUEST);
    expect(second.body).toMatchObject({
      ofListing: { rating: 4, facts: FACTS[kind], hiddenUntil: null, reply: null },
      ofGuest: { ...OF_GUEST, hiddenUntil: null },
      may: { write: false, reply: true },
    });
    expect(await stage.stars(listingId)).toEqual([4, 1]);
    const [review] = (await stage.listed(listingId)).body.items;
    expect(review).toMatchObject({ text: OF_LISTING.text, reply: null });
    expect((await stage.show(guest, id)).body.ofGuest).toMatchObject(OF_GUEST);

    const path = `/api/reviews/${review?.id}/reply`;
    const answer = { text: 'We have bought another desk.' };
    expect((await stage.post(guest, path, answer)).body.code).toBe('forbidden');
    expect((await stage.post(host, path, answer)).status).toBe(200);
    expect((await stage.post(host, path, answer)).body.code).toBe('reply-given');
    expect((await stage.listed(listingId)).body.items[0]?.reply).toBe(answer.text);
    const told = (await stage.notices(guest)).filter((each) => each.reservationId === id);
    expect(told.map((each) => each.kind).sort()).toEqual(['review-replied', 'reviews-open']);
  });
});

test('the host may be first, and the guest learns nothing of it', async () => {
  const listingId = await stage.addListing();
  const id = await stage.addReservation(listingId);
  const before = await bytesFor(guest, listingId, id);
  const written = await stage.write(host, id, OF_GUEST);
  expect(written.body).toMatchObject({ ofListing: null, ofGuest: OF_GUEST });
  expect(await bytesFor(guest, listingId, id)).toBe(before);
  // Nor does the guest by writing something that is refused.
  const short = await stage.write(guest, id, { rating: 9, text: 'x' });
  expect(Object.keys(short.body.fields ?? {}).sort()).toEqual(['rating', 'text']);
  expect(await bytesFor(guest, listingId, id)).toBe(before);
});

test('mails say that there is a review, in the language of who reads, and none of its words', async () => {
  const id = await stage.addReservation(await stage.addListing());
  const [toGuest, toHost] = [await stage.mails(guest), await stage.mails(host)];
  await stage.write(host, id, OF_GUEST);
  expect(await stage.mails(guest)).toEqual(toGuest);
  await stage.write(guest, id, OF_LISTING);
  const [news, ...more] = (await stage.mails(guest)).slice(toGuest.length);
  expect(more).toEqual([]);
  expect(news).toMatchObject({ template: 'reviews.reviews-open' });
  expect(news?.subject).toBe('Haru Host hat Rope ladder loft bewertet');
  expect(news?.text).toContain(`/trips/${id}`);
  const [hosts] = (await stage.mails(host)).slice(toHost.length);
  expect(hosts?.text).toContain(`/reservations/${id}`);
  expect(`${news?.text}${hosts?.text}`).not.toMatch(/battlefield|wobbles/);
});

describe('one that stays alone', () => {
  test('opens after fourteen days, once, however often and wherever the job runs', async () => {
    const listingId = await stage.addListing();
    const id = await stage.addReservation(listingId);
    await stage.write(guest, id, OF_LISTING);
    app.clock.set('2026-03-24T23:59:59Z');
    await stage.openDue();
    expect(await stage.stars(listingId)).toEqual([0, 0]);
    app.clock.set('2026-03-25T00:00:00Z');
    // Before the job has run, it can't be changed any more, and is still hidden.
    const late = await stage.write(guest, id, OF_LISTING);
    expect(late.body.code).toBe('review-open');
    expect((await stage.show(host, id)).body.ofListing).toBeNull();
    await Promise.all([stage.openDue(), stage.openDue()]);
    await stage.openDue();
    expect(await stage.stars(listingId)).toEqual([3, 1]);
    expect((await stage.show(host, id)).body).toMatchObject({
      ofListing: { rating: 3, hiddenUntil: null },
      may: { write: true, reply: true },
    });
    const told = (await stage.notices(host)).filter((each) => each.reservationId === id);
    expect(told.map(({ kind }) => kind)).toEqual(['review-open']);
  });

  test('and the other side may still write, which opens at once', async () => {
    const listingId = await stage.addListing();
    const id = await stage.addReservation(listingId);
    await stage.write(host, id, OF_GUEST);
    app.clock.set('2026-03-25T00:00:00Z');
    await stage.openDue();
    expect((await stage.show(guest, id)).body.ofGuest).toMatchObject({ hiddenUntil: null });
    const before = (await stage.mails(guest)).length;
    const answer = await stage.write(guest, id, OF_LISTING);
    expect(answer.body.ofListing).toMatchObject({ hiddenUntil: null });
    expect(await stage.stars(listingId)).toEqual([3, 1]);
    // The guest has read the host's already.
    expect(await stage.mails(guest)).toHaveLength(before);
  });

  test('opens although the job was killed halfway through', async () => {
    const listingId = await stage.addListing();
    const id = await stage.addReservation(listingId);
    await stage.write(guest, id, OF_LISTING);
    app.clock.set('2026-03-25T00:00:00Z');
    const { main } = app.services.database;
    // Makes its last step fail, as if it had crashed before.
    await main.execute(sql`alter table notice rename to notice_away`);
    await stage.openDue();
    await main.execute(sql`alter table notice_away rename to notice`);
    expect(await stage.stars(listingId)).toEqual([0, 0]);
    expect((await stage.show(host, id)).body.ofListing).toBeNull();
    await stage.openDue();
    expect(await stage.stars(listingId)).toEqual([3, 1]);
  });
});

test('both at the same moment: each is in, both are open', async () => {
  const listingId = await stage.addListing();
  const id = await stage.addReservation(listingId);
  const answers = await Promise.all([
    stage.write(guest, id, OF_LISTING),
    stage.write(host, id, OF_GUEST),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await stage.show(guest, id)).body).toMatchObject({
    ofListing: { ...OF_LISTING, hiddenUntil: null },
    ofGuest: { ...OF_GUEST, hiddenUntil: null },
  });
  expect(await stage.stars(listingId)).toEqual([3, 1]);
});

test('a request that is sent again does nothing twice, also when its answer opened both', async () => {
  const listingId = await stage.addListing();
  const id = await stage.addReservation(listingId);
  await stage.write(host, id, OF_GUEST);
  const headers = { 'idempotency-key': randomUUID() };
  const one = await stage.write(guest, id, OF_LISTING, headers);
  const again = await stage.write(guest, id, OF_LISTING, headers);
  expect([one.status, again.status]).toEqual([200, 200]);
  expect(again.body).toEqual(one.body);
  expect(await stage.stars(listingId)).toEqual([3, 1]);
});

test('what can be reviewed is listed, until it is', async () => {
  const listingId = await stage.addListing();
  const id = await stage.addReservation(listingId);
  const other = await stage.addReservation(listingId, { status: 'cancelled' });
  const toWrite = async (as: typeof guest, side: string) => {
    const path = `/api/reviews/to-write?as=${side}`;
    const { body } = await app.request<{ items: { reservationId: string; otherName: string }[] }>(
      'GET',
      path,
      { as },
    );
    return body.items.filter(({ reservationId }) => [id, other].includes(reservationId));
  };
  expect(await toWrite(guest, 'guest')).toMatchObject([
    { reservationId: id, otherName: 'Haru Host', until: '2026-05-09T00:00:00Z' },
  ]);
  expect(await toWrite(guest, 'host')).toEqual([]);
  expect(await toWrite(host, 'host')).toMatchObject([
    { reservationId: id, otherName: 'Gina Guest' },
  ]);
  await stage.write(guest, id, OF_LISTING);
  expect(await toWrite(guest, 'guest')).toEqual([]);
  expect(await toWrite(host, 'host')).toHaveLength(1);
});

test('stars in the row of a listing follow its open reviews, whoever sends the statement', async () => {
  const listingId = await stage.addListing();
  const ids = [await stage.addReservation(listingId), await stage.addReservation(listingId)];
  const { main } = app.services.database;
  await main.execute(sql`
    insert into review (reservation_id, listing_id, guest_id, rating, text, created_at)
    values (${ids[0]}, ${listingId}, ${guest.id}, 5, 'Fine', now()),
      (${ids[1]}, ${listingId}, ${guest.id}, 2, 'Less so', now())`);
  expect(await stage.stars(listingId)).toEqual([7, 2]);
  await expect(
    main.execute(sql`update review set rating = 5 where listing_id = ${listingId}`),
  ).rejects.toThrow();
  await main.execute(sql`update review set text = '' where listing_id = ${listingId}`);
  await main.execute(sql`delete from review where reservation_id = ${ids[0]}`);
  expect(await stage.stars(listingId)).toEqual([2, 1]);
});

test('who leaves takes along what nobody has read', async () => {
  const leaver = await app.signUp('Lou Leaver');
  const listingId = await stage.addListing();
  const id = await stage.addReservation(listingId, { as: leaver });
  await stage.write(leaver, id, OF_LISTING);
  const exported = await app.request<{ data: { reviews: object } }>('GET', '/api/account/export', {
    as: leaver,
  });
  expect(exported.body.data.reviews).toMatchObject({ written: [], hidden: [OF_LISTING] });
  const gone = await app.request('DELETE', '/api/account', { as: leaver, body: {} });
  expect(gone.status, gone.text).toBe(200);
  app.clock.set('2026-03-25T00:00:00Z');
  await stage.openDue();
  expect((await stage.listed(listingId)).body.total).toBe(0);
});
