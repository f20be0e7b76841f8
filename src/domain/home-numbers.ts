import { type Cents, roundHalfUp } from './money.ts';

/** Counts and sums of homes in a month, from which its figures follow. */
export interface HomeCounts {
  /** Room-nights that guests could have, the promised ones among them. */
  readonly offered: number;
  /** Room-nights of agreed stays. */
  readonly promised: number;
  /** Cents agreed for the promised nights: nights less discount, without fees, taxes and deposit. */
  readonly nightsPrice: Cents;
  /** Cents that became the host's, taxes included. */
  readonly revenue: Cents;
  /** Stays that begin in the month, their nights, and days from their requests to their arrival. */
  readonly arrivals: number;
  readonly nights: number;
  readonly leadDays: number;
  /** Times that a page of them was opened (decision 0362). */
  readonly views: number;
  readonly requests: number;
  /** Requests of the month that were approved, whenever that was. */
  readonly approved: number;
  readonly reviews: number;
  /** Sum of the stars of these reviews. */
  readonly stars: number;
}

/** Of a month without anything. */
export const NO_COUNTS: HomeCounts = {
  offered: 0,
  promised: 0,
  nightsPrice: 0,
  revenue: 0,
  arrivals: 0,
  nights: 0,
  leadDays: 0,
  views: 0,
  requests: 0,
  approved: 0,
  reviews: 0,
  stars: 0,
};

/** The figures of homes in a month; null where there is nothing to divide by. */
export interface HomeFigures
  extends Pick<
    HomeCounts,
    'offered' | 'promised' | 'revenue' | 'views' | 'requests' | 'approved' | 'reviews'
  > {
  /** From 0 to 1. */
  readonly occupancy: number | null;
  readonly nightlyRate: Cents | null;
  /** Average days from request to arrival. */
  readonly leadTime: number | null;
  /** Average nights of a stay. */
  readonly length: number | null;
  /** Average stars. */
  readonly rating: number | null;
}

/** The figures that follow from counts (decision 0357). */
export function toHomeFigures(counts: HomeCounts): HomeFigures {
  const { offered, promised, revenue, views, requests, approved, reviews } = counts;
  const rate = divide(counts.nightsPrice, promised);
  return {
    offered,
    promised,
    revenue,
    views,
    requests,
    approved,
    reviews,
    occupancy: divide(promised, offered),
    nightlyRate: rate === null ? null : roundHalfUp(rate),
    leadTime: divide(counts.leadDays, counts.arrivals),
    length: divide(counts.nights, counts.arrivals),
    rating: divide(counts.stars, reviews),
  };
}

function divide(sum: number, by: number): number | null {
  return by === 0 ? null : sum / by;
}
