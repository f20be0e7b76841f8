import { lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so each of these is fetched when it is needed.

export const CurrencyPage = lazyPage(() => import('./pages/currency-page.tsx'), 'CurrencyPage');
export const GlobalPreferencesPage = lazyPage(
  () => import('./pages/global-preferences-page.tsx'),
  'GlobalPreferencesPage',
);
export const LanguagePage = lazyPage(() => import('./pages/language-page.tsx'), 'LanguagePage');
