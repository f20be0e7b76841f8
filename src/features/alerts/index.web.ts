export {
  ALERT_TEXTS,
  loadMailedSearch,
  loadSavedSearches,
  MailedSearchPage,
  mailedSearchHead,
  registerAlertDialogs,
  SavedSearchesPage,
  savedSearchesHead,
} from './web/route-parts.ts';
