const CONTROL = 'input:not([type=hidden]), select, textarea, button, [tabindex="0"]';

/**
 * Brings the keyboard to a field of a step: the control of that name, or the first control within
 * the element marked `data-field`.
 *
 * @returns whether there is one
 */
export function focusField(body: HTMLElement, name: string): boolean {
  const quoted = CSS.escape(name);
  const marked = body.querySelector<HTMLElement>(`[data-field="${quoted}"]`);
  const control =
    body.querySelector<HTMLElement>(
      `:is(input:not([type=hidden]), select, textarea)[name="${quoted}"]`,
    ) ?? (marked?.matches(CONTROL) === true ? marked : marked?.querySelector<HTMLElement>(CONTROL));
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
  return control !== null && control !== undefined;
}
