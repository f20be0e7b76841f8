import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { loadConfig } from '#platform/server/config/config.ts';
import { RATE_LIMITS } from '#platform/server/http/rate-limits.ts';
import { fileHeaders } from '#platform/server/http/security-policy.ts';
import { mountStaticFiles, readStaticFiles } from './serve-http.ts';
import { makeTestApp } from './testing/test-app.ts';

const env = { PUBLIC_URL: 'https://stay.example', RATE_LIMITS: 'on' };
const folder = mkdtempSync(join(tmpdir(), 'wayhearth-files-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'assets', 'page.js'), 'export {};');
writeFileSync(join(folder, 'icon-192.png'), 'as if drawn');
const headers = fileHeaders(loadConfig({ SESSION_SECRET: 's'.repeat(32), ...env }));
const app = await makeTestApp({
  env,
  frame: { mountFiles: (api) => mountStaticFiles(api, readStaticFiles(folder), headers) },
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

describe('every answer has its request id and says how it may be used', () => {
  test.each([
    ['an answer', '/api/stays/categories', 200],
    ['a refusal', '/api/trips', 401],
    ['an unknown call', '/api/nothing-here', 404],
    ['the document', '/api/openapi.json', 200],
    ['a built file', '/assets/page.js', 200],
  ])('%s', async (_what, path, status) => {
    const answer = await app.request('GET', path, {
      headers: { 'x-request-id': 'given-by-a-proxy' },
    });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-request-id': 'given-by-a-proxy',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });

  test('a picture may be shown by other sites, since mail programs are such', async () => {
    const host = await app.signUp('Hanna Host');
    await app.services.database.main.execute(
      sql`update "user" set image = 'portrait-77' where id = ${host.id}`,
    );
    for (const path of ['/icon-192.png', '/media/portrait-77/480.jpg']) {
      const first = await app.request('GET', path);
      expect(first.status).toBe(200);
      const known = { 'if-none-match': first.headers.get('etag') ?? '' };
      const again = await app.request('GET', path, { headers: known });
      expect(again.status).toBe(304);
      for (const { headers: sent } of [first, again]) {
        expect(sent.get('cross-origin-resource-policy')).toBe('cross-origin');
      }
    }
    const none = await app.request('GET', '/media/none/480.jpg');
    expect(none.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  test('what a page may load stands with all but files', async () => {
    const { headers: sent } = await app.request('GET', '/api/stays/categories');
    const policy = sent.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/);
    for (const part of ["default-src 'self'", "object-src 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(sent.get('x-frame-options')).toBe('DENY');
    expect(sent.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  test('an id that could write into a log is not taken over', async () => {
    const { headers: sent } = await app.request('GET', '/healthz', {
      headers: { 'x-request-id': 'line one" forged="yes' },
    });
    expect(sent.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});

test('the document, its page and unknown calls count against the limit of the API', async () => {
  const paths = ['/api/openapi.json', '/api/docs', '/api/nothing-here'];
  const { points } = RATE_LIMITS.api;
  const ask = (path: string) => app.app.request(path, {}, { remoteAddress: '203.0.113.9' });
  for (let nth = 0; nth < points; nth += 1) {
    const answer = await ask(paths[nth % paths.length] ?? '');
    expect(answer.status).not.toBe(429);
  }
  for (const path of paths) expect((await ask(path)).status).toBe(429);
});
