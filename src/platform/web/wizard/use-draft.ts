import { type RefObject, useEffect, useRef } from 'react';

/** Long enough to finish typing a word. */
const DRAFT_WAIT_MS = 800;

/**
 * Saves the current values once a person pauses, and the rest when the wizard is unmounted or the
 * page is hidden, which is the only event of a closing page.
 *
 * @param touched nothing is saved before a change
 * @param running nothing is saved while it is checked and submitted: submitted values are no draft
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
    // Not every browser fires the first event on the way to another page.
    window.addEventListener('pagehide', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', onHide);
      waiting.current?.();
    };
  }, []);
}
