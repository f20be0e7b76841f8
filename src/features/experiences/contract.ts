export * from './contract/choices.ts';
export * from './contract/routes.ts';
