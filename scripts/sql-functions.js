import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesOf } from './walk.js';

/** Folder of the functions of the database: a file each, with its only definition. */
const FOLDER = 'sql';

const FUNCTION = /\bcreate\s+(?:or\s+replace\s+)?function\s+(?!pg_temp\.)"?(\w+)"?\s*\(/gi;
const DROP = /^drop\s+function\s+(?:if\s+exists\s+)?"?(\w+)"?/gim;
const BODY = /(\$\w*\$).*?\1/gs;

/**
 * The definitions of functions in a text of SQL, in their order.
 *
 * @param {string} text
 * @returns {{ name: string, definition: string }[]} each from `create` to before its semicolon
 */
export function functionsIn(text) {
  const bodies = Array.from(text.matchAll(BODY), ({ 0: body, index }) => ({
    start: index,
    end: index + body.length,
  }));
  const isInBody = (/** @type {number} */ at) =>
    bodies.some(({ start, end }) => start <= at && at < end);
  return Array.from(text.matchAll(FUNCTION))
    .filter(({ index }) => !isInBody(index))
    .map(({ index, 1: name = '' }) => {
      let end = index;
      do end = text.indexOf(';', end + 1);
      while (end !== -1 && isInBody(end));
      const definition = text.slice(index, end === -1 ? undefined : end).trim();
      return {
        name,
        definition: definition.replace(/^create\s+function/i, 'create or replace function'),
      };
    });
}

/**
 * The functions as their files define them.
 *
 * @param {string} root
 * @returns {Map<string, string>} definitions by name, those of one kind of listing side by side
 */
export function definedFunctions(root) {
  const files = filesOf(root, FOLDER).filter((path) => path.endsWith('.sql'));
  return new Map(
    files.map((path) => {
      const [found, ...others] = functionsIn(readFileSync(join(root, path), 'utf8'));
      if (found === undefined || others.length > 0 || found.name !== basename(path, '.sql')) {
        throw new Error(`${path}: a file defines the one function that it is called after.`);
      }
      return /** @type {const} */ ([found.name, found.definition]);
    }),
  );
}

/**
 * The functions as the migrations leave them.
 *
 * @param {string} root
 * @returns {Map<string, string>}
 */
export function migratedFunctions(root) {
  const paths = filesOf(root, 'migrations')
    .filter((path) => /^migrations\/\d+_[^/]+\.sql$/.test(path))
    .sort();
  /** @type {Map<string, string>} */
  const functions = new Map();
  for (const path of paths) {
    const text = readFileSync(join(root, path), 'utf8');
    const found = functionsIn(text);
    // A migration that drops a function and defines it replaces it.
    for (const [, name = ''] of text.matchAll(DROP)) functions.delete(name);
    for (const { name, definition } of found) functions.set(name, definition);
  }
  return functions;
}
