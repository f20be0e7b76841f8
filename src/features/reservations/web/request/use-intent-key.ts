import { useRef } from 'react';

/**
 * An idempotency key for one intent: the same for every try of the same contents, a new one once
 * the contents differ. It lives as long as the dialog is open.
 */
export function useIntentKey(): (contents: object) => string {
  const last = useRef<{ contents: string; key: string } | null>(null);
  return (contents) => {
    const text = JSON.stringify(contents);
    if (last.current?.contents !== text) {
      last.current = { contents: text, key: crypto.randomUUID() };
    }
    return last.current.key;
  };
}
