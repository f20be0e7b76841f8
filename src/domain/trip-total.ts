/** Nights of the month by which places are compared. */
export const MONTH_NIGHTS = 30;

/** Costs of a trip, in cents. */
export interface TripCosts {
  /** Round trip or one way, for all passengers. */
  readonly flight: number;
  /** The home, for all nights. */
  readonly homes: number;
  /** 1 or more. */
  readonly nights: number;
}

/** Cents of the whole trip. */
export function tripCost({ flight, homes }: TripCosts): number {
  return flight + homes;
}

/**
 * Cents of thirty nights, part by part: the home at its price a night, and the flight spread over
 * the months of the stay. For a shorter stay the flight counts once and in full, since travellers
 * don't repeat it within a month.
 */
export function monthlyParts({ flight, homes, nights }: TripCosts): {
  flight: number;
  homes: number;
} {
  return {
    flight: (flight * MONTH_NIGHTS) / Math.max(MONTH_NIGHTS, nights),
    homes: (homes * MONTH_NIGHTS) / nights,
  };
}

/** Cents of thirty nights. */
export function monthlyCost(costs: TripCosts): number {
  const { flight, homes } = monthlyParts(costs);
  return Math.round(homes + flight);
}
