import { createFileRoute } from '@tanstack/react-router';
import { SecondStepPage } from '#features/accounts/index.web.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { PARSED, searchBy, textParams } from '#platform/web/scope/url-search.ts';

const validateSearch = searchBy(textParams('to'));

export const Route = createFileRoute('/second-step')({
  validateSearch,
  beforeLoad: ({ context }) => loadTexts(context.i18n, ['accounts']),
  component: function Page() {
    const { to } = Route.useSearch()[PARSED];
    return <SecondStepPage to={to ?? '/'} />;
  },
});
