import type { ReviewFacts } from '#domain/review-facts.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

const reviews = () => import('./load-reviews.ts');
export const loadFirstReviews = lazyCall(reviews, 'loadFirstReviews');

const person = () => import('./load-person.ts');
export const loadPersonReviews = lazyCall(person, 'loadPersonReviews');

export const PersonReviews = lazyPage(() => import('./person-reviews.tsx'), 'PersonReviews');

export const ReviewsSection = lazyPage(() => import('./reviews-section.tsx'), 'ReviewsSection');

const toWrite = () => import('./writing/to-write.tsx');
export const ReviewsToWrite = lazyPage(toWrite, 'ReviewsToWrite');
export const loadReviewsToWrite = lazyCall(toWrite, 'loadReviewsToWrite');

/** For the dialog in which a host approves a request. */
export const guestReviewsPart = {
  Part: lazyComponent(() => import('./writing/loaded-guest-reviews.tsx')),
  texts: ['reviews', 'reviews/dialog'],
};

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    'write-review': {
      reservationId: string;
      kind: ListingKind;
      title: string;
      /** Language of the title, if it isn't the reader's. */
      language: string | undefined;
      /** A guest writes about the listing, its host about the guest. */
      viewer: 'guest' | 'host';
      /** Empty for a deleted account. */
      guestName: string;
      /** The existing review; null for a new one. */
      own: { rating: number; facts: ReviewFacts; text: string } | null;
    };
    'reply-to-review': { reviewId: string; guestName: string };
  }
}

const TEXTS = ['reviews/dialog'];

export function registerReviewDialogs(): void {
  registerDialog('write-review', () => import('./writing/write-dialog.tsx'), TEXTS);
  registerDialog('reply-to-review', () => import('./writing/reply-dialog.tsx'), TEXTS);
}
