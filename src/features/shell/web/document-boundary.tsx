import { CatchBoundary, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BRAND } from '#platform/brand/brand.ts';
import appCss from '#platform/web/styles/app.css?url';
import { HtmlElement } from './html-element.tsx';
import { ErrorPage } from './pages/error-page.tsx';

/**
 * Catches what nothing below has caught: an error of what stands around every page. In place of the
 * document there is one that says so and offers to load the page again.
 */
export function DocumentBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => null} errorComponent={BrokenDocument}>
      {children}
    </CatchBoundary>
  );
}

/** Needs as little as it can of what may be broken: no head of the page's, no navigation. */
function BrokenDocument(failure: ErrorComponentProps) {
  const { locale } = useRouter().options.context;
  return (
    <HtmlElement locale={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{BRAND.name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="stylesheet" href={appCss} />
      </head>
      <body className="flex flex-col bg-paper text-ink">
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <ErrorPage {...failure} />
        </main>
      </body>
    </HtmlElement>
  );
}
