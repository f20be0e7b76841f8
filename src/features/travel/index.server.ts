export { travelErrors } from './server/errors.ts';
