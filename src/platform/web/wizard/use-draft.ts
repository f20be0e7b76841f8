import { type RefObject, useEffect, useRef } from 'react';

/** Long enough that a word is typed to its end, short enough that a closed tab loses little. */
const DRAFT_WAIT_MS = 800;

/**
 * Hands on what was said so far once a person pauses, and what is left when the wizard goes.
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
  onDraft: ((values: Values, stepId: string) => void) | undefined,
): void {
  const keep = useRef(onDraft);
  keep.current = onDraft;
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    waiting.current = null;
    if (!touched || busy || stepId === undefined) return;
    const hand = () => {
      waiting.current = null;
      if (!running.current) keep.current?.(values, stepId);
    };
    waiting.current = hand;
    const timer = setTimeout(hand, DRAFT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [values, stepId, touched, busy, running]);

  useEffect(() => () => waiting.current?.(), []);
}
