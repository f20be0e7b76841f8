import { createRootRouteWithContext } from '@tanstack/react-router';
import { KINDS } from '#domain/kinds.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { loadMe } from '#features/accounts/index.web.ts';
import { documentHead, RootDocument } from '#features/shell/index.web.ts';
import { loadTexts, loadTextsOfHtml, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { loadPages } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

/** Pages that are hydrated at the first interaction, and load these texts then. */
const LATE_PAGES = new Set<string>([
  ...LISTING_KINDS.map((kind) => KINDS[kind].resultsPath),
  '/listings',
  '/community',
  '/travel',
]);

function bringsSharedTexts(pathname: string): boolean {
  return LATE_PAGES.has(pathname.replace(/(.)\/$/, '$1'));
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    const [me] = await Promise.all([
      loadMe(),
      ...(bringsSharedTexts(location.pathname)
        ? [loadTexts(context.i18n, []), loadTextsOfHtml(context.i18n, SHARED_TEXTS)]
        : [loadTexts(context.i18n, SHARED_TEXTS)]),
      loadPages(),
    ]);
    return { me };
  },
  head: ({ match, matches }) => documentHead(match.context, matches.at(-1) ?? match),
  shellComponent: RootDocument,
});
