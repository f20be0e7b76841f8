import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hasContactDetails } from '#domain/contact-details.ts';
import { KINDS } from '#domain/kinds.ts';
import { findNamedFacts } from '#domain/saved-replies.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import {
  ConfirmAddressNote,
  MixedTexts,
  MixedTextsNote,
  RedactedNote,
  useUnconfirmed,
} from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { MessagesSquare, SendHorizontal } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { isRedacted } from '#platform/web/ui/redacted-text.tsx';
import { readMessages, sendMessage } from '../../contract/addresses.gen.ts';
import { MESSAGE_LENGTH } from '../../contract/limits.ts';
import type { Message, Thread as ThreadData } from '../../contract.ts';
import { refreshUnread } from '../live/inbox.ts';
import { AddPicturesButton } from '../pictures/add-pictures-button.tsx';
import { PictureTray } from '../pictures/picture-tray.tsx';
import { type OutgoingPicture, useMessagePictures } from '../pictures/use-message-pictures.ts';
import { UpcomingNote } from '../scheduled/upcoming-note.tsx';
import { MessageList } from '../thread/message-list.tsx';
import { makeSendQueue, type Outgoing, type SendQueue } from '../thread/send-queue.ts';
import { ThreadHeader } from '../thread/thread-header.tsx';
import { useThread } from '../thread/use-thread.ts';

/** One conversation, next to the list. Nothing while signed out: the list has the note about it. */
export function ThreadPage({ data }: { data: ThreadData | null }) {
  // Drafts and outgoing messages belong to one conversation.
  return data === null ? null : <Thread key={data.id} data={data} />;
}

/** One conversation: members and listing, messages, and the input field. */
function Thread({ data }: { data: ThreadData }) {
  const { outgoing, queue } = useOutbox(data.id, {
    onSent: (message) => thread.addSent(message),
    onIdle: () => void thread.lookForNew(),
  });
  const thread = useThread(data, queue.isSending);
  useReadMark(data.id, thread.messages);
  const { other, writable } = data;
  const isScheduled = KINDS[data.listing.kind].hasScheduledMessages;
  const isNew = thread.messages.length === 0 && outgoing.length === 0;
  const isHiding = thread.messages.some(({ parts }) => isRedacted(parts));

  return (
    <section
      aria-labelledby="thread-heading"
      className="flex h-[calc(100dvh-7.75rem)] min-h-96 flex-col md:h-[calc(100dvh-3.75rem)]"
    >
      <ThreadHeader thread={data} />
      <MixedTexts>
        <MixedTextsNote />
        <MessageList
          conversationId={data.id}
          thread={thread}
          other={other}
          outgoing={outgoing}
          onEarlier={() => void thread.loadEarlier()}
          onRetry={queue.retry}
          onDrop={queue.drop}
        />
      </MixedTexts>
      {data.viewer === 'host' && isScheduled ? <UpcomingNote conversationId={data.id} /> : null}
      {writable ? (
        <Composer
          onSend={queue.send}
          isHiding={isHiding}
          shared={thread.shared}
          repliesFor={data.viewer === 'host' ? data.id : null}
          homeId={isScheduled ? data.listing.id : null}
          asks={isNew && data.viewer === 'guest' ? FIRST_ASKS[data.listing.kind] : []}
        />
      ) : (
        <p className="border-line border-t py-4 text-soft">
          {other.name === '' ? (
            <Trans>
              <PersonName person={other} />: you can still read this conversation, but no one would
              see a reply.
            </Trans>
          ) : (
            <Trans>You can still read this conversation, but you can't write to this person.</Trans>
          )}
        </p>
      )}
    </section>
  );
}

/** Outgoing messages of one conversation. */
function useOutbox(
  id: string,
  on: {
    onSent(message: Message): void;
    /** All is sent, or waits for its writer. */
    onIdle(): void;
  },
) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const latest = useRef(on);
  useEffect(() => {
    latest.current = on;
  });
  const queue = useRef<SendQueue | null>(null);
  queue.current ??= makeSendQueue({
    post: (text, idempotencyKey, sent) => {
      const pictures = sent.map(({ key }) => key);
      return call(sendMessage, { params: { id }, body: { text, pictures } }, { idempotencyKey });
    },
    onChange: setOutgoing,
    onSent: (message) => latest.current.onSent(message),
    onIdle: () => latest.current.onIdle(),
    makeKey: newId,
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  });
  return { outgoing, queue: queue.current };
}

/** Marks the other side's messages as read while they are visible. */
function useReadMark(id: string, messages: readonly Message[]): void {
  const marked = useRef(0);
  const newest = messages.findLast(({ mine }) => !mine)?.number ?? 0;
  useEffect(() => {
    const mark = async () => {
      if (document.visibilityState === 'hidden' || newest <= marked.current) return;
      const before = marked.current;
      marked.current = newest;
      try {
        await call(readMessages, { params: { id }, body: { upTo: newest } }, { background: true });
        await refreshUnread();
      } catch {
        // It remains unread, and is marked with the next message or the next visit.
        marked.current = before;
      }
    };
    void mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, newest]);
}

/** Characters left from which they are counted. */
const COUNTED = 200;

/** The message field. With a keyboard, Enter sends; Shift and Enter begin a line. */
function Composer({
  onSend,
  isHiding,
  shared,
  repliesFor,
  homeId,
  asks,
}: {
  onSend(text: string, pictures: readonly OutgoingPicture[]): void;
  /** Whether contact details in the conversation are hidden. */
  isHiding: boolean;
  /** Whether contact details are shown to both. */
  shared: boolean;
  /** The conversation whose host may insert saved replies; null for a guest. */
  repliesFor: string | null;
  /** The home of the conversation; null for other listings. */
  homeId: string | null;
  /** Suggested first questions, where a guest starts the conversation here. */
  asks: FirstAsks;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const noteId = useId();
  const left = MESSAGE_LENGTH - text.length;
  const isEmpty = text.trim() === '';
  const isUnconfirmed = useUnconfirmed();
  /** Whether send was clicked with an empty message. */
  const [isAsked, setAsked] = useState(false);
  /** Whether a saved reply had no room in the message. */
  const [isTooLong, setTooLong] = useState(false);
  /** Placeholders of a reply that wasn't filled, which a guest would read as they stand. */
  const unfilled = repliesFor === null ? [] : findNamedFacts(text).map((fact) => `{${fact}}`);
  const isUnfilled = unfilled.length > 0;
  /** Whether such a message was to be sent. */
  const [isHole, setHole] = useState(false);
  const pictures = useMessagePictures();
  /** Whether pictures were asked for before they may be sent. */
  const [isEarly, setEarly] = useState(false);
  const saysWhy = !shared && (isHiding || hasContactDetails(text));

  function send() {
    if (isUnconfirmed) return;
    if (isEmpty && !pictures.isSome) {
      setAsked(true);
      field.current?.focus();
      return;
    }
    setAsked(false);
    setHole(isUnfilled);
    if (isUnfilled) {
      field.current?.focus();
      return;
    }
    const taken = pictures.take();
    if (taken === null) return;
    onSend(text.trim(), taken);
    setText('');
    field.current?.focus();
  }

  /** Adds a reply behind the text that is there, unless a message has no room for both. */
  function onChoose(reply: string) {
    const whole = isEmpty ? reply : `${text.trimEnd()}\n\n${reply}`;
    const hasRoom = whole.length <= MESSAGE_LENGTH;
    if (hasRoom) setText(whole);
    setTooLong(!hasRoom);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Enter' || event.shiftKey) return;
    if (!window.matchMedia('(hover: hover) and (pointer: fine)').matches) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="grid gap-2 border-line border-t pt-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isUnconfirmed ? (
        <div id={noteId}>
          <ConfirmAddressNote>
            <Trans>
              Please confirm your email address before you send a message. What you write here is
              kept.
            </Trans>
          </ConfirmAddressNote>
        </div>
      ) : null}
      {saysWhy ? (
        <RedactedNote>
          <Trans>Until then, this is the safe place to make plans.</Trans>
        </RedactedNote>
      ) : null}
      {asks.length > 0 && isEmpty ? (
        <QuickAsks
          asks={asks}
          onChoose={(ask) => {
            setText(ask);
            field.current?.focus();
          }}
        />
      ) : null}
      <PictureTray pictures={pictures} />
      <div className="flex items-end gap-2">
        <AddPicturesButton
          onAdd={(files) => {
            setAsked(false);
            void pictures.uploads.add(files);
            field.current?.focus();
          }}
          isAllowed={shared}
          onRefused={() => setEarly(true)}
        />
        {repliesFor === null ? null : (
          <button
            type="button"
            aria-label={t`Saved replies`}
            title={t`Saved replies`}
            onClick={() =>
              openDialog('saved-replies', { conversationId: repliesFor, homeId, onChoose })
            }
            onPointerEnter={() => preloadDialog('saved-replies')}
            onFocus={() => preloadDialog('saved-replies')}
            className="grid size-12 flex-none place-items-center rounded-pill border border-line-strong hover:bg-sunken noscript:hidden"
          >
            <MessagesSquare aria-hidden="true" className="size-5" />
          </button>
        )}
        <textarea
          ref={field}
          rows={1}
          value={text}
          dir="auto"
          maxLength={MESSAGE_LENGTH}
          aria-label={t`Your message`}
          aria-describedby={left <= COUNTED ? hintId : undefined}
          placeholder={t`Write a message`}
          onChange={(event) => {
            setText(event.target.value);
            setTooLong(false);
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            if (shared) void pictures.uploads.add(files);
            else setEarly(true);
          }}
          className="field-sizing-content max-h-48 min-h-12 w-full flex-1 resize-none rounded-xl border border-line-strong bg-raised px-4 py-2.5 text-base placeholder:text-soft"
        />
        <button
          type="submit"
          aria-label={t`Send`}
          disabled={isUnconfirmed}
          aria-describedby={isUnconfirmed ? noteId : undefined}
          className="grid size-12 flex-none place-items-center rounded-pill bg-ember text-on-ember hover:bg-ember-strong disabled:opacity-60"
        >
          <SendHorizontal aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </button>
      </div>
      <p role="alert" className="px-1 text-soft text-sm empty:hidden">
        {isTooLong ? (
          <Trans>
            This reply makes the message too long. Shorten the message, then insert it again.
          </Trans>
        ) : isHole && isUnfilled ? (
          <Trans>
            Not known here yet: {unfilled.join(' ')}. Write it yourself, or take it out before you
            send.
          </Trans>
        ) : isAsked && isEmpty && !pictures.isSome ? (
          <Trans>Write a message first.</Trans>
        ) : isEarly && !shared ? (
          <Trans>You can add pictures once a reservation is approved.</Trans>
        ) : null}
      </p>
      {left <= COUNTED ? (
        <p id={hintId} className="px-1 text-soft text-sm">
          <Plural value={left} one="# character left" other="# characters left" />
        </p>
      ) : null}
    </form>
  );
}

type FirstAsks = readonly MessageDescriptor[];

const WORK_ASKS: FirstAsks = [
  msg`Can I see a speed test?`,
  msg`Is there a monitor I can use?`,
  msg`How warm is it in winter?`,
];

/** Common first questions of guests. */
const FIRST_ASKS: Readonly<Record<ListingKind, FirstAsks>> = {
  stay: WORK_ASKS,
  itinerant: WORK_ASKS,
  experience: [],
};

/** Suggested questions; a click fills in the text, which can still be changed. */
function QuickAsks({ asks, onChoose }: { asks: FirstAsks; onChoose(text: string): void }) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Questions to start with`} className="flex flex-wrap gap-2 pt-1">
      {asks
        .map((ask) => t(ask))
        .map((ask) => (
          <li key={ask}>
            <button
              type="button"
              onClick={() => onChoose(ask)}
              className="min-h-11 rounded-pill border border-line-strong bg-raised px-4 text-sm hover:bg-sunken"
            >
              {ask}
            </button>
          </li>
        ))}
    </ul>
  );
}
