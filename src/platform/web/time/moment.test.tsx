import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#platform/i18n/preferences.ts';
import { PreferencesProvider } from '../scope/preferences.tsx';
import { Moment } from './moment.tsx';
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

test("a moment is on the home's clock, with the reader's own time where that is another", () => {
  const moment = <Moment at={AT} zone={ZONE} day="with-year" />;
  expect(textFor(null, moment)).toBe('Jun 30, 2027, 12:00 AM');
  expect(textFor('Europe/London', moment)).toBe('Jun 30, 2027, 12:00 AM');
  expect(textFor('Europe/Berlin', moment)).toBe(
    'Jun 30, 2027, 12:00 AM Western European Summer Time (1:00 AM your time)',
  );
});

test('what is said of a moment shares the brackets with the own time', () => {
  const moment = <Moment at={AT} zone={ZONE} note="17 hours left" />;
  expect(textFor(null, moment)).toBe('Jun 30, 12:00 AM (17 hours left)');
  expect(textFor('Asia/Tokyo', moment)).toBe(
    'Jun 30, 12:00 AM Western European Summer Time (8:00 AM your time, 17 hours left)',
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
