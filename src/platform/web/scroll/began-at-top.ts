/**
 * Whether the browser opened the document at its top: a new one without a part to go to. What stands
 * elsewhere before the scripts run was then scrolled by a person.
 */
export function beganAtTop(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && Reflect.get(entry, 'type') === 'navigate' && location.hash === '';
}
