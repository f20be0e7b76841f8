import { firstTexts } from 'virtual:first-texts';
import type { I18n, Messages } from '@lingui/core';
import { DEFAULT_LOCALE, type Locale } from '#platform/i18n/locales.ts';

/** Names of the catalogs loaded into an i18n instance, so that the browser loads the same. */
const loadedInto = new WeakMap<I18n, Set<string>>();

/** Texts of the first load of a page: those of all features, in one file. */
const FIRST = 'first';

/** Texts of pages and dialogs that show listings of any kind. */
export const MARKET_TEXTS = ['search', 'page', 'booking', 'calendar', 'listings'];

/** Rooms whose texts any page may show, besides those of the first load. */
export const SHARED_TEXTS = ['platform', 'catalogues', 'shell', 'stays', ...MARKET_TEXTS];

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
  const catalog = await loadCatalog(name, locale);
  Object.assign(messages, catalog?.messages);
  names.add(name);
}

/**
 * Loads the texts of features in the language of `i18n`, and those of the first load if they aren't
 * there yet. Only that language's texts are fetched; a missing text shows its English source.
 * Rendered parts don't change by it: await it before rendering.
 *
 * @param features folder names under `market` or `features`, or `platform`; with a slash a folder
 * of their pages that has texts of its own: `stays/search-wizard`
 */
export async function loadTexts(i18n: I18n, features: readonly string[]): Promise<void> {
  const loaded = loadedInto.get(i18n) ?? new Set<string>();
  loadedInto.set(i18n, loaded);
  const missing = [FIRST, ...features].filter((name) => !loaded.has(name));
  const locale = i18n.locale as Locale;
  await Promise.all(
    missing.map(async (name) => {
      if (import.meta.env.SSR) await loadShared(name, locale);
      else {
        const catalog = await loadCatalog(name, locale);
        if (catalog !== undefined) i18n.load(locale, catalog.messages);
      }
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

async function loadCatalog(name: string, locale: Locale) {
  const first = await firstTexts[locale]();
  if (name === FIRST) return first;
  if (!name.includes('/')) return first.rooms[name]?.();
  const { deferredFiles } = await import('./deferred-texts.ts');
  const pathIn = (language: Locale) =>
    ['market', 'features']
      .map((tier) => pathOfTexts(tier, name, language))
      .find((path) => path in deferredFiles);
  const path = pathIn(locale) ?? pathIn(DEFAULT_LOCALE);
  return path === undefined ? undefined : deferredFiles[path]?.();
}

/** Features whose texts are loaded. */
export function loadedTexts(i18n: I18n): string[] {
  return [...(loadedInto.get(i18n) ?? [])];
}

function pathOfTexts(tier: string, name: string, locale: Locale): string {
  const [room, folder] = name.split('/');
  return `../../../${tier}/${room}/web/${folder}/messages/${locale}.po`;
}
