import { afterAll, expect, test } from 'vitest';
import { END, makeStage } from '#features/reservations/server/testing/stage.ts';
import type { ReservationReviews } from '../contract.ts';

const stage = await makeStage();
const { app, guest, host } = stage;
afterAll(() => app.close());

test('the end of a stay is told by notice and mail, both of which lead to a review', async () => {
  const id = await stage.reach('paid');
  const { checkInCode } = (await stage.page(host, id)).body;
  app.clock.set('2026-03-20T09:00:00Z');
  expect((await stage.act(guest, id, { code: checkInCode })).body.status).toBe('checked-in');
  // In Tokyo the check-out date is over.
  app.clock.set(`${END}T15:00:00Z`);
  await stage.runJob('reservations.complete-stays');
  const noticed = await app.request<{ items: { text: string; reservationId: string }[] }>(
    'GET',
    '/api/notices',
    { as: guest },
  );
  expect(noticed.body.items[0]).toMatchObject({ reservationId: id });
  expect(noticed.body.items[0]?.text).toMatch(/\?$/);
  const mail = (await stage.mails(guest)).find(({ text }) => text.includes('#reviews'));
  const link = new RegExp(`/trips/${id}#reviews`);
  expect(mail?.text).toMatch(link);
  expect(mail?.html).toMatch(link);
  const { body } = await app.request<ReservationReviews>('GET', `/api/reservations/${id}/reviews`, {
    as: guest,
  });
  expect(body).toMatchObject({ viewer: 'guest', may: { write: true }, ofListing: null });
});
