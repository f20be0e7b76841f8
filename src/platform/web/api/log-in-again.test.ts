import { beforeEach, expect, test, vi } from 'vitest';
import type { ApiAnswer } from '#platform/web/scope/page-scope.ts';
import type { Interruption, LoginAnswer } from './log-in-again.ts';

const answer = (status: number, body: unknown): ApiAnswer => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: () => Promise.resolve(body),
});
const problem = (code: string) => ({ type: `about:blank#${code}`, code, message: code });
const ended = () => answer(401, problem('signed-out'));
const changed = () => answer(409, problem('account-changed'));
const done = answer(200, { done: true });

let page: typeof import('./log-in-again.ts');
beforeEach(async () => {
  vi.resetModules();
  page = await import('./log-in-again.ts');
});

/** A call whose session has ended until it is sent so many times. */
function callEndedUntil(times: number, refused = ended) {
  const call = { sent: 0, send: async () => (++call.sent < times ? refused() : done) };
  return call;
}

/** Asks the person. */
function askBy(ask: (why: Interruption) => Promise<LoginAnswer>) {
  const speaker = {
    told: 0,
    ask,
    tellOfChange() {
      speaker.told += 1;
    },
  };
  page.askForLoginBy(speaker);
  return speaker;
}

test('a call that meets the end of the session is sent again after the login', async () => {
  askBy(async () => ({ kind: 'same-person' }));
  const call = callEndedUntil(2);
  expect(await page.sendWithLogin(call.send)).toBe(done);
  expect(call.sent).toBe(2);
});

test('several calls ask once', async () => {
  let asked = 0;
  askBy(async () => {
    asked += 1;
    await Promise.resolve();
    return { kind: 'same-person' };
  });
  const calls = [callEndedUntil(2), callEndedUntil(2), callEndedUntil(2)];
  expect(await Promise.all(calls.map(({ send }) => page.sendWithLogin(send)))).toEqual([
    done,
    done,
    done,
  ]);
  expect(asked).toBe(1);
});

test('who gives up is told that nothing was sent, and is asked again the next time', async () => {
  let asked = 0;
  askBy(async () => {
    asked += 1;
    return { kind: 'cancelled', text: 'Nothing was sent.' };
  });
  const call = callEndedUntil(9);
  for (const times of [1, 2]) {
    const refusal = await page.sendWithLogin(call.send);
    expect(refusal.ok).toBe(false);
    expect(await refusal.json()).toMatchObject({
      code: 'signed-out',
      message: 'Nothing was sent.',
    });
    expect([call.sent, asked]).toEqual([times, times]);
  }
});

test('a call that meets another account is sent again once the first one is back', async () => {
  const people = [
    { kind: 'other-person', text: 'You are Bob now.' },
    { kind: 'cancelled', text: 'Nothing was sent.' },
    { kind: 'same-person' },
  ] as const;
  const reasons: string[] = [];
  askBy(async (why) => people[reasons.push(why) - 1] ?? people[2]);
  const call = callEndedUntil(4, changed);
  for (const { kind, ...told } of people.slice(0, 2)) {
    const refusal = await page.sendWithLogin(call.send);
    expect(await refusal.json(), kind).toMatchObject({ message: 'text' in told ? told.text : '' });
  }
  expect(await page.sendWithLogin(call.send)).toBe(done);
  expect(call.sent).toBe(4);
  expect(new Set(reasons)).toEqual(new Set(['account-changed']));
});

test('what no person waits for tells of another account, and asks nobody', async () => {
  const speaker = askBy(() => Promise.reject(new Error('asked')));
  const told = [];
  for (const refused of [ended, changed]) {
    const refusal = await page.sendWithLogin(
      async () => refused(),
      () => false,
    );
    expect(await refusal.json()).toEqual(await refused().json());
    told.push(speaker.told);
  }
  expect(told).toEqual([0, 1]);
});

test('what was met before the person can be told is told then', async () => {
  await page.sendWithLogin(async () => changed());
  expect(askBy(() => Promise.reject(new Error('asked'))).told).toBe(1);
});

test.each([
  ['a wrong password', problem('wrong-credentials')],
  ['a proxy', { error: 'Authorization required' }],
  ['nothing that can be read', null],
])('the 401 of %s asks nobody', async (_, body) => {
  askBy(() => Promise.reject(new Error('asked')));
  const refusal = await page.sendWithLogin(async () => answer(401, body));
  expect(refusal.status).toBe(401);
  expect(await refusal.json()).toEqual(body);
});

test('where nobody can be asked the answer is as it came', async () => {
  const refusal = await page.sendWithLogin(async () => ended());
  expect(refusal.status).toBe(401);
  expect(await refusal.json()).toEqual(problem('signed-out'));
});
