/**
 * Tests of what others try in another width, language or theme, or of a state beside the main way:
 * run by `npm run test:full`, and by the name of their area, but not with every change.
 */
export const EXHAUSTIVE = { tag: '@exhaustive' };

/** @param isExhaustive whether this one of several variants waits for the full run */
export function exhaustiveIf(isExhaustive: boolean): { tag?: string } {
  return isExhaustive ? EXHAUSTIVE : {};
}
