// The page of a section, such as experiences.
export { OpensNext, SectionPage } from './web/section/section-page.tsx';
