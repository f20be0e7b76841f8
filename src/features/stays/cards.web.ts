// Cards of homes, for pages of higher features that show some; fetched with those.
export { StayCard } from './web/search/stay-card.tsx';
