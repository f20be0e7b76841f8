import { KINDS, type ResultsPath } from '#domain/kinds.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';

/** The public sections of the product (spec 1 §2.1): the results of each kind, and two of their own. */
export const SECTION_PATHS: readonly (ResultsPath | '/community' | '/travel')[] = [
  ...LISTING_KINDS.map((kind) => KINDS[kind].resultsPath),
  '/community',
  '/travel',
];

/** Public pages whose text is computed. */
export const COMPUTED_PATHS = ['/transparency'] as const;

/** Pages whose address is not that of their text. */
const MOVED: Readonly<Record<string, string>> = { events: '/wayhearth' };

/** The address of a written page. */
export function getPageAddress(path: string): string {
  return MOVED[path] ?? `/${path}`;
}

/** Addresses that show only private data, or are empty without a parameter. */
export const PRIVATE_PATHS = [
  '/admin',
  '/check',
  '/checkout',
  '/co-hosts',
  '/earnings',
  '/end-session',
  '/experiences/search',
  '/favorites',
  '/itinerants/search',
  '/listings',
  '/messages',
  '/payout-account',
  '/profile-settings',
  '/properties',
  '/reservations',
  '/reset-password',
  '/saved-searches',
  '/search',
  '/second-step',
  '/settings',
  '/sign-in-failed',
  '/statements',
  '/trips',
  '/verify-email',
  '/wishlists',
] as const;

/** Private addresses without public pages below them, for `robots.txt`. */
export const HIDDEN_FROM_ROBOTS = PRIVATE_PATHS.filter((path) => path !== '/listings');

/** Guides or stories in their own order, pieces of the blog newest first. */
export function listSectionPages<
  Page extends { readonly path: string; readonly order?: number; readonly date?: string },
>(pages: readonly Page[], folder: 'guide' | 'blog' | 'support'): Page[] {
  return pages
    .filter(({ path }) => path.startsWith(`${folder}/`))
    .sort(
      (a, b) =>
        (a.order ?? 0) - (b.order ?? 0) ||
        (b.date ?? '').localeCompare(a.date ?? '') ||
        a.path.localeCompare(b.path),
    );
}
