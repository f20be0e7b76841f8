import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { ArrowDown } from '#platform/web/ui/icons.ts';
import type { Message, Thread } from '../../contract.ts';
import { dayOf, dayOnClock, useReaderClock } from '../reader-clock.ts';
import { MessageBubble } from './message-bubble.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { Outgoing } from './send-queue.ts';
import { useEarlierInView } from './use-earlier-in-view.ts';
import { useNewest } from './use-newest.ts';

interface MessageListProps {
  thread: {
    readonly messages: readonly Message[];
    /** Whether there are messages before the first. */
    readonly earlier: boolean;
    readonly earlierState: 'calm' | 'loading' | 'failed';
    readonly readByOther: number;
  };
  other: Thread['other'];
  outgoing: readonly Outgoing[];
  onEarlier(): void;
  onRetry(key: string): void;
  onDrop(key: string): void;
}

/** What was written, the newest at the bottom; earlier messages come on scrolling up. */
export function MessageList(props: MessageListProps) {
  const { thread, other, outgoing, onEarlier, onRetry, onDrop } = props;
  const { messages, earlier, earlierState, readByOther } = thread;
  const { t, i18n } = useLingui();
  const clock = useReaderClock();
  const box = useRef<HTMLElement>(null);
  const { isBelow, announced, toNewest } = useNewest(box, messages, outgoing.length);
  const top = useEarlierInView(box, earlier && earlierState === 'calm', onEarlier);
  const lastRead = messages.findLast(({ mine, number }) => mine && number <= readByOther)?.number;
  let day = '';

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* Turned over, it stands at its end by itself and keeps its place when more comes on top. */}
      <section
        ref={box}
        aria-label={t`Messages`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard.
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain py-4"
      >
        <div className="grid gap-1.5 px-1">
          {earlier ? (
            <div ref={top} className="mb-2 grid justify-items-center">
              {earlierState === 'failed' ? (
                <p role="alert" className="text-soft text-sm">
                  <Trans>We couldn't load earlier messages.</Trans>
                </p>
              ) : null}
              <Button look="quiet" busy={earlierState === 'loading'} onClick={onEarlier}>
                {earlierState === 'failed' ? <Trans>Retry</Trans> : <Trans>Earlier messages</Trans>}
              </Button>
            </div>
          ) : null}
          {messages.length === 0 && outgoing.length === 0 ? (
            <p className="mx-auto max-w-sm py-10 text-center text-soft">
              <Trans>No messages yet. Say hello and ask what you'd like to know.</Trans>
            </p>
          ) : null}
          {messages.map((message) => {
            const own = dayOf(message.createdAt, clock.zone);
            const isNewDay = own !== day;
            day = own;
            return (
              <Fragment key={message.number}>
                {isNewDay ? (
                  <h3 className="my-2 text-center font-sans text-soft text-sm tracking-normal">
                    {own === clock.today ? (
                      <Trans>Today</Trans>
                    ) : (
                      dayOnClock(message.createdAt, clock.zone, i18n.locale)
                    )}
                  </h3>
                ) : null}
                <MessageBubble
                  message={message}
                  other={other}
                  zone={clock.zone}
                  wasRead={message.number === lastRead}
                />
              </Fragment>
            );
          })}
          {outgoing.map((message) => (
            <OutgoingBubble
              key={message.key}
              message={message}
              onRetry={() => onRetry(message.key)}
              onDrop={() => onDrop(message.key)}
            />
          ))}
        </div>
      </section>
      {isBelow ? (
        <button
          type="button"
          onClick={toNewest}
          className="absolute inset-x-0 bottom-3 mx-auto flex min-h-11 w-fit items-center gap-2 rounded-pill bg-ink px-4 font-semibold text-paper text-sm shadow-float"
        >
          <ArrowDown aria-hidden="true" className="size-4" />
          <Trans>New messages</Trans>
        </button>
      ) : null}
      <p role="status" className="sr-only">
        {announced === null ? null : (
          <Trans>
            {other.name} wrote: {announced}
          </Trans>
        )}
      </p>
    </div>
  );
}
