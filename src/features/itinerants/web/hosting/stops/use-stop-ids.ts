import { useState } from 'react';

/** Names of stops in this browser, whatever becomes of their fields and their order. */
export interface StopIds {
  readonly all: readonly string[];
  /** @returns the new one's */
  add(): string;
  move(from: number, to: number): void;
  remove(at: number): void;
}

/** The names of as many stops as a form has, in their order. */
export function useStopIds(count: number): StopIds {
  const [ids] = useState(() => ({ all: [] as string[], next: 1 }));
  const make = () => `stop-${ids.next++}`;
  // The form may have come with some, or have been replaced.
  while (ids.all.length < count) ids.all.push(make());
  ids.all.length = Math.max(count, 0);
  return {
    all: ids.all,
    add() {
      const id = make();
      ids.all.push(id);
      return id;
    },
    move(from, to) {
      ids.all.splice(to, 0, ...ids.all.splice(from, 1));
    },
    remove(at) {
      ids.all.splice(at, 1);
    },
  };
}
