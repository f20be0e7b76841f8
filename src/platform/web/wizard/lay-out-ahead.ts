import { useInsertionEffect } from 'react';
import { whenIdle } from '#platform/web/hydration/when-idle.ts';

/**
 * Has a dialog that is drawn out of sight styled and laid out once while the page is idle. The
 * browser keeps what it found (which rules match, how wide words are), so that a press that opens
 * the dialog waits a quarter less.
 *
 * @param id of an element within the dialog
 */
export function useLaidOutAhead(id: string): void {
  // The one effect that React runs, and the element that it has, while a dialog is out of sight.
  useInsertionEffect(() => whenIdle(() => layOutOnce(id)), [id]);
}

function layOutOnce(id: string): void {
  const dialog = document.getElementById(id)?.closest('dialog');
  if (!dialog || dialog.open) return;
  const { style } = dialog;
  const [display, priority] = [style.display, style.getPropertyPriority('display')];
  style.position = 'fixed';
  style.setProperty('display', 'block', 'important');
  // Reading it makes the browser lay out; nothing is painted before all is as it was. Nor is it made
  // invisible: what is inherited would differ from what it is when it opens, and be found anew.
  void dialog.offsetHeight;
  style.setProperty('display', display, priority);
  style.position = '';
}
