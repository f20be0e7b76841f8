import { findRoutes } from './contract/find-routes.ts';
import { peopleRoutes } from './contract/people-routes.ts';
import { runningRoutes } from './contract/running-routes.ts';
import { thingRoutes } from './contract/thing-routes.ts';
import { ticketRoutes } from './contract/ticket-routes.ts';

export * from './contract/find-routes.ts';
export * from './contract/people-routes.ts';
export * from './contract/running-routes.ts';
export * from './contract/thing-routes.ts';
export * from './contract/ticket-routes.ts';

export const consoleRoutes = [
  ...findRoutes,
  ...peopleRoutes,
  ...thingRoutes,
  ...ticketRoutes,
  ...runningRoutes,
] as const;
