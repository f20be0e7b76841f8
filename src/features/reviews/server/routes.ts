import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import { listReviews } from './use-cases/list-reviews.ts';

/** Every call of reviews. */
export const reviewRoutesServed: readonly ServedRoute[] = [
  serve(contract.listReviews, ({ params, query }, context) =>
    listReviews(params.id, Number(query.page ?? 1), context),
  ),
];
