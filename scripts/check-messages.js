import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeholdersOf } from './icu-placeholders.js';
import { readPo } from './po-file.js';
import { judge } from './verdict.js';
import { filesOf } from './walk.js';

/** Used when `LOCALES` doesn't say otherwise. */
const REQUIRED = ['de', 'ar', 'es', 'fr', 'pt'];
/** Shown of one catalogue: what is wholly untranslated needs no list. */
const MOST_LINES = 5;
const LOCALES = 'src/platform/web/i18n/locales.json';

/**
 * Texts that a required locale lacks, or that lost a placeholder on the way.
 *
 * @param {string} root
 * @returns {string[]} what is wrong, a line each
 */
export function checkMessages(root) {
  const required = requiredLocales(root);
  return filesOf(root, 'src')
    .filter((path) => path.endsWith('/messages/en.po'))
    .flatMap((english) =>
      required.flatMap((locale) => problemsOf(root, english, `${dirname(english)}/${locale}.po`)),
    );
}

/**
 * @param {string} root
 * @returns {readonly string[]}
 */
function requiredLocales(root) {
  const file = join(root, LOCALES);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).required : REQUIRED;
}

/**
 * @param {string} root
 * @param {string} english
 * @param {string} translated
 */
function problemsOf(root, english, translated) {
  const wanted = messagesOf(root, english);
  if (wanted.length === 0) return [];
  if (!existsSync(join(root, translated))) return [`${translated} is missing.`];
  const given = new Map(messagesOf(root, translated).map((each) => [keyOf(each), each.text]));
  const problems = wanted.flatMap((message) => {
    const text = given.get(keyOf(message)) ?? '';
    if (text.trim() === '') return [`${translated}: "${message.id}" is not translated.`];
    const kept = placeholdersOf(text);
    return [...placeholdersOf(message.text || message.id)]
      .filter((name) => !kept.has(name))
      .map((name) => `${translated}: "${text}" has lost ${name}.`);
  });
  const more = problems.length - MOST_LINES;
  if (more <= 0) return problems;
  return [...problems.slice(0, MOST_LINES), `${translated}: and ${more} more.`];
}

/**
 * @param {string} root
 * @param {string} path
 */
function messagesOf(root, path) {
  return readPo(readFileSync(join(root, path), 'utf8'));
}

/** @param {import('./po-file.js').Message} message */
function keyOf({ id, context }) {
  return `${context}\u0004${id}`;
}

await judge(import.meta.url, checkMessages);
