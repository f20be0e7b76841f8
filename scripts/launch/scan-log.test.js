import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { listScans, readScans } from './scan-log.js';

const folder = mkdtempSync(join(tmpdir(), 'wayhearth-plans-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SEQ = { 'Node Type': 'Seq Scan', 'Relation Name': 'notice', Filter: '(kind = $1)' };
const WHOLE = { 'Node Type': 'Index Scan', 'Relation Name': 'notice', 'Index Name': 'notice_pkey' };
const limit = (/** @type {object} */ part) => ({ 'Node Type': 'Limit', Plans: [part] });

describe('a plan', () => {
  test.each([
    ['a table', SEQ, 1],
    ['a whole index', WHOLE, 1],
    ['a part of an index', { ...WHOLE, 'Index Cond': '(id = $1)' }, 0],
    ['the nearest by an index', { ...WHOLE, 'Order By': '(position <-> $1)' }, 0],
    ['the first of an index', limit(WHOLE), 0],
    ['the first of a sorted index', limit({ 'Node Type': 'Sort', Plans: [WHOLE] }), 1],
    ['the first of a table', limit(SEQ), 1],
    ['two tables', { 'Node Type': 'Nested Loop', Plans: [SEQ, WHOLE] }, 2],
  ])('that reads %s has %o', (_what, plan, count) => {
    expect(listScans(plan)).toHaveLength(count);
  });
});

describe('a log', () => {
  const entry = (
    /** @type {number} */ pid,
    /** @type {string} */ text,
    /** @type {object} */ plan,
  ) =>
    JSON.stringify({
      pid,
      message: `duration: 0.1 ms  plan:\n${JSON.stringify({ 'Query Text': text, Plan: plan })}`,
    });
  const write = (/** @type {string[]} */ ...lines) =>
    writeFileSync(join(folder, 'plans.json'), [...lines, '{"cut'].join('\n'));
  const read = () => readScans(folder, new Set(['notice_some']));

  test('has scans of the product, one a statement, and not those of tests', async () => {
    write(
      entry(1, '/* cause: test */ select from notice', SEQ),
      entry(1, '/* cause: GET /api/notices */ select  from notice', SEQ),
      entry(2, '/* cause: job a.b */ select from notice', SEQ),
      JSON.stringify({ pid: 1, message: 'something else' }),
    );
    expect(await read()).toEqual([
      {
        table: 'notice',
        index: null,
        filter: '(kind = $1)',
        cause: 'GET /api/notices',
        statement: 'select from notice',
      },
    ]);
  });

  test('attributes the statements of a function to who ran it', async () => {
    write(
      entry(1, 'select from inner_of_product', SEQ),
      entry(2, 'select from inner_of_test', SEQ),
      entry(2, '/* cause: test */ update a', {}),
      entry(1, '/* cause: DELETE /api/account */ delete from a', {}),
    );
    expect((await read()).map(({ statement }) => statement)).toEqual([
      'select from inner_of_product',
    ]);
  });

  test('leaves out small tables, and indexes of some rows', async () => {
    write(
      entry(1, '/* cause: job a.b */ select', { ...SEQ, 'Relation Name': 'app_meta' }),
      entry(1, '/* cause: job a.b */ select', { ...SEQ, 'Relation Name': 'pg_class' }),
      entry(1, '/* cause: job a.b */ select', { ...WHOLE, 'Index Name': 'notice_some' }),
    );
    expect(await read()).toEqual([]);
  });
});
