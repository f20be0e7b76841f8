import { directionFor } from './locales.ts';

/**
 * Isolates a name or an amount from its neighbours in a right-to-left sentence. Left-to-right
 * sentences are left unchanged.
 */
export function setApart(text: string, locale: string): string {
  return directionFor(locale) === 'rtl' ? `\u2068${text}\u2069` : text;
}
