// Heads of pages of listings that bring texts with them.
export { notFoundHead } from './web/page/not-found-head.ts';
