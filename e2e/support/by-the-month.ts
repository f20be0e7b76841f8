import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Booked } from './book-stay.ts';
import { callApi } from './call-api.ts';
import type { InputMethod } from './input-methods.ts';
import type { Texts } from './translated-texts.ts';
import { untilLive } from './visit.ts';

/** A reservation as the API returns it; amounts in cents. */
export interface Saved {
  total: number;
  paid: number;
  due: number;
  instalments: { amount: number; dueAt: string | null; state: string }[];
}

/** Pays what is due on the page of the sandbox, with its first test card. */
export async function payFirst(
  page: Page,
  { id }: Pick<Booked, 'id'>,
  input: InputMethod,
  t: Texts,
): Promise<void> {
  await input.press(page.getByRole('button', { name: t('Pay <0/>') }));
  await expect(page).toHaveURL(/\/checkout\/sandbox_/);
  await untilLive(page);
  await expect(page.getByRole('group', { name: t('Test card') })).toBeVisible();
  await input.press(page.getByRole('button', { name: t('Pay <0/>') }));
  await expect(page).toHaveURL(new RegExp(`/trips/${id}$`));
  await expect(page.getByText(t('Payment received. Thank you!'))).toBeVisible();
}

/** How far each instalment has come, as the page says it. */
export function instalmentStates(page: Page, t: Texts) {
  return page
    .getByRole('list', { name: t('Paid by the month') })
    .getByRole('listitem')
    .getByText(
      new RegExp(['Paid', 'Due', 'Late', 'Planned'].map((state) => t(state).source).join('|')),
    );
}

export function savedOf(guest: BrowserContext, { id }: Pick<Booked, 'id'>): Promise<Saved> {
  return callApi<Saved>(guest, 'GET', `/api/reservations/${id}`);
}
