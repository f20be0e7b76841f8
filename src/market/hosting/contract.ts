import { draftRoutes } from './contract/drafts.ts';
import { geographyRoutes } from './contract/geography.ts';
import { uploadPicture } from './contract/uploads.ts';

export * from './contract/drafts.ts';
export * from './contract/geography.ts';
export * from './contract/schemas.ts';
export * from './contract/uploads.ts';

export const formRoutes = [...draftRoutes, ...geographyRoutes, uploadPicture] as const;
