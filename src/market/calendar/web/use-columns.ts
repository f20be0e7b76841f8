import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Two months of seven 44 px days and the gap between them. */
const TWO_MONTHS_PX = 640;

/** How many months fit beside each other into an element. */
export function useColumns(): [RefObject<HTMLDivElement | null>, 1 | 2] {
  const frame = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<1 | 2>(1);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setColumns(element.clientWidth >= TWO_MONTHS_PX ? 2 : 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, columns];
}
