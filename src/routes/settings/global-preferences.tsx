import { createFileRoute } from '@tanstack/react-router';
import { GlobalPreferencesPage, globalPreferencesHead } from '#features/preferences/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/settings/global-preferences')({
  loader: ({ context }) => loadTexts(context.i18n, ['preferences']),
  head: ({ match }) => globalPreferencesHead(match.context),
  component: GlobalPreferencesPage,
});
