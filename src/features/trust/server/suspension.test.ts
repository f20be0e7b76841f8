import { afterAll, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { makeTrustStage } from './testing/trust-stage.ts';

const stage = await makeTrustStage();
const { app, world, execute, post } = stage;
const { people, listingId } = world;
afterAll(() => app.close());

const decideAs = (as: TestPerson, kind: string, id: string, act: string) =>
  post(as, '/api/admin/moderation/decisions', {
    subject: { kind, id },
    act,
    rule: act === 'keep' ? 'no-rule-broken' : 'safety',
  });
const readStanding = async (id: string) =>
  (await execute('select standing from "user" where id = $1', [id])).rows[0]?.standing;

test('support hides, limits and warns, and neither suspends nor undoes a suspension', async () => {
  expect((await decideAs(people.support, 'listing', listingId, 'hide')).status).toBe(200);
  expect((await decideAs(people.support, 'profile', people.guest.id, 'limit')).status).toBe(200);
  expect(await readStanding(people.guest.id)).toBe('limited');
  const refused = await decideAs(people.support, 'profile', people.guest.id, 'suspend');
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
  await decideAs(people.admin, 'profile', people.guest.id, 'suspend');
  const kept = await decideAs(people.support, 'profile', people.guest.id, 'keep');
  expect([kept.status, kept.body.code]).toEqual([403, 'forbidden']);
  expect(await readStanding(people.guest.id)).toBe('suspended');
});

test('staff keep their standing for as long as they have a role', async () => {
  for (const act of ['limit', 'suspend']) {
    const refused = await decideAs(people.admin, 'profile', people.finance.id, act);
    expect([refused.status, refused.body.code], act).toEqual([403, 'forbidden']);
  }
  expect(await readStanding(people.finance.id)).toBe('active');
});

test('to finance, and to those without a role, decisions are not there', async () => {
  for (const as of [people.finance, people.host]) {
    const refused = await decideAs(as, 'profile', people['other-guest'].id, 'warn');
    expect([refused.status, refused.body.code]).toEqual([404, 'not-found']);
  }
});
