import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadMe } from '#features/accounts/index.web.ts';
import { documentHead, RootDocument } from '#features/shell/index.web.ts';
import { isResultsPath } from '#features/stays/index.web.ts';
import { loadTexts, SHARED_TEXTS } from '#platform/web/i18n/texts.ts';
import { loadPages } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location }) => {
    const [me] = await Promise.all([
      loadMe(),
      loadTexts(context.i18n, isResultsPath(location.pathname) ? [] : SHARED_TEXTS),
      loadPages(),
    ]);
    return { me };
  },
  head: ({ match, matches }) => documentHead(match.context, matches.at(-1) ?? match),
  shellComponent: RootDocument,
});
