import type { BrowserContext, Locator, Page } from '@playwright/test';
import { bookSeats, comingSessions } from '../support/book-seats.ts';
import { callApi } from '../support/call-api.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { RELEASE, variantIf } from '../support/exhaustive.ts';
import { scheduleEntry } from '../support/experience-dialog.ts';
import { findManagedPlace, makeManager, recommendationOf } from '../support/find-managed-place.ts';
import { toast } from '../support/find-toast.ts';
import type { Manner } from '../support/guest-of-sessions.ts';
import { EXPERIENCE_ZONE, laterToday, listExperience } from '../support/list-experience.ts';
import { HOST } from '../support/list-home.ts';
import { realPictures } from '../support/real-pictures.ts';
import { TELLINGS } from '../support/tellings.ts';
import { textsOf } from '../support/translated-texts.ts';
import { untilLive, visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 180_000 });

const DINNER = { category: 'Community', style: 'family-dinner' };
/** The entry of the timetable of what `listExperience` lists. */
const ENTRY = 'Every evening';

/** The dialog that lies on top. */
const dialogOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });
const buttonOf = (within: Page | Locator, name: RegExp) => within.getByRole('button', { name });

for (const { how, locale, device, by } of TELLINGS) {
  const t = textsOf(locale);
  const manner = { t, by };
  const open = async (
    openBrowser: (options: object) => Promise<BrowserContext>,
    baseURL: string | undefined,
  ) => {
    const context = await openBrowser({ timezoneId: EXPERIENCE_ZONE, ...device });
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    return context;
  };

  test(
    `all dates of an experience are moved, then one alone: ${how}`,
    variantIf(how === 'Arabic, on a phone'),
    async ({ openBrowser, baseURL }) => {
      const host = await open(openBrowser, baseURL);
      await registerConfirmed(host, 'Hana Host');
      const { id } = await listExperience(host, DINNER);
      const guest = await openBrowser();
      await registerConfirmed(guest, 'Gale Guest');
      await bookSeats(guest, id, { at: 3, guests: 2 });
      const page = await host.newPage();
      await visit(page, `/experience/${id}`);
      await moveAll(page, { start: '20:00', end: '22:30' }, manner);
      const starts = async () =>
        (await comingSessions(host, id)).slice(0, 4).map(({ startsAt }) => startsAt.slice(14, 16));
      expect(await starts()).toEqual(['00', '00', '00', '00']);

      await editFirstDate(page, { start: '20:15', note: 'In the garden.' }, manner);
      expect(await starts()).toEqual(['15', '00', '00', '00']);
    },
  );

  test(
    `at a managed place the price is set, and whoever isn't its manager pays to list: ${how}`,
    RELEASE,
    async ({ openBrowser, baseURL }) => {
      const host = await open(openBrowser, baseURL);
      await registerConfirmed(host, 'Mona Table');
      const place = await findManagedPlace(host);
      const page = await host.newPage();
      const dialog = await choosePlace(page, place, manner);
      await expect(
        toast(page, t('This is a managed location. Arrangements and pricing are set.')),
      ).toBeVisible();
      await payNowAndFillIn(dialog, manner);
      await expect(dialog.getByText(t('Manager Controlled'))).toBeVisible();
      await expect(dialog.locator('[name=price]')).toBeDisabled();
      await by.press(buttonOf(dialog, t('Create Experience')));
      await expect(toast(page, t('Experience created! Redirecting to payment...'))).toBeVisible();
      await expect(page).toHaveURL(/\/checkout\/sandbox_/);
      await untilLive(page);
      await by.press(buttonOf(page, t.within('Pay <0/>')));
      await expect(page).toHaveURL(/\/experience\/[\w-]+/);
      await expect(page.getByText(t('Not listed yet'))).toHaveCount(0);
    },
  );

  test(
    `whoever manages the place pays nothing: ${how}`,
    RELEASE,
    async ({ openBrowser, baseURL }) => {
      const host = await open(openBrowser, baseURL);
      const { email } = await registerConfirmed(host, HOST);
      const place = await makeManager(email);
      const page = await host.newPage();
      const dialog = await choosePlace(page, place, manner);
      await expect(
        toast(page, t("This is YOUR managed location! You won't pay as the owner.")),
      ).toBeVisible();
      await payNowAndFillIn(dialog, manner);
      await expect(dialog.getByText(t('Owner Benefit'))).toBeVisible();
      await expect(
        dialog.getByText(t('You manage this place, so you pay nothing as a participant.')),
      ).toBeVisible();
      await by.press(buttonOf(dialog, t('Create Experience')));
      await expect(
        toast(page, t('Experience created successfully! No payment required.')),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/experience\/[\w-]+\?created=yes$/);
      const id = new URL(page.url()).pathname.split('/').at(-1);
      await page.close();
      await callApi(host, 'DELETE', `/api/listings/${id}`);
    },
  );
}

/** Gives the only entry of the timetable other hours, for all of its dates, from the page. */
async function moveAll(
  page: Page,
  { start, end }: { start: string; end: string },
  { t, by }: Manner,
): Promise<void> {
  await by.press(buttonOf(page, t('Edit experience')));
  const dialog = dialogOf(page, t('Edit Your Experience'));
  await by.press(buttonOf(dialog, t('Experience details')));
  await by.press(buttonOf(scheduleEntry(dialog, ENTRY), t('Edit {title}')));
  const save = buttonOf(page, t('Save entry'));
  const entry = dialog.getByRole('group').filter({ has: save }).last();
  await by.typeTime(entry.getByLabel(t('Start time')), start);
  await by.typeTime(entry.getByLabel(t('End time')), end);
  await by.press(save);
  await expect(toast(page, t('Schedule entry saved.'))).toBeVisible();
  await by.press(buttonOf(dialog, t('Finalize Your Experience')));
  await by.press(buttonOf(dialog, t('Update')));
  const asked = dialogOf(page, t('Save your changes?'));
  await by.press(buttonOf(asked, t('Save and tell guests')));
  await expect(toast(page, t('Experience updated!'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Gives the next date another start and a note, from the list of dates. */
async function editFirstDate(
  page: Page,
  { start, note }: { start: string; note: string },
  { t, by }: Manner,
): Promise<void> {
  await by.press(buttonOf(page, t('Change or cancel dates')));
  const list = page.getByRole('dialog').filter({ has: page.locator('[data-session]') });
  await by.press(buttonOf(list.locator('[data-session]').first(), t('Edit {day}, {hours}')));
  const form = dialogOf(page, t('Edit this date'));
  await by.typeTime(form.getByLabel(t('Start time')), start);
  await by.type(form.getByLabel(t('Note for this date (optional)')), note);
  await by.press(buttonOf(form, t('Save')));
  await expect(toast(page, t('Date updated!'))).toBeVisible();
  await expect(list.getByText(note)).toBeVisible();
}

/** Opens the form of a new experience, and chooses a managed place for what it is recommended for. */
async function choosePlace(
  page: Page,
  place: Awaited<ReturnType<typeof findManagedPlace>>,
  { t, by }: Manner,
): Promise<Locator> {
  await visit(page, '/experiences');
  await by.press(buttonOf(page, t('Your menu')));
  await by.press(buttonOf(dialogOf(page, t('Your menu')), t('Host an experience')));
  const dialog = dialogOf(page, t('Create Your Experience'));
  await by.choose(dialog.getByLabel(t('Country')), place.countryCode);
  await by.tick(dialog.locator(`input[name=category][value="${place.category}"]`));
  await by.tick(dialog.locator(`input[name=style][value="${place.style}"]`));
  await by.press(buttonOf(dialog, t('Next')));
  await by.tick(recommendationOf(dialog, place));
  return dialog;
}

/** Pays now, which the host alone decides there, and fills in the rest of the form. */
async function payNowAndFillIn(dialog: Locator, { t, by }: Manner): Promise<void> {
  const next = buttonOf(dialog, t('Next'));
  const included = dialog.getByRole('group', { name: t('Included Arrangements') });
  await expect(included.getByRole('checkbox').first()).toBeDisabled();
  await by.tick(dialog.getByRole('checkbox', { name: t('Pay Now') }));
  const amenities = dialog.getByRole('group', { name: t('Amenities') });
  await by.tick(amenities.getByRole('checkbox').first());
  await by.press(next);

  const files = await realPictures(dialog.page().context(), 1);
  await by.giveFiles(dialog.locator('input[name=imageSrc]'), files);
  const { title, specificDate, startTime, endTime, timeZone } = laterToday();
  const entry = dialog.getByRole('group', { name: t('New schedule entry') });
  await by.choose(entry.getByLabel(t('Schedule type')), 'one-time');
  await by.type(entry.getByLabel(t('Schedule title')), title);
  await entry.getByLabel(t('Time zone')).selectOption(timeZone);
  await entry.getByLabel(t('Date')).fill(specificDate);
  await by.typeTime(entry.getByLabel(t('Start time')), startTime);
  await by.typeTime(entry.getByLabel(t('End time')), endTime);
  await by.press(buttonOf(entry, t('Add schedule entry')));
  await expect(scheduleEntry(dialog, title)).toBeVisible();
  await by.type(dialog.getByLabel(t('Rules')), 'Be on time.');
  await by.type(dialog.getByLabel(t('Joining instructions')), 'Under the big tree.');
  await by.press(next);

  await by.type(dialog.getByLabel(t('Guests, you included')), '4');
  await by.tick(dialog.locator('input[name=cancellationPolicy][value=casual-cancel]'));
  const read = t('I have read and understand this disclaimer');
  for (const box of await dialog.getByRole('checkbox', { name: read }).all()) await by.tick(box);
}
