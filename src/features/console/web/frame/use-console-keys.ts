import { type RefObject, useEffect } from 'react';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';

const TYPED_IN = 'input, textarea, select, [contenteditable=true]';
/** Rows and cards of a list through which keys move. */
const ROWS = '[data-key-row]';

/**
 * Keys of the console: `/` goes to the field that finds, `j` and `k` to the next and the previous row
 * of the page's list. Where text is typed, or a dialog is open, they are letters.
 */
export function useConsoleKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(TYPED_IN) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const key = pressedKey(event);
      if (key === '/') field.current?.focus();
      else if (key === 'j' || key === 'k') moveToRow(key === 'j' ? 1 : -1);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

/** Focuses the link or button of the row that is so many after the focused one; else the first. */
function moveToRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at === -1 ? 0 : Math.min(Math.max(at + step, 0), rows.length - 1);
  rows[next]?.querySelector<HTMLElement>('a, button')?.focus();
}
