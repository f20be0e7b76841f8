import { Trans, useLingui } from '@lingui/react/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { directionFor, type Locale } from '#platform/i18n/locales.ts';
import type { Failure } from '#platform/web/pages/late-error.tsx';
import { useSavedUntilLeft } from '#platform/web/parts/use-saved-until-left.ts';
import { pageScope, THEME_COOKIE } from '#platform/web/scope/page-scope.ts';
import appCss from '#platform/web/styles/app.css?url';
import { Button } from '#platform/web/ui/button.tsx';
import { MessageFrame } from './message-frame.tsx';

/**
 * Replaces a document that failed to render: it uses as little as possible of the parts that may be
 * broken, without the page's head and navigation.
 */
export function BrokenDocument({ page }: Failure) {
  const { i18n } = useLingui();
  const isSaved = useSavedUntilLeft(page);
  // The attributes of the original document are lost.
  const theme = pageScope().cookie(THEME_COOKIE);
  return (
    <html lang={i18n.locale} dir={directionFor(i18n.locale as Locale)} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <title>{BRAND.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="stylesheet" href={appCss} />
      </head>
      <body className="flex flex-col bg-paper text-ink">
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <MessageFrame alert status="500" title={<Trans>We couldn't load this page</Trans>}>
            <p className="text-lg text-soft">
              {isSaved ? (
                <Trans>
                  Something on this page broke. What you saved or sent is safe, and what you typed
                  is here again once you reload.
                </Trans>
              ) : (
                <Trans>
                  Something on this page broke. What you saved or sent is safe, and so are drafts.
                  Anything else you typed is lost once you reload.
                </Trans>
              )}
            </p>
            <Button onClick={() => location.reload()}>
              <Trans>Reload the page</Trans>
            </Button>
          </MessageFrame>
        </main>
      </body>
    </html>
  );
}
