import { pageAccount, withAccount } from '#platform/web/scope/page-account.ts';
import { MESSAGE_EVENTS } from '../../contract.ts';
import type { News } from './news.ts';

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
export function openConnection(onNews: (news: News) => void): () => void {
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
