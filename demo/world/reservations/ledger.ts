/** Keeps count of who sleeps where on which night, so that nothing is given away twice. */
export interface Ledger {
  /** Whether `rooms` are free there on all nights of [start, end), days as numbers. */
  fits(stay: { id: string; capacity: number }, start: number, end: number, rooms: number): boolean;
  /** How many units are free there on all nights of [start, end). */
  left(stay: { id: string; capacity: number }, start: number, end: number): number;
  /** Whether the guest is elsewhere on one of these nights. */
  isAway(guestId: string, start: number, end: number): boolean;
  hold(stayId: string, guestId: string, start: number, end: number, rooms: number): void;
  /** Marks the guest busy without taking a room. */
  occupy(guestId: string, start: number, end: number): void;
}

export function openLedger(): Ledger {
  const taken = new Map<string, Map<number, number>>();
  const trips = new Map<string, [start: number, end: number][]>();
  const occupy = (guestId: string, start: number, end: number) => {
    trips.set(guestId, [...(trips.get(guestId) ?? []), [start, end]]);
  };
  const left = (stay: { id: string; capacity: number }, start: number, end: number) => {
    const nights = taken.get(stay.id);
    let max = 0;
    for (let night = start; night < end; night += 1) max = Math.max(max, nights?.get(night) ?? 0);
    return stay.capacity - max;
  };
  return {
    fits: (stay, start, end, rooms) => left(stay, start, end) >= rooms,
    left,
    isAway(guestId, start, end) {
      return (trips.get(guestId) ?? []).some(([from, to]) => from < end && start < to);
    },
    hold(stayId, guestId, start, end, rooms) {
      let nights = taken.get(stayId);
      if (nights === undefined) {
        nights = new Map();
        taken.set(stayId, nights);
      }
      for (let night = start; night < end; night += 1) {
        nights.set(night, (nights.get(night) ?? 0) + rooms);
      }
      occupy(guestId, start, end);
    },
    occupy,
  };
}
