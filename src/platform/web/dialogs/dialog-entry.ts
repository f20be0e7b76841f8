/**
 * The entry of an open dialog in the browser's history, so that Back closes it. The router isn't
 * notified in either direction: the page stays the same, and would load all its data again.
 */

/** Handler of the next step through the history, while it is the dialogs'. */
let onStep: (() => void) | null = null;
/** Callbacks that wait until the entry is removed, in their order; called once. */
let onLeft: (() => void)[] = [];

/** Listens to steps before the router does; once, before there is a router. */
export function listenForSteps(): void {
  window.addEventListener(
    'popstate',
    (event) => {
      if (onStep === null) return;
      event.stopImmediatePropagation();
      const told = onStep;
      onStep = null;
      told();
    },
    { capture: true },
  );
}

/**
 * Makes the entry.
 *
 * @param onBack called when a person goes back from it
 */
export function enterDialog(onBack: () => void): void {
  // Not the method that the router has wrapped.
  History.prototype.pushState.call(history, { ...history.state, dialog: true }, '');
  onStep = onBack;
}

/** Removes the entry, unless a person or another page has left it already. */
export function leaveDialog(): void {
  const isThere = history.state?.dialog === true;
  const waiting = onLeft;
  onLeft = [];
  onStep = isThere
    ? () => {
        for (const then of waiting) then();
      }
    : null;
  if (isThere) history.back();
}

/**
 * Calls a function once the dialog that is about to close has left the history, and at once where
 * none has an entry. The step back would cancel a navigation that has already started.
 */
export function afterDialog(then: () => void): void {
  if (history.state?.dialog === true) onLeft.push(then);
  else then();
}
