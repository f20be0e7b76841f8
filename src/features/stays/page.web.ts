// The page of one of them, for the route that fetches it when somebody is there.
export { ListingPage } from './web/listing/listing-page.tsx';
