export { nightlyColumns, nightTerms } from './inventory-tables.ts';
