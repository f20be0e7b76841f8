export { LISTING_CATEGORY_ENTRIES } from './data/listing-categories.ts';
export { OCCUPANCY_ENTRIES } from './data/occupancies.ts';
export { SCENERY_STYLE_ENTRIES } from './data/scenery-styles.ts';
