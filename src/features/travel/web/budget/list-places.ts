import type { TravelRegion } from '#domain/flights.ts';
import { isWarm, warmthIn } from '#domain/local-season.ts';
import { toCents } from '#domain/money.ts';
import { BUDGET, type BudgetSearch, type PlaceOrder } from '#domain/search/budget-search.ts';
import type { PlaceCost } from '../../contract.ts';

/** The places of a search on both sides of its budget. */
export interface PlacesByBudget {
  readonly within: readonly PlaceCost[];
  readonly above: readonly PlaceCost[];
}

/** The places that fit the chips, in the asked order, those within the budget first. */
export function listPlaces(
  places: readonly PlaceCost[],
  search: BudgetSearch,
  region: TravelRegion | undefined,
): PlacesByBudget {
  const fitting = places
    .filter(
      (place) =>
        (region === undefined || place.region === region) &&
        (search.warm !== true || isWarm(place.season)) &&
        (search.nearSea !== true || place.isNearSea) &&
        (search.festivals !== true || place.festivals.length > 0),
    )
    .toSorted((a, b) => COMPARE[search.order](a, b) || COMPARE.cost(a, b));
  const limit = toCents(search.budget ?? BUDGET.initial);
  return {
    within: fitting.filter(({ monthly }) => monthly.typical <= limit),
    above: fitting.filter(({ monthly }) => monthly.typical > limit),
  };
}

const COMPARE: Readonly<Record<PlaceOrder, (a: PlaceCost, b: PlaceCost) => number>> = {
  cost: (a, b) => a.monthly.typical - b.monthly.typical,
  warmth: (a, b) => warmthIn(b.season) - warmthIn(a.season),
  wifi: (a, b) => (b.wifi?.median ?? 0) - (a.wifi?.median ?? 0),
  flight: (a, b) => (a.flight?.minutes ?? 0) - (b.flight?.minutes ?? 0),
};
