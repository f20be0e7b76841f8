import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { FeedAddress } from './feed-address.tsx';
import { useCalendarFeed } from './use-calendar-feed.ts';

/** The address from which a guest's calendar reads what they reserve: made, copied and revoked here. */
export default function CalendarFeedDialog({ onClose }: DialogProps<'calendar-feed'>) {
  const { t } = useLingui();
  const { feed, retry, make, revoke } = useCalendarFeed();
  const { busy, refusal, attempt } = useAttempt();
  const [isRevoking, setIsRevoking] = useState(false);

  async function confirmRevoking() {
    if (!(await attempt(revoke))) return;
    setIsRevoking(false);
    showToast('success', t`Calendar link revoked.`);
  }

  return (
    <Dialog
      unsaved={false}
      title={<Trans>Subscribe to your calendar</Trans>}
      onClose={onClose}
      busy={busy}
      size="medium"
      focus="title"
    >
      <div className="grid gap-5" aria-live="polite" aria-busy={feed === 'asking'}>
        {feed === 'asking' ? (
          <p className="flex items-center gap-3 text-soft">
            <Spinner />
            <Trans>Loading…</Trans>
          </p>
        ) : feed === 'failed' ? (
          <Failed onRetry={retry} />
        ) : feed === null ? (
          <>
            <About />
            <RefusalNote refusal={refusal} />
            <Button wide busy={busy} onClick={() => void attempt(make)}>
              <Trans>Create link</Trans>
            </Button>
          </>
        ) : (
          <>
            <About />
            <FeedAddress url={feed.url} />
            <div className="grid justify-items-start gap-3 border-line border-t pt-5">
              <p className="text-soft text-sm">
                <Trans>Shared it by mistake? Revoke it and create a new one.</Trans>
              </p>
              <Button look="danger" onClick={() => setIsRevoking(true)}>
                <Trans>Revoke link</Trans>
              </Button>
            </div>
          </>
        )}
      </div>
      {isRevoking ? (
        <ConfirmDialog
          busy={busy}
          onYes={() => void confirmRevoking()}
          onClose={() => setIsRevoking(false)}
        >
          <p className="text-lg">
            <Trans>You want to revoke this calendar link</Trans>
          </p>
          <p>
            <Trans>
              Calendars that use it stop updating. You can create a new link at any time.
            </Trans>
          </p>
          <RefusalNote refusal={refusal} />
        </ConfirmDialog>
      ) : null}
    </Dialog>
  );
}

function About(): ReactNode {
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          Add one link to the calendar you use. The homes, itinerants and experiences you reserve
          show up there, and date changes and cancellations follow automatically.
        </Trans>
      </p>
      <p className="text-soft text-sm">
        <Trans>
          Anyone with the link can see what you've reserved and when. It never includes street
          addresses, wifi details or check-in codes.
        </Trans>
      </p>
    </div>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="alert">
        <Trans>We couldn't load your calendar link.</Trans>
      </p>
      <Button look="secondary" onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
