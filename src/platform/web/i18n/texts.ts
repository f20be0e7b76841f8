import type { I18n, Messages } from '@lingui/core';
import { DEFAULT_LOCALE, type Locale, pluralRulesOf } from '#platform/i18n/locales.ts';

type Load = () => Promise<{ messages: Messages }>;

const files = import.meta.glob<{ messages: Messages }>([
  '../../../features/*/web/messages/*.po',
  '../../../features/*/web/*/messages/*.po',
  '../messages/*.po',
]) as Record<string, Load>;

/** Names of the catalogs loaded into an i18n instance, so that the browser loads the same. */
const loadedInto = new WeakMap<I18n, Set<string>>();

/**
 * Loads the texts of features in the language of `i18n`. Only that language's texts are fetched;
 * a text it lacks shows its English source.
 *
 * @param features folder names under `features`, or `platform`; `stays/hosting` is the part of that
 *   name, whose texts no other page carries
 */
export async function loadTexts(i18n: I18n, features: readonly string[]): Promise<void> {
  const loaded = loadedInto.get(i18n) ?? new Set<string>();
  loadedInto.set(i18n, loaded);
  const missing = features.filter((feature) => !loaded.has(feature));
  if (missing.length === 0) return;
  const locale = i18n.locale as Locale;
  await Promise.all(
    missing.map(async (feature) => {
      const load =
        files[catalogPath(feature, locale)] ?? files[catalogPath(feature, DEFAULT_LOCALE)];
      const catalog = await load?.();
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

function catalogPath(feature: string, locale: Locale): string {
  if (feature === 'platform') return `../messages/${locale}.po`;
  const [name, part] = feature.split('/');
  const folder = part === undefined ? 'web' : `web/${part}`;
  return `../../../features/${name}/${folder}/messages/${locale}.po`;
}
