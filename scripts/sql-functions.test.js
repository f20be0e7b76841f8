import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './launch/root.js';
import { definedFunctions, functionsIn, migratedFunctions } from './sql-functions.js';
import { makeTree } from './testing/make-tree.js';

/** @type {ReturnType<typeof makeTree>} */
let tree;
beforeEach(() => {
  tree = makeTree();
});
afterEach(() => tree.remove());

const FIRST = `create function one(a integer) returns integer language sql as $$ select a; $$`;
const SECOND = FIRST.replace('select a', 'select a + 1');

test('a definition ends at the semicolon behind its body', () => {
  const text = `drop table x;\n${FIRST};\n--> statement-breakpoint\ncreate table y ();`;
  expect(functionsIn(text)).toEqual([
    { name: 'one', definition: FIRST.replace('create function', 'create or replace function') },
  ]);
});

test('a function of one migration, and one that a body makes, count for nothing', () => {
  const text = `create function pg_temp.help() returns integer as $$ select 1 $$;
    do $do$ begin execute 'create function two() …'; end $do$;`;
  expect(functionsIn(text)).toEqual([]);
});

test('the last migration that defines a function counts', () => {
  tree.put('migrations/0001_a.sql', `${FIRST};`);
  tree.put('migrations/0002_b.sql', `${SECOND};`);
  expect([...migratedFunctions(tree.root).values()]).toEqual([functionsIn(SECOND)[0]?.definition]);
});

test('a function that a migration drops is none of theirs', () => {
  tree.put('migrations/0001_a.sql', `${FIRST};`);
  tree.put('migrations/0002_b.sql', 'drop function one(integer);');
  expect(migratedFunctions(tree.root)).toEqual(new Map());
});

test('a file defines the one function that it is called after', () => {
  tree.put('sql/two.sql', `${FIRST};`);
  expect(() => definedFunctions(tree.root)).toThrow('sql/two.sql');
});

test('the migrations leave every function as its file defines it', () => {
  expect(migratedFunctions(ROOT)).toEqual(definedFunctions(ROOT));
});
