import { CatchBoundary, HeadContent, Scripts, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRememberDates } from '#market/page/index.web.ts';
import { directionOf } from '#platform/i18n/locales.ts';
import { formatPreferences } from '#platform/i18n/preferences.ts';
import { DialogHost } from '#platform/web/dialogs/dialog-host.tsx';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lateError } from '#platform/web/pages/late-error.tsx';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { useTheme } from '#platform/web/theme/theme.ts';
import { Toaster } from '#platform/web/ui/toaster.tsx';
import { BarColours } from './components/bar-colours.tsx';
import { LoadingLine } from './components/loading-line.tsx';
import { SkipLink } from './components/skip-link.tsx';
import { ForSignedIn } from './signed-in/for-signed-in.tsx';
import { useWelcome } from './welcome/use-welcome.ts';

import './dialogs/register-dialogs.ts';

// Whole as HTML: they lead on as links, and menus open as popovers, before they are live.
const bars = () => import('./bars.ts');
const TopBar = hydrateOnInteraction(bars, 'TopBar', SHARED_TEXTS);
const BottomBar = hydrateOnInteraction(bars, 'BottomBar', SHARED_TEXTS);
const ScrollToTop = hydrateOnInteraction(bars, 'ScrollToTop', SHARED_TEXTS);
const UserMenuPanel = hydrateOnInteraction(bars, 'UserMenuPanel', SHARED_TEXTS);
const Footer = hydrateOnInteraction(() => import('./footer/footer.tsx'), 'Footer');

const BrokenDialog = lateError(
  () => import('#platform/web/dialogs/broken-dialog.tsx'),
  'BrokenDialog',
  ['platform'],
);

/** The document around every page. */
export function RootDocument({ children }: { children: ReactNode }) {
  const { locale, me } = useRouteContext({ from: '__root__' });
  const theme = useTheme();
  const preferences = usePreferences();
  const { origin, mapStyleUrl, askedLanguage } = pageScope();
  const dir = directionOf(locale);
  useWelcome();
  useRememberDates();
  return (
    <html
      lang={locale}
      dir={dir}
      data-theme={theme}
      data-motion={preferences.motion}
      data-preferences={formatPreferences(preferences)}
      data-asked={askedLanguage}
      data-origin={origin}
      data-account={me?.id}
      data-map-style={mapStyleUrl}
    >
      <head>
        <BarColours />
        <HeadContent />
      </head>
      <body className="flex flex-col bg-paper text-ink">
        <SkipLink />
        <LoadingLine />
        <TopBar />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          {children}
        </main>
        <Footer />
        <ScrollToTop />
        <BottomBar />
        <UserMenuPanel />
        <CatchBoundary getResetKey={() => 0} errorComponent={BrokenDialog}>
          <DialogHost />
        </CatchBoundary>
        <Toaster theme={theme} dir={dir} />
        <ForSignedIn />
        <Scripts />
      </body>
    </html>
  );
}
