import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { registerConfirmed } from '../support/confirm-address.ts';
import { createExperience } from '../support/create-experience.ts';
import { variantIf } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import {
  cancelSeat,
  findExperience,
  joinLine,
  type Manner,
  reserveSeat,
  takeOffer,
} from '../support/guest-of-sessions.ts';
import { WHOLE } from '../support/launch.ts';
import { EXPERIENCE_ZONE } from '../support/list-experience.ts';
import { TELLINGS } from '../support/tellings.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 300_000 });

/** Dollars; nobody else asks as much. */
const PRICE = 123;

for (const { how, locale, towns, device, by } of TELLINGS) {
  test(
    `an experience is created, found and filled; who waits takes a seat and is checked in: ${how}`,
    variantIf(how === 'Arabic, on a phone'),
    async ({ openBrowser, baseURL }, { retry }) => {
      // What a first try left there is found as well.
      const town = towns[retry === 0 ? 0 : 1];
      const t = textsOf(locale);
      const manner = { t, by };
      const open = async (name: string) => {
        const context = await openBrowser({ timezoneId: EXPERIENCE_ZONE, ...device });
        await registerConfirmed(context, name);
        await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
        return context;
      };
      const pageOf = async (name: string) => (await open(name)).newPage();

      const host = await open('Helga Host');
      const title = await createExperience(host, { town, price: PRICE }, t);

      const first = await pageOf('Gina First');
      const id = await findExperience(first, { town, title, price: PRICE }, manner);
      await reserveSeat(first, manner);
      const second = await pageOf('Gus Second');
      await visit(second, `/experience/${id}`);
      const given = await reserveSeat(second, manner);

      // For the third it is full, until somebody gives their seat back.
      const third = await pageOf('Theo Third');
      await visit(third, `/experience/${id}`);
      await joinLine(third, manner);
      await cancelSeat(second, given, manner);
      const reservation = await takeOffer(third, manner);

      await checkIn(await host.newPage(), third, { ...manner, reservation });
      await third.reload();
      await expect(third.getByText(t('Checked in')).first()).toBeVisible();
    },
  );
}

/** The host opens what the guest's square code says, as the camera of a phone does. */
async function checkIn(
  hosts: Page,
  guests: Page,
  { reservation, t, by }: Manner & { reservation: string },
): Promise<void> {
  await visit(guests, `/trips/${reservation}`);
  const said = await textOfCode(guests, t.within('QR code to scan: {code}'));
  const link = new URL(said);
  expect(link.pathname).toBe(`/reservations/${reservation}`);
  await visit(hosts, link.pathname + link.search + link.hash);
  const dialog = hosts.getByRole('dialog', { name: t('Confrimation Code!') });
  const code = (await guests.getByText(/^[A-Z0-9]{6}$/).textContent()) ?? '';
  await expect(dialog.getByRole('textbox')).toHaveValue(code);
  await by.press(dialog.getByRole('button', { name: t('Check in') }));
  await expect(toast(hosts, t('Check In Successfully!'))).toBeVisible();
}

/** What the square code on a screen says to whoever photographs it. */
async function textOfCode(page: Page, name: RegExp): Promise<string> {
  const picture = await page.getByRole('img', { name }).screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}
