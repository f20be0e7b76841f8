import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element is, or was, close to the screen, so that its data can be fetched. */
export function useNear<Element extends HTMLElement>(
  margin = '400px',
): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null || near) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [margin, near]);
  return [element, near];
}
