import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReviewItem } from './reviews-section.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test.each([
  ['Gina Guest', 'Gina Guest'],
  ['', 'Former member'],
])('a review of "%s" is headed "%s"', (guestName, heading) => {
  const review = {
    id: 'one',
    guestName,
    guestImage: null,
    rating: 5,
    facts: {},
    text: 'Quiet',
    reply: null,
    createdAt: '2026-03-02T09:00:00Z',
    nights: 7,
  };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ReviewItem review={review} hostName="Haru" kind="stay" />
    </I18nProvider>,
  );
  expect(/<h3[^>]*>(.*?)<\/h3>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(heading);
});

test.each([
  ['stay', 'Stayed 1 night · March 2026'],
  ['experience', 'March 2026'],
] as const)('a guest of a kind of listing (%s) was there: %s', (kind, when) => {
  const review = {
    id: 'one',
    guestName: 'Gina',
    guestImage: null,
    rating: 5,
    facts: {},
    text: 'Quiet',
    reply: null,
    createdAt: '2026-03-02T09:00:00Z',
    nights: 1,
  };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ReviewItem review={review} hostName="Haru" kind={kind} />
    </I18nProvider>,
  );
  expect(/<p[^>]*>(.*?)<\/p>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '')).toBe(when);
});
