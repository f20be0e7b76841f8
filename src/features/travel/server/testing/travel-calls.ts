import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';
import type { FlightAnswer, FlightTarget } from '#features/travel/contract.ts';

/** A destination by its code, as the section sends it. */
export function destination(code: string): FlightTarget {
  return { id: code, name: code, iataCode: code, type: 'destination', country: 'PT' };
}

/** A festival by its id and code. */
export function festival(id: string, code: string): FlightTarget {
  return { id, name: id, iataCode: code, type: 'festival', country: 'ES' };
}

/** The payload of spec 3 §7, thirty days after the tests' current time. */
export const SEARCH = {
  type: 'search',
  origin: 'NYC',
  targets: [destination('LIS')],
  departureDate: '2026-04-02',
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'economy',
  isOneWay: true,
  currency: 'USD',
} as const;

export interface Refusal {
  code: string;
  error: string;
  message: string;
  fields?: Record<string, string>;
}

/** Searches flights; of a refusal, the body is one. */
export function searchFlights(
  app: TestApp,
  change: object = {},
  options: { as?: TestPerson; headers?: Record<string, string> } = {},
) {
  const body = { ...SEARCH, ...change };
  return app.request<FlightAnswer & Refusal>('POST', '/api/flightsAPIService', {
    body,
    ...options,
  });
}
