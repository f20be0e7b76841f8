import { lazyPage } from '#platform/web/pages/lazy-page.ts';

export {
  currencySettingsHead,
  globalPreferencesHead,
  languageSettingsHead,
} from './web/page-heads.ts';

export const CurrencyPage = lazyPage(() => import('./web/pages/currency-page.tsx'), 'CurrencyPage');
export const GlobalPreferencesPage = lazyPage(
  () => import('./web/pages/global-preferences-page.tsx'),
  'GlobalPreferencesPage',
);
export const LanguagePage = lazyPage(() => import('./web/pages/language-page.tsx'), 'LanguagePage');
