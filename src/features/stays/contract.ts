export * from './contract/hosting.ts';
export * from './contract/routes.ts';
export * from './contract/schemas.ts';
