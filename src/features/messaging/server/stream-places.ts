/** Open pages of one person that hear at once; the others ask from time to time. */
const MAX_STREAMS = 12;

/** Counts the streams that each person has open at this server, from before they are opened. */
export class StreamPlaces {
  readonly #taken = new Map<string, number>();

  /** @returns what gives the place back, once; null while the person has no place left */
  take(userId: string): (() => void) | null {
    const taken = this.#taken.get(userId) ?? 0;
    if (taken >= MAX_STREAMS) return null;
    this.#taken.set(userId, taken + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#taken.get(userId) ?? 1) - 1;
      if (left === 0) this.#taken.delete(userId);
      else this.#taken.set(userId, left);
    };
  }
}
