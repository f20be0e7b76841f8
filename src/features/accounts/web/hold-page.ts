import type { AnyRouter } from '@tanstack/react-router';

/** A page that can be kept as it is. */
export interface HeldPage {
  isHeld(): boolean;
  /** Loads nothing into it any more: the next page comes as a new document. */
  hold(): void;
  /** Goes on as before. */
  release(): void;
  /**
   * Loads the page that is on its way as a new document.
   *
   * @returns whether there is one
   */
  leave(): boolean;
  close(): void;
}

/**
 * Makes a page that can be kept as it is while another account is signed in, so that it never shows
 * one half for each.
 */
export function holdPage(router: AnyRouter): HeldPage {
  let isHeld = false;
  const { invalidate } = router;
  router.invalidate = (options) => (isHeld ? Promise.resolve() : invalidate(options));
  const stopListening = router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
    if (isHeld && hrefChanged) window.location.assign(toLocation.href);
  });
  return {
    isHeld: () => isHeld,
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
    },
    leave() {
      const { location, resolvedLocation } = router.state;
      const isOnItsWay = resolvedLocation !== undefined && location.href !== resolvedLocation.href;
      if (isOnItsWay) window.location.assign(location.href);
      return isOnItsWay;
    },
    close() {
      router.invalidate = invalidate;
      stopListening();
    },
  };
}
