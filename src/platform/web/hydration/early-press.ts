/** The button that was pressed last before anything could answer. */
let pressed: HTMLElement | null = null;

function keep({ target }: Event): void {
  if (target instanceof Element) pressed = buttonAt(target) ?? pressed;
}

/** The button of a press that nobody answers yet; what works without code is none. */
export function buttonAt(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('button:not([popovertarget], [type=submit])');
}

/** Keeps what is pressed from now on until the page is live. */
export function keepEarlyPress(): void {
  addEventListener('click', keep, { capture: true });
}

/** The page is live: what was pressed last before is pressed again, if it still stands there. */
export function pressAgain(): void {
  removeEventListener('click', keep, { capture: true });
  const button = pressed;
  pressed = null;
  if (button?.isConnected === true) button.click();
}
