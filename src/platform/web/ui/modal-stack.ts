/** The modal dialogs that are open, the one on top last. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Notes that a modal dialog is open now.
 *
 * @returns notes that it isn't any more
 */
export function enterModal(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

/** The modal dialog on top, if one is open: all else on the page can neither be seen nor reached. */
export function topModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** Listens for the dialog on top becoming another one, before the former leaves the page. */
export function onTopModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
