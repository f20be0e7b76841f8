import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { EXPERIENCE_FORM } from '#features/experiences/server/testing/experience-form.ts';
import { ITINERANT_FORM } from '#features/itinerants/server/testing/itinerant-form.ts';
import { HOME_FORM } from '#features/stays/server/testing/home-form.ts';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { draw, sendPicture } from '#market/hosting/server/testing/send-picture.ts';
import { makeTestApp, type TestPerson } from './testing/test-app.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const { main } = app.services.database;

interface Answer {
  id: string;
  code: string;
  message: string;
}
interface Found {
  items: { id: string }[];
  total: number;
}

const newcomer = (name: string) => app.signUp(name, { emailVerified: false });
const post = (path: string, body: unknown, as: TestPerson) =>
  app.request<Answer>('POST', path, { body, as });
const confirm = (person: TestPerson) =>
  main.execute(sql`update "user" set email_verified = true where id = ${person.id}`);

describe.each([
  ['a home', '/api/listings', '/api/listings?guestCount=1', HOME_FORM],
  ['an itinerant', '/api/itinerants', '/api/itinerants?guestCount=1', ITINERANT_FORM],
  ['an experience', '/api/experiences', '/api/experiences?guestCount=1', EXPERIENCE_FORM],
])('%s of a host whose address is not confirmed', (name, path, search, form) => {
  const list = async (as: TestPerson) => {
    const content = await draw('#3a6').jpeg().toBuffer();
    const { secure_url } = (await sendPicture(app, content, { as })).body;
    return post(path, { ...form, imageSrc: [secure_url] }, as);
  };
  const found = async () =>
    (await app.request<Found>('GET', search)).body.items.map(({ id }) => id);

  test('is saved, reached by its link, and found once the address is confirmed', async () => {
    const host = await newcomer(`Host of ${name}`);
    const { status, body } = await list(host);
    expect([status, body.code]).toEqual([201, undefined]);
    expect(await found()).not.toContain(body.id);
    const page = () => app.request<{ awaitsConfirmation: boolean }>('GET', `${path}/${body.id}`);
    expect(await page()).toMatchObject({ status: 200, body: { awaitsConfirmation: true } });
    await confirm(host);
    expect(await found()).toContain(body.id);
    expect((await page()).body.awaitsConfirmation).toBe(false);
  });

  test('is the only one: others are refused, also at once, until the address is confirmed', async () => {
    const host = await newcomer(`Flood of ${name}`);
    const answers = await Promise.all(Array.from({ length: 4 }, () => list(host)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'email-unconfirmed',
      message: 'Please confirm your email address first. The link is in the email we sent you.',
    });
    await confirm(host);
    expect((await list(host)).status).toBe(201);
  });
});

test('a message is refused before its writer has confirmed their address', async () => {
  const host = await app.signUp('Hana Host');
  const writer = await newcomer('Your payout waits');
  const listingId = await insertStay(main, host.id, {});
  const { body: conversation } = await post('/api/conversations', { listingId }, writer);
  const messages = `/api/conversations/${conversation.id}/messages`;
  const write = (as: TestPerson) => post(messages, { text: 'Open the link' }, as);
  expect(await write(writer)).toMatchObject({ status: 403, body: { code: 'email-unconfirmed' } });
  const { rows } = await main.execute(sql`select from message`);
  expect(rows).toEqual([]);
  await confirm(writer);
  expect((await write(writer)).status).toBe(201);
});
