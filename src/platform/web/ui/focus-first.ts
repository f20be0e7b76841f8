const FIELDS =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file]), textarea, select';

/**
 * Sets the focus in a dialog that has just opened: on the marked element (`markFirst`), otherwise
 * on its first field, or on its title, from where a screen reader reads on. A browser would choose
 * the close button. A dialog without a form can keep the focus on its title by
 * `data-focus="title"`; a field that is out of view isn't focused, so that the content above it
 * isn't missed.
 */
export function focusFirst(dialog: HTMLDialogElement): void {
  const field =
    dialog.dataset.focus === 'title'
      ? undefined
      : [...dialog.querySelectorAll<HTMLElement>(FIELDS)].find(isFree);
  const marked = dialog.querySelector<HTMLElement>('[autofocus]');
  const start =
    marked ??
    (field !== undefined && isInSight(field, dialog)
      ? field
      : dialog.querySelector<HTMLElement>('[data-dialog-title]'));
  start?.focus({ preventScroll: true });
}

/** Whether it can be filled in; one of a navigation only leads elsewhere. */
function isFree(field: HTMLElement): boolean {
  return !field.matches(':disabled, nav *') && field.getClientRects().length > 0;
}

function isInSight(field: HTMLElement, dialog: HTMLDialogElement): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  const frame = dialog.getBoundingClientRect();
  return top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
}
