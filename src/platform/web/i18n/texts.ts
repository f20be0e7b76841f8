import type { I18n, Messages } from '@lingui/core';
import { DEFAULT_LOCALE, type Locale, pluralRulesOf } from '#platform/i18n/locales.ts';

type Load = () => Promise<{ messages: Messages }>;

const files = import.meta.glob<{ messages: Messages }>([
  '../../../features/*/web/messages/*.po',
  '../messages/*.po',
]) as Record<string, Load>;

/** Names of the catalogs loaded into an i18n instance, so that the browser loads the same. */
const loadedInto = new WeakMap<I18n, Set<string>>();

/** Loads the texts of one name, in English where the language has none of its own. */
async function loadCatalog(
  name: string,
  locale: Locale,
): Promise<{ messages: Messages } | undefined> {
  const known = name.includes('/') ? (await import('./late-texts.ts')).lateFiles : files;
  const load = known[catalogPath(name, locale)] ?? known[catalogPath(name, DEFAULT_LOCALE)];
  return load?.();
}

/** Fetches texts ahead in the language of the page, when somebody is about to need them. */
export function preloadTexts(names: readonly string[]): void {
  const locale = document.documentElement.lang as Locale;
  // Loading them will try again, and say so if that fails too.
  for (const name of names) loadCatalog(name, locale).catch(() => {});
}

/**
 * Loads the texts of features in the language of `i18n`. Only that language's texts are fetched;
 * a text it lacks shows its English source.
 *
 * @param features folder names under `features`, or `platform`; with a slash those of a folder that
 *   has texts of its own: `stays/search-wizard`, `platform/wizard`
 */
export async function loadTexts(i18n: I18n, features: readonly string[]): Promise<void> {
  const loaded = loadedInto.get(i18n) ?? new Set<string>();
  loadedInto.set(i18n, loaded);
  const missing = features.filter((feature) => !loaded.has(feature));
  if (missing.length === 0) return;
  const locale = i18n.locale as Locale;
  await Promise.all(
    missing.map(async (feature) => {
      const catalog = await loadCatalog(feature, locale);
      if (catalog !== undefined) i18n.load(locale, catalog.messages);
      loaded.add(feature);
    }),
  );
  i18n.activate(locale, pluralRulesOf(locale));
}

/** Features whose texts are loaded. */
export function loadedTexts(i18n: I18n): string[] {
  return [...(loadedInto.get(i18n) ?? [])];
}

function catalogPath(name: string, locale: Locale): string {
  const [feature = '', folder] = name.split('/');
  const within = folder === undefined ? '' : `${folder}/`;
  return feature === 'platform'
    ? `../${within}messages/${locale}.po`
    : `../../../features/${feature}/web/${within}messages/${locale}.po`;
}
