import type { Messages } from '@lingui/core';
import { LOCALES, type Locale } from '#platform/i18n/locales.ts';
import type { Catalogs } from '#platform/server/i18n/translators.ts';

/** Texts of the server side of all features, in all languages; never for a browser. */
export function allCatalogs(): Catalogs {
  const files = import.meta.glob<{ messages: Messages }>(
    [
      '../{market,features}/*/messages/*.po',
      // Labels of ids, which pages show too.
      '../features/{catalogues,experiences,itinerants}/web/messages/*.po',
      '../platform/messages/*.po',
    ],
    { eager: true },
  );
  const catalogs: Catalogs = {};
  for (const locale of Object.keys(LOCALES) as Locale[]) {
    const messages: Messages = {};
    for (const [path, catalog] of Object.entries(files)) {
      if (path.endsWith(`/${locale}.po`)) Object.assign(messages, catalog.messages);
    }
    catalogs[locale] = messages;
  }
  return catalogs;
}
