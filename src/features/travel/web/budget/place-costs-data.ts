import type { TripSearch } from '#domain/search/trip-search.ts';
import { WINDOW_BOUNDS } from '#domain/stay-windows.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { logFailure } from '#platform/web/api/log-failure.ts';
import { listPlaceCosts } from '../../contract/addresses.gen.ts';
import type { PlaceCosts } from '../../contract.ts';

export type CostsState =
  /** It isn't known yet where the reader flies from. */
  | { readonly kind: 'origin-needed' }
  | { readonly kind: 'ready'; readonly costs: PlaceCosts }
  /** `field`: the parameter that is wrong; `message`: null where there was no answer. */
  | { readonly kind: 'failed'; readonly message: string | null; readonly field: string | null };

/** Milliseconds for which a browser keeps the last answer: chips and orders need no other. */
const KEPT_MS = 5 * 60_000;
let kept: { readonly key: string; readonly at: number; readonly costs: PlaceCosts } | null = null;

/** The costs of a month at all places, from where the address says. */
export async function loadPlaceCosts(
  { flights, budget, namesOrigin }: TripSearch,
  signal: AbortSignal,
): Promise<CostsState> {
  if (!namesOrigin) return { kind: 'origin-needed' };
  const query = {
    origin: flights.origin,
    nights: String(budget.nights ?? WINDOW_BOUNDS.initial),
    firstMonth: budget.firstMonth,
    lastMonth: budget.lastMonth,
    passengers: String(flights.passengers),
    travelClass: flights.travelClass,
  };
  const key = JSON.stringify(query);
  if (!import.meta.env.SSR && kept?.key === key && Date.now() - kept.at < KEPT_MS) {
    return { kind: 'ready', costs: kept.costs };
  }
  try {
    const costs = await call(listPlaceCosts, { query }, { signal });
    if (!import.meta.env.SSR) kept = { key, at: Date.now(), costs };
    return { kind: 'ready', costs };
  } catch (error) {
    if (signal.aborted) throw error;
    // The rest of the page is there without it.
    if (!(error instanceof ApiError)) {
      logFailure(error);
      return { kind: 'failed', message: null, field: null };
    }
    const { message, fields = {} } = error.problem;
    const [field = null] = Object.keys(fields);
    return { kind: 'failed', message, field };
  }
}
