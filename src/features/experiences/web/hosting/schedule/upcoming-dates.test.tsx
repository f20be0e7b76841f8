import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FormPreview } from '../form-preview.ts';
import { formatRecurrence } from './entry-labels.ts';
import { UpcomingDates } from './upcoming-dates.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function shown(sessions: FormPreview['entries'][number]['sessions']): string {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <UpcomingDates entry={{ sessions, total: sessions.length }} timeZone="Europe/Berlin" />
    </I18nProvider>,
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

it('shows real dates in the time of the entry', () => {
  const [date, startsAt, endsAt] = ['2027-03-02', '2027-03-02T17:30:00Z', '2027-03-02T20:00:00Z'];
  const text = shown([{ date, startsAt, endsAt, effect: null }]);
  expect(text).toContain('1 session in the next six months');
  expect(text).toContain('Tue, Mar 2, 2027 6:30 – 9:00 PM');
});

it('tells of an hour that is skipped, and of a real length', () => {
  const later = shown([
    {
      date: '2027-03-28',
      startsAt: '2027-03-28T01:30:00Z',
      endsAt: '2027-03-28T02:45:00Z',
      effect: 'later',
    },
  ]);
  expect(later).toContain('The clocks change that night: it starts at 3:30 AM.');
  const longer = shown([
    {
      date: '2027-10-31',
      startsAt: '2027-10-30T23:30:00Z',
      endsAt: '2027-10-31T02:30:00Z',
      effect: 'longer',
    },
  ]);
  expect(longer).toContain('The clocks change that day: it really lasts 3 hours.');
});

it('says where there are none', () => {
  expect(shown([])).toContain('There are no dates in the next six months.');
});

it.each([
  [{ type: 'weekly', interval: 1, unit: 'weeks' }, ['Tuesday', 'Thursday'], 'Weekly, Tue, Thu'],
  [{ type: 'custom', interval: 3, unit: 'months' }, ['Friday'], 'Every 3 months, Fri'],
  [{ type: 'one-time', interval: 1, unit: 'weeks' }, [], 'One time'],
] as const)('says how often: %j', (recurrence, days, words) => {
  expect(
    formatRecurrence({ recurrence: { ...recurrence, until: null }, days: [...days] }, i18n),
  ).toBe(words);
});
