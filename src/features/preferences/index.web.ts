export { CurrencyPage, GlobalPreferencesPage, LanguagePage } from './web/lazy-parts.ts';
export {
  currencySettingsHead,
  globalPreferencesHead,
  languageSettingsHead,
} from './web/page-heads.ts';
