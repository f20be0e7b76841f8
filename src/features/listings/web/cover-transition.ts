/** `view-transition-name` of a listing's first picture, on its card and on its page. */
export const COVER_TRANSITION = 'listing-cover';

/** The listing that was opened last from a card; set by a click alone, so never on a server. */
let opened: string | null = null;

/** Marks the card that a person opens, so that its picture travels, there and back. */
export function markOpened(listingId: string): void {
  opened = listingId;
}

/** Whether a card's picture is the one that travels. */
export function isOpened(listingId: string): boolean {
  return opened === listingId;
}
