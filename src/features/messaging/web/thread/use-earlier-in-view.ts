import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** Asks for earlier messages when the reader comes near the top of the list. */
export function useEarlierInView(
  box: RefObject<HTMLElement | null>,
  wanted: boolean,
  onEarlier: () => void,
): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onEarlier);
  useEffect(() => {
    const element = top.current;
    if (!wanted || element === null || box.current === null) return;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) ask();
      },
      { root: box.current, rootMargin: '120px 0px 0px 0px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [box, wanted]);
  return top;
}
