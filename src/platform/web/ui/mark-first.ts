/**
 * For the `ref` of what a dialog opens with the keyboard on, see `focusFirst`. React's own
 * `autoFocus` focuses before the dialog opens, which then moves on.
 */
export function markFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
