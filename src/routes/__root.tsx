import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadMe } from '#features/accounts/index.web.ts';
import { documentHead, RootDocument } from '#features/shell/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { loadPages } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context }) => {
    const [me] = await Promise.all([
      loadMe(),
      loadTexts(context.i18n, ['platform', 'shell', 'stays']),
      loadPages(),
    ]);
    return { me };
  },
  head: ({ match, matches }) => documentHead(match.context, matches.at(-1) ?? match),
  shellComponent: RootDocument,
});
