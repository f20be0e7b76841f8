import type { ProblemBody } from '#platform/contract/errors.ts';
import type { NightsQuote } from '../../contract.ts';

/** What the page says of the price now. */
export type QuoteView =
  | { readonly kind: 'none' }
  | { readonly kind: 'asking'; readonly last: NightsQuote | null }
  | { readonly kind: 'answered'; readonly answer: NightsQuote }
  | { readonly kind: 'refused'; readonly problem: ProblemBody }
  | { readonly kind: 'failed' };

/** The answer to show while the next one is on its way. */
export function shownAnswer(view: QuoteView): NightsQuote | null {
  if (view.kind === 'answered') return view.answer;
  return view.kind === 'asking' ? view.last : null;
}

/** Whether a request with this price can be asked of the host. */
export function isReservable(view: QuoteView): boolean {
  return view.kind === 'none' || (view.kind === 'answered' && view.answer.available);
}
