import type { FlightOffer, FlightSegment } from '#features/travel/contract.ts';
import type { DuffelCondition, DuffelOffer, DuffelSegment, DuffelSlice } from './duffel-schemas.ts';

/** An offer of Duffel's in our own shape. */
export function offerOf(offer: DuffelOffer): FlightOffer {
  const [outbound, inbound] = offer.slices;
  const segments = offer.slices.flatMap((slice) => slice.segments);
  const { change_before_departure: change = null, refund_before_departure: refund = null } =
    offer.conditions;
  return {
    id: offer.id,
    price: offer.total_amount,
    currency: offer.total_currency,
    expiresAt: Temporal.Instant.from(offer.expires_at).toString(),
    airline: offer.owner.name,
    ...itineraryOf(outbound ?? { duration: null, segments: [] }),
    inbound: inbound === undefined ? null : itineraryOf(inbound),
    bags: { checked: bagsOf(segments, 'checked'), carryOn: bagsOf(segments, 'carry_on') },
    conditions: { change: conditionOf(change), refund: conditionOf(refund) },
  };
}

function itineraryOf({ duration, segments }: DuffelSlice) {
  const landings = segments.reduce((sum, { stops }) => sum + (stops?.length ?? 0), 0);
  return {
    minutes: minutesOf(duration),
    stops: Math.max(0, segments.length - 1) + landings,
    segments: segments.map(segmentOf),
  };
}

/** Minutes of a duration such as `PT7H15M` or `P1DT2H`; null where it is none. */
function minutesOf(duration: string | null): number | null {
  if (duration === null) return null;
  try {
    return Math.round(
      Temporal.Duration.from(duration).total({ unit: 'minutes', relativeTo: '2026-01-01' }),
    );
  } catch {
    return null;
  }
}

function segmentOf(segment: DuffelSegment): FlightSegment {
  return {
    from: segment.origin.iata_code,
    to: segment.destination.iata_code,
    departsAt: withOffset(segment.departing_at, segment.origin.time_zone),
    arrivesAt: withOffset(segment.arriving_at, segment.destination.time_zone),
    carrier: segment.operating_carrier.name,
    flightNumber: [
      segment.marketing_carrier.iata_code ?? '',
      segment.marketing_carrier_flight_number ?? '',
    ].join(''),
  };
}

/** A time on the wall of an airport with the offset it has there; as it is where no zone is known. */
function withOffset(wallTime: string, timeZone: string | null): string {
  if (timeZone === null) return wallTime;
  try {
    const zoned = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone);
    return zoned.toString({ timeZoneName: 'never' });
  } catch {
    return wallTime;
  }
}

/** Pieces that every passenger may take on every segment; null where nobody says. */
function bagsOf(segments: readonly DuffelSegment[], type: string): number | null {
  const perPassenger = segments.flatMap(({ passengers }) => passengers ?? []);
  const known = perPassenger.filter(({ baggages }) => baggages !== null);
  if (known.length === 0) return null;
  const counts = known.map(({ baggages }) =>
    (baggages ?? [])
      .filter((bag) => bag.type === type)
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return Math.min(...counts);
}

function conditionOf(condition: DuffelCondition) {
  if (condition === null) return { allowed: null, fee: null };
  const { allowed, penalty_amount: amount, penalty_currency: currency } = condition;
  return { allowed, fee: amount === null || currency === null ? null : { amount, currency } };
}
