import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showScheduledMessages } from '../../contract/addresses.gen.ts';
import type { ScheduledMessage } from '../../contract.ts';
import { LoadFailed } from './load-failed.tsx';
import { MOMENT_HINTS, MOMENT_NAMES } from './moment-texts.ts';
import { ScheduledMessageForm } from './scheduled-message-form.tsx';

/** The messages that a home sends by itself, one for each moment of a stay. */
export default function ScheduledMessagesDialog({
  parameters: { listingId },
  onClose,
}: DialogProps<'scheduled-messages'>) {
  const [messages, setMessages] = useState<readonly ScheduledMessage[] | 'loading' | 'failed'>(
    'loading',
  );
  const [edited, setEdited] = useState<ScheduledMessage | null>(null);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const options = { background: true, ...(signal === undefined ? {} : { signal }) };
      try {
        const input = { params: { id: listingId } };
        setMessages((await call(showScheduledMessages, input, options)).items);
      } catch {
        if (signal?.aborted !== true) setMessages('failed');
      }
    },
    [listingId],
  );
  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load]);

  if (edited !== null) {
    return (
      <ScheduledMessageForm
        listingId={listingId}
        message={edited}
        onClose={onClose}
        onBack={() => setEdited(null)}
        onSaved={() => {
          setEdited(null);
          void load();
        }}
      />
    );
  }
  return (
    <Dialog
      title={<Trans>Scheduled messages</Trans>}
      onClose={onClose}
      unsaved={false}
      size="medium"
    >
      <div className="grid gap-4">
        <p className="text-soft">
          <Trans>
            These are sent to your guests automatically. You see each one in the conversation before
            it's sent, and can skip it there.
          </Trans>
        </p>
        {messages === 'loading' ? (
          <div aria-hidden="true" className="h-64 animate-pulse rounded-card bg-sunken" />
        ) : messages === 'failed' ? (
          <LoadFailed onRetry={() => void load()} />
        ) : (
          <ul className="grid gap-3">
            {messages.map((message) => (
              <li key={message.moment}>
                <MomentCard message={message} onEdit={() => setEdited(message)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function MomentCard({
  message: { moment, isOn, text },
  onEdit,
}: {
  message: ScheduledMessage;
  onEdit(): void;
}) {
  const { t } = useLingui();
  const name = t(MOMENT_NAMES[moment]);
  return (
    <article className="grid gap-2 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-start gap-3">
        <h3 className="flex-1 basis-40 font-semibold">{name}</h3>
        <p
          className={`rounded-pill px-2.5 py-0.5 font-semibold text-sm ${isOn ? 'bg-ember-tint text-ember' : 'bg-sunken'}`}
        >
          {isOn ? <Trans context="message">On</Trans> : <Trans context="message">Off</Trans>}
        </p>
      </div>
      <p className="text-soft text-sm">{t(MOMENT_HINTS[moment])}</p>
      {text === '' ? null : (
        <p className="line-clamp-3 whitespace-pre-line break-words text-sm" dir="auto">
          {text}
        </p>
      )}
      <div>
        <Button look="secondary" aria-label={t`Edit: ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      </div>
    </article>
  );
}
