/** Classes of the cards of results: fewer in a row beside the map. */
export const RESULTS_GRID =
  'grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3 lg:in-data-[map=closed]:grid-cols-3 xl:in-data-[map=closed]:grid-cols-4 min-[100rem]:in-data-[map=closed]:grid-cols-5 lg:noscript:grid-cols-3 xl:noscript:grid-cols-4';
