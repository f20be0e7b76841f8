const CONTROL = 'input:not([type=hidden]), select, textarea, button, [tabindex="0"]';
/** In a grid, the cell in the Tab order, rather than the buttons that turn its pages. */
const CELL = '[role=grid] [tabindex="0"]';

/**
 * Focuses a field of a step, and scrolls its error into view. The field is the control of that
 * name, or the element marked `data-field`; within that the part marked `data-wrong`, the cell of a
 * calendar, or the first control. The message is the element that describes either.
 *
 * @returns whether there is one
 */
export function focusField(body: HTMLElement, name: string): boolean {
  const quoted = CSS.escape(name);
  const marked = body.querySelector<HTMLElement>(`[data-field="${quoted}"]`);
  const control =
    marked?.querySelector<HTMLElement>('[data-wrong]') ??
    body.querySelector<HTMLElement>(
      `:is(input:not([type=hidden]), select, textarea)[name="${quoted}"]`,
    ) ??
    (marked?.matches(CONTROL) === true
      ? marked
      : (marked?.querySelector<HTMLElement>(CELL) ?? marked?.querySelector<HTMLElement>(CONTROL)));
  if (control === null || control === undefined) return false;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
  for (const message of findDescriptions(control, marked))
    message.scrollIntoView({ block: 'nearest' });
  return true;
}

/** The elements that describe a field, its error among them. */
function findDescriptions(...described: readonly (Element | null)[]): Element[] {
  return described
    .flatMap((element) => element?.getAttribute('aria-describedby')?.split(/\s+/) ?? [])
    .flatMap((id) => document.getElementById(id) ?? []);
}
