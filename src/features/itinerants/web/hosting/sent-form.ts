import { dateFromTyped, typedFromDate } from '#domain/typed-date.ts';
import type { ItinerantPreview, ItinerantStop, StoredItinerant } from '../../contract.ts';
import type { HostingValues, StopValue } from './itinerant-form.ts';

/** The stops of the payload; incomplete ones are left out. */
export function sentStops(stops: readonly StopValue[]): ItinerantStop[] {
  return stops.flatMap(({ location, startDate, endDate, ...stop }) => {
    const start = dateFromTyped(startDate);
    const end = dateFromTyped(endDate);
    if (location === null || start === null || end === null) return [];
    return [{ ...stop, location, startDate: start, endDate: end }];
  });
}

/** An incomplete form for a preview request, without invalid dates and stops. */
export function valuesForPreview(values: HostingValues): ItinerantPreview {
  const validDayOrNull = (text: string) => (dateFromTyped(text) === null ? null : text);
  return {
    ...values,
    price: values.price ?? 0,
    checkinTime: validDayOrNull(values.checkinTime),
    checkoutTime: validDayOrNull(values.checkoutTime),
    stops: sentStops(values.stops),
  };
}

/** A stored itinerant as fields of the form, with ids instead of labels. */
export function fieldsOfStored(stored: StoredItinerant): Readonly<Record<string, unknown>> {
  return {
    ...stored,
    ...stored.routineIds,
    amenity: stored.amenityIds,
    event: stored.eventIds,
    stops: stored.stops.map(({ startDate, endDate, ...stop }) => ({
      ...stop,
      startDate: typedFromDate(startDate),
      endDate: typedFromDate(endDate),
    })),
  };
}
