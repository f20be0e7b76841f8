import { useRef } from 'react';

/**
 * The key of an attempt: the same while the same is sent again, so that a try whose answer was
 * lost makes no second ticket; another one once something in it was changed.
 */
export function useAttemptKey(): (body: object) => string {
  const last = useRef({ text: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
