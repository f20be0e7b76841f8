export * from './contract/choices.ts';
export * from './contract/figures.ts';
export * from './contract/hosting.ts';
export * from './contract/hosting-schemas.ts';
export * from './contract/joining.ts';
export * from './contract/page.ts';
export * from './contract/routes.ts';
export * from './contract/search.ts';
