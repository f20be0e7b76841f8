export * from './contract/errors.ts';
export * from './contract/flights.ts';
export * from './contract/place-costs.ts';
export * from './contract/routes.ts';
export * from './contract/stay-days.ts';
export * from './contract/targets.ts';
export * from './contract/totals.ts';
