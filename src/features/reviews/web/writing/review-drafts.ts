import type { ReviewFacts } from '#domain/review-facts.ts';

/** What was typed so far. */
export interface ReviewDraft {
  /** Null before a choice. */
  readonly rating: number | null;
  readonly facts: ReviewFacts;
  readonly text: string;
}

/** By reservation, for as long as the page is open: a dialog closed by mistake loses nothing. */
const drafts = new Map<string, ReviewDraft>();

export function draftOf(reservationId: string): ReviewDraft | undefined {
  return drafts.get(reservationId);
}

export function keepDraft(reservationId: string, draft: ReviewDraft): void {
  drafts.set(reservationId, draft);
}

export function deleteDraft(reservationId: string): void {
  drafts.delete(reservationId);
}
