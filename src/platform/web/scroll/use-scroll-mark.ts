import { type RefObject, useEffect } from 'react';
import type { PageScroll } from './page-scroll.ts';
import { watchPageScroll } from './watch-page-scroll.ts';

/**
 * Keeps an attribute on an element for as long as `select` holds for the page's scrolling; styles
 * do the rest. On the server, and until hydration, the page counts as at rest at its top: without
 * it.
 *
 * @param select from the module, not made in each render
 */
export function useScrollMark(
  element: RefObject<Element | null>,
  attribute: `data-${string}`,
  select: (scroll: PageScroll) => boolean,
): void {
  useEffect(
    () =>
      watchPageScroll(select, (holds) => {
        element.current?.toggleAttribute(attribute, holds);
      }),
    [element, attribute, select],
  );
}
