/** What searches of every kind ask for and answer, and the route of place suggestions. */

export * from './contract/results.ts';
export * from './contract/schemas.ts';
export * from './contract/search.ts';
