import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_PREFERENCES } from '#platform/i18n/preferences.ts';
import { PreferencesProvider } from '../scope/use-preferences.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory(),
  context: { me: null },
});
// Parts read the root's context, which is there once the router has matched.
await router.load();

/**
 * The server's HTML of a part of a page, in English, for a signed-out visitor.
 *
 * @param timeZone IANA zone of the reader; null while it isn't known
 */
export function renderHtml(node: ReactNode, timeZone: string | null = null): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>
        <PreferencesProvider initial={{ ...DEFAULT_PREFERENCES, timeZone }}>
          {node}
        </PreferencesProvider>
      </I18nProvider>
    </RouterContextProvider>,
  );
}

/** The text of that part, with one blank between words. */
export function renderText(node: ReactNode, timeZone: string | null = null): string {
  return renderHtml(node, timeZone)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, ' ');
}
