import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#platform/i18n/preferences.ts';
import { PreferencesProvider } from '#platform/web/scope/use-preferences.tsx';
import { ArrivalTimes } from './arrival-times.tsx';

const listing = {
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
  place: { timeZone: 'Asia/Bangkok' },
};

/** Text for a reader in New York. */
function textFor(startDate: string | null, endDate: string | null): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PreferencesProvider initial={{ ...DEFAULT_PREFERENCES, timeZone: 'America/New_York' }}>
        <ArrivalTimes listing={listing} startDate={startDate} endDate={endDate} />
      </PreferencesProvider>
    </I18nProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('check-in and check-out are each dated by their own day', () => {
  expect(textFor('2027-01-25', '2027-02-22')).toContain(
    'Check-in from 2:00 PM (2:00 AM your time), check-out by 11:00 AM (Feb 21, 11:00 PM your time).',
  );
});

test('over a change of the clock each has the hour of its day', () => {
  expect(textFor('2027-03-01', '2027-04-01')).toContain(
    'Check-in from 2:00 PM (2:00 AM your time), check-out by 11:00 AM (12:00 AM your time).',
  );
});

test('without dates the hours alone are told', () => {
  const text = textFor(null, null);
  expect(text).toMatch(/check-out by 11:00 AM \(1[12]:00 [AP]M your time\)/);
});
