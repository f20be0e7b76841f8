export * from './contract/limits.ts';
export * from './contract/paths.ts';
export * from './contract/routes.ts';
export * from './contract/schemas.ts';
