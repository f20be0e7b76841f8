import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#platform/i18n/preferences.ts';
import { PreferencesProvider } from '#platform/web/scope/preferences.tsx';
import type { OwnListing } from '../page-data.ts';
import { PropertyTile } from './property-tile.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

test.each([
  ['Pacific/Auckland', 'Wed, Jun 30, 11:00 AM'],
  ['Pacific/Honolulu', 'Tue, Jun 29, 1:00 PM'],
  [null, 'Wed, Jun 30, 12:00 AM in Lisbon'],
])('to a host in %s an experience is to be paid by %s', (timeZone, at) => {
  const listing = {
    ...{ id: 'one', kind: 'experience', title: 'Dinner', city: 'Lisbon', countryName: 'Portugal' },
    ...{ cover: null, price: 2_000, openReservations: 0, timeZone: 'Europe/Lisbon' },
    ...{ unpaid: { amount: 4_000, removedAt: '2027-06-29T23:00:00Z' }, awaitsConfirmation: false },
  } as unknown as OwnListing;
  const html = renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>
        <PreferencesProvider initial={{ ...DEFAULT_PREFERENCES, timeZone }}>
          <PropertyTile listing={listing} eager />
        </PreferencesProvider>
      </I18nProvider>
    </RouterContextProvider>,
  );
  expect(html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ')).toContain(
    `$40.00 is due by ${at}. After that, this experience is deleted.`,
  );
});
