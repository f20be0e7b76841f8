import { typedFromDate } from '#domain/typed-date.ts';
import { type Caller, callApi } from './call-api.ts';

/**
 * Lists an itinerant with two stops, in Porto and from the 16th day on in Lisbon, and a few routines.
 *
 * @param more fields of the form that are other ones
 */
export function listItinerant(
  host: Caller,
  { startDate, endDate }: { startDate: string; endDate: string },
  more: object = {},
): Promise<{ id: string }> {
  const porto = { value: 'PT', label: 'Portugal', latlng: [41.146, -8.611] };
  const lisbon = { value: 'PT', label: 'Portugal', latlng: [38.714, -9.139] };
  const move = Temporal.PlainDate.from(startDate).add({ days: 15 }).toString();
  return callApi(host, 'POST', '/api/itinerants', {
    location: porto,
    address: 'Rua das Provas 9',
    title: 'Down the coast in two vans',
    description: 'A month from Porto to Lisbon, with a desk at every stop.',
    price: 45,
    guestCount: 5,
    checkinTime: typedFromDate(startDate),
    checkoutTime: typedFromDate(endDate),
    stops: [
      { location: porto, startDate, endDate: move },
      { location: lisbon, startDate: move, endDate },
    ],
    weekDayRoutine: ['Morning coworking block', 'Cooking lunch together'],
    weekendNightRoutine: ['Folk dancing with locals'],
    customRoutine: 'Whoever wakes first makes coffee.',
    taxFees: 30,
    cleaningFees: 60,
    securityDepositFee: 150,
    discount: 12,
    wifiSpeed: 150,
    ...more,
  });
}
