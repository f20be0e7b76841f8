import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts';
import { isMenuLanguage, type MenuLanguage } from './menu-languages.ts';

/** The languages of a reader: of the pages, and of the menus where that is another one. */
export interface Languages {
  readonly locale: Locale;
  readonly menus: MenuLanguage | null;
}

/** Languages that browsers send under other names than ours. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };
/** Longer than any browser's header. */
const MAX_READ = 500;

/**
 * The languages for a request: the chosen one, otherwise the best of `Accept-Language`. Where only
 * the menus exist in that language, pages are in the next best one, or in English.
 *
 * @param chosen from the address, the account or the cookie
 * @param accept the header as sent
 */
export function negotiateLanguages(chosen: string | undefined, accept: string | null): Languages {
  if (isLocale(chosen)) return { locale: chosen, menus: null };
  if (isMenuLanguage(chosen)) return { locale: DEFAULT_LOCALE, menus: chosen };
  const wanted = parseAcceptLanguage(accept);
  const best = wanted.find((tag) => isLocale(tag) || isMenuLanguage(tag));
  return {
    locale: wanted.find(isLocale) ?? DEFAULT_LOCALE,
    menus: isMenuLanguage(best) ? best : null,
  };
}

function parseAcceptLanguage(accept: string | null): string[] {
  return (accept ?? '')
    .slice(0, MAX_READ)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      const language = tag.toLowerCase().split('-')[0] ?? '';
      return { language: SAME[language] ?? language, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}
