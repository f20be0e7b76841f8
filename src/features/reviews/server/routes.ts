import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import * as contract from '../contract.ts';
import type { OpenTicket } from './ports.ts';
import { listGuestReviews } from './use-cases/list-guest-reviews.ts';
import { listReviews } from './use-cases/list-reviews.ts';
import { listToWrite } from './use-cases/list-to-write.ts';
import { replyToReview } from './use-cases/reply-to-review.ts';
import { reportReview } from './use-cases/report-review.ts';
import { showReviews } from './use-cases/show-reviews.ts';
import { writeReview } from './use-cases/write-review.ts';

/**
 * Every call of reviews.
 *
 * @param openTicket how a report reaches support
 */
export const makeReviewRoutes = (openTicket: OpenTicket): readonly ServedRoute[] => [
  serve(contract.listReviews, ({ params, query }, context) =>
    listReviews(params.id, Number(query.page ?? 1), context),
  ),
  serve(contract.listToWrite, ({ query }, context) => listToWrite(query.as, context)),
  serve(contract.showReviews, ({ params }, context) => showReviews(params.id, context)),
  serve(contract.listGuestReviews, ({ params }, context) => listGuestReviews(params.id, context)),
  serve(contract.writeReview, ({ params, body }, context) => writeReview(params.id, body, context)),
  serve(contract.replyToReview, ({ params, body }, context) =>
    replyToReview(params.id, body.text, context),
  ),
  serve(contract.reportReview, ({ params, body }, context) =>
    reportReview(openTicket, params.id, body, context),
  ),
];
