import { OfflineError } from './offline-error.ts';

/**
 * Shows that a call waits for a connection.
 *
 * @param giveUp has the call fail in place of waiting
 * @returns ends what is shown
 */
type ShowWaiting = (giveUp: () => void) => () => void;

let showWaiting: ShowWaiting | null = null;

/**
 * Has calls that find no connection wait for one, and tells who shows it; until then they fail.
 *
 * @returns ends that
 */
export function showWaitingCalls(show: ShowWaiting): () => void {
  showWaiting = show;
  return () => {
    if (showWaiting === show) showWaiting = null;
  };
}

/**
 * Sends a call; while the browser is offline, once it is connected again.
 *
 * @param send may be called several times for one intent, with the same key
 * @throws OfflineError where the person doesn't wait, or the server can't be reached all the same
 */
export async function sendWhenConnected<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof OfflineError) || navigator.onLine || showWaiting === null) throw error;
      await untilConnected(showWaiting, error);
    }
  }
}

async function untilConnected(show: ShowWaiting, error: OfflineError): Promise<void> {
  const waiting = new AbortController();
  let endShown = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      window.addEventListener('online', () => resolve(), { signal: waiting.signal });
      endShown = show(() => reject(error));
    });
  } finally {
    waiting.abort();
    endShown();
  }
}
