import { expect, test } from 'vitest';
import { leanCode, namesWanted } from './lean-contracts.js';

const CONTRACT = `
  import * as v from 'valibot';
  import { defineRoute } from '#platform/contract/route.ts';
  import { idSchema } from '#platform/contract/schemas.ts';
  const name = v.string();
  export const answerSchema = v.object({ a: v.string() });
  export const formSchema = v.object({ name, id: idSchema });
  export const show = defineRoute({
    id: 'x.show', method: 'GET', path: '/api/x/:id', access: 'public',
    idempotent: true, response: answerSchema, summary: 'secret summary',
  });`;

test('a route keeps where it is, and loses its schemas and what made them', async () => {
  const lean = await leanCode(CONTRACT, '/src/features/x/contract.ts', new Set(['show']));
  expect(lean?.code).toContain("path: '/api/x/:id'");
  expect(lean?.code).toContain('idempotent: true');
  expect(lean?.code).toContain("access: 'public'");
  expect(lean?.code).toContain('defineRoute');
  expect(lean?.code).not.toContain('Schema');
  expect(lean?.code).not.toContain('valibot');
  expect(lean?.code).not.toContain('secret summary');
});

test('what a page imports is wanted with all that it is made of, and nothing else', () => {
  const wanted = namesWanted([
    { path: '/src/features/x/contract.ts', code: CONTRACT },
    {
      path: '/src/features/x/web/form.tsx',
      code: "import { formSchema, type Answer, show as open } from '../contract.ts';",
    },
  ]);
  expect([...wanted].sort()).toEqual(
    expect.arrayContaining(['formSchema', 'idSchema', 'name', 'show']),
  );
  expect(wanted).not.toContain('answerSchema');
});

test('a contract that is fetched when it is needed is wanted too', () => {
  const wanted = namesWanted([
    { path: '/src/features/x/contract.ts', code: CONTRACT },
    {
      path: '/src/features/x/web/page-data.ts',
      code: `
        const { show: route } = await import('../contract.ts');
        const { idSchema,
          formSchema } = await import('#features/x/contract/routes.ts');`,
    },
  ]);
  expect(wanted).toContain('show');
  expect(wanted).toContain('formSchema');
  expect(wanted).not.toContain('answerSchema');
});

test('a contract hands on only what is wanted', async () => {
  const code = "export { formSchema, answerSchema, type Answer } from './contract/schemas.ts';";
  const lean = await leanCode(code, '/src/features/x/contract.ts', new Set(['formSchema']));
  expect(lean?.code).toContain('formSchema');
  expect(lean?.code).not.toContain('answerSchema');
});
