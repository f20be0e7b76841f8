import { afterAll, expect, test } from 'vitest';
import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';
import { makeExperienceStage } from '#features/experiences/server/testing/experience-stage.ts';
import { startPushService } from '#platform/server/push/testing/push-service.ts';
import { makeStage } from './testing/stage.ts';

const service = await startPushService();
afterAll(() => service.close());

async function turnOn(app: TestApp, as: TestPerson) {
  service.serve(app.services.push.publicKey);
  const subscription = service.subscribe();
  await app.request('PUT', '/api/push/device', { as, body: subscription });
  return () =>
    service.arrived
      .filter(({ endpoint }) => endpoint === subscription.endpoint)
      .map(({ content: { title, body, path } }) => ({ title, body, path }));
}

test('a guest who pays by the month is told before a payment is due, and of a declined card', async () => {
  const stage = await makeStage({ env: { PUSH_TO_LOOPBACK: 'on' } });
  const { app } = stage;
  const { body } = await stage.book({ endDate: '2026-06-03', payMonthly: true });
  const id = body.id;
  await stage.act(stage.host, id, { status: 'approved' });
  const payment = await stage.startPayment(id);
  await app.request('POST', `/api/sandbox-checkout/${payment.body.url.split('/').at(-1)}`, {
    body: { outcome: 'succeed', card: 'declines' },
  });
  await app.request('PUT', '/api/account/locale', { as: stage.guest, body: { locale: 'en' } });
  const arrived = await turnOn(app, stage.guest);
  const hostsPhone = await turnOn(app, stage.host);
  // The second payment falls due five days before its nights, at 09:00 in Tokyo.
  for (const instant of ['2026-04-07T00:00:00Z', '2026-04-14T00:00:00Z']) {
    app.clock.set(instant);
    await stage.runJob('reservations.see-to-instalments');
    await app.services.jobs.drain();
  }
  expect(arrived().map(({ title, path }) => [title, path])).toEqual([
    ['Payment due soon', `/trips/${id}`],
    ['Card declined', `/trips/${id}`],
  ]);
  expect(hostsPhone()).toEqual([]);
  await app.close();
});

test('a guest of a session is told that its host cancelled it, and the host is not', async () => {
  const stage = await makeExperienceStage({ PUSH_TO_LOOPBACK: 'on' });
  const { app } = stage;
  const guest = await stage.newGuest();
  const id = await stage.created();
  const [session] = await stage.firstOf(id);
  const booking = await stage.book(id, session, guest);
  const arrived = await turnOn(app, guest);
  const hostsPhone = await turnOn(app, stage.host);
  expect((await stage.cancelSession(id, session)).status).toBe(200);
  await app.services.jobs.drain();
  expect(arrived()).toEqual([
    {
      title: 'Cancelled by the host',
      body: expect.stringContaining('was cancelled by its host'),
      path: `/trips/${booking}`,
    },
  ]);
  expect(hostsPhone()).toEqual([]);
  await app.close();
});
