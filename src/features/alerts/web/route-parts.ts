import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

export const SavedSearchesPage = lazyPage(
  () => import('./pages/saved-searches-page.tsx'),
  'SavedSearchesPage',
);
export const MailedSearchPage = lazyPage(
  () => import('./pages/mailed-search-page.tsx'),
  'MailedSearchPage',
);

const pageData = () => import('./page-data.ts');
export const loadSavedSearches = lazyCall(pageData, 'loadSavedSearches');
export const loadMailedSearch = lazyCall(pageData, 'loadMailedSearch');

/** Texts of the pages and the dialog of saved searches. */
export const ALERT_TEXTS: readonly string[] = ['alerts'];

export function registerAlertDialogs(): void {
  registerDialog('save-search', () => import('./save/save-search-dialog.tsx'), ALERT_TEXTS);
}

type Texts = Pick<RouterContext, 'i18n'>;

function privateHead({ i18n }: Texts, title: MessageDescriptor) {
  return {
    meta: [
      { title: `${i18n._(title)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
      // The address of the page for a mail's link is the key to it.
      { name: 'referrer', content: 'no-referrer' },
    ],
  };
}

export const savedSearchesHead = (texts: Texts) => privateHead(texts, msg`Saved searches`);
export const mailedSearchHead = (texts: Texts) => privateHead(texts, msg`Emails about a search`);
