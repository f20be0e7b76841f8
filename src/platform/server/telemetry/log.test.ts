import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#platform/server/testing/test-database.ts';
import { idempotencyKeys } from '../database/tables.ts';
import { makeLog } from './log.ts';

const SECRET = 'a-live-session-token-0123456789';
const database = await openTestDatabase();
afterAll(() => database.close());

/** The lines that a log writes during some work. */
function captureLines(work: (log: ReturnType<typeof makeLog>) => void): string {
  const lines: string[] = [];
  work(makeLog('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

async function catchFailure(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => expect.fail('it was no failure'),
    (error: Error) => error,
  );
}

test('a failed query is told without its parameters, with what the database said', async () => {
  const error = await catchFailure(
    database.main
      .select()
      .from(idempotencyKeys)
      .where(sql`${eq(idempotencyKeys.key, SECRET)} and 1 / 0 = 1`),
  );
  expect(error.message).toContain(SECRET);
  const line = captureLines((log) => log.error({ err: error }, 'request failed'));
  expect(line).not.toContain(SECRET);
  const { err } = JSON.parse(line);
  expect(err).toMatchObject({
    type: 'DrizzleQueryError',
    message: expect.stringMatching(/^Failed query: select .+ where .+\$1/s),
    stack: expect.stringMatching(/^DrizzleQueryError: Failed query: .+\n\s+at /s),
    cause: { message: 'division by zero', code: '22012' },
  });
});

test('neither does it say them as the cause of another error', async () => {
  const cause = await catchFailure(
    database.main.execute(sql`select ${SECRET} from nothing_of_that_name`),
  );
  const line = captureLines((log) =>
    log.warn({ err: new Error('the job failed', { cause }) }, 'will be tried again'),
  );
  expect(line).not.toContain(SECRET);
  expect(JSON.parse(line).err.cause.cause.message).toMatch(/nothing_of_that_name/);
});

test('what an error of a library carries besides is left out', () => {
  const error = Object.assign(new TypeError('refused'), {
    code: 'EAUTH',
    config: { headers: { authorization: SECRET } },
  });
  const line = captureLines((log) => log.error({ err: error }, 'no mail'));
  expect(line).not.toContain(SECRET);
  expect(JSON.parse(line).err).toMatchObject({
    type: 'TypeError',
    message: 'refused',
    code: 'EAUTH',
    stack: expect.stringContaining('log.test.ts'),
  });
});

test('neither passwords nor cookies nor tokens of an entry are written', () => {
  const entry = {
    password: SECRET,
    headers: { cookie: SECRET, authorization: SECRET },
    body: { password: SECRET, token: SECRET, wifiPassword: SECRET },
  };
  expect(captureLines((log) => log.info(entry, 'asked'))).not.toContain(SECRET);
});
