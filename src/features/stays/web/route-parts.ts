import { msg } from '@lingui/core/macro';
import type { ComponentProps } from 'react';
import { BRAND } from '#platform/brand/brand.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { MARKET_TEXTS, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

/** Complete as HTML; hydrated on the first interaction. */
export const SearchPage = hydrateOnInteraction<
  'SearchPage',
  ComponentProps<typeof import('./search/stays-page.tsx')['SearchPage']>
>(() => import('./search/stays-page.tsx'), 'SearchPage', SHARED_TEXTS);
export const loadSearchPage = lazyCall(() => import('./search/search-data.ts'), 'loadSearchPage');
export const SearchFormPage = lazyPage(
  () => import('./search/search-form-page.tsx'),
  'SearchFormPage',
);

/** Page of a stay: `listingHead` returns title, description and link previews. */
export const ListingGone = lazyPage(() => import('./listing/listing-not-found.tsx'), 'ListingGone');
export const loadListing = lazyCall(() => import('./listing/listing-data.ts'), 'loadListing');
export const listingHead = lazyCall(() => import('./listing/listing-head.ts'), 'listingHead');

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'stay-search': undefined;
    'stay-filters': undefined;
  }
}

export function registerStayDialogs(): void {
  registerDialog(
    'stay-search',
    () => import('./search-wizard/search-wizard.tsx'),
    ['search/dialog', 'stays/dialog'],
    'drawn',
  );
  registerDialog('stay-filters', () => import('./filters/filters-dialog.tsx'), [
    'search/dialog',
    'stays/dialog',
  ]);
  registerDialog('property', () => import('./hosting/hosting-dialog.tsx'), [
    ...MARKET_TEXTS,
    'hosting',
    'stays/dialog',
  ]);
}

/** Title of the search's own page, which isn't indexed: the results are. */
export function searchFormHead({ i18n }: RouterContext) {
  return {
    meta: [
      { title: `${i18n._(msg`Find a home`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
