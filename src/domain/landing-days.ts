import { addDays, type DateText } from './dates.ts';

/** A flight with a known day but no hour. */
export interface FlightWay {
  /** From departure to arrival. */
  readonly minutes: number;
  /** Time zones of both ends. */
  readonly fromZone: string;
  readonly toZone: string;
}

/**
 * Days, in the time zone of the destination, on which a flight can land: the first and the last.
 */
export interface LandingDays {
  readonly first: DateText;
  readonly last: DateText;
}

/** Landing days of a flight that leaves on a day, whatever the hour. */
export function landingDays(departure: DateText, way: FlightWay): LandingDays {
  return {
    first: landingDay(midnight(departure, way), way),
    last: landingDay(midnight(addDays(departure, 1), way).subtract({ minutes: 1 }), way),
  };
}

/** The last day of departure on which every flight lands on a day or before it. */
export function latestDeparture(landBy: DateText, way: FlightWay): DateText {
  let departure = landBy;
  while (landingDays(departure, way).last > landBy) departure = addDays(departure, -1);
  return departure;
}

function midnight(date: DateText, { fromZone }: FlightWay): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime(fromZone);
}

function landingDay(departure: Temporal.ZonedDateTime, { minutes, toZone }: FlightWay): DateText {
  return departure.add({ minutes }).withTimeZone(toZone).toPlainDate().toString();
}
