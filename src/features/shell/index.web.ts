export { documentHead } from './web/document-head.ts';
export { RootDocument } from './web/root-document.tsx';
