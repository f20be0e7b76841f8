import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Fragment,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hideContactDetails } from '#domain/contact-details.ts';
import { openDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ArrowDown, Flag } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import type { Message, Thread } from '../../contract.ts';
import { MessageText } from '../message-text.tsx';
import { MessagePictures, OutgoingPictures } from '../pictures/message-pictures.tsx';
import { dayOnClock, timeOnClock, toDay, useZoneAndToday } from '../reader-clock.ts';
import type { Outgoing } from './send-queue.ts';

interface MessageListProps {
  conversationId: string;
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

/** The messages, the newest at the bottom; earlier ones load on scrolling up. */
export function MessageList(props: MessageListProps) {
  const { conversationId, thread, other, outgoing, onEarlier, onRetry, onDrop } = props;
  const { messages, earlier, earlierState, readByOther } = thread;
  const { t, i18n } = useLingui();
  const clock = useZoneAndToday();
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
            const own = toDay(message.createdAt, clock.zone);
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
                  reportId={`${conversationId}:${message.number}`}
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
        {announced === null ? null : <Announcement message={announced} name={other.name} />}
      </p>
    </div>
  );
}

/** A new message of the other side, for screen readers. */
function Announcement({ message: { parts, pictures }, name }: { message: Message; name: string }) {
  const announced = parts.map(({ text }) => text).join(' … ');
  return (
    <>
      {announced === '' ? null : (
        <span>
          <Trans>
            {name} wrote: {announced}
          </Trans>
        </span>
      )}
      {pictures.length === 0 ? null : (
        <span>
          <Plural
            value={pictures.length}
            one={`${name} sent # picture.`}
            other={`${name} sent # pictures.`}
          />
        </span>
      )}
    </>
  );
}

/** One message: the user's own at the end of the line, the other's at its start. */
function MessageBubble({
  message,
  other,
  zone,
  wasRead,
  reportId,
}: {
  message: Message;
  other: { name: string };
  zone: string;
  /** Shown under the last message that the other side has read. */
  wasRead: boolean;
  /** Its name in a report. */
  reportId: string;
}) {
  const { i18n, t } = useLingui();
  const { mine, parts, pictures, removed, isAutomatic, coHost, createdAt } = message;
  return (
    <div
      className={`grid max-w-[85%] gap-1 ${mine ? 'ms-auto justify-items-end' : 'me-auto justify-items-start'}`}
    >
      <span className="sr-only">{mine ? <Trans>You:</Trans> : <PersonName person={other} />}</span>
      <MessagePictures message={message} name={other.name} />
      {parts.length === 0 && pictures.length > 0 ? null : (
        <p
          dir="auto"
          className={`whitespace-pre-wrap break-words rounded-card border px-3.5 py-2 [overflow-wrap:anywhere] ${mine ? 'rounded-ee-sm border-ember-tint bg-ember-tint' : 'rounded-es-sm border-line bg-raised'}`}
        >
          {removed && !mine ? (
            <em className="text-soft">
              <Trans>This message was removed.</Trans>
            </em>
          ) : (
            <MessageText parts={parts} isTranslated={!mine} />
          )}
        </p>
      )}
      <span className="flex items-center gap-x-1 px-1 text-soft text-xs">
        <time dateTime={createdAt}>{timeOnClock(createdAt, zone, i18n.locale)}</time>
        {isAutomatic ? (
          <>
            <span>{' · '}</span>
            <Trans>Sent automatically</Trans>
          </>
        ) : null}
        {coHost === null ? null : (
          <>
            <span>{' · '}</span>
            <Trans>Written by {coHost}, co-host</Trans>
          </>
        )}
        {wasRead ? (
          <>
            <span>{' · '}</span>
            <Trans>Read</Trans>
          </>
        ) : null}
        {mine || removed || parts.length + pictures.length === 0 ? null : (
          <button
            type="button"
            aria-label={t`Report this message`}
            onClick={() => openDialog('report', { subject: { kind: 'message', id: reportId } })}
            className="-my-3 grid size-11 place-items-center rounded-pill hover:bg-sunken noscript:hidden"
          >
            <Flag aria-hidden="true" className="size-3.5" />
          </button>
        )}
        {removed && mine ? (
          <>
            <span>{' · '}</span>
            <Trans>Removed: only you see it</Trans>
          </>
        ) : null}
      </span>
    </div>
  );
}

const ACTION = 'min-h-11 px-2 font-semibold text-ink underline underline-offset-4';

/**
 * A message that isn't on the server yet: being sent, or failed and awaiting its writer's decision.
 */
function OutgoingBubble({
  message: { text, pictures, failure },
  onRetry,
  onDrop,
}: {
  message: Outgoing;
  onRetry(): void;
  onDrop(): void;
}) {
  return (
    <div className="ms-auto grid max-w-[85%] justify-items-end gap-1">
      <OutgoingPictures pictures={pictures} />
      {text === '' ? null : (
        <p
          dir="auto"
          className={`whitespace-pre-wrap break-words rounded-card rounded-ee-sm border px-3.5 py-2 [overflow-wrap:anywhere] ${failure === null ? 'border-ember-tint bg-ember-tint' : 'border-danger bg-danger-tint'}`}
        >
          <MessageText parts={hideContactDetails(text)} />
        </p>
      )}
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

/** Loads earlier messages when the user scrolls near the top of the list. */
function useEarlierInView(
  box: RefObject<HTMLElement | null>,
  wanted: boolean,
  onEarlier: () => void,
): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onEarlier);
  useEffect(() => {
    const element = top.current;
    if (!wanted || element === null || box.current === null) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) ask();
      },
      { root: box.current, rootMargin: '120px 0px 0px 0px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box, wanted]);
  return top;
}

/** Pixels from the end of the list within which it follows new messages. */
const NEAR_PX = 80;

/**
 * Keeps the list scrolled to the newest message if it was there, otherwise shows that there is more
 * below, and announces new messages to screen readers.
 */
function useNewest(
  box: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  outgoing: number,
) {
  const [isBelow, setBelow] = useState(false);
  const [announced, setAnnounced] = useState<Message | null>(null);
  const newest = messages.at(-1);
  const seen = useRef(newest?.number ?? 0);
  const isNear = useRef(true);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    // In a reversed list the end is at 0, and positions above it are negative.
    const onScroll = () => {
      isNear.current = Math.abs(element.scrollTop) < NEAR_PX;
      if (isNear.current) setBelow(false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [box]);

  useLayoutEffect(() => {
    if (newest === undefined || newest.number <= seen.current) return;
    seen.current = newest.number;
    if (newest.mine || isNear.current) box.current?.scrollTo({ top: 0 });
    else setBelow(true);
    if (!newest.mine) setAnnounced(newest);
  }, [box, newest]);

  // After sending, the list scrolls to the own message.
  useLayoutEffect(() => {
    if (outgoing > 0) box.current?.scrollTo({ top: 0 });
  }, [box, outgoing]);

  return {
    isBelow,
    announced,
    toNewest: () => box.current?.scrollTo({ top: 0, behavior: 'smooth' }),
  };
}
