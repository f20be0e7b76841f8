import { useRef } from 'react';
import { newId } from '#platform/web/api/new-id.ts';

/**
 * An idempotency key for one intent: the same for every try of the same contents, a new one once
 * the contents differ, so that repeating a try whose answer was lost has no second effect. It lives
 * as long as the dialog or form is open.
 */
export function useIntentKey(): (contents: object) => string {
  const last = useRef<{ contents: string; key: string } | null>(null);
  return (contents) => {
    const text = JSON.stringify(contents);
    if (last.current?.contents !== text) {
      last.current = { contents: text, key: newId() };
    }
    return last.current.key;
  };
}
