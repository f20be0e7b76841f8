import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertStay } from '#features/stays/server/testing/stay-builder.ts';
import { countStatements } from '#platform/server/testing/count-statements.ts';
import { mountPages } from './pages.ts';
import { makeTestApp, type TestApp, type TestPerson } from './testing/test-app.ts';

/** The calls that a page makes while it is rendered. */
const CALLS: Record<string, (stay: string) => readonly string[]> = {
  '/results': () => [
    '/api/me',
    '/api/listings?startDate=2026-05-01&endDate=2026-05-15&guestCount=1',
    '/api/stays/categories',
  ],
  '/listing': (stay) => [
    '/api/me',
    `/api/listings/${stay}`,
    `/api/listings/${stay}/quote?startDate=2026-05-01&endDate=2026-05-15&guests=1`,
  ],
};

let app: TestApp;
let student: TestPerson;
let stay = '';
const answers: { path: string; status: number; body: unknown }[] = [];

beforeAll(async () => {
  app = await makeTestApp();
  const host = await app.signUp('Ana Offers');
  student = await app.signUp('Mina Pages', { groups: ['student'] });
  stay = await insertStay(app.services.database.main, host.id, { studentDiscount: 20 });
  const renderPage: Parameters<typeof mountPages>[2] = async (request, { fetchApi }) => {
    const calls = CALLS[new URL(request.url).pathname]?.(stay) ?? [];
    for (const path of calls) {
      const answer = await fetchApi(path, {});
      answers.push({ path, status: answer.status, body: await answer.json() });
    }
    return new Response('<!doctype html>');
  };
  mountPages(app.app, app.limits, renderPage, app.services, null);
});
afterAll(() => app.close());

async function count(path: string, cookie?: string): Promise<number> {
  const headers: Record<string, string> = cookie === undefined ? {} : { cookie };
  const open = async () => {
    answers.length = 0;
    const answer = await app.app.request(path, { headers });
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  };
  // Later pages find the caches of the server filled.
  await open();
  return countStatements(app.services.database, open);
}

// Who asks, with their groups, is one statement a page, and what `me` adds is another.
test.each(Object.keys(CALLS))(
  '%s of somebody signed in takes two statements more',
  async (path) => {
    const stranger = await count(path);
    expect(stranger).toBeGreaterThan(0);
    expect(await count(path, student.cookie)).toBe(stranger + 2);
  },
);

test('the groups that are read with the session lower prices and are told to their owner', async () => {
  await count('/results', student.cookie);
  expect(answers[0]?.body).toMatchObject({ name: 'Mina Pages', groups: ['student'] });
  expect(answers[1]?.body).toMatchObject({ items: [{ price: { discountPercent: 20 } }] });
  await count('/results');
  expect(answers[1]?.body).not.toMatchObject({ items: [{ price: { discountPercent: 20 } }] });
});
