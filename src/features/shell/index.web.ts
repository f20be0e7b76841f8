export { documentHead } from './web/document-head.ts';
export { keepPriceDuration } from './web/navigation/price-duration.ts';
export { ErrorPage } from './web/pages/error-page.tsx';
export { NotFoundPage, WaysOn } from './web/pages/fetched-pages.ts';
export { RootDocument } from './web/root-document.tsx';
