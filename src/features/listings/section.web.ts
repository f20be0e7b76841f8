// The page of a section, such as experiences.
export { SectionPage } from './web/section/section-page.tsx';
export { SectionScene } from './web/section/section-scene.tsx';
