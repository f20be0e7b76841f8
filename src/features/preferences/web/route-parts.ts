import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

export const CurrencyPage = lazyPage(() => import('./pages/currency-page.tsx'), 'CurrencyPage');
export const GlobalPreferencesPage = lazyPage(
  () => import('./pages/global-preferences-page.tsx'),
  'GlobalPreferencesPage',
);
export const LanguagePage = lazyPage(() => import('./pages/language-page.tsx'), 'LanguagePage');

type Texts = Pick<RouterContext, 'i18n'>;

function head({ i18n }: Texts, title: MessageDescriptor) {
  return {
    meta: [{ title: `${i18n._(title)} · ${BRAND.name}` }, { name: 'robots', content: 'noindex' }],
  };
}

export const languageSettingsHead = (texts: Texts) => head(texts, msg`Language`);
export const currencySettingsHead = (texts: Texts) => head(texts, msg`Currency`);
export const globalPreferencesHead = (texts: Texts) => head(texts, msg`Preferences`);
