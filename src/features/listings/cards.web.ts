// What lists and pages of listings are made of: every page imports `index.web.ts`, so these stand
// apart and are fetched with the pages that show them.

export { FavoriteButton } from './web/components/favorite-button.tsx';
export { ListingTitle } from './web/components/listing-title.tsx';
export { TownLine } from './web/components/town-line.tsx';
export { WifiSpeed } from './web/components/wifi-speed.tsx';
export { ResultCard } from './web/results/result-card.tsx';
