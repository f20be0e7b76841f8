import { afterAll, beforeEach, expect, test } from 'vitest';
import { NOW } from '#entry/resilience/testing/world.ts';
import { makeTrustStage } from './testing/trust-stage.ts';

const stage = await makeTrustStage();
const { app, world, execute, decide, mails, counts, post, queue } = stage;
const { people, listingId } = world;
afterAll(() => app.close());
/** Each decision is later than those of the tests before. */
let hours = 0;
beforeEach(() => {
  hours += 1;
  app.clock.set(Temporal.Instant.from(NOW).add({ hours }).toString());
});

const listing = { kind: 'listing', id: listingId };

/** Decides, and reads the token of the statement from the mail. */
async function readStatement(act: string, more: object = {}): Promise<string> {
  await decide(listing, act, more);
  const sent = await mails('trust.statement', people.host.email);
  const token = /\/statements\/([\w-]+)/.exec(sent.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error('the mail names no statement');
  return token;
}
const show = (token: string) =>
  app.request<Record<string, unknown>>('GET', `/api/statements/${token}`);
const appeal = (token: string, text = 'The flat is mine, and it is there.') =>
  post(undefined, `/api/statements/${token}/appeal`, { text });

test('the owner gets a statement in their language, which needs no session', async () => {
  await execute('update "user" set locale = \'de\' where id = $1', [people.host.id]);
  const token = await readStatement('hide', { words: 'The pictures show another house.' });
  const [mail] = (await mails('trust.statement', people.host.email)).slice(-1);
  expect(mail?.text).toContain('The pictures show another house.');
  expect(mail?.subject).not.toContain('decided');
  const { status, body } = await show(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    subject: listing,
    act: 'hide',
    rule: 'honest-listings',
    words: 'The pictures show another house.',
    appeal: null,
    may: { appeal: true },
  });
});

test('a kept thing has no statement; guessed addresses open none', async () => {
  await decide(listing, 'keep');
  const { rows } = await execute("select token from moderation_decision where act = 'keep'");
  expect((await show(String(rows[0]?.token))).status).toBe(404);
  const before = await counts();
  for (const token of ['x'.repeat(32), '..%2f..%2fetc', 'short', `${rows[0]?.token}x`]) {
    expect((await show(token)).status, token).toBeGreaterThanOrEqual(400);
    expect((await appeal(token)).status, token).toBeGreaterThanOrEqual(400);
  }
  expect(await counts()).toEqual(before);
});

test('one objects once, and within 180 days', async () => {
  app.clock.set(NOW);
  const token = await readStatement('limit');
  expect((await appeal(token, 'short')).status).toBe(400);
  const rivals = await Promise.all([appeal(token), appeal(token), appeal(token)]);
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await appeal(token)).body.code).toBe('already-appealed');

  const late = await readStatement('hide');
  app.clock.set('2026-08-29T08:59:59Z');
  expect((await show(late)).body.may).toEqual({ appeal: true });
  app.clock.set('2026-08-29T09:00:00Z');
  expect((await appeal(late)).body.code).toBe('too-late-to-appeal');
});

test('another administrator decides where there is one, and what was decided is undone', async () => {
  const readState = async () =>
    (await execute('select moderation_state as state from listing where id = $1', [listingId]))
      .rows[0]?.state;
  await decide(listing, 'keep');
  app.clock.advance({ minutes: 1 });
  const token = await readStatement('hide');
  await appeal(token);
  const { rows } = await execute('select id from moderation_decision where token = $1', [token]);
  const path = `/api/admin/moderation/appeals/${rows[0]?.id}`;
  // There is a single one so far, who may.
  await execute(`update "user" set staff_role = null where id = $1`, [people.support.id]);
  expect((await queue()).appeals.at(-1)?.may.decide).toBe(true);
  const second = await app.signUp('Ben Admin', { role: 'admin' });
  expect((await queue()).appeals.at(-1)?.may.decide).toBe(false);
  const own = await post(people.admin, path, { isGranted: true });
  expect(own.body.code).toBe('own-decision');
  expect(await readState()).toBe('hidden');
  expect((await post(people.guest, path, { isGranted: true })).body.code).toBe('not-found');
  const granted = await post(second, path, { isGranted: true, words: 'Sorry for the trouble.' });
  expect(granted.status).toBe(200);
  expect(await readState()).toBe('visible');
  expect((await post(second, path, { isGranted: false })).body.code).toBe('status-conflict');
  expect((await show(token)).body.appeal).toMatchObject({
    decision: { isGranted: true, words: 'Sorry for the trouble.' },
  });
  expect(await mails('trust.appeal', people.host.email)).toHaveLength(1);
});

test('a granted appeal lifts nothing that another decision has made too', async () => {
  const readStanding = async () =>
    (await execute('select standing from "user" where id = $1', [people.host.id])).rows[0]
      ?.standing;
  const grant = async (token: string) => {
    await appeal(token);
    const { rows } = await execute(
      `update moderation_decision set decided_by = null where token = $1 returning id`,
      [token],
    );
    return post(people.admin, `/api/admin/moderation/appeals/${rows[0]?.id}`, { isGranted: true });
  };
  const first = await readStatement('suspend');
  app.clock.advance({ minutes: 1 });
  const second = await readStatement('suspend');
  expect(second).not.toBe(first);
  expect((await grant(first)).status).toBe(200);
  expect(await readStanding()).toBe('suspended');
  expect((await grant(second)).status).toBe(200);
  expect(await readStanding()).toBe('active');
});

test('about what was deleted, or is one’s own, nothing is decided', async () => {
  const before = await counts();
  const gone = { kind: 'listing', id: world.otherListingId };
  await execute('update listing set deleted_at = now() where id = $1', [gone.id]);
  expect((await decide(gone, 'hide')).body.code).toBe('not-found');
  const self = { kind: 'profile', id: people.admin.id };
  expect((await decide(self, 'suspend')).body.code).toBe('forbidden');
  expect(await counts()).toEqual(before);
});

test('what was deleted waits no longer', async () => {
  const review = { kind: 'review', id: world.reviewId };
  await stage.report(people['other-guest'], review);
  expect((await queue()).total).toBe(1);
  await execute('delete from review where id = $1', [world.reviewId]);
  expect((await queue()).items).toEqual([]);
  await stage.look();
  expect((await queue()).total).toBe(0);
});

test('a year’s figures are counted', async () => {
  const { body } = await app.request<Record<string, unknown>>('GET', '/api/transparency?year=2026');
  expect(body).toMatchObject({ year: 2026, reports: 1, byReason: [{ id: 'scam', count: 1 }] });
  expect(body.appeals).toBe(4);
  expect(body.granted).toBe(3);
  const none = await app.request('GET', '/api/transparency?year=2020');
  expect(none.body).toMatchObject({ reports: 0, decisions: 0, byAct: [], medianHours: null });
});
