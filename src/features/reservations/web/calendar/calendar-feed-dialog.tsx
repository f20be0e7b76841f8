import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  makeCalendarFeed,
  revokeCalendarFeed,
  showCalendarFeed,
} from '../../contract/addresses.gen.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** Creates, copies and revokes the address of a guest's calendar feed. */
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

/** An address to be copied, or opened in this device's calendar program. */
function FeedAddress({ url }: { url: string }) {
  return (
    <CalendarAddress
      url={url}
      hint={
        <Trans>
          In Google Calendar, choose “Other calendars”, then “From URL”. Most calendars check for
          changes every few hours.
        </Trans>
      }
      beside={
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary')}>
          <Trans>Open in calendar app</Trans>
        </a>
      }
    />
  );
}

/** Address of a person's calendar feed; null without one, or after its revocation. */
type CalendarFeed = { readonly url: string } | null;

/** The address of the caller's calendar: loaded once, created and revoked on request. */
function useCalendarFeed() {
  const [feed, setFeed] = useState<CalendarFeed | 'asking' | 'failed'>('asking');
  const isAsking = feed === 'asking';

  useEffect(() => {
    if (!isAsking) return;
    const asking = new AbortController();
    const keep = (answer: CalendarFeed | 'failed') => {
      if (!asking.signal.aborted) setFeed(answer);
    };
    call(showCalendarFeed, {}, { signal: asking.signal }).then(
      (answer) => keep(answer.feed),
      () => keep('failed'),
    );
    return () => asking.abort();
  }, [isAsking]);

  return {
    feed,
    retry: () => setFeed('asking'),
    make: async () => setFeed(await call(makeCalendarFeed, {})),
    revoke: async () => {
      await call(revokeCalendarFeed, {});
      setFeed(null);
    },
  };
}
