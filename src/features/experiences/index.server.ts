export { choiceRoutesServed } from './server/choice-routes.ts';
