import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { skipScheduledMessage } from '../../contract/addresses.gen.ts';
import type { UpcomingMessage } from '../../contract.ts';
import { LoadFailed } from './load-failed.tsx';
import { MOMENT_NAMES } from './moment-texts.ts';
import { useUpcoming } from './use-upcoming.ts';

/** The scheduled messages of a guest's open reservations: what is coming, and what became of others. */
export default function UpcomingMessagesDialog({
  parameters: { conversationId, onChanged },
  onClose,
}: DialogProps<'upcoming-messages'>) {
  const { items, load } = useUpcoming(conversationId);
  return (
    <Dialog
      title={<Trans>Scheduled messages</Trans>}
      onClose={onClose}
      unsaved={false}
      size="medium"
    >
      {items === 'loading' ? (
        <div aria-hidden="true" className="h-64 animate-pulse rounded-card bg-sunken" />
      ) : items === 'failed' ? (
        <LoadFailed onRetry={() => void load()} />
      ) : items.length === 0 ? (
        <p className="text-soft">
          <Trans>No messages are scheduled here. Switch them on under My Homes.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {items.map((message) => (
            <li key={`${message.reservationId} ${message.moment}`}>
              <UpcomingCard
                message={message}
                onChanged={() => {
                  onChanged();
                  void load();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function UpcomingCard({ message, onChanged }: { message: UpcomingMessage; onChanged(): void }) {
  const { t } = useLingui();
  const { busy, failure, send } = useSending();
  const { reservationId: id, moment, state, filled, missing, canChange } = message;
  const isSkipped = state === 'skipped';
  const name = t(MOMENT_NAMES[moment]);

  async function change() {
    const input = { params: { id, moment }, body: { isSkipped: !isSkipped } };
    const done = await send<object>(() => call(skipScheduledMessage, input));
    if (done === null) return;
    showToast('success', isSkipped ? t`This message will be sent after all` : t`Message skipped`);
    onChanged();
  }

  return (
    <article className="grid gap-2 rounded-card border border-line p-4">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-soft text-sm">
        <StateLine message={message} />
      </p>
      {filled === '' ? null : (
        <p
          className={`whitespace-pre-wrap break-words text-sm [overflow-wrap:anywhere] ${state === 'coming' ? '' : 'text-soft'}`}
          dir="auto"
        >
          {filled}
        </p>
      )}
      {missing.length === 0 ? null : (
        <p className="text-ember text-sm">
          <Trans>
            Not known yet:{' '}
            <span translate="no">{missing.map((fact) => `{${fact}}`).join(', ')}</span>. It's filled
            in before the message is sent.
          </Trans>
        </p>
      )}
      {canChange ? (
        <div>
          <Button
            look="secondary"
            busy={busy}
            aria-label={isSkipped ? t`Undo skipping: ${name}` : t`Skip: ${name}`}
            onClick={() => void change()}
          >
            {isSkipped ? <Trans>Undo</Trans> : <Trans context="message">Skip</Trans>}
          </Button>
        </div>
      ) : null}
      <FailureNote failure={failure} />
    </article>
  );
}

/** When it is sent, or what became of it. */
function StateLine({ message: { state, at, waitsFor, timeZone } }: { message: UpcomingMessage }) {
  switch (state) {
    case 'sent':
      return <Trans>Sent automatically</Trans>;
    case 'skipped':
      return <Trans>Skipped: it won't be sent</Trans>;
    case 'missed':
      return <Trans>Missed: it couldn't be sent in time</Trans>;
    case 'withheld':
      // It doesn't say why: who has blocked whom is between them and us.
      return <Trans>Not sent this time</Trans>;
    case 'coming':
  }
  const time = at === null ? null : <ReaderMoment at={at} zone={timeZone} />;
  if (waitsFor === 'approval') {
    return time === null ? (
      <Trans>Will be sent right after you approve the request</Trans>
    ) : (
      <Trans>Will be sent {time}, if you've approved the request by then</Trans>
    );
  }
  if (waitsFor === 'payment') {
    return time === null ? (
      <Trans>Will be sent once your guest has paid</Trans>
    ) : (
      <Trans>Will be sent {time}, if your guest has paid by then</Trans>
    );
  }
  return <Trans>Will be sent {time}</Trans>;
}
