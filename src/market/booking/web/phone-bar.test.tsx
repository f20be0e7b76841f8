import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#platform/contract/errors.ts';
import { PhoneBar } from './phone-bar.tsx';
import type { QuoteView } from './use-asked-quote.ts';
import type { Booking } from './use-booking.ts';

const TAKEN = 'Some of these nights are no longer available.';

function barFor(quote: QuoteView): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const booking = { listing: { nightlyPrice: 9_000 }, quote } as unknown as Booking;
  const nothing = () => {};
  return renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PhoneBar
        booking={booking}
        unit="a night"
        taken={TAKEN}
        onChooseDates={nothing}
        onReserve={nothing}
      />
    </I18nProvider>,
  );
}

const answered = (available: boolean) =>
  ({
    kind: 'answered',
    answer: { available, quote: { total: 414_216, nights: 59 } },
  }) as unknown as QuoteView;

const refused = (code: ErrorCode) =>
  ({ kind: 'refused', problem: { code, message: `no: ${code}` } }) as unknown as QuoteView;

const stripTags = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each([
  ['taken nights', answered(false), `${TAKEN} Change dates`],
  ['too few nights', refused('too-few-nights'), 'no: too-few-nights Change dates'],
  ['too many guests', refused('too-many-guests'), 'no: too-many-guests Reserve'],
  [
    'a price that was not had',
    { kind: 'failed' } as const,
    "We couldn't calculate the price. Retry",
  ],
])('of %s the reason stands beside the button', (_, quote, text) => {
  const html = barFor(quote).replaceAll('&#x27;', "'");
  expect(stripTags(html)).toBe(text);
  const [, reason = ''] = /<p id="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`aria-describedby="${reason}"`);
});

test('nights that can be had have their price, and nothing to explain', () => {
  const html = barFor(answered(true));
  expect(stripTags(html)).toBe('$4,142.16 for 59 nights, all in Reserve');
  expect(html).not.toMatch(/aria-describedby|disabled=""/);
});
