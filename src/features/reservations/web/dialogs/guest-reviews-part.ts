import type { ComponentType } from 'react';

/** Hosts' reviews of the guest of a reservation. */
export type GuestReviewsPart = ComponentType<{ reservationId: string }>;

let part: GuestReviewsPart | null = null;

/** Takes the part from the feature of reviews, which knows this one. */
export function registerGuestReviews(registered: GuestReviewsPart): void {
  part = registered;
}

export function getGuestReviews(): GuestReviewsPart | null {
  return part;
}
