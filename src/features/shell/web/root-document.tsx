import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import instrument from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  CatchBoundary,
  HeadContent,
  Scripts,
  useRouteContext,
  useRouterState,
} from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useRememberDates } from '#market/page/index.web.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { pageAccountFor } from '#platform/contract/page-account.ts';
import { directionFor, LOCALE_FACTS } from '#platform/i18n/locales.ts';
import { formatPreferences } from '#platform/i18n/preferences.ts';
import { DialogHost } from '#platform/web/dialogs/dialog-host.tsx';
import { dialogState, openDialog } from '#platform/web/dialogs/dialogs.ts';
import { signalInteraction } from '#platform/web/hydration/first-interaction.ts';
import { hydrateOnInteraction } from '#platform/web/hydration/hydrate-on-interaction.tsx';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';
import { languageLinks } from '#platform/web/i18n/addresses.ts';
import { SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { lateError } from '#platform/web/pages/late-error.tsx';
import { BROWSER_STORAGE } from '#platform/web/scope/browser-storage.ts';
import { clearDevice } from '#platform/web/scope/clear-device.ts';
import { hasWorker } from '#platform/web/scope/device-worker.ts';
import { pageAccount } from '#platform/web/scope/page-account.ts';
import { pageScope } from '#platform/web/scope/page-scope.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import appCss from '#platform/web/styles/app.css?url';
import { useTheme } from '#platform/web/theme/theme.ts';
import { Toaster } from '#platform/web/ui/toaster.tsx';

// Complete in the HTML: links work, and menus open as popovers, before hydration.
const bars = () => import('./bars.ts');
const TopBar = hydrateOnInteraction(bars, 'TopBar', SHARED_TEXTS);
const BottomBar = hydrateOnInteraction(bars, 'BottomBar', SHARED_TEXTS);
const ScrollToTop = hydrateOnInteraction(bars, 'ScrollToTop', SHARED_TEXTS);
const UserMenuPanel = hydrateOnInteraction(bars, 'UserMenuPanel', SHARED_TEXTS);
const Footer = hydrateOnInteraction(() => import('./footer/footer.tsx'), 'Footer');
const HostingForBar = hydrateOnInteraction(
  () => import('./components/hosting-for-bar.tsx'),
  'HostingForBar',
);

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
  const { origin, mapStyleUrl, mediaUrl, askedLanguage, deviceZone } = pageScope();
  const dir = directionFor(locale);
  useWelcome();
  useRememberDates();
  return (
    <html
      lang={locale}
      dir={dir}
      data-theme={theme}
      data-motion={preferences.motion}
      data-preferences={formatPreferences(preferences)}
      data-device-zone={deviceZone ?? undefined}
      data-asked={askedLanguage}
      data-origin={origin}
      data-account={me === null ? undefined : pageAccountFor(me)}
      data-map-style={mapStyleUrl}
      data-media={mediaUrl}
    >
      <head>
        <BarColours />
        <HeadContent />
      </head>
      <body className="flex flex-col bg-paper text-ink">
        <SkipLink />
        <LoadingLine />
        <TopBar />
        {me?.actingFor == null ? null : <HostingForBar host={me.actingFor} />}
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

/** `--paper` of both themes, as a browser's own bar needs it. */
const LIGHT = '#fefaf3';
const DARK = '#14100c';

/** Sets the colour of the browser's own bar to the page's: as chosen, otherwise the device's. */
function BarColours() {
  const theme = useTheme();
  return (
    <>
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={theme === 'dark' ? DARK : LIGHT}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={theme === 'light' ? LIGHT : DARK}
      />
    </>
  );
}

/** A line over a page while the next one loads slowly; screen readers announce the next page. */
function LoadingLine() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  if (!isLoading) return null;
  return (
    <div
      aria-hidden="true"
      className="fade-in-late pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-ember-tint"
    >
      <div className="loading-line h-full w-2/5 bg-ember" />
    </div>
  );
}

/** First stop of the keyboard: past the bar, to the page itself. */
function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-pill bg-ember px-5 py-3 font-semibold text-on-ember focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}

/** Loads the background work of every page for signed-in users. */
function ForSignedIn() {
  const isSignedIn = useRouteContext({ from: '__root__' }).me !== null;
  const [Work, setWork] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (pageAccount() === undefined && hasWorker()) {
      // The session has ended, and with it what this device kept for it.
      clearDevice().catch(() => {});
    }
    if (!isSignedIn) return;
    // Their unread items are counted in the bars.
    whenIdle(signalInteraction);
    import('./signed-in/signed-in-work.ts').then(
      ({ SignedInWork }) => setWork(() => SignedInWork),
      // The pending work is still stored; the next page does it.
      () => {},
    );
  }, [isSignedIn]);
  return Work === null ? null : <Work />;
}

/** Set once the welcome dialog was closed in this browser (spec 1 §4.7). */
const SEEN = BROWSER_STORAGE.welcomeSeen;
/** The page is painted and live by then. */
const FIRST_LOOK_MS = 1_500;
const LATER_MS = 2_000;

/** Pages in the middle of a task. */
const NOT_HERE = /^\/(?:checkout|payout-account|reset-password|verify-email|sign-in-failed)\b/;
const TYPED_INTO = 'input, textarea, select, [contenteditable]';
const OPEN = 'dialog[open], [popover]:popover-open';

/**
 * Shows the welcome dialog once per browser, after the first paint, and not while the user is
 * typing or has a dialog open.
 */
function useWelcome(): void {
  useEffect(() => {
    if (hasSeen()) return;
    let timer = setTimeout(function look() {
      if (isConvenient()) openDialog('welcome');
      else timer = setTimeout(look, LATER_MS);
    }, FIRST_LOOK_MS);
    let shown = false;
    const stop = dialogState.subscribe(() => {
      if (dialogState.current()?.name === 'welcome') shown = true;
      else if (shown) {
        remember();
        stop();
      }
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}

function isConvenient(): boolean {
  if (document.visibilityState === 'hidden' || dialogState.current() !== null) return false;
  if (NOT_HERE.test(location.pathname) || document.querySelector(OPEN) !== null) return false;
  return document.activeElement?.matches(TYPED_INTO) !== true;
}

/** Not shown to a browser that can't store it, otherwise it would open on every page. */
function hasSeen(): boolean {
  try {
    return localStorage.getItem(SEEN) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(SEEN, 'true');
  } catch {
    // No fallback is needed: it is closed now.
  }
}

/**
 * The head common to all pages.
 *
 * @param page the page's address
 */
export function documentHead(
  { i18n, locale }: RouterContext,
  { pathname, search }: { pathname: string; search: object },
) {
  const fonts = LOCALE_FACTS[locale].isInOurFonts ? [instrument, bricolage] : [];
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: BRAND.name },
      {
        name: 'description',
        content: i18n._(
          msg`Homes to live and work in, for as long as you like: fast wifi, fair prices, hosts who reply.`,
        ),
      },
    ],
    links: [
      ...fonts.map((href) => ({
        rel: 'preload',
        href,
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'stylesheet', href: appCss },
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      ...languageLinks(pathname, search),
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  };
}
