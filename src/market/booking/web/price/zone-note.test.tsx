import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#platform/i18n/preferences.ts';
import { PreferencesProvider } from '#platform/web/scope/use-preferences.tsx';
import { ZoneNote } from './price-lines.tsx';

const ZONE = 'Europe/Lisbon';
const AT = '2027-06-29T23:00:00Z';

/** Text of a part of a page, for a reader who chose this time zone. */
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

test('says whose clock it is, in one line whoever reads it', () => {
  const note = <ZoneNote zone={ZONE} city="Lisbon" at={['2027-01-15T12:00:00Z', AT]} />;
  expect(textFor('Europe/Berlin', note)).toBe('Times are in your time zone.');
  expect(textFor('Europe/London', note)).toBe('Times are local to Lisbon.');
  expect(textFor(null, note)).toBe('Times are local to Lisbon.');
  expect(textFor(null, <ZoneNote zone={ZONE} city="Lisbon" at={[]} />)).toBe('');
});
