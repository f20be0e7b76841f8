import * as v from 'valibot';
import { MAX_SAVED_SEARCHES, SEARCH_RHYTHMS } from '#domain/saved-searches.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  doneSchema,
  idParams,
  idSchema,
  instantSchema,
  signedIdSchema,
} from '#platform/contract/schemas.ts';
import { savedQuerySchema, searchNameSchema } from './contract/schemas.ts';

export * from './contract/paths.ts';

/** A saved search on the page of its owner. */
const savedSearchSchema = v.object({
  id: idSchema,
  name: v.string(),
  kind: v.picklist(LISTING_KINDS),
  /** The parameters of its results. */
  query: v.record(v.string(), v.string()),
  /** Its filters, in the reader's language. */
  filters: v.array(v.string()),
  rhythm: v.picklist(SEARCH_RHYTHMS),
  createdAt: instantSchema,
  /** When its last mail was written; null without one. */
  mailedAt: v.nullable(instantSchema),
  /** Whether its dates are over, so that nothing can fit any more. */
  isOver: v.boolean(),
});
export type SavedSearchItem = v.InferOutput<typeof savedSearchSchema>;

export const listSavedSearches = defineRoute({
  id: 'alerts.list-saved-searches',
  method: 'GET',
  path: '/api/saved-searches',
  summary: 'List the searches that I saved, in the order of saving',
  access: 'signed-in',
  response: v.object({
    items: v.pipe(v.array(savedSearchSchema), v.maxLength(MAX_SAVED_SEARCHES)),
  }),
});

export const saveSearch = defineRoute({
  id: 'alerts.save-search',
  method: 'POST',
  path: '/api/saved-searches',
  summary: 'Save a search, to be told by email when something new fits or a price falls by 5 %',
  access: 'signed-in',
  body: v.object({
    kind: v.picklist(LISTING_KINDS),
    query: savedQuerySchema,
    name: searchNameSchema,
    rhythm: v.picklist(SEARCH_RHYTHMS),
  }),
  response: v.object({ id: idSchema }),
  status: 201,
  errors: ['email-unconfirmed', 'search-saved-before', 'too-many-saved-searches'],
  idempotent: true,
});

export const changeSavedSearch = defineRoute({
  id: 'alerts.change-saved-search',
  method: 'PUT',
  path: '/api/saved-searches/:id',
  summary: 'Rename a search that I saved, and choose how often I am told of what is new',
  access: 'signed-in',
  params: idParams,
  body: v.object({ name: searchNameSchema, rhythm: v.picklist(SEARCH_RHYTHMS) }),
  response: doneSchema,
  errors: ['not-found'],
});

export const deleteSavedSearch = defineRoute({
  id: 'alerts.delete-saved-search',
  method: 'DELETE',
  path: '/api/saved-searches/:id',
  summary: 'Delete a search that I saved',
  access: 'signed-in',
  params: idParams,
  body: v.looseObject({}),
  response: doneSchema,
});

const tokenParams = v.object({ token: signedIdSchema });
const mailedSearchSchema = v.object({ name: v.string(), rhythm: v.picklist(SEARCH_RHYTHMS) });

export const showMailedSearch = defineRoute({
  id: 'alerts.show-mailed-search',
  method: 'GET',
  path: '/api/mailed-searches/:token',
  summary: 'Show which search the link of an email is about, without signing in',
  access: 'public',
  params: tokenParams,
  response: mailedSearchSchema,
  errors: ['not-found'],
});

export const changeMailedSearch = defineRoute({
  id: 'alerts.change-mailed-search',
  method: 'PUT',
  path: '/api/mailed-searches/:token',
  summary: 'Choose how often the emails of a saved search come, by the link in one of them',
  access: 'public',
  params: tokenParams,
  body: v.object({ rhythm: v.picklist(SEARCH_RHYTHMS) }),
  response: mailedSearchSchema,
  errors: ['not-found'],
});

export const alertRoutes = [
  listSavedSearches,
  saveSearch,
  changeSavedSearch,
  deleteSavedSearch,
  showMailedSearch,
  changeMailedSearch,
] as const;
