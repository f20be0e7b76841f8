/** Milliseconds between tries to repeat a click. */
const RETRY_MS = 100;
/** A later repeat would surprise the user. */
const MAX_MS = 30_000;

interface PendingClick {
  readonly button: HTMLElement;
  readonly until: number;
  /** The address of the page. */
  readonly href: string;
  /** The button's place among those that look the same, and how many there are. */
  readonly place: number;
  readonly count: number;
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
  pendingClick = button === null ? null : toPendingClick(button);
  if (!isListening) return;
  // After the click was dispatched completely, or was stopped: by React, or by its own handler.
  timer = setTimeout(() => {
    if (hasArrived || (event.defaultPrevented && !isHeldBack)) pendingClick = null;
    else replayClick();
  });
}

/** A button that React rendered again while it hydrated its part never gets the click. */
function markArrived(): void {
  hasArrived = pendingClick === null || pendingClick.button.isConnected;
}

function replayClick(): void {
  if (pendingClick !== null) pendingClick = stillThere(pendingClick);
  if (pendingClick === null) return;
  const { button } = pendingClick;
  isRepeated = true;
  hasArrived = false;
  button.click();
  isRepeated = false;
  if (hasArrived) pendingClick = null;
  else timer = setTimeout(replayClick, RETRY_MS);
}

function toPendingClick(button: HTMLElement): PendingClick {
  const alike = buttonsLike(button);
  return {
    button,
    until: Date.now() + MAX_MS,
    href: location.href,
    place: alike.indexOf(button),
    count: alike.length,
  };
}

/**
 * The click, on the button that stands where the first one stood: React renders a part again that
 * the browser had translated before. Null if it came too long ago, or if the page is another one.
 */
function stillThere(click: PendingClick): PendingClick | null {
  if (Date.now() > click.until) return null;
  if (click.button.isConnected) return click;
  const alike = buttonsLike(click.button);
  const button = alike[click.place];
  const isSamePage = location.href === click.href && alike.length === click.count;
  return isSamePage && button !== undefined ? { ...click, button } : null;
}

/** In the order of the page; a translation changes their texts, not their looks. */
function buttonsLike({ tagName, className }: HTMLElement): HTMLElement[] {
  const elements = document.querySelectorAll<HTMLElement>(tagName);
  return [...elements].filter((element) => element.className === className);
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
