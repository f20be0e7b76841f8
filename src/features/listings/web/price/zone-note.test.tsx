import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#platform/i18n/preferences.ts';
import { PreferencesProvider } from '#platform/web/scope/preferences.tsx';
import { ZoneNote } from './zone-note.tsx';

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
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('a note names the clock as of each date, and nothing to readers by the same clock', () => {
  const note = <ZoneNote kind="stay" zone={ZONE} at={['2027-01-15T12:00:00Z', AT]} />;
  expect(textFor('Europe/Berlin', note)).toBe(
    "Times are in the home's time zone: Western European Standard Time and Western European Summer Time.",
  );
  expect(textFor('Europe/Berlin', <ZoneNote kind="itinerant" zone={ZONE} at={[AT]} />)).toBe(
    'Times are in the time zone where it starts: Western European Summer Time.',
  );
  expect(textFor('Europe/London', note)).toBe('');
  expect(textFor(null, note)).toBe('');
});
