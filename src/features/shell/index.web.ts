export { savePriceDuration } from './web/navigation/price-duration.ts';
export { ErrorPage } from './web/pages/error-page.tsx';
export { documentHead, RootDocument } from './web/root-document.tsx';
export {
  BrokenDocument,
  NotFoundPage,
  registerShellDialogs,
  SectionLinks,
} from './web/route-parts.ts';
