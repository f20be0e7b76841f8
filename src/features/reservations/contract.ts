export * from './contract/calendar-feed.ts';
export * from './contract/calendars.ts';
export * from './contract/host-calendar.ts';
export * from './contract/host-payment.ts';
export * from './contract/paths.ts';
export * from './contract/resolutions.ts';
export * from './contract/routes.ts';
export * from './contract/schemas.ts';
