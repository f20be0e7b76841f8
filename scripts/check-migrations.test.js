import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkMigrations } from './check-migrations.js';
import { makeTree } from './testing/make-tree.js';

/** @type {ReturnType<typeof makeTree>} */
let tree;
/** @type {string} */
let root;
beforeEach(() => {
  tree = makeTree();
  root = tree.root;
});
afterEach(() => tree.remove());

/** @type {typeof tree.put} */
const put = (path, content) => tree.put(path, content);

describe('migrations leave tables alterable', () => {
  const head = 'create function score(l listing) returns integer\nlanguage sql immutable';

  test.each([
    `${head}\nreturn l.stars;`,
    `${head}\nRETURN l.stars;`,
    `${head}\nbegin atomic\n  select l.stars;\nend;`,
    `${head}\nBEGIN\tATOMIC select 1; end;`,
    'create table one (id int);create or replace procedure tidy() language sql\nbegin atomic end;',
  ])('%j has a body of standard SQL', (text) => {
    put('migrations/0001_score.sql', text);
    expect(checkMigrations(root)).toEqual([
      expect.stringMatching(/^migrations\/0001_score\.sql:\d+: Write the body as a text/),
    ]);
  });

  test('it tells the line', () => {
    put('migrations/0001_score.sql', `-- A rank.\n${head}\nreturn l.stars;`);
    expect(checkMigrations(root)).toEqual([expect.stringContaining('0001_score.sql:4:')]);
  });

  test.each([
    `${head}\nas $$ select l.stars $$;`,
    `${head}\nas 'select l.stars';`,
    'create function tell() returns trigger language plpgsql as $$ begin return null; end $$;',
    `-- What a body of \`return l.stars\` did.\n${head}\nas $body$ select 1 /* return */ $body$;`,
    'alter table stay add column return integer;',
  ])('%j is fine', (text) => {
    put('migrations/0001_score.sql', text);
    expect(checkMigrations(root)).toEqual([]);
  });
});
