declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module 'virtual:first-texts' {
  import type { Messages } from '@lingui/core';
  import type { Locale } from '#platform/i18n/locales.ts';

  /** The texts of the first load, by language. */
  export const firstTexts: Readonly<Record<Locale, () => Promise<{ messages: Messages }>>>;
}
