import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCheck } from './run-check.js';
import { filesOf } from './walk.js';

/** Comments, texts, names in quotes, and texts between dollars: what may hold any word. */
const QUOTED = /--[^\n]*|\/\*.*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$\w*\$).*?\1/gs;
const ROUTINE = /\bcreate\s+(?:or\s+replace\s+)?(?:function|procedure)\b[^;]*/gi;
const PARSED_BODY = /\b(?:return|begin\s+atomic)\b/i;

/** The number of the first migration that servers of the release before have to survive. */
export const FIRST_KEPT = 43;
/** Begins a file whose statements run one by one, outside a transaction. */
const OUTSIDE = '-- outside a transaction';
/** Begins a line that names the release since which nothing uses what the file removes. */
const CONTRACT = /^-- contract: \S/m;
const MADE_TABLE = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gi;

/**
 * What the servers of the release before can't run with, since they serve on while it happens, or
 * what stops them for as long as a table takes (decision 0331). Names in quotes are read without.
 *
 * @type {readonly { pattern: RegExp, advice: string, isAllowedIn?: (text: string) => boolean }[]}
 */
const BREAKING = [
  {
    pattern: /\bdrop\s+(?:column|table)\b/gi,
    advice:
      'Servers of the release before still read it: drop it one release later ("-- contract: …").',
    isAllowedIn: (text) => CONTRACT.test(text),
  },
  {
    pattern: /\brename\s+(?:column\b|to\b|\w+\s+to\b)/gi,
    advice: 'Add the new name, fill it, and drop the old one a release later.',
  },
  {
    pattern: /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/gi,
    advice: 'Servers of the release before write rows without it: give it a default.',
  },
  {
    pattern: /\bset\s+not\s+null\b/gi,
    advice: 'Require it one release after every server writes it ("-- contract: …").',
    isAllowedIn: (text) => CONTRACT.test(text),
  },
  {
    pattern: /\bset\s+data\s+type\b|\balter\s+column\s+\w+\s+type\b/gi,
    advice: 'This writes the whole table while nobody may read it: add a column in its place.',
  },
];

/**
 * What is wrong with migrations: functions with bodies of standard SQL, which PostgreSQL keeps parsed
 * and from 15.19 on doesn't alter the tables of (decision 0220); and, in new files, what breaks the
 * servers of the release before.
 *
 * @param {string} root
 * @returns {string[]} a line each
 */
export function checkMigrations(root) {
  const paths = filesOf(root).filter((path) => /^migrations\/[^/]+\.sql$/.test(path));
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const bare = text.replace(QUOTED, (quoted) => quoted.replace(/[^\n]/g, ' '));
    const number = Number(/(\d+)_/.exec(path)?.[1]);
    return [
      ...findParsedBodies(bare),
      ...(number >= FIRST_KEPT ? [...findBreaking(text), ...findBlockingIndexes(text)] : []),
    ].map(({ index, advice }) => `${path}:${text.slice(0, index).split('\n').length}: ${advice}`);
  });
}

/** @param {string} bare @returns {{ index: number, advice: string }[]} */
function findParsedBodies(bare) {
  return [...bare.matchAll(ROUTINE)].flatMap(({ 0: routine, index }) => {
    const at = routine.search(PARSED_BODY);
    if (at === -1) return [];
    return [
      {
        index: index + at,
        advice: 'Write the body as a text ("as $$ … $$"), not as standard SQL.',
      },
    ];
  });
}

/** @param {string} text @returns {{ index: number, advice: string }[]} */
function findBreaking(text) {
  const statements = withoutBodies(text);
  return BREAKING.flatMap(({ pattern, advice, isAllowedIn }) => {
    if (isAllowedIn?.(text) === true) return [];
    return [...statements.matchAll(pattern)].map(({ index }) => ({ index, advice }));
  });
}

/**
 * Indexes on tables that exist: unless they are made concurrently, nobody writes the table meanwhile.
 *
 * @param {string} text
 * @returns {{ index: number, advice: string }[]}
 */
function findBlockingIndexes(text) {
  const statements = withoutBodies(text);
  const made = new Set([...statements.matchAll(MADE_TABLE)].map(([, name]) => name));
  const advice = `Make it "concurrently if not exists", in a file that begins with "${OUTSIDE}".`;
  return [...statements.matchAll(/\bcreate\s+(?:unique\s+)?index\b[^;]*?\bon\s+(\w+)/gi)].flatMap(
    ({ 0: statement, 1: table, index }) => {
      const isConcurrent = /\bconcurrently\s+if\s+not\s+exists\b/i.test(statement);
      return made.has(table) || (isConcurrent && text.startsWith(OUTSIDE))
        ? []
        : [{ index, advice }];
    },
  );
}

/**
 * Statements as they are, with blanks for comments, texts and bodies, and for the quotes of names.
 *
 * @param {string} text
 */
function withoutBodies(text) {
  return text.replace(QUOTED, (quoted) =>
    quoted.startsWith('"') ? ` ${quoted.slice(1, -1)} ` : quoted.replace(/[^\n]/g, ' '),
  );
}

await runCheck(import.meta.url, checkMigrations);
