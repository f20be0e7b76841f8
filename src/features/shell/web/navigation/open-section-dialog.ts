import type { MouseEvent } from 'react';
import {
  type DialogName,
  isDialogKnown,
  openDialog,
  preloadDialog,
  registerDialog,
} from '#platform/web/dialogs/dialogs.ts';
import type { SectionBar } from './section-bars.ts';

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'section-notice': undefined;
  }
}

registerDialog('section-notice', () => import('./section-notice-dialog.tsx'));

type SectionDialog = SectionBar['search'];

/** Opens a section's dialog; until it is there, a word that it comes. */
export function openSectionDialog(name: SectionDialog): void {
  openDialog(openable(name));
}

/** Fetches ahead what `openSectionDialog` would show. */
export function preloadSectionDialog(name: SectionDialog): void {
  preloadDialog(openable(name));
}

function openable(name: SectionDialog): SectionDialog | 'section-notice' {
  return isDialogKnown(name satisfies DialogName) ? name : 'section-notice';
}

/**
 * What a link needs to act as a button that opens a section's dialog. Before its script runs, and
 * without any, it leads to a page that serves the same end; a press that asks for a new tab does
 * so always.
 */
export function opensSectionDialog(name: SectionDialog) {
  return {
    role: 'button',
    'aria-haspopup': 'dialog',
    onPointerEnter: () => preloadSectionDialog(name),
    onFocus: () => preloadSectionDialog(name),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      openSectionDialog(name);
    },
    onKeyDown: (event: { key: string; preventDefault(): void }) => {
      // Enter is a link's own key.
      if (event.key !== ' ') return;
      event.preventDefault();
      openSectionDialog(name);
    },
  } as const;
}
