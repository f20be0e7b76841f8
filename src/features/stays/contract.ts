export * from './contract/filter-routes.ts';
export * from './contract/hosting.ts';
export * from './contract/hosting-schemas.ts';
export * from './contract/routes.ts';
export * from './contract/schemas.ts';
