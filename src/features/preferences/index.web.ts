import { lazyRouteComponent } from '@tanstack/react-router';

export {
  currencySettingsHead,
  globalPreferencesHead,
  languageSettingsHead,
} from './web/page-heads.ts';

export const CurrencyPage = lazyRouteComponent(
  () => import('./web/pages/currency-page.tsx'),
  'CurrencyPage',
);
export const GlobalPreferencesPage = lazyRouteComponent(
  () => import('./web/pages/global-preferences-page.tsx'),
  'GlobalPreferencesPage',
);
export const LanguagePage = lazyRouteComponent(
  () => import('./web/pages/language-page.tsx'),
  'LanguagePage',
);
