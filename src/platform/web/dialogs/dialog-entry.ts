/**
 * The entry that an open dialog has in the browser's history, so that Back closes it. The router
 * isn't told of it, there and back: the page stays what it is, and would load all its data anew.
 */

/** What the next step through the history does, while it is the dialogs'. */
let onStep: (() => void) | null = null;
/** What waits until the entry is gone, in the order it came; done once. */
let onLeft: (() => void)[] = [];

/** Hears of steps before the router does; once, before there is a router. */
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
  // Not the method that the router listens in on.
  History.prototype.pushState.call(history, { ...history.state, dialog: true }, '');
  onStep = onBack;
}

/** Takes the entry away again, unless a person or another page has left it already. */
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
 * Does something once the dialog that is about to close has left the history, and at once where
 * none has an entry. The step back would call off a page that is on its way already.
 */
export function afterDialog(then: () => void): void {
  if (history.state?.dialog === true) onLeft.push(then);
  else then();
}
