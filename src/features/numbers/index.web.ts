export { loadNumbers, NUMBERS_TEXTS, NumbersPage, numbersHead } from './web/route-parts.ts';
