/**
 * For the `ref` of the element that gets a dialog's initial focus, see `focusFirst`. React's own
 * `autoFocus` focuses before the dialog opens, which then moves the focus.
 */
export function markFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}
