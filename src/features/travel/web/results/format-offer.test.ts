import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { FlightOffer } from '../../contract.ts';
import { offerFacts } from './offer-list.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const segment = (
  from: string,
  to: string,
  departsAt: string,
  arrivesAt: string,
  carrier: string,
) => ({
  from,
  to,
  departsAt,
  arrivesAt,
  carrier,
  flightNumber: 'XA7',
});
const OFFER: FlightOffer = {
  id: 'off_1',
  price: 41_240,
  currency: 'EUR',
  expiresAt: '2027-01-01T00:00:00Z',
  airline: 'Air Example',
  minutes: 430,
  stops: 0,
  segments: [
    segment('JFK', 'LIS', '2027-01-05T21:30:00-05:00', '2027-01-06T09:40:00+00:00', 'Air Example'),
  ],
  inbound: {
    minutes: 480,
    stops: 0,
    segments: [
      segment(
        'LIS',
        'JFK',
        '2027-02-04T11:00:00+00:00',
        '2027-02-04T14:00:00-05:00',
        'Partner Air',
      ),
    ],
  },
  bags: { checked: null, carryOn: null },
  conditions: { change: { allowed: null, fee: null }, refund: { allowed: null, fee: null } },
};

test('the facts of an offer say each flight by its number, its day and the clocks there', () => {
  expect(offerFacts(i18n, OFFER).replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Air Example, EUR 412',
    'XA7 · JFK – LIS · Jan 5, 9:30 PM – Jan 6, 9:40 AM',
    'XA7 · LIS – JFK · Feb 4, 11:00 AM – 2:00 PM · operated by Partner Air',
  ]);
});
