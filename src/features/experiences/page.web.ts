// The page of one of them, for the route that fetches it when somebody is there.
export { ExperiencePage } from './web/page/experience-page.tsx';
