import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeErrorReports } from './error-reports.ts';
import { makeLog } from './log.ts';

const release = { version: '1.2.3', commit: 'abcdef0' };
const SECRET = 'ana@example.org';
let hook: Server;
let url: string;
let bodies: Record<string, unknown>[];
let answer: number;
let logged: string[];
const log = makeLog('warn', { write: (line) => void logged.push(line) });

beforeEach(async () => {
  bodies = [];
  logged = [];
  answer = 204;
  hook = createServer(async (request, response) => {
    bodies.push(JSON.parse(await text(request)));
    response.writeHead(answer).end();
  });
  await once(hook.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`;
});
afterEach(() => {
  hook.closeAllConnections();
  hook.close();
});

async function until(isTrue: () => boolean): Promise<void> {
  for (let count = 0; count < 500 && !isTrue(); count += 1) await delay(10);
  expect(isTrue()).toBe(true);
}

function failToRead(): Error {
  return new TypeError(`no room for ${SECRET}`);
}
function failToWrite(): Error {
  return new TypeError(`no room for ${SECRET}`);
}

describe('an error is reported', () => {
  test('once a kind: of one type, one place of ours and one route', async () => {
    const report = makeErrorReports({ url, release, log });
    for (const id of ['first', 'second']) report(failToRead(), { route: '/api/stays/:id', id });
    report(failToWrite(), { route: '/api/stays/:id', id: 'third' });
    report(failToRead(), { route: '/api/trips', id: 'fourth' });
    report(new RangeError('no'), { route: '/api/trips', id: 'fifth' });
    await until(() => bodies.length === 4);
    await delay(100);
    expect(bodies.map(({ id }) => id)).toEqual(['first', 'third', 'fourth', 'fifth']);
    expect(bodies[0]).toMatchObject({
      ...release,
      type: 'TypeError',
      route: '/api/stays/:id',
      text: 'TypeError at /api/stays/:id',
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      frames: expect.arrayContaining([
        expect.stringMatching(/^failToRead \(error-reports\.test\.ts:\d+\)$/),
      ]),
    });
  });

  test('with the same fingerprint by another process', async () => {
    for (const id of ['first', 'second']) {
      makeErrorReports({ url, release, log })(failToRead(), { route: '/api/trips', id });
    }
    await until(() => bodies.length === 2);
    expect(bodies[0]?.fingerprint).toBe(bodies[1]?.fingerprint);
  });

  test('without its message, and a statement without values', async () => {
    const report = makeErrorReports({ url, release, log });
    const cause = Object.assign(new Error(`duplicate ${SECRET}`), { code: '23505' });
    const failed = new DrizzleQueryError(
      `insert into "user" values ($1, 'A''na')`,
      [SECRET],
      cause,
    );
    report(failToRead(), { route: '/api/trips', id: 'first' });
    report(failed, { route: '/api/trips', id: 'second' });
    await until(() => bodies.length === 2);
    expect(JSON.stringify(bodies)).not.toMatch(new RegExp(`${SECRET}|na'`));
    expect(bodies[1]).toMatchObject({
      type: 'DrizzleQueryError',
      code: '23505',
      statement: `insert into "user" values ($1, '?')`,
    });
  });
});

describe('a webhook', () => {
  const kinds = (count: number, report: ReturnType<typeof makeErrorReports>) => {
    for (let kind = 0; kind < count; kind += 1) {
      report(failToRead(), { route: `/api/route-${kind}`, id: `id-${kind}` });
    }
  };

  test('gets ten reports a minute at most', async () => {
    kinds(50, makeErrorReports({ url, release, log }));
    await until(() => bodies.length === 10);
    await delay(200);
    expect(bodies).toHaveLength(10);
  });

  test('that refuses is asked again by the next error of the kind', async () => {
    const report = makeErrorReports({ url, release, log });
    answer = 500;
    kinds(1, report);
    await until(() => logged.length === 1);
    answer = 200;
    kinds(1, report);
    await until(() => bodies.length === 2);
    await delay(100);
    kinds(1, report);
    await delay(100);
    expect(bodies).toHaveLength(2);
  });

  test('that is away harms nobody', async () => {
    hook.close();
    const report = makeErrorReports({ url, release, log });
    kinds(3, report);
    await until(() => logged.length === 3);
    expect(logged.join('')).toContain('an error could not be reported');
    expect(logged.join('')).not.toContain(SECRET);
  });

  test('isn’t asked where none is configured', () => {
    makeErrorReports({ url: undefined, release, log })(failToRead(), { route: '/', id: '' });
    expect(bodies).toEqual([]);
  });
});
