const RESULTS_PATHS = ['/', '/listings'] as const;

/** A path with a list of homes: the home page, and a category with a page of its own. */
export type ResultsPath = (typeof RESULTS_PATHS)[number];

/** The results path that a pathname shows; null for any other. */
export function findResultsPath(pathname: string): ResultsPath | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return RESULTS_PATHS.find((known) => known === path) ?? null;
}
