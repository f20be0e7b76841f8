export { editorialRoute } from './web/editorial-route.ts';
