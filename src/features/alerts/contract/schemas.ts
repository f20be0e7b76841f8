import * as v from 'valibot';
import { SAVED_SEARCH_NAME } from '#domain/saved-searches.ts';
import { lineSchema } from '#platform/contract/schemas.ts';

export const searchNameSchema = lineSchema(SAVED_SEARCH_NAME.max, SAVED_SEARCH_NAME.min);

/** The parameters of a search; unknown ones are ignored. */
export const savedQuerySchema = v.pipe(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(500))),
  v.check((query) => Object.keys(query).length <= 40),
);
