import { expect, test } from 'vitest';
import { leanCode } from './lean-contracts.js';

test('a route keeps where it is, and loses its schemas', async () => {
  const code = `
    import * as v from 'valibot';
    export const schema = v.object({ a: v.string() });
    export const show = defineRoute({
      id: 'x.show', method: 'GET', path: '/api/x/:id', access: 'public',
      idempotent: true, response: schema, summary: 'secret summary',
    });`;
  const lean = await leanCode(code, '/src/features/x/contract.ts');
  expect(lean?.code).toContain("path: '/api/x/:id'");
  expect(lean?.code).toContain('idempotent: true');
  expect(lean?.code).toContain('export const schema');
  expect(lean?.code).not.toContain('response');
  expect(lean?.code).not.toContain('secret summary');
});
