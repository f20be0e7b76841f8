import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { LandingStats } from '../landing-figures.ts';
import { Stats } from './hero.tsx';

function renderText(stats: LandingStats): string {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Stats stats={stats} />
    </I18nProvider>,
  );
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('what is listed is counted, with what its guests gave it', () => {
  const rating = { average: 4.68, count: 412 };
  expect(renderText({ categories: 18, itinerants: 90, rating })).toBe(
    '18 kinds of trip 4.7 average rating 90 adventures',
  );
});

test('without reviews there is no rating', () => {
  expect(renderText({ categories: 1, itinerants: 1, rating: null })).toBe(
    '1 kind of trip 1 adventure',
  );
});

test('before anything is listed there are only the kinds to count', () => {
  expect(renderText({ categories: 0, itinerants: 0, rating: null })).toBe('18 kinds');
});
