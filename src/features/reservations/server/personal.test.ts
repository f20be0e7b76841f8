import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  countOpenReservations,
  deleteReservationTexts,
  exportReservations,
  hasOpenReservations,
} from '../index.server.ts';
import { makeStage, type Stage } from './testing/stage.ts';

const stage: Stage = await makeStage();
const { database } = stage.app.services;
beforeEach(() => stage.renewGuest());
afterAll(() => stage.app.close());

test('open reservations are counted by listing and found for both sides', async () => {
  const listingId = await stage.addStay({ capacity: 5 });
  const idle = await stage.addStay();
  await stage.reach('approved', { listingId });
  const over = await stage.reach('pending', { listingId });
  await stage.cancel(stage.guest, over);
  const open = await stage.reach('pending', { listingId });
  expect(await countOpenReservations(database.main, [listingId, idle])).toEqual(
    new Map([[listingId, 2]]),
  );
  expect(await countOpenReservations(database.main, [])).toEqual(new Map());
  expect(await hasOpenReservations(database.main, stage.host.id)).toBe(true);
  expect(await hasOpenReservations(database.main, stage.guest.id)).toBe(true);
  expect(await hasOpenReservations(database.main, stage.stranger.id)).toBe(false);
  await stage.cancel(stage.guest, open);
});

test('an export tells of both roles, and a host nothing that the guest wrote', async () => {
  await stage.reach('pending', { listingId: await stage.addStay(), message: 'words of the guest' });
  const guests = JSON.stringify(await exportReservations(database.main, stage.guest.id));
  const hosts = JSON.stringify(await exportReservations(database.main, stage.host.id));
  expect(guests).toContain('words of the guest');
  expect(guests).toContain('"role":"guest"');
  expect(hosts).toContain('"role":"host"');
  expect(hosts).not.toContain('words of the guest');
  expect(await exportReservations(database.main, stage.stranger.id)).toEqual({
    made: [],
    notices: [],
    letters: [],
    resolutions: [],
    calendarFeed: null,
  });
});

test('an export holds the reasons one gave oneself and the notices one was sent', async () => {
  const id = await stage.reach('pending', { listingId: await stage.addStay() });
  await stage.act(stage.host, id, { status: 'declined', reason: 'a reason of the host' });
  const taken = async (userId: string) =>
    (await exportReservations(database.main, userId)) as {
      made: { reasons: object[] }[];
      notices: { kind: string }[];
    };
  const hosts = await taken(stage.host.id);
  expect(hosts.made.flatMap(({ reasons }) => reasons)).toEqual([
    { action: 'decline', reason: 'a reason of the host', givenAt: expect.any(String) },
  ]);
  const listKinds = (told: { notices: { kind: string }[] }) => told.notices.map(({ kind }) => kind);
  expect(listKinds(hosts)).toContain('request-received');
  const guests = await taken(stage.guest.id);
  expect(listKinds(guests)).toContain('declined');
  expect(JSON.stringify(guests)).not.toContain('a reason of the host');
});

test('a deleted person leaves no words behind, and the figures stay', async () => {
  const listingId = await stage.addStay();
  const id = await stage.reach('pending', { listingId, message: 'words to forget' });
  await stage.act(stage.host, id, { status: 'declined', reason: 'words of the host' });
  await database.transaction((tx) => deleteReservationTexts(tx, stage.guest.id));
  expect(await stage.row(id)).toMatchObject({ message: '', total: 65_240 });
  const before = await stage.page(stage.host, id);
  expect(before.text).toContain('words of the host');
  const notices = await stage.app.request<{ items: unknown[] }>('GET', '/api/notices', {
    as: stage.guest,
  });
  expect(notices.body.items).toEqual([]);
  await database.transaction((tx) => deleteReservationTexts(tx, stage.host.id));
  expect((await stage.page(stage.guest, id)).text).not.toContain('words of the host');
});
