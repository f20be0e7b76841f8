import { useNavigate } from '@tanstack/react-router';
import { type BudgetSearch, budgetSearch } from '#domain/search/budget-search.ts';
import type { SearchPatch } from '#domain/search/define-search.ts';
import { type TravelSearch, travelSearch } from '#domain/search/travel-search.ts';
import { type TripSearch, tripSearch } from '#domain/search/trip-search.ts';

export interface BudgetChange {
  readonly flights?: SearchPatch<TravelSearch>;
  readonly budget?: SearchPatch<BudgetSearch>;
}

/** The parameters of a search with some changes; an origin is named once it is known. */
export function changedParams(
  search: TripSearch,
  { flights = {}, budget = {} }: BudgetChange,
): Record<string, string> {
  const { origin, ...params } = tripSearch.format({
    flights: travelSearch.change(search.flights, flights),
    homes: search.homes,
    budget: budgetSearch.change(search.budget, budget),
  });
  const isNamed = search.namesOrigin || flights.origin !== undefined;
  return isNamed && origin !== undefined ? withOrigin(params, origin) : params;
}

/** In the place that the specification gives it: before class and passengers. */
function withOrigin(params: Record<string, string>, origin: string): Record<string, string> {
  const entries = Object.entries(params);
  const at = entries.findIndex(([name]) => name === 'travelClass');
  return Object.fromEntries(entries.toSpliced(at < 0 ? 0 : at, 0, ['origin', origin]));
}

/** Goes to the same page with some changes of its search. */
export function useBudgetChange(search: TripSearch): (change: BudgetChange) => void {
  const navigate = useNavigate();
  return (change) => {
    void navigate({ to: '/travel', search: changedParams(search, change), resetScroll: false });
  };
}
