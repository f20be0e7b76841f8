import { type RefObject, useEffect, useRef } from 'react';

/** Long enough that a word is typed to its end. */
const DRAFT_WAIT_MS = 800;

/**
 * Hands on what was said so far once a person pauses, and what is left when the wizard goes or the
 * page is hidden, which is all that a browser tells of its being closed.
 *
 * @param touched nothing is handed on before something was changed
 * @param running nothing is handed on while it is checked and submitted: what was saved is no draft
 */
export function useDraft<Values extends object>(
  values: Values,
  stepId: string | undefined,
  touched: boolean,
  busy: boolean,
  running: RefObject<boolean>,
  listeners: {
    readonly onDraft: ((values: Values, stepId: string) => void) | undefined;
    readonly onHide: (() => void) | undefined;
  },
): void {
  const latest = useRef(listeners);
  latest.current = listeners;
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    waiting.current = null;
    if (!touched || busy || stepId === undefined) return;
    const hand = () => {
      waiting.current = null;
      if (!running.current) latest.current.onDraft?.(values, stepId);
    };
    waiting.current = hand;
    const timer = setTimeout(hand, DRAFT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [values, stepId, touched, busy, running]);

  useEffect(() => {
    const onHide = () => {
      waiting.current?.();
      latest.current.onHide?.();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') onHide();
    };
    document.addEventListener('visibilitychange', onVisibility);
    // Not every browser tells of the first on the way to another page.
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onHide);
      waiting.current?.();
    };
  }, []);
}
