import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readCheckInLink } from '#domain/check-in-code.ts';
import { stayBooking } from '#features/stays/index.server.ts';
import { guestCode } from './lifecycle/attendance.ts';
import { addClass, classKind } from './testing/class-kind.ts';
import { makeStage, NOW } from './testing/stage.ts';

const stage = await makeStage({ bookables: [stayBooking, classKind()] });
const { app } = stage;
afterAll(() => app.close());

/** Doors of the evening open a quarter of an hour before six in Tokyo. */
const BEFORE = '2026-03-20T08:44:59Z';
const OPEN = '2026-03-20T08:45:00Z';
const OVER = '2026-03-20T11:00:00Z';
let evening = '';
let id = '';
beforeEach(async () => {
  app.clock.set(NOW);
  await stage.renewGuest();
  evening = await addClass(app.services.database.main, stage.host.id, ['2026-03-20', '2026-03-27']);
  const dates = { startDate: '2026-03-20', endDate: '2026-03-21' };
  id = (await stage.book({ listingId: evening, ...dates, guests: 2 })).body.id;
  await stage.pay(id);
});

const codeShown = async (as = stage.guest) => (await stage.page(as, id)).body.guestCode;

describe('the code of a guest', () => {
  test('is shown to them alone, while check-in is open', async () => {
    app.clock.set(BEFORE);
    expect(await codeShown()).toBeNull();
    app.clock.set(OPEN);
    const shown = await codeShown();
    expect(shown?.code).toMatch(/^[34679ACDEFGHJKMNPRTUWXY]{6}$/);
    expect(shown?.code).not.toBe((await stage.page(stage.host, id)).body.checkInCode);
    expect(await codeShown(stage.host)).toBeNull();
    app.clock.set(OVER);
    expect(await codeShown()).toBeNull();
  });

  test('is drawn as a square code whose finder patterns are in their corners', async () => {
    app.clock.set(OPEN);
    const { size, path } = (await codeShown())?.qr ?? { size: 0, path: '' };
    expect(size).toBeGreaterThan(20);
    expect(path).toMatch(/^M0 0h7v1h-7z/);
    expect(path).toContain(`M${size - 7} 0h7v1h-7z`);
    expect(path).toContain(`M0 ${size - 1}h7v1h-7z`);
  });

  test('lets the host check them in, and is told as the host’s step', async () => {
    app.clock.set(OPEN);
    const shown = await codeShown();
    const host = (await stage.page(stage.host, id)).body;
    expect(host.may.checkIn).toBe(true);
    const answer = await stage.act(stage.host, id, { code: shown?.code });
    expect(answer.body.status).toBe('checked-in');
    const { events, guestCode: later } = (await stage.page(stage.guest, id)).body;
    expect(events.at(-1)).toMatchObject({ action: 'check-in', party: 'host' });
    expect(later).toBeNull();
  });

  test('opens nothing for the guest, nor the host’s for the host', async () => {
    app.clock.set(OPEN);
    const guests = (await codeShown())?.code;
    const hosts = (await stage.page(stage.host, id)).body.checkInCode;
    expect((await stage.act(stage.guest, id, { code: guests })).body.code).toBe('wrong-code');
    expect((await stage.act(stage.host, id, { code: hosts })).body.code).toBe('wrong-code');
    expect((await stage.act(stage.stranger, id, { code: guests })).body.code).toBe('not-found');
    expect((await stage.act(stage.guest, id, { code: hosts })).body.status).toBe('checked-in');
  });

  test('is locked after five wrong ones of the host', async () => {
    app.clock.set(OPEN);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await stage.act(stage.host, id, { code: '2BSIQZ' })).body.code).toBe('wrong-code');
    }
    const right = guestCode(id, app.services.config);
    expect((await stage.act(stage.host, id, { code: right })).body.code).toBe('code-locked');
    expect((await stage.page(stage.host, id)).body.checkInLockedUntil).not.toBeNull();
  });

  test('is another one with another secret', () => {
    const other = { sessionSecret: 'another secret of thirty-two letters' };
    expect(guestCode(id, other)).not.toBe(guestCode(id, app.services.config));
    expect(guestCode(id, other)).toBe(guestCode(id, other));
  });
});

test('a home is checked into by its guest alone', async () => {
  const stay = await stage.reach('paid', { listingId: await stage.addStay() });
  app.clock.set('2026-03-19T15:00:00Z');
  const { guestCode: shown } = (await stage.page(stage.guest, stay)).body;
  expect(shown).toBeNull();
  const code = guestCode(stay, app.services.config);
  expect((await stage.act(stage.host, stay, { code })).body.code).toBe('forbidden');
});

test('until when one can check in is told, and is when it is refused', async () => {
  const until = (await stage.page(stage.guest, id)).body.checkInUntil;
  const at = Temporal.Instant.from(until);
  const code = (await stage.page(stage.host, id)).body.checkInCode ?? '';
  app.clock.set(at.toString());
  expect((await stage.act(stage.guest, id, { code })).body.code).toBe('status-conflict');
  app.clock.set(at.subtract({ seconds: 1 }).toString());
  expect((await stage.act(stage.guest, id, { code })).status).toBe(200);
});

test('a reservation of seats tells its sessions with their hours', async () => {
  const { sessions } = (await stage.page(stage.guest, id)).body;
  expect(sessions).toEqual([
    {
      entryId: evening,
      date: '2026-03-20',
      startsAt: '2026-03-20T18:00:00+09:00',
      endsAt: '2026-03-20T20:00:00+09:00',
      status: 'scheduled',
    },
  ]);
  const { body } = await app.request<{ items: { id: string; sessions: object[] }[] }>(
    'GET',
    '/api/trips',
    { as: stage.guest },
  );
  expect(body.items.map(({ sessions: all }) => all.length)).toEqual([1]);
});

test('its calendar file has its session from its start to its end, and keeps its name when it moves', async () => {
  const file = async () =>
    (await app.request('GET', `/api/reservations/${id}/calendar.ics`, { as: stage.guest })).text
      .replaceAll('\r\n ', '')
      .split('\r\n');
  expect(await file()).toEqual(
    expect.arrayContaining([
      `UID:${id}@wayhearth`,
      'DTSTART:20260320T090000Z',
      'DTEND:20260320T110000Z',
      'STATUS:CONFIRMED',
    ]),
  );
  const body = { status: 'Update', startDate: '2026-03-27', endDate: '2026-03-28' };
  await stage.act(stage.guest, id, body);
  expect(await file()).toEqual(
    expect.arrayContaining([`UID:${id}@wayhearth`, 'DTSTART:20260327T090000Z']),
  );
});

test('a link is read from what a camera saw, and from nothing else', () => {
  const page = `https://wayhearth.example/reservations/${id}`;
  expect(readCheckInLink(`${page}#check-in=ACD346`)).toEqual({ reservationId: id, code: 'ACD346' });
  expect(readCheckInLink(page)).toBeNull();
  expect(readCheckInLink(`${page}#check-in=ACD346&more`)).toBeNull();
  expect(readCheckInLink('WIFI:S:home;P:secret;;')).toBeNull();
});
