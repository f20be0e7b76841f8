/** Milliseconds between tries to repeat a click. */
const RETRY_MS = 100;
/** A later repeat would surprise the user. */
const MAX_MS = 30_000;

interface PendingClick {
  readonly button: HTMLElement;
  readonly until: number;
}

/** The click that could not be handled yet; a newer one replaces it. */
let pendingClick: PendingClick | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether React listens, at the document: it stops clicks there on parts that aren't hydrated. */
let isListening = false;
/** Whether the current click got past the document. */
let hasArrived = false;
let isRepeated = false;
/** Whether the current click was prevented from opening another page. */
let isHeldBack = false;

/**
 * Stores a click on a button that isn't hydrated yet, and repeats it once the button is: while the
 * code that hydrates the page is loading, and while that of a part of it is. Elements that work
 * without code, such as links and submit buttons, are left alone. A link that acts as a button
 * works as a link until React listens; then its click is stored while its part is loading.
 *
 * Must be called once, before any other listener is added.
 */
export function captureEarlyClicks(): void {
  window.addEventListener('click', captureClick, { capture: true });
  // The first listener after React.
  document.documentElement.addEventListener('click', markArrived, { capture: true });
}

/** React listens from now on: an earlier click is repeated as soon as its button is hydrated. */
export function replayEarlyClick(): void {
  isListening = true;
  // After React, which stops clicks on parts that aren't hydrated.
  document.addEventListener('click', stayForDialog, { capture: true });
  replayClick();
}

/**
 * Prevents a link that acts as a button from navigating in the moment before its part is hydrated.
 */
function stayForDialog(event: MouseEvent): void {
  if (!event.cancelBubble || linkAsButton(event) === null) return;
  event.preventDefault();
  isHeldBack = true;
}

function captureClick(event: MouseEvent): void {
  if (isRepeated) return;
  clearTimeout(timer);
  hasArrived = false;
  isHeldBack = false;
  const button = findButton(event) ?? (isListening ? linkAsButton(event) : null);
  pendingClick = button === null ? null : { button, until: Date.now() + MAX_MS };
  if (!isListening) return;
  // After the click was dispatched completely, or was stopped: by React, or by its own handler.
  timer = setTimeout(() => {
    if (hasArrived || (event.defaultPrevented && !isHeldBack)) pendingClick = null;
    else replayClick();
  });
}

function markArrived(): void {
  hasArrived = true;
}

function replayClick(): void {
  if (pendingClick === null) return;
  const { button, until } = pendingClick;
  if (!button.isConnected || Date.now() > until) {
    pendingClick = null;
    return;
  }
  isRepeated = true;
  hasArrived = false;
  button.click();
  isRepeated = false;
  if (hasArrived) pendingClick = null;
  else timer = setTimeout(replayClick, RETRY_MS);
}

/** The button of a click that needs code to be handled. */
function findButton({ target }: MouseEvent): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  return target.closest<HTMLElement>('button:not([popovertarget], [type=submit])');
}

/** The link that acts as a button; a click that opens a new tab is a link's own. */
function linkAsButton(event: MouseEvent): HTMLElement | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element
    ? event.target.closest<HTMLElement>('a[role=button]')
    : null;
}
