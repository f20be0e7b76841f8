export { ListingPage } from './web/listing/listing-page.tsx';
export { stayNights } from './web/listing/stay-nights.ts';
export { StayCard } from './web/search/stay-card.tsx';
