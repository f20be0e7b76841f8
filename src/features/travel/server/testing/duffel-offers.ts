/** A slice of an offer request. */
export interface DoubleSlice {
  readonly origin: string;
  readonly destination: string;
  readonly departure_date: string;
}

interface DoubleOffer {
  /** From 0; each is more expensive than the one before. */
  readonly nth: number;
  readonly slices: readonly DoubleSlice[];
  readonly passengers: number;
  readonly currency: string;
  readonly isExpired: boolean;
  readonly isConnecting: boolean;
  readonly isWithoutBags: boolean;
  readonly hasStop: boolean;
}

const end = (code: string) => ({
  iata_code: code,
  name: `${code} Airport`,
  time_zone: 'Europe/London',
});

/** An offer as Duffel's documentation shows it, with more fields than are read. */
export function doubleOffer({ nth, slices, passengers, ...kind }: DoubleOffer) {
  const baggages =
    nth < 4 || kind.isWithoutBags
      ? [{ type: 'carry_on', quantity: 1 }]
      : [
          { type: 'carry_on', quantity: 1 },
          { type: 'checked', quantity: 1 },
        ];
  const segment = (from: string, to: string, date: string, hour: number) => ({
    id: `seg_${nth}`,
    origin: end(from),
    destination: end(to),
    departing_at: `${date}T${String(hour).padStart(2, '0')}:30:00`,
    arriving_at: `${date}T${String(hour + 2).padStart(2, '0')}:45:00`,
    operating_carrier: { name: 'Duffel Airways', iata_code: 'ZZ' },
    marketing_carrier: { name: 'Duffel Airways', iata_code: 'ZZ' },
    marketing_carrier_flight_number: String(100 + nth),
    duration: 'PT2H15M',
    stops: kind.hasStop ? [{ id: 'sto_1', airport: end('FRA') }] : [],
    passengers: Array.from({ length: passengers }, (_, each) => ({
      passenger_id: `pas_${each}`,
      cabin_class: 'economy',
      baggages: kind.isWithoutBags ? [] : baggages,
    })),
  });
  const expires = kind.isExpired ? '2020-01-01T00:00:00Z' : '2099-01-01T00:00:00Z';
  return {
    id: `off_${nth}`,
    live_mode: false,
    total_amount: (100.5 + nth * 10).toFixed(2),
    total_currency: kind.currency,
    total_emissions_kg: String(120 * passengers * slices.length),
    expires_at: expires,
    owner: { name: 'Duffel Airways', iata_code: 'ZZ' },
    conditions: {
      change_before_departure: { allowed: true, penalty_amount: '15.00', penalty_currency: 'GBP' },
      refund_before_departure: nth === 0 ? null : { allowed: true, penalty_amount: null },
    },
    slices: slices.map(({ origin, destination, departure_date: date }) => ({
      id: `sli_${nth}`,
      duration: kind.isConnecting ? 'PT9H' : 'PT2H15M',
      segments: kind.isConnecting
        ? [segment(origin, 'IST', date, 8), segment('IST', destination, date, 14)]
        : [segment(origin, destination, date, 9)],
    })),
  };
}
