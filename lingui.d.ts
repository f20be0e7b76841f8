declare module '*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module 'virtual:first-texts' {
  import type { Messages } from '@lingui/core';
  import type { Locale } from '#platform/i18n/locales.ts';

  interface Texts {
    readonly messages: Messages;
  }

  interface FirstTexts extends Texts {
    /** The other texts of that language, by the folder that shows them. */
    readonly rooms: Readonly<Record<string, (() => Promise<Texts>) | undefined>>;
  }

  /** The texts of the first load, by language. */
  export const firstTexts: Readonly<Record<Locale, () => Promise<FirstTexts>>>;
}
