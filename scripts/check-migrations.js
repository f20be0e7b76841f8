import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCheck } from './run-check.js';
import { filesOf } from './walk.js';

/** Comments, texts, names in quotes, and texts between dollars: what may hold any word. */
const QUOTED = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$).*?\1/gs;
const ROUTINE = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\b[^;]*/gi;
const PARSED_BODY = /\b(?:return|begin\s+atomic)\b/i;

/**
 * Functions and procedures of migrations whose bodies are standard SQL. PostgreSQL keeps such a body
 * parsed, and from 15.19 on it doesn't alter a table whose row type the body uses (decision 0220).
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkMigrations(root) {
  const paths = filesOf(root).filter((path) => /^migrations\/[^/]+\.sql$/.test(path));
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const bare = text.replace(QUOTED, (quoted) => quoted.replace(/[^\n]/g, ' '));
    return [...bare.matchAll(ROUTINE)].flatMap(({ 0: routine, index }) => {
      const at = routine.search(PARSED_BODY);
      if (at === -1) return [];
      const line = bare.slice(0, index + at).split('\n').length;
      return [`${path}:${line}: Write the body as a text ("as $$ … $$"), not as standard SQL.`];
    });
  });
}

await runCheck(import.meta.url, checkMigrations);
