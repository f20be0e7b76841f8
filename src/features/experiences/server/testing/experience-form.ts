/** Its position, in Lisbon. */
export const LISBON = [38.713_907_1, -9.139_402_3] as const;

/** An evening a week, from the first Tuesday of May 2026. */
export const WEEKLY = {
  title: 'Tuesday table',
  days: ['Tuesday'],
  startTime: '18:30',
  endTime: '21:00',
  timeZone: 'Europe/Lisbon',
  recurrence: { type: 'weekly' },
  startsOn: '2026-05-05',
} as const;

/**
 * A complete form without pictures, which have to belong to a user: eight participants, $17.50 for
 * each guest and week, a fee of $5.
 */
export const EXPERIENCE_FORM = {
  location: { value: 'PT', label: 'Portugal', latlng: [...LISBON] as [number, number] },
  category: 'Community',
  style: 'family-dinner',
  title: 'Family Dinner - Long table in Graça',
  description: 'Eight people, three courses.\n\nEverybody brings a story.',
  address: 'Rua das Provas 12',
  rules: 'Tell us what you don’t eat.',
  instructions: 'Ring twice, the blue door.',
  cancellationPolicy: 'casual-cancel',
  acknowledgedDisclaimers: ['host-responsibilities', 'location-liability', 'participant-waivers'],
  price: 17.5,
  arrangementFee: 5,
  depositRequired: true,
  depositAmount: 20,
  guestCount: 8,
  arrangements: ['venue'],
  costArrangements: [],
  amenity: ['long-table'],
  routineSchedule: [WEEKLY],
} as const;
