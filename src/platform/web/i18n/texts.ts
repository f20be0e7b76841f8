import type { I18n, Messages } from '@lingui/core';
import type { Locale } from '#platform/i18n/locales.ts';
import type { Catalog, Catalogs } from './catalogs.ts';

/** Names of the catalogs loaded into an i18n instance, so that the browser loads the same. */
const loadedInto = new WeakMap<I18n, Set<string>>();

/** Rooms whose texts every page loads: what surrounds any page. */
const FIRST_TEXTS = ['platform', 'shell'];
const firstCatalogs: Catalogs = import.meta.glob<Catalog>([
  '../messages/*.po',
  '../../../features/shell/web/messages/*.po',
]);

/** Texts of pages and dialogs that show listings of any kind. */
export const MARKET_TEXTS = ['catalogues', 'search', 'page', 'booking', 'calendar', 'listings'];

/** Rooms whose texts any page may show, besides those of the first load. */
export const SHARED_TEXTS = ['stays', ...MARKET_TEXTS];

interface SharedMessages {
  readonly messages: Messages;
  /** Names of the catalogs in them. */
  readonly names: Set<string>;
}

const sharedByLocale: Partial<Record<Locale, SharedMessages>> = {};

/**
 * The messages of all pages that the server renders in this language; `loadTexts` adds to them. A
 * copy for each page would cost a twentieth of its rendering. The order makes no difference:
 * catalogs for browsers agree on each text (`scripts/check-messages.js`).
 */
export function sharedMessages(locale: Locale): Messages {
  return sharedIn(locale).messages;
}

function sharedIn(locale: Locale): SharedMessages {
  sharedByLocale[locale] ??= { messages: {}, names: new Set() };
  return sharedByLocale[locale];
}

async function loadShared(name: string, locale: Locale): Promise<void> {
  const { messages, names } = sharedIn(locale);
  if (names.has(name)) return;
  Object.assign(messages, (await loadCatalog(name, locale)).messages);
  names.add(name);
}

/**
 * Loads the texts of features in the language of `i18n`, and those of the first load if they aren't
 * there yet. Only that language's texts are fetched; a missing text shows its English source.
 * Rendered parts don't change by it: await it before rendering.
 *
 * @param features folder names under `market` or `features`; with `/dialog` the texts that only
 * their dialogs show: `stays/dialog`
 * @throws Error for a name without texts
 */
export async function loadTexts(i18n: I18n, features: readonly string[]): Promise<void> {
  const loaded = loadedInto.get(i18n) ?? new Set<string>();
  loadedInto.set(i18n, loaded);
  const missing = [...FIRST_TEXTS, ...features].filter((name) => !loaded.has(name));
  const locale = i18n.locale as Locale;
  await Promise.all(
    missing.map(async (name) => {
      if (import.meta.env.SSR) await loadShared(name, locale);
      else i18n.load(locale, (await loadCatalog(name, locale)).messages);
      loaded.add(name);
    }),
  );
}

/**
 * Loads texts of a part of the page that fetches them with its code (`hydrateOnInteraction`): the
 * server renders with them, and they aren't preloaded with the page.
 */
export async function loadTextsOfHtml(i18n: I18n, features: readonly string[]): Promise<void> {
  if (!import.meta.env.SSR) return;
  await Promise.all(features.map((name) => loadShared(name, i18n.locale as Locale)));
}

async function loadCatalog(name: string, locale: Locale): Promise<Catalog> {
  const list = FIRST_TEXTS.includes(name)
    ? firstCatalogs
    : (await import('./catalogs.ts')).catalogs;
  const path = pathsFor(name, locale).find((each) => each in list);
  const load = path === undefined ? undefined : list[path];
  if (load === undefined) throw new Error(`there are no texts called ${name}`);
  return load();
}

/** Features whose texts are loaded. */
export function loadedTexts(i18n: I18n): string[] {
  return [...(loadedInto.get(i18n) ?? [])];
}

/** Where texts may be, as the lists of catalogues write it. */
function pathsFor(name: string, locale: Locale): string[] {
  if (name === 'platform') return [`../messages/${locale}.po`];
  const [room, part] = name.split('/');
  const file = part === undefined ? `${locale}.po` : `${part}/${locale}.po`;
  return ['market', 'features'].map((tier) => `../../../${tier}/${room}/web/messages/${file}`);
}
