/** How soon a press that met nothing live is tried again. */
const AGAIN_MS = 100;
/** Nobody waits longer for what they have pressed, and by then it would surprise them. */
const MAX_MS = 30_000;

interface KeptPress {
  readonly button: HTMLElement;
  readonly until: number;
}

/** The press that nobody could answer yet; another one counts in its place. */
let kept: KeptPress | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether React listens, at the document: it stops there what meets a part that isn't live. */
let isListening = false;
/** Whether the click that is under way got further than that. */
let hasArrived = false;
let isRepeated = false;
/** Whether the click that is under way was kept from leading to another page. */
let isHeldBack = false;

/**
 * Keeps a press on a button that isn't live yet, and repeats it once the button is: while the code
 * that makes the page live is on its way, and while that of a part of it is. What works without
 * code, such as links and what sends a form, is left alone. A link that acts as a button leads on
 * as a link until React listens; then its press is kept while its part is on the way.
 *
 * To be called once, before anything else listens.
 */
export function keepEarlyPress(): void {
  window.addEventListener('click', keep, { capture: true });
  // The first that hears of it after React.
  document.documentElement.addEventListener('click', arrive, { capture: true });
}

/** React listens from now on: what was pressed before is pressed again as soon as it is live. */
export function pressAgain(): void {
  isListening = true;
  // After React, which lets go no further what meets a part that isn't live.
  document.addEventListener('click', stayForDialog, { capture: true });
  repeat();
}

/** A link that acts as a button doesn't lead away in the moment before its part is live. */
function stayForDialog(event: MouseEvent): void {
  if (!event.cancelBubble || linkAsButton(event) === null) return;
  event.preventDefault();
  isHeldBack = true;
}

function keep(event: MouseEvent): void {
  if (isRepeated) return;
  clearTimeout(timer);
  hasArrived = false;
  isHeldBack = false;
  const button = buttonOf(event) ?? (isListening ? linkAsButton(event) : null);
  kept = button === null ? null : { button, until: Date.now() + MAX_MS };
  if (!isListening) return;
  // Once it has gone all its way, or was stopped: by React, or by what took it for its own.
  timer = setTimeout(() => {
    if (hasArrived || (event.defaultPrevented && !isHeldBack)) kept = null;
    else repeat();
  });
}

function arrive(): void {
  hasArrived = true;
}

function repeat(): void {
  if (kept === null) return;
  const { button, until } = kept;
  if (!button.isConnected || Date.now() > until) {
    kept = null;
    return;
  }
  isRepeated = true;
  hasArrived = false;
  button.click();
  isRepeated = false;
  if (hasArrived) kept = null;
  else timer = setTimeout(repeat, AGAIN_MS);
}

/** The button of a press that needs code to be answered. */
function buttonOf({ target }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('button:not([popovertarget], [type=submit])');
}

/** The link that acts as a button; a press that asks for a new tab is a link's own. */
function linkAsButton(event: MouseEvent): HTMLElement | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('a[role=button]')
    : null;
}
