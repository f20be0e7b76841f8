import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Message } from '../../contract.ts';

/** Pixels from the end of the list within which a reader follows what comes. */
const NEAR_PX = 80;

/**
 * Keeps a reader who is at the newest message there, tells one who reads further up that there is
 * more below, and says aloud what came.
 */
export function useNewest(
  box: RefObject<HTMLElement | null>,
  messages: readonly Message[],
  outgoing: number,
) {
  const [isBelow, setBelow] = useState(false);
  const [announced, setAnnounced] = useState<string | null>(null);
  const newest = messages.at(-1);
  const seen = useRef(newest?.number ?? 0);
  const isNear = useRef(true);

  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    // In a list that is turned over the end is 0, and what lies above is below zero.
    const onScroll = () => {
      isNear.current = Math.abs(element.scrollTop) < NEAR_PX;
      if (isNear.current) setBelow(false);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [box]);

  useLayoutEffect(() => {
    if (newest === undefined || newest.number <= seen.current) return;
    seen.current = newest.number;
    if (newest.mine || isNear.current) box.current?.scrollTo({ top: 0 });
    else setBelow(true);
    if (!newest.mine) setAnnounced(newest.parts.map(({ text }) => text).join(' … '));
  }, [box, newest]);

  // What one writes oneself is looked at.
  useLayoutEffect(() => {
    if (outgoing > 0) box.current?.scrollTo({ top: 0 });
  }, [box, outgoing]);

  return {
    isBelow,
    announced,
    toNewest: () => box.current?.scrollTo({ top: 0, behavior: 'smooth' }),
  };
}
