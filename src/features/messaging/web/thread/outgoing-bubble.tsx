import { Trans } from '@lingui/react/macro';
import { hideContactDetails } from '#domain/contact-details.ts';
import { MessageText } from '../message-text.tsx';
import type { Outgoing } from './send-queue.ts';

const ACTION = 'min-h-11 px-2 font-semibold text-ink underline underline-offset-4';

/** A message that isn't with the server yet: on its way, or waiting for its writer to decide. */
export function OutgoingBubble({
  message: { text, failure },
  onRetry,
  onDrop,
}: {
  message: Outgoing;
  onRetry(): void;
  onDrop(): void;
}) {
  return (
    <div className="ms-auto grid max-w-[85%] justify-items-end">
      <p
        dir="auto"
        className={`whitespace-pre-wrap break-words rounded-card rounded-ee-sm border px-3.5 py-2 [overflow-wrap:anywhere] ${failure === null ? 'border-ember-tint bg-ember-tint' : 'border-danger bg-danger-tint'}`}
      >
        <MessageText parts={hideContactDetails(text)} />
      </p>
      {failure === null ? (
        <span className="px-1 text-soft text-xs">
          <Trans>Sending…</Trans>
        </span>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-x-1 text-sm">
          <span className="text-danger">
            {failure.message ?? <Trans>Not sent. Check your connection.</Trans>}
          </span>
          <button type="button" className={ACTION} onClick={onRetry}>
            <Trans>Try again</Trans>
          </button>
          <button type="button" className={ACTION} onClick={onDrop}>
            <Trans>Delete</Trans>
          </button>
        </div>
      )}
    </div>
  );
}
