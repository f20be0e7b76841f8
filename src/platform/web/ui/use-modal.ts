import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { enterModal } from './modal-stack.ts';

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

interface Modal {
  /** For the element: the person closes it by Esc or by a phone's back gesture. */
  onCancel(event: DialogEvent): void;
  /** For the element: the browser has closed it without asking. */
  onClose(event: DialogEvent): void;
}

/**
 * Shows a `<dialog>` over the page while mounted, which traps focus and restores it at the end. The
 * initial focus is set by `focusFirst`.
 *
 * @param onClose called when a person closes it, or the browser has closed it
 * @param options.busy while set, a person can't close it
 * @param options.asks while set, `onClose` asks before it closes
 */
export function useModal(
  element: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
  { busy = false, asks = false }: { readonly busy?: boolean; readonly asks?: boolean } = {},
): Modal {
  const close = useRef(() => {});
  close.current = () => {
    if (!busy) onClose();
  };
  // Together with the change that shows it: where one dialog replaces another, Esc would otherwise
  // find neither of them open.
  useLayoutEffect(() => {
    const dialog = element.current;
    const opener = document.activeElement;
    if (dialog === null) return;
    dialog.showModal();
    focusFirst(dialog);
    const leave = enterModal(dialog, () => close.current());
    return () => {
      leave();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [element]);

  // In React both bubble, also from a dialog or a file field that is open over this one.
  const isOwn = (event: DialogEvent) => event.target === element.current;
  return {
    onCancel(event) {
      if (!isOwn(event)) return;
      event.preventDefault();
      close.current();
    },
    // A browser can't be prevented from closing when there was no interaction since.
    onClose(event) {
      if (!isOwn(event)) return;
      if (busy || asks) element.current?.showModal();
      close.current();
    },
  };
}

const FIELDS =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=range], [type=file]), textarea, select';

/**
 * Sets the focus in a dialog that has just opened: on the marked element (`markFirst`), otherwise
 * on its first field, or on its title, from where a screen reader reads on. A browser would choose
 * the close button. A dialog without a form can keep the focus on its title by
 * `data-focus="title"`; a field that is out of view isn't focused, so that the content above it
 * isn't missed.
 */
function focusFirst(dialog: HTMLDialogElement): void {
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
