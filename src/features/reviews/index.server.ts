export { reviewRoutesServed } from './server/routes.ts';
