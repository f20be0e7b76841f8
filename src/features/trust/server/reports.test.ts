import { afterAll, describe, expect, test } from 'vitest';
import { makeTrustStage } from './testing/trust-stage.ts';

const stage = await makeTrustStage();
const limited = await makeTrustStage({ RATE_LIMITS: 'on' });
const { app, world, report, decide, queue, mails, counts } = stage;
const { people, listingId, otherListingId, reviewId, conversationId, itinerantId } = world;
afterAll(async () => {
  await app.close();
  await limited.app.close();
});

const listing = { kind: 'listing', id: listingId };

describe('reports', () => {
  test('are one entry for a moderator, however many people send them', async () => {
    const first = await report(people.guest, listing, { text: 'The flat is not there.' });
    expect(first.status).toBe(201);
    expect(first.body.reference).toMatch(/^R-[A-Z0-9]{8}$/);
    const crowd = await Promise.all(
      Array.from({ length: 12 }, (_, at) => app.signUp(`Crowd ${at}`)),
    );
    for (const person of crowd) {
      expect((await report(person, listing, { reason: 'other' })).status).toBe(201);
    }
    const { items, total } = await queue();
    expect(total).toBe(1);
    expect(items).toMatchObject([{ subject: listing, harm: 3, reportCount: 13 }]);
    // Nothing is hidden by it.
    expect((await app.request('GET', `/api/listings/${listingId}`)).status).toBe(200);
  });

  test('are one a person and thing, also at the same moment and by another spelling', async () => {
    const before = await counts();
    expect((await report(people.guest, listing)).body.code).toBe('already-reported');
    expect(
      (await report(people.guest, { kind: 'listing', id: listingId.toUpperCase() })).body.code,
    ).toBe('already-reported');
    expect(await counts()).toEqual(before);
    const review = { kind: 'review', id: reviewId };
    const rivals = await Promise.all(
      Array.from({ length: 5 }, () => report(people['other-guest'], review)),
    );
    expect(rivals.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  test('a signed-out reporter gives an address, and a repeat sends no further mail', async () => {
    const other = { kind: 'listing', id: otherListingId };
    const missing = await report(undefined, other);
    expect([missing.status, missing.body.fields]).toEqual([400, { email: expect.any(String) }]);
    const email = 'Reporter@Example.org';
    const sent = await report(undefined, other, { email });
    expect(sent.status).toBe(201);
    const again = await report(undefined, other, { email, text: 'Once more.' });
    expect(again.body).toEqual(sent.body);
    const receipts = await mails('trust.report-receipt', 'reporter@example.org');
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.subject).toContain(String(sent.body.reference));
  });

  test('an address is mailed five times a day at most', async () => {
    const email = 'flooded@example.org';
    const seen: number[] = [];
    for (const id of [listingId, otherListingId, itinerantId, world.experienceId]) {
      seen.push((await report(undefined, { kind: 'listing', id }, { email })).status);
    }
    seen.push((await report(undefined, { kind: 'review', id: reviewId }, { email })).status);
    expect(seen).toEqual([201, 201, 201, 201, 201]);
    const { rows } = await stage.execute('select id from listing where id <> all($1::uuid[])', [
      [listingId, otherListingId, itinerantId, world.experienceId],
    ]);
    const id = String(rows[0]?.id ?? '');
    if (id !== '') {
      expect((await report(undefined, { kind: 'listing', id }, { email })).status).toBe(429);
    }
    expect(await mails('trust.report-receipt', email)).toHaveLength(5);
  });

  test('of what one may not see, or that is not there, are refused and change nothing', async () => {
    const before = await counts();
    const stranger = await app.signUp('Sam Stranger');
    for (const subject of [
      { kind: 'message', id: `${conversationId}:1` },
      { kind: 'message', id: `${conversationId}:77` },
      { kind: 'listing', id: reviewId },
      { kind: 'picture', id: 'photo-00000000-0000-4000-8000-000000000000' },
    ]) {
      expect((await report(stranger, subject)).status, JSON.stringify(subject)).toBe(404);
    }
    for (const subject of [
      { kind: 'message', id: 'no-id' },
      { kind: 'listing', id: "1' or '1'='1" },
      { kind: 'person', id: people.host.id },
    ]) {
      expect((await report(stranger, subject)).status, JSON.stringify(subject)).toBe(400);
    }
    expect(await counts()).toEqual(before);
  });

  test('who reported learns what was decided; a signed-out one as well', async () => {
    expect((await decide(listing, 'keep')).status).toBe(200);
    await app.services.jobs.drain();
    const outcome = await mails('trust.report-outcome', people.guest.email);
    expect(outcome).toHaveLength(1);
    expect(outcome[0]?.text).toContain('nothing against our rules');
    await decide({ kind: 'listing', id: otherListingId }, 'hide');
    await app.services.jobs.drain();
    const [other] = await mails('trust.report-outcome', 'reporter@example.org');
    expect(other?.text).toContain('acted on it');
    // Decided things wait no longer.
    expect((await queue()).items.map(({ subject }) => subject.id)).not.toContain(listingId);
  });
});

describe('with limits', () => {
  test('a network sends thirty reports an hour at most', async () => {
    const { world: of } = limited;
    const seen: number[] = [];
    for (let at = 0; at < 31; at += 1) {
      const subject = { kind: 'listing', id: of.listingId };
      const email = `person-${at}@example.org`;
      seen.push((await limited.report(undefined, subject, { email })).status);
    }
    expect(seen.filter((status) => status === 201)).toHaveLength(30);
    expect(seen.at(-1)).toBe(429);
    expect((await limited.queue()).total).toBe(1);
  });
});
