export * from './contract/results.ts';
export * from './contract/search.ts';
export * from './contract/search-parts.ts';
