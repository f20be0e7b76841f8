import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, PARTIAL_LOCALES } from '../src/platform/i18n/locales.ts';
import { neededForms, partsOfMessage } from './icu-message.js';
import { readPo } from './po-file.js';
import { runCheck } from './run-check.js';
import { filesOf } from './walk.js';

/** Shown of one catalogue: what is wholly untranslated needs no list. */
const MAX_LINES = 5;

/**
 * The main search texts and what is shared with them: complete in every language, also in those
 * whose other pages are English (spec 1 §1). The others fall back to English text by text.
 */
const SHARED = [
  'src/platform/messages',
  'src/platform/web/messages',
  'src/features/catalogues/messages',
  'src/features/catalogues/web/messages',
  'src/features/listings/web/messages',
  'src/market/booking/web/messages',
  'src/market/calendar/web/messages',
  'src/market/page/web/messages',
  'src/market/search/web/messages',
  'src/features/shell/web/messages',
  'src/features/stays/messages',
  'src/features/stays/web/messages',
];
/** The same of folders whose texts are in a catalogue with others. */
const SHARED_SOURCES = ['src/market/search/web/form', 'src/features/stays/web/search-wizard'];

/** Labels of ids: pages show them, and the server says them too. */
const LABELS = 'src/features/catalogues/web/messages';

/** @typedef {{ complete: readonly string[], partial: readonly string[], shared: readonly string[], sources?: readonly string[] }} Wanted */

/** @type {Wanted} */
const WANTED = {
  complete: Object.keys(LOCALES).filter(
    (locale) => locale !== DEFAULT_LOCALE && !PARTIAL_LOCALES.some((partial) => partial === locale),
  ),
  partial: PARTIAL_LOCALES,
  shared: SHARED,
  sources: SHARED_SOURCES,
};

/**
 * Texts that a language must have and lacks, that lost a placeholder on the way, or that lack a
 * plural form of the language. A catalogue nobody has to complete is still to be sound.
 *
 * @param {string} root
 * @param {Wanted} [wanted]
 * @returns {string[]} what is wrong, a line each
 */
export function checkMessages(root, { complete, partial, shared, sources = [] } = WANTED) {
  const locales = [...complete, ...partial];
  const folders = filesOf(root, 'src')
    .filter((path) => /\/messages\/(?:dialog\/)?en\.po$/.test(path))
    .map((path) => dirname(path));
  const incomplete = folders.flatMap((folder) => {
    return locales.flatMap((locale) =>
      problemsOf(
        root,
        `${folder}/en.po`,
        `${folder}/${locale}.po`,
        ({ files }) =>
          complete.includes(locale) ||
          shared.includes(folder) ||
          files.some((file) => sources.some((source) => file.startsWith(`${source}/`))),
      ),
    );
  });
  const isForBrowsers = (/** @type {string} */ folder) => folder.includes('/web/');
  const rivals = locales.flatMap((locale) => [
    ...rivalsOf(root, folders.filter(isForBrowsers), locale),
    ...rivalsOf(
      root,
      folders.filter((folder) => !isForBrowsers(folder) || folder === LABELS),
      locale,
    ),
  ]);
  return [
    ...folders.flatMap((folder) => changedEnglish(root, `${folder}/en.po`)),
    ...incomplete,
    ...rivals,
  ];
}

/**
 * English texts that aren't those of the code: pages would show the old ones.
 *
 * @param {string} root
 * @param {string} path
 */
function changedEnglish(root, path) {
  return messagesOf(root, path)
    .filter(({ id, text }) => text !== '' && text !== id)
    .map(({ id, text }) => `${path}: "${id}" is "${text}".`);
}

/**
 * Texts with more than one translation among catalogues that are loaded together: which of them
 * shows would be up to chance.
 *
 * @param {string} root
 * @param {readonly string[]} folders
 * @param {string} locale
 */
function rivalsOf(root, folders, locale) {
  /** @type {Map<string, { path: string, text: string }>} */
  const first = new Map();
  return folders.flatMap((folder) => {
    const path = `${folder}/${locale}.po`;
    if (!existsSync(join(root, path))) return [];
    return messagesOf(root, path).flatMap((message) => {
      const before = first.get(keyOf(message));
      if (before === undefined) first.set(keyOf(message), { path, text: message.text });
      if (before === undefined || before.text === message.text) return [];
      return [
        `${path}: "${message.id}" is "${message.text}", but "${before.text}" in ${before.path}.`,
      ];
    });
  });
}

/**
 * @param {string} root
 * @param {string} english
 * @param {string} translated
 * @param {(message: import('./po-file.js').Message) => boolean} isRequired whether it must be translated
 */
function problemsOf(root, english, translated, isRequired) {
  const wanted = messagesOf(root, english);
  if (wanted.length === 0) return [];
  if (!existsSync(join(root, translated))) return [`${translated} is missing.`];
  const translations = new Map(
    messagesOf(root, translated).map((each) => [keyOf(each), each.text]),
  );
  const needed = neededForms(basename(translated, '.po'));
  const problems = wanted.flatMap((message) => {
    const text = translations.get(keyOf(message)) ?? '';
    if (text.trim() === '') {
      return isRequired(message) ? [`${translated}: "${message.id}" is not translated.`] : [];
    }
    const given = readable(text);
    if (given === null) return [`${translated}: "${text}" is no ICU message.`];
    const { placeholders } = partsOfMessage(message.text || message.id);
    const lost = [...placeholders].filter((name) => !given.placeholders.has(name));
    const lacking = given.pluralForms.flatMap((forms) => needed.filter((form) => !forms.has(form)));
    return [
      ...lost.map((name) => `${translated}: "${text}" has lost ${name}.`),
      ...[...new Set(lacking)].map((form) => `${translated}: "${text}" lacks the form ${form}.`),
    ];
  });
  const more = problems.length - MAX_LINES;
  if (more <= 0) return problems;
  return [...problems.slice(0, MAX_LINES), `${translated}: and ${more} more.`];
}

/** @param {string} text */
function readable(text) {
  try {
    return partsOfMessage(text);
  } catch {
    return null;
  }
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

await runCheck(import.meta.url, checkMessages);
