/** The open modal dialogs, the one on top last, each with its close function. */
const open: { readonly dialog: HTMLDialogElement; readonly close: () => void }[] = [];
const listeners = new Set<() => void>();

/**
 * Registers an open modal dialog.
 *
 * @param close called when a person closes it; it may stay, or ask first
 * @returns unregisters it
 */
export function enterModal(dialog: HTMLDialogElement, close: () => void): () => void {
  const entry = { dialog, close };
  open.push(entry);
  tell();
  return () => {
    open.splice(open.indexOf(entry), 1);
    tell();
  };
}

/**
 * Closes the modal dialog on top, as a person requested.
 *
 * @returns whether there is one
 */
export function closeTopModal(): boolean {
  const top = open.at(-1);
  top?.close();
  return top !== undefined;
}

/**
 * The modal dialog on top, if one is open: the rest of the page can neither be seen nor reached.
 */
export function topModal(): HTMLDialogElement | null {
  return open.at(-1)?.dialog ?? null;
}

/** Listens for a change of the dialog on top, before the previous one leaves the page. */
export function onTopModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
