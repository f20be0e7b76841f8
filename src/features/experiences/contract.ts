export * from './contract/choices.ts';
export * from './contract/errors.ts';
export * from './contract/hosting.ts';
export * from './contract/page.ts';
export * from './contract/places.ts';
export * from './contract/routes.ts';
export * from './contract/schedule.ts';
export * from './contract/update.ts';
