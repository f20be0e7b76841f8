import { type RefObject, useLayoutEffect } from 'react';

/** `view-transition-name` of a listing's first picture, on its card and on its page. */
export const COVER_TRANSITION = 'listing-cover';

// Set only by clicks, so on a server they stay empty.
let opened: string | null = null;
let travelling: HTMLElement | null = null;

function letTravel(element: HTMLElement | null): void {
  // Two elements with the same name would cancel the transition.
  if (travelling !== null) travelling.style.viewTransitionName = '';
  if (element !== null) element.style.viewTransitionName = COVER_TRANSITION;
  travelling = element;
}

/**
 * Animates a card's picture to the listing's page and, after Back, to the card again.
 *
 * @returns to be called when the card is opened
 */
export function useCoverTransition(
  listingId: string,
  picture: RefObject<HTMLElement | null>,
): () => void {
  useLayoutEffect(() => {
    if (opened === listingId) letTravel(picture.current);
  }, [listingId, picture]);
  return () => {
    opened = listingId;
    letTravel(picture.current);
  };
}
