import type { ProblemBody } from '#platform/contract/errors.ts';
import type { NightsQuote } from '../contract.ts';

/** State of the price on the page. */
export type QuoteView<Answer = NightsQuote> =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly last: Answer | null }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly problem: ProblemBody }
  | { readonly kind: 'failed' };

/** The answer to show while the next one loads. */
export function shownAnswer<Answer>(view: QuoteView<Answer>): Answer | null {
  if (view.kind === 'answered') return view.answer;
  return view.kind === 'asking' ? view.last : null;
}

/** Whether a request with this price can be sent, or it is incomplete. */
export function isReservable(view: QuoteView<{ readonly available: boolean }>): boolean {
  return view.kind === 'none' || (view.kind === 'answered' && view.answer.available);
}
