import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { POLICY_HINTS, PolicyChooser } from './policy-chooser.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function textFor(minNights: number): string {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <PolicyChooser
        policies={['flexible', 'moderate']}
        hints={{ ...POLICY_HINTS, strict: POLICY_HINTS.moderate, 'long-term': POLICY_HINTS.custom }}
        value={{
          cancellationPolicy: 'flexible',
          customCancellationPolicy: '',
          securityDeposit: 0,
        }}
        errors={{}}
        minNights={minNights}
        maxLength={500}
        onChange={() => {}}
      />
    </I18nProvider>,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('says before the choice that no policy applies where all stays are long', () => {
  const text = textFor(29);
  const notice = text.indexOf('Guests stay at least 29 nights.');
  expect(notice).toBeGreaterThan(-1);
  expect(notice).toBeLessThan(text.indexOf('Flexible'));
});

test('says nothing of it where some stays are shorter', () => {
  expect(textFor(28)).not.toContain('Guests stay at least');
});
