import { afterAll, expect, test } from 'vitest';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { checkLedger } from '#features/reservations/index.server.ts';
import { makeConsoleStage, REASON } from './testing/console-stage.ts';

const stage = await makeConsoleStage();
const { app, world, people, execute, ask, act, log } = stage;
afterAll(() => app.close());

const reservationPath = (id: string) => `/reservations/${id}`;
const request = async () => {
  const { body } = await app.request<{ id: string }>('POST', '/api/reservations', {
    as: people['other-guest'],
    body: { listingId: world.listingId, startDate: '2026-05-04', endDate: '2026-05-09' },
  });
  return body.id;
};

const payInSandbox = async (as: TestPerson, id: string) => {
  const { body } = await app.request<{ url: string }>('POST', `/api/reservations/${id}/payment`, {
    as,
    body: {},
  });
  const session = body.url.split('/').at(-1);
  await app.request('POST', `/api/sandbox-checkout/${session}`, { body: { outcome: 'succeed' } });
};

test('a listing is shown with its reports and decisions, and hidden from its page', async () => {
  await app.request('POST', '/api/reports', {
    as: people['other-guest'],
    body: { subject: { kind: 'listing', id: world.listingId }, reason: 'scam', text: 'Not there.' },
  });
  await act(people.support, 'POST', '/moderation/decisions', {
    subject: { kind: 'listing', id: world.listingId },
    act: 'hide',
    rule: 'honest-listings',
    words: REASON,
  });
  const { body } = await ask(people.support, `/listings/${world.listingId}`);
  expect(body).toMatchObject({
    host: { id: people.host.id },
    state: 'hidden',
    isListed: false,
    reports: [{ reason: 'scam', text: 'Not there.' }],
    decisions: [{ act: 'hide', words: REASON, by: { id: people.support.id } }],
    may: { decide: true },
  });
  expect((await ask(people.finance, `/listings/${world.listingId}`)).status).toBe(404);
  await act(people.support, 'POST', '/moderation/decisions', {
    subject: { kind: 'listing', id: world.listingId },
    act: 'keep',
    rule: 'no-rule-broken',
  });
});

test('support reads a reservation without its money, finance with it', async () => {
  const path = reservationPath(world.reservationId);
  const support = await ask(people.support, path);
  expect(support.body).toMatchObject({ status: 'approved', money: null, may: { cancel: false } });
  expect(support.text).not.toMatch(/amount|total/);
  const finance = await ask(people.finance, path);
  expect(finance.body).toMatchObject({ may: { cancel: true, extend: false } });
  const { money } = finance.body as never as {
    money: { paid: number; total: number; ledger: { amount: number }[] };
  };
  expect(money.paid).toBe(money.total);
  expect(money.ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test('a deadline is extended while it runs, and not past the arrival', async () => {
  const id = await request();
  const extend = (hours: number) =>
    act(people.support, 'POST', `${reservationPath(id)}/deadline`, { hours, reason: REASON });
  const before = await ask(people.support, reservationPath(id));
  const { answerBy } = before.body as never as { answerBy: string };
  expect((await extend(24)).status).toBe(200);
  const { rows } = await execute('select answer_by from reservation where id = $1', [id]);
  const moved = Date.parse(String(rows[0]?.answer_by)) - Date.parse(answerBy);
  expect(Math.round(moved / 3_600_000)).toBe(24);
  expect((await log()).at(-1)).toMatchObject({
    action: 'reservation.extend',
    subject_id: id,
    reason: REASON,
    after: { deadline: 'answer' },
  });
  const told = async () => {
    const { rows } = await execute(
      `select m.template, m."to", m.subject, m.text from mail_outbox m
       where m.template like 'reservations.%-extended%' and m.text like $1 order by m.template`,
      [`%${id}%`],
    );
    return rows as { template: string; to: string; subject: string; text: string }[];
  };
  expect((await told()).map(({ template, to }) => [template, to])).toEqual([
    ['reservations.answer-extended', people.host.email],
    ['reservations.answer-extended-to-guest', people['other-guest'].email],
  ]);
  for (const { text } of await told()) {
    // Why is in the log alone, as is who did it.
    expect(text).not.toContain(REASON);
    expect(text).not.toContain(people.support.name);
  }
  expect((await extend(5)).status).toBe(400);
  await execute(
    `update reservation set answer_by = check_in_from - interval '1 hour' where id = $1`,
    [id],
  );
  expect((await extend(12)).body.code).toBe('status-conflict');
  await execute(`update reservation set answer_by = $2 where id = $1`, [
    id,
    app.services.now().subtract({ minutes: 1 }).toString(),
  ]);
  expect((await extend(12)).body.code).toBe('status-conflict');
  const finance = await act(people.finance, 'POST', `${reservationPath(id)}/deadline`, {
    hours: 24,
    reason: REASON,
  });
  expect(finance.status).toBe(404);
  expect(await told()).toHaveLength(2);
});

test('a guest who has more time to pay is told so, and the host', async () => {
  const payer = await app.signUp('Pia Payer');
  const { body } = await app.request<{ id: string }>('POST', '/api/reservations', {
    as: payer,
    body: { listingId: world.listingId, startDate: '2026-06-04', endDate: '2026-06-09' },
  });
  await app.request('POST', `/api/reservations/${body.id}`, {
    as: people.host,
    body: { status: 'approved' },
  });
  const extended = await app.request<{ until: string }>(
    'POST',
    `/api/admin${reservationPath(body.id)}/deadline`,
    { as: people.support, body: { hours: 48, reason: REASON } },
  );
  expect(extended.status).toBe(200);
  const { rows } = await execute(
    `select template, "to" from mail_outbox
     where template like 'reservations.payment-extended%' and text like $1 order by template`,
    [`%${body.id}%`],
  );
  expect(rows.map(({ template, to }) => [template, to])).toEqual([
    ['reservations.payment-extended', payer.email],
    ['reservations.payment-extended-to-host', people.host.email],
  ]);
  const { body: notices } = await app.request<{ items: { kind: string }[] }>(
    'GET',
    '/api/notices',
    { as: payer },
  );
  expect(notices.items.map(({ kind }) => kind)).toContain('payment-extended');
});

test('a refund of another amount goes back to the cent, within its terms', async () => {
  const guest = await app.signUp('Rita Refunded');
  const { body: wanted } = await app.request<{ id: string }>('POST', '/api/reservations', {
    as: guest,
    body: { listingId: world.listingId, startDate: '2026-07-04', endDate: '2026-07-09' },
  });
  await app.request('POST', `/api/reservations/${wanted.id}`, {
    as: people.host,
    body: { status: 'approved' },
  });
  await payInSandbox(guest, wanted.id);
  const page = await ask(people.finance, reservationPath(wanted.id));
  const { refundTerms: terms, money } = page.body as never as {
    refundTerms: { min: number; max: number; policy: number };
    money: { paid: number };
  };
  expect(terms.max).toBe(money.paid);
  expect(terms.min).toBeGreaterThan(0);
  expect(terms.policy).toBeLessThanOrEqual(terms.max);
  expect((await ask(people.support, reservationPath(wanted.id))).body).toMatchObject({
    refundTerms: null,
  });
  const cancel = (amount?: number) =>
    app.request<{ refund: number; code: string; fields: object }>(
      'POST',
      `/api/admin${reservationPath(wanted.id)}/cancellation`,
      { as: people.finance, body: { refund: 'amount', amount, reason: REASON } },
    );
  for (const amount of [terms.min - 1, terms.max + 1, -1, undefined]) {
    const { status, body } = await cancel(amount);
    expect([status, body.code]).toEqual([400, 'amount-out-of-terms']);
    expect(body.fields).toHaveProperty('amount');
  }
  expect((await cancel(terms.min + 0.5)).status).toBe(400);
  const refund = terms.min + 1_001;
  expect((await cancel(refund)).body).toEqual({ refund });
  const { body: after } = await ask(people.finance, reservationPath(wanted.id));
  const { status, money: left } = after as never as {
    status: string;
    money: {
      refunded: number;
      refunds: { amount: number }[];
      ledger: { account: string; amount: number }[];
    };
  };
  expect([status, left.refunded]).toEqual(['cancelled', refund]);
  expect(left.refunds.map(({ amount }) => amount)).toEqual([refund]);
  expect(left.ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(await checkLedger(app.services.database.main)).toEqual([]);
  const { rows } = await execute(
    `select text from mail_outbox where text like $1 and template like '%cancelled%'`,
    [`%${wanted.id}%`],
  );
  expect(rows).toHaveLength(2);
  // Nothing is said of a policy that didn't decide it.
  for (const { text } of rows) {
    expect(text).toContain(REASON);
    expect(text).not.toContain('policy');
  }
});

test('a reservation is cancelled with a chosen refund; both are told and read why', async () => {
  const path = `${reservationPath(world.reservationId)}/cancellation`;
  const cancel = (as: typeof people.admin) =>
    app.request<{ refund: number; code?: string }>('POST', `/api/admin${path}`, {
      as,
      body: { refund: 'everything', reason: REASON },
    });
  expect((await cancel(people.support)).status).toBe(404);
  const { rows } = await execute('select paid from reservation where id = $1', [
    world.reservationId,
  ]);
  const cancelled = await cancel(people.finance);
  expect(cancelled.body).toEqual({ refund: rows[0]?.paid });
  const trip = await app.request<{
    status: string;
    events: { reason: unknown; details: object }[];
  }>('GET', `/api/reservations/${world.reservationId}`, { as: people.guest });
  expect(trip.body.status).toBe('cancelled');
  expect(trip.text).toContain(REASON);
  // The member of staff is in the log alone.
  expect(trip.text).not.toContain(people.finance.name);
  const { rows: mails } = await execute(
    `select "to" from mail_outbox where template like '%cancelled%' order by "to"`,
  );
  expect(mails.map(({ to }) => to)).toEqual(
    expect.arrayContaining([people.guest.email, people.host.email]),
  );
  expect((await log()).at(-1)).toMatchObject({
    actor_id: people.finance.id,
    action: 'reservation.cancel',
    reason: REASON,
    after: { refund: rows[0]?.paid, basis: 'everything' },
  });
  expect((await cancel(people.finance)).body.code).toBe('status-conflict');
});
