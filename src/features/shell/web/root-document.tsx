import { HeadContent, Scripts, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { directionOf } from '#platform/i18n/locales.ts';
import { formatPreferences } from '#platform/i18n/preferences.ts';
import { DialogHost } from '#platform/web/dialogs/dialog-host.tsx';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { Toaster } from '#platform/web/ui/toaster.tsx';
import { Footer } from './components/footer.tsx';
import { SkipLink } from './components/skip-link.tsx';
import { TopBar } from './components/top-bar.tsx';

/** The document around every page. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { locale, theme } = useRouteContext({ from: '__root__' });
  const preferences = usePreferences();
  const { origin, mapStyleUrl, askedLanguage } = pageScope();
  const dir = directionOf(locale);
  return (
    <html
      lang={locale}
      dir={dir}
      data-theme={theme}
      data-motion={preferences.motion}
      data-preferences={formatPreferences(preferences)}
      data-asked={askedLanguage}
      data-origin={origin}
      data-map-style={mapStyleUrl}
    >
      <head>
        <HeadContent />
      </head>
      <body className="flex flex-col bg-paper text-ink">
        <SkipLink />
        <TopBar />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
        <DialogHost />
        <Toaster theme={theme} dir={dir} />
        <Scripts />
      </body>
    </html>
  );
}
