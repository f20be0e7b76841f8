export * from './contract/errors.ts';
export * from './contract/places.ts';
export * from './contract/routes.ts';
