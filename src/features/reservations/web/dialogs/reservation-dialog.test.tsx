import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DialogParameters } from '#platform/web/dialogs/dialogs.ts';
import type { ReservationDetails } from '../../contract.ts';
import ReservationDialog from './reservation-dialog.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
// Action id 0 is answered before anything of the reservation is looked at.
const SOME = { id: 'a reservation' } as ReservationDetails;
const READ_AT = '2026-03-02T09:00:00Z';

type Parameters = DialogParameters['reservation'];
const CASES: [string, Parameters][] = [
  ['the guest', { actionId: 0, status: 'Update', reservation: SOME, readAt: READ_AT }],
  ['the host', { actionId: 0, status: 'approved', reservation: SOME, readAt: READ_AT }],
  ['nobody', { actionId: 'an id', status: 'approved', reservation: null, readAt: READ_AT }],
];

test.each(CASES)('for %s without an action there is only Close (spec 1 §4.3)', (_, parameters) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <ReservationDialog parameters={parameters} onClose={() => {}} />
    </I18nProvider>,
  );
  expect(buttonsIn(html)).toEqual(['Close', 'Close']);
  expect(html).not.toMatch(/<(?:a|input|select|textarea|form)\b/);
});

/** The names of the buttons: the cross at the top, and those below. */
function buttonsIn(html: string): string[] {
  return [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', inner = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inner.replace(/<[^>]*>/g, '').trim(),
  );
}
