// Written by `npm run generate` from the contracts of this room.

import type { RouteAddress } from '#platform/contract/route.ts';
import type * as drafts from './drafts.ts';
import type * as geography from './geography.ts';
import type * as uploads from './uploads.ts';

export const deleteDraft: RouteAddress<typeof drafts.deleteDraft> = {
  method: 'DELETE',
  path: '/api/drafts/:kind',
  access: 'signed-in',
  idempotent: false,
};

export const keepDraft: RouteAddress<typeof drafts.keepDraft> = {
  method: 'PUT',
  path: '/api/drafts/:kind',
  access: 'signed-in',
  idempotent: false,
};

export const showDraft: RouteAddress<typeof drafts.showDraft> = {
  method: 'GET',
  path: '/api/drafts/:kind',
  access: 'signed-in',
  idempotent: false,
};

export const listCities: RouteAddress<typeof geography.listCities> = {
  method: 'GET',
  path: '/api/countries/:code/cities',
  access: 'public',
  idempotent: false,
};

export const listCountries: RouteAddress<typeof geography.listCountries> = {
  method: 'GET',
  path: '/api/countries',
  access: 'public',
  idempotent: false,
};

export const locatePoint: RouteAddress<typeof geography.locatePoint> = {
  method: 'GET',
  path: '/api/locate',
  access: 'public',
  idempotent: false,
};

export const uploadPicture: RouteAddress<typeof uploads.uploadPicture> = {
  method: 'POST',
  path: '/api/uploads',
  access: 'signed-in',
  idempotent: true,
};
