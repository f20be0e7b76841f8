import { describe, expect, it } from 'vitest';
import type { StayDetails } from '../../contract.ts';
import { structuredStay } from './listing-head.ts';

const STAY: StayDetails = {
  id: '1955ca79-0a33-81fb-ae30-2a90e6d24a9e',
  title: 'A house',
  language: 'en',
  awaitsConfirmation: false,
  asksVerifiedGuests: false,
  isPaused: false,
  description: 'By the sea.',
  category: 'Home',
  categoryLabel: 'Home',
  scenery: 'Beach',
  sceneryLabel: 'Beach',
  occupancy: 'entire-place',
  occupancyLabel: 'Entire place',
  place: {
    countryCode: 'MA',
    countryName: 'Morocco',
    region: 'Souss-Massa',
    city: 'Taghazout',
    neighbourhood: '',
    latitude: 30.54,
    longitude: -9.7,
    timeZone: 'Africa/Casablanca',
  },
  pictures: [{ key: 'a b', alt: 'The house', placeholder: '#fff' }],
  logo: null,
  guestCount: 4,
  roomCount: 2,
  bathroomCount: 1,
  capacity: 1,
  minNights: 14,
  instantBooking: 'off',
  rules: { noticeDays: 0, daysBetween: 0, maxNights: null, daysAhead: null, noArrivalOn: [] },
  nightlyPrice: 5200,
  includedGuests: 2,
  acceptsPets: true,
  durationPrices: [],
  amenityGroups: [],
  events: [],
  houseRules: [],
  wifiMbps: null,
  measuredWifi: null,
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  averageGuestAge: null,
  residentCount: 0,
  policy: { id: 'flexible', label: 'Flexible', summary: '', customText: '' },
  discounts: [],
  securityRate: 0,
  host: {
    id: '2955ca79-0a33-81fb-ae30-2a90e6d24a9e',
    name: 'Ana',
    image: null,
    headline: '',
    bio: '',
    languages: [],
    joinedAt: '2026-01-01T00:00:00Z',
    listingCount: 1,
    language: null,
    answerRate: null,
    verified: null,
  },
  rating: null,
  favorite: false,
  own: false,
  calendarsCheckedAgo: null,
  labels: [{ id: 'starlink', label: 'StarLink' }],
};
const ON = { site: { origin: 'https://wayhearth.example' }, description: 'By the sea.' };

describe('a home in the words of search engines', () => {
  it('tells no stars that nobody gave', () => {
    expect(structuredStay(STAY, ON)).not.toHaveProperty('aggregateRating');
    const unrated = { ...STAY, rating: { average: 0, count: 0 } };
    expect(structuredStay(unrated, ON)).not.toHaveProperty('aggregateRating');
  });

  it('tells the stars that guests gave', () => {
    const rated = { ...STAY, rating: { average: 4.8, count: 12 } };
    expect(structuredStay(rated, ON)).toMatchObject({
      aggregateRating: { ratingValue: 4.8, ratingCount: 12, bestRating: 5 },
    });
  });

  it('names pictures and page by whole addresses', () => {
    expect(structuredStay(STAY, ON)).toMatchObject({
      url: `https://wayhearth.example/listings/${STAY.id}`,
      image: ['https://wayhearth.example/media/a%20b/1200.jpg'],
    });
  });

  it('says what the page says of the house', () => {
    expect(structuredStay(STAY, ON)).toMatchObject({
      '@type': 'VacationRental',
      checkinTime: '15:00',
      petsAllowed: true,
      containsPlace: { numberOfBedrooms: 2, occupancy: { value: 4 } },
    });
  });
});
