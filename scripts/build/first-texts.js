import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { readPo } from '../po-file.js';
import { filesOf } from '../walk.js';
import { readCompiled, writeCompiled } from './compiled-catalog.js';
import { withStaticImports } from './static-imports.js';

const LIST = 'virtual:first-texts';
/** The part of a catalogue that the first load brings, as the catalogues' compiler reads it. */
const FIRST = '?first?lingui';
const CATALOG =
  /\/src\/((?:(?:features|market)\/)?[\w-]+)\/web\/messages\/([\w-]+)\.po(\?first\?lingui)?$/;

/** What any page may show without having said so: these bring their texts by themselves. */
const ENTRIES = [
  'src/entry/hydrate.tsx',
  'src/features/shell/web/footer/footer.tsx',
  'src/features/shell/web/pages/not-found-page.tsx',
  'src/features/shell/web/pages/section-links.tsx',
  'src/features/shell/web/welcome/welcome-dialog.tsx',
];

/**
 * Splits each catalogue of the pages in two: the texts that the first load shows, of all features
 * in one file a language (`virtual:first-texts`), and the others, which features load by name.
 * Which file uses a text is written in the catalogue; which files the first load brings follows
 * from their imports.
 *
 * @param {{ split: boolean }} [options] tests leave the catalogues whole, since the server reads some
 * @returns {import('vite').Plugin}
 */
export function firstTexts({ split } = { split: true }) {
  let root = '';
  /** @type {Map<string, Set<string>>} ids by room, such as `features/stays` */
  let first = new Map();
  return {
    name: 'wayhearth-first-texts',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      first = firstIds(root);
    },
    resolveId: {
      filter: { id: /^virtual:first-texts/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:first-texts/ },
      handler(id) {
        const locale = id.slice(LIST.length + 2);
        return locale === '' ? listOf(localesOf(root)) : mergedOf(root, [...first.keys()], locale);
      },
    },
    transform: {
      filter: { id: CATALOG },
      handler(code, id) {
        const [, room = '', , part] = CATALOG.exec(id) ?? [];
        if (!split) return null;
        const ids = first.get(room);
        const kept = Object.entries(readCompiled(code)).filter(
          ([message]) => (ids?.has(message) ?? false) === (part !== undefined),
        );
        return { code: writeCompiled(Object.fromEntries(kept)), map: null };
      },
    },
  };
}

/**
 * The ids of the texts that the first load shows.
 *
 * @param {string} root the project's folder
 * @returns {Map<string, Set<string>>} by room; those without any are left out
 */
export function firstIds(root) {
  const files = withStaticImports(root, ENTRIES);
  const ids = roomsOf(root).map((room) => {
    const catalog = readFileSync(join(root, 'src', room, 'web/messages/en.po'), 'utf8');
    const used = readPo(catalog).filter((message) => message.files.some((file) => files.has(file)));
    const named = used.map(({ id, context }) => generateMessageId(id, context));
    return /** @type {const} */ ([room, new Set(named)]);
  });
  return new Map(ids.filter(([, named]) => named.size > 0));
}

/**
 * @param {string} root
 * @returns {string[]} folders with texts of pages, such as `features/stays`
 */
function roomsOf(root) {
  return filesOf(root, 'src')
    .map((path) => /^src\/(.+)\/web\/messages\/en\.po$/.exec(path)?.[1])
    .filter((room) => room !== undefined);
}

/** @param {string} root */
function localesOf(root) {
  return filesOf(root, 'src/platform/web/messages')
    .map((path) => /([\w-]+)\.po$/.exec(path)?.[1])
    .filter((locale) => locale !== undefined);
}

/** @param {readonly string[]} locales */
function listOf(locales) {
  const loads = locales.map((locale) => `'${locale}': () => import('${LIST}/${locale}')`);
  return `export const firstTexts = { ${loads.join(', ')} };`;
}

/**
 * The texts of the first load, and where those of each room are in the same language: a list of all
 * languages would be in every page.
 *
 * @param {string} root
 * @param {readonly string[]} rooms with texts of the first load
 * @param {string} locale
 */
function mergedOf(root, rooms, locale) {
  const path = (/** @type {string} */ room) =>
    `${root}/src/${room}/web/messages/${locale}.po${FIRST}`;
  const imports = rooms.map((room, at) => `import { messages as m${at} } from '${path(room)}';`);
  const all = rooms.map((_, at) => `...m${at}`).join(', ');
  const later = roomsOf(root).map((room) => {
    const name = room.split('/').at(-1);
    return `'${name}': () => import('${root}/src/${room}/web/messages/${locale}.po')`;
  });
  return `${imports.join('\n')}
export const messages = { ${all} };
export const rooms = { ${later.join(', ')} };`;
}
