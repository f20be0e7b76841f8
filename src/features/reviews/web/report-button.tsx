import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { setApart } from '#platform/i18n/set-apart.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Flag } from '#platform/web/ui/icons.ts';
import { formatName } from '#platform/web/ui/person-name.tsx';

/** Reports a review to support; who is signed out signs in first. */
export function ReportButton({ reviewId, guestName }: { reviewId: string; guestName: string }) {
  const { i18n, t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const name = setApart(formatName(guestName, i18n), i18n.locale);
  const prepare = () => preloadDialog(me === null ? 'login' : 'report-review');
  return (
    <button
      type="button"
      aria-label={t`Report the review by ${name}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => (me === null ? openSignIn() : openDialog('report-review', { reviewId }))}
      className="mt-1 -ms-2 flex min-h-11 items-center gap-1.5 rounded-pill px-2 text-sm text-soft underline-offset-4 hover:underline noscript:hidden"
    >
      <Flag aria-hidden="true" className="size-4" />
      <Trans>Report</Trans>
    </button>
  );
}
