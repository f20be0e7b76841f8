import { createFileRoute } from '@tanstack/react-router';
import { LanguagePage, languageSettingsHead } from '#features/preferences/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';

export const Route = createFileRoute('/settings/language')({
  loader: ({ context }) => loadTexts(context.i18n, ['preferences']),
  head: ({ match }) => languageSettingsHead(match.context),
  component: LanguagePage,
});
