import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '#platform/server/database/database.ts';
import { SECRETS } from './testing/add-stay.ts';
import { makeStage, NOW, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
beforeEach(async () => {
  stage.app.clock.set(NOW);
  await stage.renewGuest();
});
afterAll(() => stage.app.close());

interface Notices {
  unread: number;
  items: {
    kind: string;
    text: string;
    title: string;
    language?: string;
    reservationId: string | null;
    read: boolean;
  }[];
}
const listNoticeKinds = async (person: Stage['guest'], id: string) => {
  const { body } = await stage.app.request<Notices>('GET', '/api/notices', { as: person });
  return body.items.filter(({ reservationId }) => reservationId === id).map(({ kind }) => kind);
};
const mailsAbout = async (id: string, person: Stage['guest']) =>
  (await stage.mails(person)).filter(({ text }) => text.includes(id));

test('each step of the story is told once, to whom it concerns', async () => {
  const id = await stage.reach('paid', { listingId: await stage.addStay() });
  await stage.cancel(stage.guest, id);
  const kinds = async (person: Stage['guest']) =>
    (await mailsAbout(id, person)).map(({ template }) => template.replace('reservations.', ''));
  const guests = ['request-sent', 'approved', 'paid', 'cancelled'];
  const hosts = ['request-received', 'payment-received', 'cancelled-to-host'];
  expect((await kinds(stage.guest)).sort()).toEqual([...guests].sort());
  expect((await kinds(stage.host)).sort()).toEqual([...hosts].sort());
  expect((await listNoticeKinds(stage.guest, id)).sort()).toEqual([...guests].sort());
  expect((await listNoticeKinds(stage.host, id)).sort()).toEqual([...hosts].sort());
  const all = await stage.mails();
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
});

describe('the mail of a step', () => {
  test('brings the dates to a calendar once the host said yes, and to guests alone', async () => {
    const id = await stage.reach('paid', { listingId: await stage.addStay() });
    const files = await queryRows<{ template: string; calendar: string | null }>(
      stage.app.services.database.main,
      sql`select template, calendar from mail_outbox where text like ${`%${id}%`} order by template`,
    );
    const withFile = files.filter(({ calendar }) => calendar !== null);
    expect(withFile.map(({ template }) => template)).toEqual([
      'reservations.approved',
      'reservations.paid',
    ]);
    for (const { calendar } of withFile) {
      expect(calendar).toContain('STATUS:CONFIRMED');
      expect(calendar).toContain(`UID:${id}@`);
    }
  });

  test('tells a host what they receive before what the guest pays', async () => {
    const id = await stage.reach('pending', { listingId: await stage.addStay() });
    const [request] = await mailsAbout(id, stage.host);
    const { text = '' } = request ?? {};
    expect(text).toMatch(/You receive: \$572\.40\nThe guest pays: \$652\.40/);
    const [sent] = await mailsAbout(id, stage.guest);
    expect(sent?.text).not.toMatch(/572,40/);
  });

  test('tells a host what is kept, and not what they would have received, after an early end', async () => {
    const id = await stage.reach('paid', { listingId: await stage.addStay() });
    await stage.cancel(stage.guest, id);
    const { text = '' } = (await mailsAbout(id, stage.host)).at(-1) ?? {};
    expect(text).toContain('Kept under the policy');
    expect(text).not.toMatch(/You receive|The guest pays/);
  });

  test('is in the language of its reader, not of whoever caused it', async () => {
    const id = await stage.reach('approved', { listingId: await stage.addStay() });
    const [, mail] = await mailsAbout(id, stage.guest);
    expect(mail).toMatchObject({ template: 'reservations.approved', locale: 'de' });
    expect(mail?.text).toContain('652,40');
    const [request] = await mailsAbout(id, stage.host);
    expect(request).toMatchObject({ locale: 'en' });
    expect(request?.text).toContain('$652.40');
  });

  test('names the language of what the host wrote to who reads in another one', async () => {
    const listingId = await stage.addStay();
    const id = await stage.reach('approved', { listingId });
    const [row] = await queryRows<{ title: string }>(
      stage.app.services.database.main,
      sql`select title from listing where id = ${listingId}`,
    );
    const title = row?.title ?? '';
    const mails = await queryRows<{ locale: string; html: string }>(
      stage.app.services.database.main,
      sql`select locale, html from mail_outbox where text like ${`%${id}%`}`,
    );
    const told = `<span lang="en" dir="auto">${title}</span>`;
    for (const { locale, html } of mails) {
      const body = html.slice(html.indexOf('<h1'));
      expect(body.includes(title)).toBe(true);
      expect(body.replaceAll(told, '').includes(title)).toBe(locale === 'en');
    }
    expect(new Set(mails.map(({ locale }) => locale))).toEqual(new Set(['de', 'en']));
    const languages = async (locale: string) => {
      const { body } = await stage.app.request<Notices>('GET', '/api/notices', {
        as: stage.guest,
        headers: { 'accept-language': locale },
      });
      const about = body.items.filter(({ reservationId }) => reservationId === id);
      for (const notice of about) expect(notice.text).toContain(notice.title);
      return [...new Set(about.map(({ language }) => language))];
    };
    expect(await languages('de')).toEqual(['en']);
    expect(await languages('en')).toEqual([undefined]);
  });

  test("has its times on the home's clock, named, and the reader's own where one was chosen", async () => {
    const choose = (timeZone: string | null) =>
      stage.app.request('PUT', '/api/account/preferences', { as: stage.guest, body: { timeZone } });
    const [before] = await mailsAbout(
      await stage.reach('pending', { listingId: await stage.addStay() }),
      stage.guest,
    );
    expect(before?.text).toContain('5. März 2026, 18:00 in Tokio');
    await choose('Europe/Berlin');
    const id = await stage.reach('approved', { listingId: await stage.addStay() });
    await choose(null);
    const [, approved] = await mailsAbout(id, stage.guest);
    expect(approved?.text).toContain('bis Di., 3. März 2026, 10:00,');
    expect(approved?.subject).toMatch(/bis Di\., 3\. März 2026, 10:00$/);
    const [request] = await mailsAbout(id, stage.host);
    expect(request?.text).toContain('Mar 5, 2026, 6:00 PM in Tokyo.');
    const mails = [before, approved, request].flatMap((mail) => mail ?? []);
    for (const { text } of mails)
      expect(text).not.toMatch(/\b(?:GMT|UTC)(?![A-Z\d])|Normalzeit|Standard Time/);
  });

  test('leads its reader to their own page', async () => {
    const id = await stage.reach('approved', { listingId: await stage.addStay() });
    for (const { text } of await mailsAbout(id, stage.guest))
      expect(text).toContain(`/trips/${id}`);
    for (const { text } of await mailsAbout(id, stage.host)) {
      expect(text).toContain(`/reservations/${id}`);
    }
  });

  test('leads the host from a request to its approval', async () => {
    const id = await stage.reach('pending', { listingId: await stage.addStay() });
    const [request] = await mailsAbout(id, stage.host);
    expect(request?.text).toContain(`/reservations/${id}?action=approve`);
  });

  test('has the receipt line by line', async () => {
    const id = await stage.reach('paid', { listingId: await stage.addStay() });
    const receipt = (await mailsAbout(id, stage.guest)).find(
      ({ template }) => template === 'reservations.paid',
    );
    for (const amount of ['500,00', '30,00', '42,40', '50,00', '652,40']) {
      expect(receipt?.text).toContain(amount);
    }
  });

  test('tells what comes back', async () => {
    const listingId = await stage.addStay({ cancellationPolicy: 'strict' });
    const id = await stage.reach('paid', { listingId });
    const { refund } = (await stage.cancel(stage.guest, id)).body;
    const cancelled = (await mailsAbout(id, stage.guest)).find(
      ({ template }) => template === 'reservations.cancelled',
    );
    expect(refund).toBe(35_120);
    expect(cancelled?.text).toContain('351,20');
  });

  test('never carries the address, the wifi or the code before their time', async () => {
    const id = await stage.reach('paid', { listingId: await stage.addStay() });
    const { checkInCode } = (await stage.page(stage.host, id)).body;
    const mails = [...(await mailsAbout(id, stage.guest)), ...(await mailsAbout(id, stage.host))];
    expect(mails.length).toBeGreaterThan(3);
    for (const { text, html, subject } of mails) {
      for (const secret of [...Object.values(SECRETS).map(String), checkInCode ?? '']) {
        expect(`${text}${html}${subject}`).not.toContain(secret);
      }
    }
  });

  test('shows what people wrote as they wrote it, and no markup of theirs', async () => {
    const listingId = await stage.addStay({ title: 'Tea & <b>Tatami</b>' });
    const id = await stage.reach('pending', { listingId, message: 'Hi <img src=x> {name}' });
    const [mail] = await mailsAbout(id, stage.host);
    expect(mail?.text).toContain('Hi <img src=x> {name}');
    expect(mail?.html).not.toContain('<img src=x>');
    expect(mail?.html).not.toContain('<b>Tatami');
    expect(mail?.subject).toContain('Tea & <b>Tatami</b>');
  });

  test('is not written when the step is refused', async () => {
    const listingId = await stage.addStay();
    const before = (await stage.mails()).length;
    await stage.book({ listingId, guests: 50 });
    expect(await stage.mails()).toHaveLength(before);
  });
});

test('notices are unread until they are read', async () => {
  await stage.reach('pending', { listingId: await stage.addStay() });
  const list = () => stage.app.request<Notices>('GET', '/api/notices', { as: stage.host });
  expect((await list()).body.unread).toBeGreaterThan(0);
  const read = await stage.app.request('POST', '/api/notices/read', { as: stage.host });
  expect(read.body).toEqual({ done: true });
  const { body } = await list();
  expect(body.unread).toBe(0);
  expect(body.items.every((item) => item.read)).toBe(true);
});

test('a deleted guest is told nothing any more', async () => {
  const own = await makeStage();
  const id = await own.reach('pending', {});
  await own.app.services.database.main.execute(
    sql`update "user" set deleted_at = now() where id = ${own.guest.id}`,
  );
  const before = (await own.mails(own.guest)).length;
  expect((await own.act(own.host, id, { status: 'declined' })).status).toBe(200);
  expect(await own.mails(own.guest)).toHaveLength(before);
  await own.app.close();
});
