import { afterAll, expect, test } from 'vitest';
import { makeStage } from '../testing/stage.ts';

const stage = await makeStage();
afterAll(() => stage.app.close());

/** A calendar file's lines with their folds undone, by name. */
async function fetchCalendarFile(id: string, as = stage.guest) {
  const path = `/api/reservations/${id}/calendar.ics`;
  const { status, text, headers } = await stage.app.request('GET', path, { as });
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const fields = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  return { status, text, headers, fields };
}

test('a stay is in it from check-in to check-out, in UTC, for guest and host', async () => {
  const id = await stage.reach('paid');
  const { status, headers, fields, text } = await fetchCalendarFile(id);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(fields).toMatchObject({
    UID: `${id}@wayhearth`,
    STATUS: 'CONFIRMED',
    TRANSP: 'TRANSPARENT',
    'X-MICROSOFT-CDO-BUSYSTATUS': 'FREE',
    // 15:00 and 11:00 in Tokyo.
    DTSTART: '20260320T060000Z',
    DTEND: '20260325T020000Z',
  });
  expect(fields.URL).toMatch(new RegExp(`/trips/${id}$`));
  const host = await fetchCalendarFile(id, stage.host);
  expect(host.fields.UID).toBe(fields.UID);
  expect(host.fields.URL).toMatch(new RegExp(`/reservations/${id}$`));
  // Details revealed days before arrival aren't in a calendar that others may see.
  const { body } = await stage.page(stage.host, id);
  expect(body.arrival?.address).not.toBe('');
  expect(text).not.toContain(body.arrival?.address);
});

test('nobody else is told that there is one', async () => {
  const id = await stage.reach('approved', { startDate: '2026-04-10', endDate: '2026-04-13' });
  expect((await fetchCalendarFile(id, stage.stranger)).status).toBe(404);
  const path = (of: string) => `/api/reservations/${of}/calendar.ics`;
  expect((await stage.app.request('GET', path(id))).status).toBe(401);
  expect((await fetchCalendarFile('no-id')).status).toBe(404);
});

test('a change has the same name and a higher number', async () => {
  await stage.renewGuest();
  const id = await stage.reach('pending', { startDate: '2026-05-01', endDate: '2026-05-04' });
  const asked = await fetchCalendarFile(id);
  expect(asked.fields).toMatchObject({ STATUS: 'TENTATIVE', SEQUENCE: '0' });
  await stage.act(stage.guest, id, {
    status: 'Update',
    startDate: '2026-05-02',
    endDate: '2026-05-06',
  });
  const moved = await fetchCalendarFile(id);
  await stage.act(stage.host, id, { status: 'declined' });
  const declined = await fetchCalendarFile(id);
  expect(moved.fields).toMatchObject({ STATUS: 'TENTATIVE', DTSTART: '20260502T060000Z' });
  expect(declined.fields.STATUS).toBe('CANCELLED');
  const numbers = [asked, moved, declined].map(({ fields }) => Number(fields.SEQUENCE));
  expect(numbers).toEqual([0, 1, 2]);
  expect(new Set([asked, moved, declined].map(({ fields }) => fields.UID)).size).toBe(1);
});

test('an itinerant is left by the clock of its last stop', async () => {
  await stage.renewGuest();
  const porto = { value: 'PT', label: 'Portugal', latlng: [41.15, -8.61] };
  const tokyo = { value: 'JP', label: 'Japan', latlng: [35.68, 139.69] };
  const { body, text } = await stage.app.request<{ id: string }>('POST', '/api/itinerants', {
    as: stage.host,
    body: {
      location: porto,
      address: 'Rua das Provas 9',
      title: 'From Porto, to Tokyo',
      description: 'Three weeks.',
      price: 45,
      guestCount: 5,
      checkinTime: '03/05/2026',
      checkoutTime: '24/05/2026',
      stops: [
        { location: porto, startDate: '2026-05-03', endDate: '2026-05-13' },
        { location: tokyo, startDate: '2026-05-13', endDate: '2026-05-24' },
      ],
    },
  });
  if (body.id === undefined) throw new Error(text);
  const dates = { startDate: '2026-05-03', endDate: '2026-05-24' };
  const booked = await stage.book({ listingId: body.id, ...dates });
  expect((await fetchCalendarFile(booked.body.id)).fields).toMatchObject({
    SUMMARY: 'From Porto\\, to Tokyo',
    // 15:00 in Lisbon's summer and 11:00 in Tokyo.
    DTSTART: '20260503T140000Z',
    DTEND: '20260524T020000Z',
  });
});
