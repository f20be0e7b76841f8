import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { call, isSignedOut } from '#platform/web/api/client.ts';
import { pageAccount, withAccount } from '#platform/web/scope/page-account.ts';
import { countUnread } from '../../contract/addresses.gen.ts';
import { MESSAGE_EVENTS } from '../../contract/paths.ts';

/**
 * The state of the user's messages, shared by all parts of the page: the number of unread ones, and
 * events. One connection serves all; it is open while any part subscribes.
 */

let unread: number | null = null;
let close: (() => void) | null = null;
const watchers = new Set<() => void>();
const hearers = new Set<(news: News) => void>();

/** Number of the user's unread messages; null until it is loaded. */
export function useUnread(): number | null {
  return useSyncExternalStore(
    watch,
    () => unread,
    () => null,
  );
}

/**
 * Calls back when something happened in the reader's conversations, and once at the beginning: what
 * happened after the answer of the page, and before this part of it listened, was told to others.
 */
export function useNews(onNews: (news: News) => void): void {
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    const hearer = (news: News) => hear(news);
    const isOpen = close !== null;
    hearers.add(hearer);
    begin();
    if (isOpen) hearer({ conversationId: null });
    return () => {
      hearers.delete(hearer);
      endIfAlone();
    };
  }, []);
}

/** Asks for the count again, after the reader has read something. */
export async function refreshUnread(): Promise<void> {
  try {
    ({ unread } = await call(countUnread, {}, { background: true }));
    for (const watcher of watchers) watcher();
  } catch (error) {
    // Signed out meanwhile: there are no more events. Other errors resolve without action here.
    if (isSignedOut(error)) end();
  }
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  begin();
  return () => {
    watchers.delete(watcher);
    endIfAlone();
  };
}

function begin(): void {
  close ??= openConnection((news) => {
    void refreshUnread();
    for (const hearer of hearers) hearer(news);
  });
}

function endIfAlone(): void {
  // During a page change the old subscribers leave just before the new ones come: the connection
  // stays open for them.
  setTimeout(() => {
    if (watchers.size === 0 && hearers.size === 0) end();
  }, 0);
}

function end(): void {
  close?.();
  close = null;
}

/** Milliseconds between two questions while there is no stream. */
const ASK_MS = 15_000;
/** Milliseconds until a stream that was refused is tried again. */
const AGAIN_MS = 60_000;

/**
 * Subscribes to changes of the user's conversations: by server-sent events, and by polling if the
 * browser or the network has none. A hidden page has no connection, of which a browser has few, and
 * gets no events; when visible again it reloads everything once.
 *
 * @returns the function that closes it
 */
function openConnection(onNews: (news: News) => void): () => void {
  let source: EventSource | null = null;
  let asking: ReturnType<typeof setInterval> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const askAlways = () => {
    asking ??= setInterval(() => onNews({ conversationId: null }), ASK_MS);
  };
  const stopAsking = () => {
    clearInterval(asking);
    asking = undefined;
  };
  const listen = () => {
    if (typeof EventSource === 'undefined') return;
    const opened = new EventSource(withAccount(MESSAGE_EVENTS, pageAccount()));
    source = opened;
    const look = (event: MessageEvent<string>) => {
      const { conversationId = null } = JSON.parse(event.data) as { conversationId?: string };
      onNews({ conversationId });
    };
    for (const name of ['message', 'read', 'gap']) opened.addEventListener(name, look);
    // Sent at the beginning of every stream: events between two streams are loaded then.
    opened.addEventListener('ready', () => {
      stopAsking();
      onNews({ conversationId: null });
    });
    opened.addEventListener('error', () => {
      askAlways();
      // The browser reconnects automatically unless it was refused.
      if (opened.readyState !== EventSource.CLOSED) return;
      clearTimeout(again);
      again = setTimeout(listen, AGAIN_MS);
    });
  };
  const leave = () => {
    source?.close();
    source = null;
    stopAsking();
    clearTimeout(again);
  };
  const come = () => {
    if (document.visibilityState === 'hidden') return;
    askAlways();
    listen();
    onNews({ conversationId: null });
  };
  const onVisibility = () => {
    leave();
    come();
  };

  come();
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', onShow);
  function onShow(event: PageTransitionEvent) {
    if (event.persisted) onVisibility();
  }
  return () => {
    leave();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', onShow);
  };
}

/** Something happened in a conversation, or perhaps in any when it is null. */
interface News {
  readonly conversationId: string | null;
}
