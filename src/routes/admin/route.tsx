import { createFileRoute, Outlet } from '@tanstack/react-router';
import { CONSOLE_TEXTS, ConsoleFrame, consoleHead, toStaff } from '#features/console/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ context }) => {
    // The title of the page that isn't there is among them.
    await loadTexts(context.i18n, CONSOLE_TEXTS);
    return { me: toStaff(context.me) };
  },
  head: ({ match }) => consoleHead(match.context),
  component: () => (
    <ConsoleFrame>
      <Outlet />
    </ConsoleFrame>
  ),
});
