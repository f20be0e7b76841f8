import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { TestPerson } from '#entry/testing/test-app.ts';
import { photograph, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import { DEPOSIT, makeResolutionScene } from './testing/resolution-scene.ts';
import { START } from './testing/stage.ts';

const scene = await makeResolutionScene();
const { stage, admin, show, post, report, setHours, runDeadlines, money } = scene;
const { checkedIn, completed, listMails, mailsAbout } = scene;
const { app } = stage;
const { main } = app.services.database;
const evidence = async (as: TestPerson) => {
  const { body, status } = await sendPicture(app, await photograph(), { as, preset: 'evidence' });
  expect(status).toBe(201);
  return body.key;
};

describe('the deposit after the end', () => {
  test('comes back 72 hours later, and not a second before', async () => {
    const { id } = await completed();
    expect((await show(stage.guest, id)).body.deposit).toMatchObject({
      amount: DEPOSIT,
      left: DEPOSIT,
      toHost: 0,
    });
    app.clock.advance({ hours: 71, minutes: 59, seconds: 59 });
    await runDeadlines();
    expect(await money(id)).toMatchObject({ deposit: DEPOSIT, refunded: 0 });
    app.clock.advance({ seconds: 1 });
    await runDeadlines();
    await runDeadlines();
    const { paid } = await money(id);
    expect(await money(id)).toMatchObject({ deposit: 0, refunded: DEPOSIT, held: 0 });
    expect(paid).toBeGreaterThan(DEPOSIT);
    expect((await show(stage.guest, id)).body.deposit).toMatchObject({ left: 0, returnsAt: null });
    expect(await listMails(stage.guest, id)).toContain('reservations.deposit-returned');
  });

  test('is claimed once, by the host alone, in time, up to all of it', async () => {
    const { id } = await checkedIn();
    const path = `/api/reservations/${id}/claim`;
    const claim = { amount: 1_000, text: 'The chair is broken.' };
    expect((await post(stage.host, path, claim)).body.code).toBe('claim-not-now');
    setHours(6 * 24);
    await stage.runJob('reservations.complete-stays');
    expect((await post(stage.guest, path, claim)).body.code).toBe('forbidden');
    expect((await post(stage.stranger, path, claim)).body.code).toBe('not-found');
    expect((await show(stage.stranger, id)).body.code).toBe('not-found');
    for (const amount of [0, -1, 0.5, '1000']) {
      const { status } = await post(stage.host, path, { ...claim, amount });
      expect(status).toBe(400);
    }
    const tooHigh = await post(stage.host, path, { ...claim, amount: DEPOSIT + 1 });
    expect(tooHigh.body).toMatchObject({ code: 'amount-too-high', fields: { amount: /./ } });
    expect((await post(stage.host, path, { ...claim, text: '  ' })).status).toBe(400);
    expect((await show(stage.host, id)).body).toMatchObject({ claim: null, may: { claim: true } });
    const both = await Promise.all([post(stage.host, path, claim), post(stage.host, path, claim)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await post(stage.host, path, claim)).body.code).toBe('claim-exists');
    const { body } = await show(stage.guest, id);
    expect(body.claim).toMatchObject({ state: 'waiting', amount: 1_000, may: { answer: true } });
    expect(await listMails(stage.guest, id)).toContain('reservations.claim-made');
  });

  test('is no longer claimed once the time is over, though the job is late', async () => {
    const { id } = await completed();
    app.clock.advance({ hours: 72 });
    const claim = { amount: 1_000, text: 'The chair is broken.' };
    const { body } = await post(stage.host, `/api/reservations/${id}/claim`, claim);
    expect(body.code).toBe('claim-not-now');
  });

  test('the guest agrees: the host has it, the rest comes back at 72 hours', async () => {
    const { id } = await completed();
    const before = await money(id);
    await post(stage.host, `/api/reservations/${id}/claim`, { amount: 1_200, text: 'A chair' });
    const answer = { agrees: true };
    expect((await post(stage.host, `/api/reservations/${id}/claim/answer`, answer)).body.code).toBe(
      'forbidden',
    );
    const { body } = await post(stage.guest, `/api/reservations/${id}/claim/answer`, answer);
    expect(body.claim).toMatchObject({ state: 'agreed', given: 1_200 });
    expect(await money(id)).toMatchObject({
      host: before.host + 1_200,
      deposit: DEPOSIT - 1_200,
      refunded: 0,
    });
    expect(
      (await post(stage.guest, `/api/reservations/${id}/claim/answer`, answer)).body.code,
    ).toBe('resolution-moved');
    app.clock.advance({ hours: 72 });
    await runDeadlines();
    expect(await money(id)).toMatchObject({ deposit: 0, refunded: DEPOSIT - 1_200, held: 0 });
    expect(await listMails(stage.host, id)).toContain('reservations.claim-agreed');
  });

  test.each([
    ['refused', 0],
    ['refused', 700],
    ['silent', 1_000],
  ] as const)('a claim that is %s is decided: %i of 1,000 cents', async (how, given) => {
    const { id } = await completed();
    const before = await money(id);
    await post(stage.host, `/api/reservations/${id}/claim`, { amount: 1_000, text: 'A chair' });
    app.clock.advance({ hours: 72 });
    await runDeadlines();
    // The rest of the deposit has come back.
    expect(await money(id)).toMatchObject({ deposit: 1_000, refunded: DEPOSIT - 1_000 });
    if (how === 'refused') {
      const path = `/api/reservations/${id}/claim/answer`;
      const wordless = await post(stage.guest, path, { agrees: false });
      expect(wordless.body).toMatchObject({ code: 'invalid-input', fields: { text: /./ } });
      await post(stage.guest, path, { agrees: false, text: 'It was broken before.' });
    } else {
      app.clock.advance({ hours: 4 * 24 });
      await runDeadlines();
    }
    const { body } = await show(admin, id);
    const claim = body.claim;
    expect(claim).toMatchObject({ state: 'review', may: { decide: true } });
    const listed = await app.request<{ items: { reservationId: string }[] }>(
      'GET',
      '/api/resolutions',
      { as: admin },
    );
    expect(listed.body.items.map(({ reservationId }) => reservationId)).toContain(id);
    const path = `/api/claims/${claim?.id}/decision`;
    const reason = 'The pictures show it.';
    expect((await post(stage.host, path, { given, reason })).body.code).toBe('not-found');
    expect((await post(admin, path, { given: 1_001, reason })).body.code).toBe('amount-too-high');
    const decided = await post(admin, path, { given, reason });
    expect(decided.body.claim).toMatchObject({ state: 'decided', given });
    expect((await post(admin, path, { given, reason })).body.code).toBe('resolution-moved');
    expect(await money(id)).toMatchObject({
      host: before.host + given,
      deposit: 0,
      held: 0,
      refunded: DEPOSIT - given,
    });
    expect(await listMails(stage.guest, id)).toContain('reservations.claim-decided');
    expect(await listMails(stage.host, id)).toContain('reservations.claim-decided-host');
  });

  test('pictures are shown to both sides and administrators, and to nobody else', async () => {
    const { id } = await completed();
    const key = await evidence(stage.host);
    const foreign = await evidence(stage.guest);
    const path = `/api/reservations/${id}/claim`;
    const claim = { amount: 1_000, text: 'A chair' };
    const refused = await post(stage.host, path, { ...claim, pictures: [key, foreign] });
    expect(refused.body).toMatchObject({ code: 'invalid-input', fields: { 'pictures.1': /./ } });
    const { body } = await post(stage.host, path, { ...claim, pictures: [key, key] });
    const [picture, ...others] = body.claim?.entries[0]?.pictures ?? [];
    expect(others).toEqual([]);
    const see = (as?: TestPerson) =>
      app.request('GET', String(picture?.url), as === undefined ? {} : { as });
    for (const person of [stage.guest, stage.host, admin])
      expect((await see(person)).status).toBe(200);
    expect((await see(stage.stranger)).status).toBe(404);
    expect((await see()).status).toBe(401);
    expect((await app.request('GET', `/media/${key}/480.jpg`)).status).toBe(404);
    expect(
      (await app.request('GET', String(picture?.url).replace(key, foreign), { as: stage.guest }))
        .status,
    ).toBe(404);
  });
});

describe('a problem on arrival', () => {
  test('is reported by the guest alone, from when check-in opens to 48 hours later', async () => {
    const id = await stage.reach('paid', { listingId: await stage.addStay() });
    setHours(-1);
    expect((await report(id)).body.code).toBe('report-not-now');
    setHours(0);
    expect((await report(id, stage.host)).body.code).toBe('forbidden');
    expect((await report(id, stage.stranger)).body.code).toBe('not-found');
    expect((await report(id, admin)).body.code).toBe('forbidden');
    setHours(48);
    expect((await report(id)).body.code).toBe('report-not-now');
    setHours(47);
    const both = await Promise.all([report(id), report(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await report(id)).body.code).toBe('case-open');
    expect(await listMails(stage.host, id)).toContain('reservations.case-opened');
    expect((await stage.mails(admin)).map(({ template }) => template)).toContain(
      'reservations.administrators-case',
    );
  });

  test('stops the money of its reservation until it is solved', async () => {
    const { id } = await checkedIn();
    await report(id);
    setHours(49);
    await runDeadlines();
    expect(await money(id)).toMatchObject({ host: 0, platform: 0 });
    const { body } = await show(stage.guest, id);
    const path = `/api/cases/${body.cases[0]?.id}/reply`;
    const closed = await post(stage.guest, path, { step: 'solved' });
    expect(closed.body.cases[0]).toMatchObject({ state: 'closed', outcome: 'solved', refund: 0 });
    expect(await money(id)).toMatchObject({ held: 0 });
  });

  test('the host offers a part, the guest accepts: the price is lower by it', async () => {
    const { id } = await checkedIn();
    const before = await money(id);
    const { body } = await report(id);
    const caseId = body.cases[0]?.id;
    const answer = { step: 'offer', text: 'Sorry for that.' };
    const path = `/api/cases/${caseId}/answer`;
    expect((await post(stage.guest, path, { ...answer, amount: 100 })).body.code).toBe('forbidden');
    expect((await post(stage.host, path, answer)).body).toMatchObject({
      code: 'invalid-input',
      fields: { amount: /./ },
    });
    const max = Number((await show(stage.host, id)).body.cases[0]?.maxRefund);
    expect((await post(stage.host, path, { ...answer, amount: max + 1 })).body.code).toBe(
      'amount-too-high',
    );
    const offered = await post(stage.host, path, { ...answer, amount: 4_000 });
    expect(offered.body.cases[0]).toMatchObject({ state: 'offered', offer: 4_000 });
    expect((await post(stage.host, path, { ...answer, amount: 4_000 })).body.code).toBe(
      'resolution-moved',
    );
    const accepted = await post(stage.guest, `/api/cases/${caseId}/reply`, { step: 'accept' });
    expect(accepted.body.cases[0]).toMatchObject({
      state: 'closed',
      outcome: 'refund',
      refund: 4_000,
    });
    expect(await money(id)).toMatchObject({ refunded: 4_000, total: before.total - 4_000 });
    const { body: page } = await stage.page(stage.guest, id);
    expect(page.quote.lines.find(({ kind }) => kind === 'compensation')?.amount).toBe(-4_000);
    expect(page.due).toBe(0);
    setHours(48);
    await runDeadlines();
    const { platform, host, held } = await money(id);
    expect(held).toBe(0);
    expect(host + platform).toBe(before.paid - 4_000 - DEPOSIT);
    // The service fee is as it was.
    const service = page.quote.lines.find(({ kind }) => kind === 'service')?.amount;
    expect(platform).toBe(service);
  });

  test('a silent guest is paid what was offered, a silent host goes to an administrator', async () => {
    const { id } = await checkedIn();
    const { body } = await report(id);
    const path = `/api/cases/${body.cases[0]?.id}/answer`;
    await post(stage.host, path, { step: 'offer', amount: 500, text: 'Sorry' });
    app.clock.advance({ hours: 71, minutes: 59, seconds: 59 });
    await runDeadlines();
    expect((await show(stage.guest, id)).body.cases[0]?.state).toBe('offered');
    app.clock.advance({ seconds: 1 });
    await runDeadlines();
    expect((await show(stage.guest, id)).body.cases[0]).toMatchObject({ refund: 500 });
    const { id: other } = await checkedIn();
    await report(other);
    app.clock.advance({ hours: 24 });
    await runDeadlines();
    expect((await show(stage.guest, other)).body.cases[0]?.state).toBe('review');
  });

  test('an administrator gives a part back and lets the guest leave freely', async () => {
    const { id } = await checkedIn();
    const before = await money(id);
    const { body } = await report(id);
    const caseId = body.cases[0]?.id;
    await post(stage.host, `/api/cases/${caseId}/answer`, { step: 'disagree', text: 'No.' });
    const path = `/api/cases/${caseId}/decision`;
    const decision = { refund: 2_000, leaveFreely: true, reason: 'The pictures show it.' };
    expect((await post(stage.guest, path, decision)).body.code).toBe('not-found');
    const { body: decided } = await post(admin, path, decision);
    expect(decided.cases[0]).toMatchObject({ outcome: 'decided', refund: 2_000 });
    expect(decided.cases[0]?.leaveFreelyUntil).not.toBeNull();
    // Monday, 1:00 in Tokyo: 72 hours later.
    const mails = [...(await mailsAbout(stage.guest, id)), ...(await mailsAbout(stage.host, id))];
    const closing = mails.filter(({ template }) => template.includes('case-closed-leave'));
    expect(closing.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Du kannst mit Erstattung abreisen'),
      expect.stringContaining('your guest can leave with a refund'),
    ]);
    expect(closing[0]?.text).toMatch(/Du kannst bis .*23\. März.* abreisen/);
    expect(closing[1]?.text).toMatch(/can leave until Mon, Mar 23, 2026, 1:00 AM in Tokyo/);
    const notices = await app.request('GET', '/api/notices', { as: stage.guest });
    expect(notices.text).toContain('is closed: you can leave with a refund');
    expect((await post(admin, path, decision)).body.code).toBe('resolution-moved');
    const { body: page } = await stage.page(stage.guest, id);
    // Four of five nights, with what depends on them; a strict policy returns none of them.
    const left = await stage.cancel(stage.guest, id);
    expect(left.status).toBe(200);
    const after = await money(id);
    expect(after.refunded).toBe(2_000 + page.refundNow);
    expect(page.refundNow).toBeGreaterThan(before.paid / 2);
    app.clock.advance({ hours: 72 });
    await runDeadlines();
    const last = await money(id);
    expect(last.held).toBe(0);
    expect(last.refunded + last.host + last.platform).toBe(before.paid);
  });

  test('new dates keep the lower price, and that the guest may leave freely', async () => {
    const id = await stage.reach('paid', { listingId: await stage.addStay() });
    setHours(1);
    const { body } = await report(id);
    const decision = { refund: 1_500, leaveFreely: true, reason: 'No key was there.' };
    await post(admin, `/api/cases/${body.cases[0]?.id}/decision`, decision);
    const dates = { startDate: START, endDate: addDays(START, 6) };
    expect((await stage.act(stage.guest, id, { status: 'Update', ...dates })).status).toBe(200);
    expect((await stage.act(stage.host, id, { status: 'accept-change' })).status).toBe(200);
    const { body: page } = await stage.page(stage.guest, id);
    expect(page.endDate).toBe(dates.endDate);
    expect(page.quote.lines.find(({ kind }) => kind === 'compensation')?.amount).toBe(-1_500);
    expect((await show(stage.guest, id)).body.cases[0]?.leaveFreelyUntil).not.toBeNull();
    await money(id);
  });

  test('new dates that were asked for before keep the lower price too', async () => {
    const id = await stage.reach('paid', { listingId: await stage.addStay() });
    setHours(1);
    const { body } = await report(id);
    const dates = { startDate: START, endDate: addDays(START, 6) };
    expect((await stage.act(stage.guest, id, { status: 'Update', ...dates })).status).toBe(200);
    const asked = (await stage.page(stage.guest, id)).body.change?.difference ?? 0;
    const decision = { refund: 1_500, leaveFreely: false, reason: 'No key was there.' };
    await post(admin, `/api/cases/${body.cases[0]?.id}/decision`, decision);
    expect((await stage.act(stage.host, id, { status: 'accept-change' })).status).toBe(200);
    const { body: page } = await stage.page(stage.guest, id);
    expect(page.quote.lines.find(({ kind }) => kind === 'compensation')?.amount).toBe(-1_500);
    expect(page.due).toBe(asked);
    await money(id);
  });

  test('of a stay that is paid by the month, the first payment is lowered and comes back', async () => {
    const { id } = await checkedIn(75, { payMonthly: true });
    const before = (await stage.page(stage.guest, id)).body;
    const { body } = await report(id);
    const caseId = body.cases[0]?.id;
    await post(stage.host, `/api/cases/${caseId}/answer`, {
      step: 'offer',
      amount: 10_000,
      text: 'Sorry',
    });
    await post(stage.guest, `/api/cases/${caseId}/reply`, { step: 'accept' });
    const after = (await stage.page(stage.guest, id)).body;
    expect(after.due).toBe(0);
    expect(after.refunded).toBe(10_000);
    expect(after.total).toBe(before.total - 10_000);
    expect(after.instalments.map(({ amount }) => amount)).toEqual(
      before.instalments.map(({ amount }, index) => amount - (index === 0 ? 10_000 : 0)),
    );
    await money(id);
  });

  test('of however many are open, the list for administrators asks the database as often', async () => {
    const asked = [vi.spyOn(main, 'select'), vi.spyOn(main, 'execute')];
    const list = async () => {
      for (const each of asked) each.mockClear();
      const path = '/api/resolutions';
      const { body } = await app.request<{ items: unknown[] }>('GET', path, { as: admin });
      const statements = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      return { items: body.items.length, statements };
    };
    await report((await checkedIn()).id);
    const before = await list();
    for (let more = 0; more < 3; more += 1) {
      await stage.renewGuest();
      await report((await checkedIn()).id);
    }
    const after = await list();
    for (const each of asked) each.mockRestore();
    expect(after.items).toBe(before.items + 3);
    expect(before.statements).toBeGreaterThan(0);
    expect(after.statements).toBe(before.statements);
  });

  test('at most three are reported of one reservation', async () => {
    const { id } = await checkedIn();
    for (let count = 0; count < 3; count += 1) {
      app.clock.advance({ minutes: 1 });
      const { body } = await report(id);
      await post(stage.guest, `/api/cases/${body.cases[0]?.id}/reply`, { step: 'solved' });
    }
    expect((await report(id)).body.code).toBe('too-many-cases');
  });
});

describe('the work guarantee', () => {
  async function arrive(promisedMbps: number | null = 100) {
    const { id } = await checkedIn();
    await main.execute(
      sql`update reservation set promised_mbps = ${promisedMbps} where id = ${id}`,
    );
    return id;
  }
  const measure = (id: string, mbps: number, method = 'test') =>
    app.request('POST', `/api/reservations/${id}/wifi`, {
      as: stage.guest,
      body: { mbps, method },
    });
  /** Measures at these hours after check-in opens. */
  async function measureAt(
    id: string,
    ...speeds: [hours: number, mbps: number, method?: string][]
  ) {
    for (const [hours, mbps, method] of speeds) {
      setHours(hours);
      expect((await measure(id, mbps, method)).status).toBe(200);
    }
  }
  const firstCase = async (id: string) => (await show(stage.guest, id)).body.cases[0];

  test('the figure that was shown is kept with the request', async () => {
    const listingId = await stage.addStay();
    await main.execute(sql`update listing set wifi_mbps = 80 where id = ${listingId}`);
    const id = await stage.reach('pending', { listingId });
    await main.execute(sql`update listing set wifi_mbps = 10 where id = ${listingId}`);
    expect((await stage.row(id)).promised_mbps).toBe(80);
  });

  test('three measurements under half open a case; two, typed, near or late ones don’t', async () => {
    const few = await arrive();
    await measureAt(few, [2, 20], [6, 20]);
    expect(await firstCase(few)).toBeUndefined();
    const typed = await arrive();
    await measureAt(typed, [2, 20], [6, 20], [10, 20, 'typed']);
    expect(await firstCase(typed)).toBeUndefined();
    const near = await arrive();
    await measureAt(near, [2, 20], [6, 20], [9, 20]);
    expect(await firstCase(near)).toBeUndefined();
    const late = await arrive();
    await measureAt(late, [2, 20], [6, 20], [73, 20]);
    expect(await firstCase(late)).toBeUndefined();
    const half = await arrive();
    await measureAt(half, [2, 20], [6, 50], [10, 50]);
    expect(await firstCase(half)).toBeUndefined();
    const none = await arrive(null);
    await measureAt(none, [2, 1], [6, 1], [10, 1]);
    expect(await firstCase(none)).toBeUndefined();
    const slow = await arrive();
    await measureAt(slow, [2, 49], [6, 90], [10, 49]);
    expect(await firstCase(slow)).toMatchObject({
      kind: 'wifi',
      state: 'waiting',
      guarantee: { promisedMbps: 100, medianMbps: 49 },
    });
    expect(await listMails(stage.host, slow)).toContain('reservations.guarantee-opened');
    expect(await listMails(stage.guest, slow)).toContain('reservations.guarantee-measured');
  });

  test('a good measurement afterwards closes it', async () => {
    const id = await arrive();
    await measureAt(id, [2, 10], [6, 10], [10, 10], [11, 30]);
    expect((await firstCase(id))?.state).toBe('waiting');
    await measureAt(id, [12, 50]);
    expect(await firstCase(id)).toMatchObject({ state: 'closed', outcome: 'solved' });
  });

  test('a host who is silent for 24 hours has agreed: who stays has 10 % of the nights back', async () => {
    const id = await arrive();
    const before = await stage.page(stage.guest, id);
    await measureAt(id, [2, 10], [6, 10], [10, 10]);
    setHours(34);
    await runDeadlines();
    expect(await firstCase(id)).toMatchObject({ state: 'granted' });
    expect((await stage.page(stage.guest, id)).body.refundNow).toBeGreaterThan(0);
    const amount = before.body.quote.lines.find(({ kind }) => kind === 'nights')?.amount ?? 0;
    const tenth = (amount / 1_000).toFixed(2);
    const told = async (person: TestPerson, template: string) =>
      (await mailsAbout(person, id)).find((mail) => mail.template.endsWith(template))?.text;
    for (const template of ['guarantee-measured', 'guarantee-granted']) {
      const text = await told(stage.guest, template);
      expect(text, template).toMatch(/10\s%/);
      expect(text, template).toContain(`${tenth.replace('.', ',')}\u00a0$`);
    }
    for (const template of ['guarantee-opened', 'guarantee-granted-host']) {
      const text = await told(stage.host, template);
      expect(text, template).toContain(`10% of the price of the nights refunded: $${tenth}`);
    }
    app.clock.advance({ hours: 72 });
    await runDeadlines();
    const nights = before.body.quote.lines.find(({ kind }) => kind === 'nights')?.amount ?? 0;
    expect(await firstCase(id)).toMatchObject({ outcome: 'stayed', refund: nights / 10 });
    expect(await money(id)).toMatchObject({ refunded: nights / 10 });
  });

  test.each(['stay', 'solved'])(
    'a guest who answers “%s” no longer leaves freely',
    async (step) => {
      const id = await arrive();
      const before = await stage.page(stage.guest, id);
      await measureAt(id, [2, 10], [6, 10], [10, 10]);
      const found = await firstCase(id);
      await post(stage.host, `/api/cases/${found?.id}/answer`, { step: 'agree', text: 'Sorry.' });
      expect((await stage.page(stage.guest, id)).body.refundNow).toBeGreaterThan(0);
      await post(stage.guest, `/api/cases/${found?.id}/reply`, { step, text: '' });
      expect(await firstCase(id)).toMatchObject({ state: 'closed', leaveFreelyUntil: null });
      const { refundNow, refunds } = (await stage.page(stage.guest, id)).body;
      expect(refundNow).toBe(before.body.refundNow);
      expect(refunds.map(({ rule }) => rule)).not.toContain('leave-freely');
    },
  );

  test('a guest who leaves freely has the unused nights back, and the case is over', async () => {
    const id = await arrive();
    await measureAt(id, [2, 10], [6, 10], [10, 10]);
    const found = await firstCase(id);
    await post(stage.host, `/api/cases/${found?.id}/answer`, { step: 'agree', text: 'Sorry.' });
    const { refundNow } = (await stage.page(stage.guest, id)).body;
    expect((await stage.cancel(stage.guest, id)).body.refund).toBe(refundNow);
    expect(await firstCase(id)).toMatchObject({ state: 'closed', outcome: 'left', refund: 0 });
    expect(await money(id)).toMatchObject({ refunded: refundNow });
    setHours(48);
    await runDeadlines();
    expect(await money(id)).toMatchObject({ held: 0, refunded: refundNow });
  });
});
