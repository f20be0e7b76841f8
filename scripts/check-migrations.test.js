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

describe('servers of the release before serve on', () => {
  const check = (/** @type {string} */ text) => {
    put('migrations/0043_next.sql', text);
    return checkMigrations(root);
  };
  const OUTSIDE = '-- outside a transaction';

  test.each([
    ['ALTER TABLE "stay" DROP COLUMN "scenery";', 'drop it one release later'],
    ['drop table stay;', 'drop it one release later'],
    ['alter table stay rename column scenery to view;', 'Add the new name'],
    ['alter table stay rename to home;', 'Add the new name'],
    ['ALTER TABLE "stay" ADD COLUMN "view" text NOT NULL;', 'give it a default'],
    ['alter table stay alter column scenery set not null;', 'Require it one release after'],
    ['ALTER TABLE "stay" ALTER COLUMN "price" SET DATA TYPE bigint;', 'add a column in its place'],
    ['alter table stay alter column price type bigint;', 'add a column in its place'],
    ['CREATE INDEX "by_view" ON "stay" USING btree ("view");', 'Make it "concurrently'],
    ['create unique index concurrently by_view on stay (view);', 'Make it "concurrently'],
    ['create index concurrently if not exists by_view on stay (view);', 'Make it "concurrently'],
  ])('%j breaks or stops them', (text, advice) => {
    const line = expect.stringMatching(/^migrations\/0043_next\.sql:2: /);
    expect(check(`-- A view.\n${text}`)).toEqual([line]);
    expect(check(text)).toEqual([expect.stringContaining(advice)]);
  });

  test.each([
    'ALTER TABLE "stay" ADD COLUMN "view" text;',
    "alter table stay add column view text not null default 'sea';",
    'create table view (id int not null); create index view_id on view (id);',
    'CREATE TABLE "view" ("id" int);--> statement-breakpoint\nCREATE INDEX "i" ON "view" ("id");',
    '-- contract: nothing reads it since 0.2\nalter table stay drop column scenery;',
    `${OUTSIDE}\ncreate index concurrently if not exists by_view on stay (view);`,
    "create function f() returns text language sql as $$ select 'drop table stay' $$;",
    'drop trigger tell_new on night;',
  ])('%j is fine', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('files of earlier releases are as they are', () => {
    put('migrations/0042_last.sql', 'drop table stay;');
    expect(checkMigrations(root)).toEqual([]);
  });
});
