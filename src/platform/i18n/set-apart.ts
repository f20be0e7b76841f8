import { directionFor } from './locales.ts';

/**
 * A name or an amount that its neighbours in a right-to-left sentence can't pull apart, nor be
 * pulled apart by. Left-to-right sentences are left as they are.
 */
export function setApart(text: string, locale: string): string {
  return directionFor(locale) === 'rtl' ? `\u2068${text}\u2069` : text;
}
