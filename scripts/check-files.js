import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCheck } from './run-check.js';
import { filesOf } from './walk.js';

const MAX_LINES = 400;
/** Tests have many cases in a row, none of which depends on another. */
const MAX_TEST_LINES = 600;

const TEST = /\.(?:test|e2e|long)\.(?:ts|tsx|js)$/;
/** What a room shows to others in a browser. */
const WEB_FACE = /^src\/(?:features|market)\/[^/]+\/index\.web\.ts$/;
const REEXPORT = /^export (?:type )?\{[^}]*\} from '[^']+';\n/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const CODE = /\.(?:ts|tsx|js|cjs|mjs)$/;
/** Catalogue data is as long as the catalogue; nobody reads generated code. */
const ANY_LENGTH = [/(?:^|\/)data\//, /^generated\//, /^migrations\//, /\.gen\.ts$/];

/** Written by tools, under names of their own. */
const ANY_NAME = [
  /^migrations\//,
  // Called after the functions that they define.
  /^sql\//,
  /^generated\//,
  /\.gen\.ts$/,
  /^[A-Z]+\.md$/,
  /^docs\/decisions\//,
  // As Helm and systemd want them.
  /^deploy\/(?:chart|systemd)\//,
];
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The router reads meaning out of `$id`, `__root`, `_layout`, `(group)`, `{-$x}`, `x[.]xml`. */
const ROUTE_FILE = /^[a-z0-9$_(){}[\]-]+$/;

/** Names that say nothing of what is inside, alone or as the last word of a name. */
const EMPTY_WORDS = new Set(['util', 'utils', 'helper', 'helpers', 'misc', 'manager']);
/** These are real words of the field inside a longer name ("common-areas", "database"). */
const EMPTY_NAMES = new Set(['common', 'base']);

/**
 * Files that are too long, names that are not kebab-case, names that say nothing, faces for browsers
 * that name modules and hold code too.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkFiles(root) {
  const problems = filesOf(root).flatMap((path) => [
    ...lengthProblems(root, path),
    ...faceProblems(root, path),
    ...nameProblems(path),
  ]);
  return [...new Set(problems)];
}

/**
 * @param {string} root
 * @param {string} path
 */
function lengthProblems(root, path) {
  if (!CODE.test(path) || ANY_LENGTH.some((pattern) => pattern.test(path))) return [];
  const lines = readFileSync(join(root, path), 'utf8').replace(/\n$/, '').split('\n').length;
  const max = TEST.test(path) ? MAX_TEST_LINES : MAX_LINES;
  if (lines <= max) return [];
  return [`${path}: ${lines} lines, at most ${max}; split it by what it does.`];
}

/**
 * The bundler leaves out what a face names and a page does not use, unless the face has code of its
 * own: then all that it names comes with that code.
 *
 * @param {string} root
 * @param {string} path
 */
function faceProblems(root, path) {
  if (!WEB_FACE.test(path)) return [];
  const text = readFileSync(join(root, path), 'utf8');
  const code = text.replace(COMMENT, '').replace(REEXPORT, '').trim();
  if (code === '' || !text.match(REEXPORT)) return [];
  return [`${path}: names modules and holds code; move the code to a module that it names.`];
}

/** @param {string} path */
function nameProblems(path) {
  if (ANY_NAME.some((pattern) => pattern.test(path))) return [];
  const parts = path.split('/');
  return parts.flatMap((part, index) => {
    const here = parts.slice(0, index + 1).join('/');
    const stem = part.split('.').find((word) => word !== '') ?? part;
    const words = stem.split('-');
    if (EMPTY_NAMES.has(stem) || EMPTY_WORDS.has(words.at(-1) ?? '')) {
      return [`${here}: "${stem}" says nothing; name it by what it does.`];
    }
    const isRoute = path.startsWith('src/routes/');
    const isFolder = index < parts.length - 1;
    // A locale's file carries the locale's own name: pt-BR, zh-Hans.
    if (/\.(?:po|md)$/.test(part) && /^[a-z]{2,3}(?:-[A-Z][A-Za-z]+)?$/.test(stem)) return [];
    const names = isFolder ? [part] : part.split('.').slice(0, -1);
    const pattern = isRoute ? ROUTE_FILE : KEBAB;
    const bad = names.some((name) => !pattern.test(name === '' && isRoute ? 'x' : name));
    return bad ? [`${here}: the name is not kebab-case.`] : [];
  });
}

await runCheck(import.meta.url, checkFiles);
