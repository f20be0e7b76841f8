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

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** A part of a page as the server sends it, in English. */
export function htmlOf(node: ReactNode): string {
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <I18nProvider i18n={i18n}>{node}</I18nProvider>
    </RouterContextProvider>,
  );
}
