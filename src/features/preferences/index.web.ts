export {
  CurrencyPage,
  currencySettingsHead,
  GlobalPreferencesPage,
  globalPreferencesHead,
  LanguagePage,
  languageSettingsHead,
} from './web/route-parts.ts';
