/**
 * Whether the browser opened the document at its top: a new one without a fragment. If it is
 * elsewhere before the scripts run, a person has scrolled it.
 */
export function beganAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && Reflect.get(entry, 'type') === 'navigate' && location.hash === '';
}
