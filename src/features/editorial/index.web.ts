import { lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { PageData } from './web/page-data.ts';
import type { PageKind } from './web/page-kind.ts';

// Every page of the product imports this file, so the pages' code is loaded on demand.

const PAGES = {
  article: lazyRouteComponent(() => import('./web/pages/article-page.tsx')),
  blog: lazyRouteComponent(() => import('./web/pages/blog-page.tsx')),
  contactHost: lazyRouteComponent(() => import('./web/pages/contact-host-page.tsx')),
  contactUs: lazyRouteComponent(() => import('./web/pages/contact-us-page.tsx')),
  events: lazyRouteComponent(() => import('./web/pages/events-page.tsx')),
  faq: lazyRouteComponent(() => import('./web/pages/faq-page.tsx')),
  guide: lazyRouteComponent(() => import('./web/pages/guide-page.tsx')),
  siteMap: lazyRouteComponent(() => import('./web/pages/site-map-page.tsx')),
  support: lazyRouteComponent(() => import('./web/pages/support-page.tsx')),
} satisfies Record<PageKind, unknown>;

/** Texts of other features that a kind of page shows. */
const TEXTS: { readonly [Kind in PageKind]?: readonly string[] } = {
  contactHost: ['messaging'],
  events: ['experiences'],
};

interface LoaderInput {
  readonly context: RouterContext;
  readonly params: object;
}

/**
 * The route of a written page: its text in the reader's language, its head, and its component.
 *
 * @param kind selects the component and the additional data
 * @param path of the page's text; `$slug` in it is the route's parameter
 */
export function editorialRoute(kind: PageKind, path: string) {
  return {
    loader: async ({ context, params }: LoaderInput) => {
      const [{ loadPageData }] = await Promise.all([
        import('./web/page-data.ts'),
        loadTexts(context.i18n, ['editorial', ...(TEXTS[kind] ?? [])]),
      ]);
      const { slug = '' } = params as { slug?: string };
      return loadPageData(
        kind,
        path.replace('$slug', () => slug),
        context,
      );
    },
    head: async ({
      match,
      loaderData,
    }: {
      match: { context: RouterContext };
      loaderData?: PageData | undefined;
    }) => (await import('./web/page-head.ts')).pageHead(match.context, loaderData),
    component: PAGES[kind],
  };
}
