/** Classes of a grid of listings; its pictures' `sizes`. */
export const LISTING_GRID = 'grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3';
export const LISTING_GRID_SIZES = '(min-width: 960px) 30vw, (min-width: 640px) 46vw, 94vw';
