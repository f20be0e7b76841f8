import { Trans } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { ConfirmationOptions } from '#market/page/index.web.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { closeDialog } from '#platform/web/dialogs/dialogs.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import type { RequestRefusal } from './use-request-check.ts';

/** Why the user can't send a request now, with a link to resolve it. */
export function RequestRefusalNote({
  id,
  refusal,
}: {
  /** Id of the note, for the button that it describes. */
  id: string;
  refusal: RequestRefusal | null;
}) {
  const zone = useReaderZone() ?? 'UTC';
  return (
    <div id={id} role="status" className="empty:hidden">
      {refusal === null ? null : (
        <div className="grid gap-3 rounded-xl bg-ember-tint px-4 py-3 text-sm">
          <p>
            <span>{refusal.message}</span>
            {refusal.until === null ? null : (
              <>
                {' '}
                <Trans>
                  You can send it from <ReaderMoment at={refusal.until} zone={zone} />.
                </Trans>
              </>
            )}
          </p>
          <WayToWaiting refusal={refusal} />
          {refusal.code === 'guest-not-verified' ? <WayToIdentity /> : null}
          {refusal.code === 'email-unconfirmed' ? (
            <ConfirmationOptions mailsHere={refusal.mailsHere} />
          ) : null}
        </div>
      )}
    </div>
  );
}

/**
 * Link to the request that the refusal names, or to the list of trips; nothing for other refusals.
 */
function WayToWaiting({ refusal: { code, pendingId } }: { refusal: RequestRefusal }) {
  const router = useRouter();
  // Closing the dialog with its own step back in the history would abort the navigation.
  const go = (to: { to: '/trips' } | { to: '/trips/$id'; params: { id: string } }) => {
    return (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      router.navigate(to).then(closeDialog, logFailure);
    };
  };
  if (pendingId !== null) {
    const page = { to: '/trips/$id', params: { id: pendingId } } as const;
    return (
      <Link {...page} onClick={go(page)} className={LINK}>
        <Trans>See your waiting request</Trans>
      </Link>
    );
  }
  if (!OF_WAITING.has(code)) return null;
  return (
    <Link to="/trips" onClick={go({ to: '/trips' })} className={LINK}>
      <Trans>See your trips</Trans>
    </Link>
  );
}

/** Leaves the dialog for the settings, where an identity is verified. */
function WayToIdentity() {
  const router = useRouter();
  const page = { to: '/profile-settings', hash: 'identity' } as const;
  return (
    <Link
      {...page}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        router.navigate(page).then(closeDialog, logFailure);
      }}
      className={LINK}
    >
      <Trans>Verify my identity</Trans>
    </Link>
  );
}

const LINK =
  'inline-flex min-h-11 w-fit items-center font-semibold underline underline-offset-4 sm:min-h-6';
/** Refusals because of several requests or held seats, which are in the list of trips. */
const OF_WAITING: ReadonlySet<RequestRefusal['code']> = new Set([
  'too-many-pending',
  'too-many-pending-nights',
  'too-many-holds',
  'too-many-held-seats',
]);
