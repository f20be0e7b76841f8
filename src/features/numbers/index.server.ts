export { numbersRoutesServed } from './server/routes.ts';
