export * from './contract/results.ts';
export * from './contract/schemas.ts';
export * from './contract/search.ts';
export * from './contract/search-routes.ts';
