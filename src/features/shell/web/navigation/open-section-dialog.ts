import type { KeyboardEvent, MouseEvent } from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import type { SectionBar } from './section-bars.ts';

type SectionDialog = SectionBar['search'];

/**
 * Props of a link that acts as a button to open a section's dialog. Before its script runs, and
 * without any, it leads to a page with the same purpose; opening it in a new tab always does so.
 */
export function opensSectionDialog(name: SectionDialog) {
  return {
    role: 'button',
    'aria-haspopup': 'dialog',
    onPointerEnter: () => preloadDialog(name),
    onFocus: () => preloadDialog(name),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openDialog(name);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Enter is a link's own key.
      if (pressedKey(event) !== ' ') return;
      event.preventDefault();
      openDialog(name);
    },
  } as const;
}
