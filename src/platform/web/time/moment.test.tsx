import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#platform/i18n/preferences.ts';
import { PreferencesProvider } from '../scope/use-preferences.tsx';
import { Moment, ReaderMoment } from './moment.tsx';
import { useHomeTime } from './use-home-time.ts';

const ZONE = 'Europe/Lisbon';
const AT = '2027-06-29T23:00:00Z';

/** The text of a part of a page, for a reader who chose this zone. */
function textFor(timeZone: string | null, node: ReactNode): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PreferencesProvider initial={{ ...DEFAULT_PREFERENCES, timeZone }}>
        {node}
      </PreferencesProvider>
    </I18nProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test("a moment is on the clock of the place, with the reader's own time where that is another", () => {
  const moment = <Moment at={AT} zone={ZONE} city="Lisbon" day="with-year" />;
  expect(textFor(null, moment)).toBe('Jun 30, 2027, 12:00 AM');
  expect(textFor('Europe/London', moment)).toBe('Jun 30, 2027, 12:00 AM');
  expect(textFor('Europe/Berlin', moment)).toBe(
    'Jun 30, 2027, 12:00 AM in Lisbon (1:00 AM your time)',
  );
});

test("a deadline is on the reader's clock alone, and without one on that of the place", () => {
  const deadline = (
    <ReaderMoment
      at={AT}
      zone={ZONE}
      city="Lisbon"
      readAt="2027-06-27T12:00:00Z"
      note="3 days left"
    />
  );
  expect(textFor('Asia/Tokyo', deadline)).toBe('Wednesday 8:00 AM (3 days left)');
  expect(textFor(null, deadline)).toBe('Wednesday 12:00 AM in Lisbon (3 days left)');
  expect(textFor('Asia/Tokyo', <ReaderMoment at={AT} zone={ZONE} />)).toBe('Wed, Jun 30, 8:00 AM');
  expect(textFor(null, <ReaderMoment at={AT} zone={ZONE} isNamed={false} />)).toBe(
    'Wed, Jun 30, 12:00 AM',
  );
});

function CheckIn({ time }: { time: string }) {
  return useHomeTime(time, '2027-06-30', ZONE).text;
}

test("the hours of a home's clock are counted as the reader's language does", () => {
  expect(textFor(null, <CheckIn time="16:00" />)).toBe('4:00 PM');
  expect(textFor('Europe/Berlin', <CheckIn time="16:00" />)).toBe('4:00 PM (5:00 PM your time)');
  expect(textFor('Europe/Berlin', <CheckIn time="" />)).toBe('');
});
