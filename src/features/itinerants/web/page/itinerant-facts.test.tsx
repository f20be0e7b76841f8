import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ItinerantDetails } from '../../contract.ts';
import { ItinerantFacts } from './itinerant-facts.tsx';

/** Fields of an itinerant that the facts read. */
const ITINERANT = {
  category: 'Roadtrip',
  startDate: '2026-07-01',
  endDate: '2026-08-05',
  minNights: 7,
  guestCount: 5,
  roomCount: 3,
  bathroomCount: 1,
  occupancyLabel: 'Shared room',
  styleLabel: 'Beach',
  acceptsPets: false,
  host: { name: 'Rui' },
  go: null,
} as ItinerantDetails;

function renderFacts(phase: ItinerantDetails['phase'], closed: boolean): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ItinerantFacts itinerant={{ ...ITINERANT, phase }} closed={closed} />
    </I18nProvider>,
  );
}

test.each([
  ['over', 'This itinerant is over'],
  ['closed', 'It&#x27;s too late to join'],
] as const)('one that is %s says so beside its dates', (phase, words) => {
  const html = renderFacts(phase, true);
  expect(html).toContain(words);
  expect(html.indexOf(words)).toBeGreaterThan(html.indexOf('35 nights'));
});

test('one that can be joined says nothing of it', () => {
  expect(renderFacts('ahead', false)).not.toMatch(/over|too late/);
});
