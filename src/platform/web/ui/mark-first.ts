/**
 * For the `ref` of what a dialog opens with the keyboard on. React's own `autoFocus` focuses before
 * the dialog opens, which then moves on to its first control; the browser goes by the attribute.
 */
export function markFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
