import type { PlaceDetails, Recommendation } from '../../../contract.ts';

/** Query of recommendations. */
export interface PlaceQuery {
  readonly countryCode: string;
  readonly region: string;
  readonly city: string;
  readonly category: string;
  readonly style: string;
}

/** A recommended place, with its details once they are loaded. */
export interface LoadedPlace {
  readonly place: Recommendation;
  readonly state: 'waiting' | 'there' | 'failed';
  readonly details: PlaceDetails | null;
}

export type LoadedPlaces =
  | { readonly kind: 'waiting' }
  /** The list itself couldn't be loaded. */
  | { readonly kind: 'failed' }
  /** The overall timeout was exceeded. */
  | { readonly kind: 'timed-out'; readonly places: readonly LoadedPlace[] }
  | { readonly kind: 'there'; readonly places: readonly LoadedPlace[] };

/** Source of places; both methods reject on errors. */
export interface PlaceSource {
  list(query: PlaceQuery, signal: AbortSignal): Promise<readonly Recommendation[]>;
  details(placeId: string, signal: AbortSignal): Promise<PlaceDetails>;
}

/** Timeouts and delays, in milliseconds (spec 2 §4). */
export const PLACE_TIMES = { list: 500, details: 200, onePlace: 10_000, all: 30_000 } as const;

/** Maximum number of concurrent requests of details. */
const MAX_AT_ONCE = 8;

/** The recommendations of one dialog, for `useSyncExternalStore`. */
export interface PlaceLoader {
  view(): LoadedPlaces;
  subscribe(listener: () => void): () => void;
  /** Loads a new query once no other follows for a moment; aborts requests in progress. */
  ask(query: PlaceQuery): void;
  /** Repeats the last query at once. */
  retry(): void;
  retryPlace(placeId: string): void;
  stop(): void;
}

/** Loads recommendations and then the details of each, a few at a time. */
export function makePlaceLoader(source: PlaceSource): PlaceLoader {
  let shown: LoadedPlaces = { kind: 'waiting' };
  let asked: PlaceQuery | null = null;
  let run = new AbortController();
  let debounce: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function show(next: LoadedPlaces): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  function update(placeId: string, change: Partial<LoadedPlace>): void {
    if (shown.kind !== 'there' && shown.kind !== 'timed-out') return;
    show({
      ...shown,
      places: shown.places.map((each) =>
        each.place.placeId === placeId ? { ...each, ...change } : each,
      ),
    });
  }

  function abandon(): void {
    clearTimeout(debounce);
    run.abort();
    run = new AbortController();
  }

  async function load(query: PlaceQuery): Promise<void> {
    const { signal } = run;
    const timer = setTimeout(() => giveUp(signal), PLACE_TIMES.all);
    try {
      const found = await source.list(query, signal);
      if (signal.aborted) return;
      show({
        kind: 'there',
        places: found.map((place) => ({ place, state: 'waiting', details: null })),
      });
      await pause(PLACE_TIMES.details, signal);
      await inTurns(
        found.map(
          ({ placeId }) =>
            () =>
              loadDetails(placeId, signal),
        ),
        signal,
      );
    } catch {
      if (!signal.aborted) show({ kind: 'failed' });
    } finally {
      clearTimeout(timer);
    }
  }

  /** The overall timeout: loaded places stay, the user can retry the others. */
  function giveUp(signal: AbortSignal): void {
    if (signal.aborted) return;
    const places = shown.kind === 'there' ? shown.places : [];
    abandon();
    show({
      kind: 'timed-out',
      places: places.map((each) =>
        each.state === 'waiting' ? { ...each, state: 'failed' } : each,
      ),
    });
  }

  async function loadDetails(placeId: string, signal: AbortSignal): Promise<void> {
    const own = new AbortController();
    const abort = () => own.abort();
    signal.addEventListener('abort', abort);
    const timer = setTimeout(abort, PLACE_TIMES.onePlace);
    update(placeId, { state: 'waiting' });
    try {
      const details = await untilAborted(source.details(placeId, own.signal), own.signal);
      if (!signal.aborted) update(placeId, { state: 'there', details });
    } catch {
      if (!signal.aborted) update(placeId, { state: 'failed' });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  return {
    view: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(query) {
      abandon();
      asked = query;
      show({ kind: 'waiting' });
      debounce = setTimeout(() => void load(query), PLACE_TIMES.list);
    },
    retry() {
      if (asked === null) return;
      abandon();
      show({ kind: 'waiting' });
      void load(asked);
    },
    retryPlace: (placeId) => void loadDetails(placeId, run.signal),
    stop: abandon,
  };
}

/**
 * Runs tasks that don't reject, a few concurrently, in their order; starts none once it is aborted.
 */
async function inTurns(tasks: readonly (() => Promise<void>)[], signal: AbortSignal) {
  const waiting = [...tasks];
  const worker = async () => {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      if (signal.aborted) return;
      await task();
    }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, worker));
}

/** Rejects on abort even where the request ignores the signal. */
function untilAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
    answer.then(resolve, reject);
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
