import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { RouteDefinition } from '#platform/contract/route.ts';
import { isTooDeep, MAX_JSON_DEPTH } from '#platform/server/json-depth.ts';
import { CONTRACTS } from './contracts.ts';
import { makeTestApp, type TestPerson } from './testing/test-app.ts';

const app = await makeTestApp();
afterAll(() => app.close());
const admin = await app.signUp('Ada Admin', { role: 'admin' });
const { origin, host } = new URL(app.services.config.http.publicUrl);

const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

/** JSON as text: making it from a value would itself fail. */
async function send(method: string, path: string, body: string, as: TestPerson) {
  const response = await app.app.request(`${origin}${path}`, {
    method,
    headers: {
      host,
      origin,
      cookie: as.cookie,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body,
  });
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

const routes: readonly RouteDefinition[] = CONTRACTS;
const withBody = routes.filter((route) => route.body !== undefined && !route.multipart);

describe('a body of five thousand brackets', () => {
  test.each(withBody.map((route) => [route.id, route] as const))(
    '%s: refused as input, never an error of ours',
    async (_id, { method, path }) => {
      const real = path
        .replace(':kind', 'stay')
        .replace(':moment', 'arrival')
        .replace('sandbox-account/:token', `sandbox-account/sandbox_onboarding_${'a'.repeat(43)}`)
        .replace('mailed-searches/:token', `mailed-searches/${'a'.repeat(64)}`)
        .replace(/:token\b/, `sandbox_${'a'.repeat(43)}`)
        .replace(/:date\b/, '2026-05-04')
        .replace(/:reference\b/, 'T-33333333')
        .replace(/:\w+/g, randomUUID());
      const answer = await send(method, real, `{"unknown":${nested(5_000)}}`, admin);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );
});

describe('a draft', async () => {
  const writer = await app.signUp('Dora Draft');
  const draft = (depth: number) =>
    send('PUT', '/api/drafts/stay', `{"step":1,"values":{"title":${nested(depth)}}}`, writer);

  test('may be as deep as a body may, and no deeper', async () => {
    // The body and its values are two of them.
    expect((await draft(MAX_JSON_DEPTH - 2)).status).toBe(200);
    expect((await draft(MAX_JSON_DEPTH - 1)).status).toBe(400);
  });

  test('that was kept deeper before is exported whole, and opened without that field', async () => {
    const kept = `{"title":"Half a home","odd":${nested(50_000)}}`;
    await app.services.database.main.execute(
      sql`insert into listing_draft (user_id, kind, "values", step, updated_at)
          values (${writer.id}, 'stay', ${kept}, 1, now())
          on conflict (user_id, kind) do update set "values" = excluded."values"`,
    );
    const shown = await app.request('GET', '/api/drafts/stay', { as: writer });
    expect(shown.body).toMatchObject({ draft: { values: { title: 'Half a home' } } });
    expect(shown.text).not.toContain('odd');
    const { status, text } = await app.request('GET', '/api/account/export', { as: writer });
    expect(status).toBe(200);
    expect(text).toContain(JSON.stringify(kept));
  });
});

test('the depth of a value is found however deep or wide it is', () => {
  expect(isTooDeep(JSON.parse(nested(MAX_JSON_DEPTH)))).toBe(false);
  expect(isTooDeep(JSON.parse(nested(MAX_JSON_DEPTH + 1)))).toBe(true);
  expect(isTooDeep(JSON.parse(nested(100_000)))).toBe(true);
  expect(isTooDeep(Array.from({ length: 100_000 }, () => ({ a: [1] })))).toBe(false);
  for (const flat of ['text', 1, null, undefined, true, {}, []])
    expect(isTooDeep(flat)).toBe(false);
});
