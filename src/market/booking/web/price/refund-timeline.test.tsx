import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '#platform/i18n/preferences.ts';
import { PreferencesProvider } from '#platform/web/scope/use-preferences.tsx';
import { RefundTimeline } from './refund-timeline.tsx';

const ZONE = 'Europe/Lisbon';
const AT = '2027-06-29T23:00:00Z';

test('the deadlines of a refund are on the clock of the reader, named once', () => {
  const step = { amount: 50_000, rule: 'all', percent: 100 };
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const preferences = { ...DEFAULT_PREFERENCES, timeZone: 'Europe/Berlin' };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PreferencesProvider initial={preferences}>
        <RefundTimeline
          kind="stay"
          refunds={[
            { ...step, from: '2027-06-01T00:00:00Z', until: AT },
            { ...step, from: AT, until: null, amount: 5_000, rule: 'percent', percent: 0 },
          ]}
          paid={50_000}
          deposit={5_000}
          zone={ZONE}
          city="Lisbon"
          now="2027-06-02T00:00:00Z"
        />
      </PreferencesProvider>
    </I18nProvider>,
  );
  const text = html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();
  expect(text).toBe(
    'Until Jun 30, 2027, 1:00 AM Now $500.00 refunded Full refund. ' +
      'After that $50.00 refunded Only the deposit is refunded. ' +
      'Times are in your time zone.',
  );
});
