import type * as v from 'valibot';
import type { itinerantFormSchema } from '#features/itinerants/contract.ts';

/** Its start, in Porto. */
export const PORTO = [41.146_221_9, -8.611_456_7] as const;
/** Its next stop, in Lisbon. */
const LISBON = [38.713_907_1, -9.139_402_3] as const;

/** A complete form, with confidential fields and two stops. */
export const ITINERANT_FORM = {
  category: 'Roadtrip',
  style: 'Beach',
  occupancy: 'shared-room',
  party: 'Cinco',
  location: { value: 'PT', label: 'Portugal', latlng: [...PORTO] as [number, number] },
  address: 'Rua das Provas 9',
  region: 'Porto',
  city: 'Porto',
  neighbourhood: 'Ribeira',
  guestCount: 5,
  roomCount: 3,
  bathroomCount: 1,
  minnight: 7,
  title: 'Down the coast in two vans',
  description: 'Three weeks from Porto to Lisbon.\n\nA desk at every stop.',
  price: 45,
  amenity: ['starlink', 'Hot Tub'],
  event: ['Family Dinner'],
  weekDayRoutine: [],
  weekNightRoutine: [],
  weekendDayRoutine: [],
  weekendNightRoutine: [],
  customRoutine: 'Whoever wakes first makes coffee.',
  houseRules: ['Quiet in the vans after 10 pm'],
  checkinTime: '03/05/2026',
  checkoutTime: '24/05/2026',
  stops: [
    {
      location: { value: 'PT', label: 'Portugal', latlng: [...PORTO] as [number, number] },
      region: 'Porto',
      city: 'Porto',
      startDate: '2026-05-03',
      endDate: '2026-05-13',
    },
    {
      location: { value: 'PT', label: 'Portugal', latlng: [...LISBON] as [number, number] },
      region: 'Lisbon',
      city: 'Lisbon',
      startDate: '2026-05-13',
      endDate: '2026-05-24',
    },
  ],
  wifiName: 'van-network',
  wifiPassword: 'van-wifi-password',
  wifiSpeed: 150,
  instructions: 'Meet at the yellow van',
  cancellationPolicy: 'custom',
  customCancellationPolicy: 'Tell us a week ahead.',
  securityDeposit: 60,
  discount: 12,
  womenDiscount: 35,
  specialDiscount: 25,
  volunteerDiscount: 55,
  influencerDiscount: 100,
  studentDiscount: 50,
  parentDiscount: 40,
  localDiscount: 20,
  taxFees: 30,
  cleaningFees: 60,
  extraGuestFees: 25.5,
  petFees: 15,
  securityDepositFee: 150,
} as const satisfies v.InferInput<typeof itinerantFormSchema>;
