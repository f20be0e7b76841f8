import { expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import {
  DEPOSIT,
  makeResolutionScene,
} from '#features/reservations/server/testing/resolution-scene.ts';
import { photograph, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import type { ConsoleReservation } from '../contract.ts';
import { countOfPage, MAX_STATEMENTS } from './testing/count-statements.ts';

const scene = await makeResolutionScene();
const { stage, checkedIn, setHours, report, post, money } = scene;
const { app } = stage;
const finance = await app.signUp('Fay Finance', { role: 'finance' });
const support = await app.signUp('Sam Support', { role: 'support' });

const show = (as: TestPerson, id: string) =>
  app.request<ConsoleReservation>('GET', `/api/admin/reservations/${id}`, { as });

/** A stay that has ended, with a problem that its guest showed and a claim of its host. */
async function contested(): Promise<{ id: string }> {
  const { id } = await checkedIn();
  const { body } = await sendPicture(app, await photograph(), {
    as: stage.guest,
    preset: 'evidence',
  });
  expect((await report(id, stage.guest, { pictures: [body.key] })).status).toBe(201);
  setHours(6 * 24);
  await stage.runJob('reservations.complete-stays');
  const claim = { amount: 1_200, text: 'The chair is broken.' };
  expect((await post(stage.host, `/api/reservations/${id}/claim`, claim)).status).toBe(200);
  return { id };
}

test('an open problem and an open claim are on the page for the duty about money alone', async () => {
  const { id } = await contested();
  const { body } = await show(finance, id);
  expect(body.resolutions).toMatchObject({
    cases: [
      {
        kind: 'unsafe',
        state: 'waiting',
        entries: [{ step: 'open', by: 'guest', pictures: [{ url: expect.any(String) }] }],
        may: { host: [], guest: [], decide: true },
      },
    ],
    claim: {
      state: 'waiting',
      amount: 1_200,
      entries: [{ step: 'open', by: 'host', amount: 1_200 }],
      may: { answer: false, decide: true },
    },
  });
  const seen = await show(support, id);
  expect(seen.body).toMatchObject({ resolutions: null, money: null, refundTerms: null });
  expect(seen.text).not.toMatch(/amount|total/);
});

test('it costs no more statements than another page, also of one with pictures', async () => {
  const { id } = await contested();
  expect(await countOfPage(app, finance, `/reservations/${id}`)).toBeLessThanOrEqual(
    MAX_STATEMENTS,
  );
});

test('who is shown the form decides, who is not is refused, and then nothing is open', async () => {
  const { id } = await contested();
  const { resolutions } = (await show(finance, id)).body;
  const caseId = resolutions?.cases[0]?.id;
  const claimId = resolutions?.claim?.id;
  const decisions: [string, object][] = [
    [`/api/cases/${caseId}/decision`, { refund: 500, leaveFreely: false, reason: 'It was damp.' }],
    [`/api/claims/${claimId}/decision`, { given: 700, reason: 'The chair was old.' }],
  ];
  for (const [path, body] of decisions) {
    expect((await post(support, path, body)).status, path).toBe(404);
    expect((await show(finance, id)).body.resolutions).not.toBeNull();
    expect((await post(finance, path, body)).status, path).toBe(200);
  }
  const { body } = await show(finance, id);
  expect(body.resolutions).toBeNull();
  expect(body.words.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['It was damp.', 'The chair was old.']),
  );
  expect(await money(id)).toMatchObject({ deposit: DEPOSIT - 700, refunded: 500 });
});
