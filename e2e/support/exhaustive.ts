/**
 * Tests of what others try in another width, language or theme, or of a state beside the main way:
 * run by `npm run test:full`, and by the name of their area, but not with every change.
 */
export const EXHAUSTIVE = { tag: '@exhaustive' };

/**
 * What tells an exhaustive test once more, in another language, at another width or by another way of
 * working, and states of what seldom changes, such as the frame around pages: run by
 * `npm run test:release`, and by the name of its area.
 */
export const RELEASE = { tag: '@release' };

/** @param isExhaustive whether this one of several variants waits for the full run */
export function exhaustiveIf(isExhaustive: boolean): { tag?: string } {
  return isExhaustive ? EXHAUSTIVE : {};
}

/** @param isLater whether this one of several variants waits for a release */
export function releaseIf(isLater: boolean): { tag?: string } {
  return isLater ? RELEASE : {};
}

/** @param isExhaustive whether the full run has this one of several variants, which a release has all of */
export function variantIf(isExhaustive: boolean): { tag: string } {
  return isExhaustive ? EXHAUSTIVE : RELEASE;
}
