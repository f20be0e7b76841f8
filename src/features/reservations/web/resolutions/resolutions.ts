export { loadResolutions } from './load-resolutions.ts';
export { ResolutionsSection } from './resolutions-section.tsx';
