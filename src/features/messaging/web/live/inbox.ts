import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { call, isSignedOut } from '#platform/web/api/client.ts';
import { pageAccount, withAccount } from '#platform/web/scope/page-account.ts';
import { countUnread, MESSAGE_EVENTS } from '../../contract.ts';

/**
 * What every part of the page knows of the reader's messages: how many are unread, and that
 * something happened. One connection serves all; it is open while somebody looks.
 */

let unread: number | null = null;
let close: (() => void) | null = null;
const watchers = new Set<() => void>();
const hearers = new Set<(news: News) => void>();

/** How many messages the reader hasn't read; null until it is known. */
export function useUnread(): number | null {
  return useSyncExternalStore(
    watch,
    () => unread,
    () => null,
  );
}

/** Calls back when something happened in the reader's conversations. */
export function useNews(onNews: (news: News) => void): void {
  const hear = useEffectEvent(onNews);
  useEffect(() => {
    const hearer = (news: News) => hear(news);
    hearers.add(hearer);
    begin();
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
    // Signed out meanwhile: there is nothing to hear any more. Anything else comes right by itself.
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
  // A page that is changed leaves and comes in one go: what is open stays for whoever comes next.
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
 * Hears news of the reader's conversations: by server-sent events, and by asking from time to
 * time where the browser or the way to the server has none. A page out of sight hears nothing and
 * holds no connection, of which a browser has few; back in sight it looks everywhere once.
 *
 * @returns what ends it
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
    // Said at the beginning of every stream: what came between two streams is looked for.
    opened.addEventListener('ready', () => {
      stopAsking();
      onNews({ conversationId: null });
    });
    opened.addEventListener('error', () => {
      askAlways();
      // The browser comes back by itself unless it was refused.
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
