import { Trans, useLingui } from '@lingui/react/macro';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import type { Message } from '../../contract.ts';
import { MessageText } from '../message-text.tsx';
import { timeOnClock } from '../reader-clock.ts';

/** One message: mine at the end of the line, the other's at its start. */
export function MessageBubble({
  message,
  other,
  zone,
  wasRead,
}: {
  message: Message;
  other: { name: string };
  zone: string;
  /** Shown under the last message that the other side has read. */
  wasRead: boolean;
}) {
  const { i18n } = useLingui();
  const { mine, parts, createdAt } = message;
  return (
    <div className={`grid max-w-[85%] ${mine ? 'ms-auto justify-items-end' : 'me-auto'}`}>
      <span className="sr-only">{mine ? <Trans>You:</Trans> : <PersonName person={other} />}</span>
      <p
        dir="auto"
        className={`whitespace-pre-wrap break-words rounded-card border px-3.5 py-2 [overflow-wrap:anywhere] ${mine ? 'rounded-ee-sm border-ember-tint bg-ember-tint' : 'rounded-es-sm border-line bg-raised'}`}
      >
        <MessageText parts={parts} />
      </p>
      <span className="px-1 text-soft text-xs">
        <time dateTime={createdAt}>{timeOnClock(createdAt, zone, i18n.locale)}</time>
        {wasRead ? (
          <>
            <span>{' · '}</span>
            <Trans>Read</Trans>
          </>
        ) : null}
      </span>
    </div>
  );
}
