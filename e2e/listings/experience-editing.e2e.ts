import type { Locator, Page } from '@playwright/test';
import { bookSeats, comingSessions } from '../support/book-seats.ts';
import { callApi } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { experienceEditDialog, PHONE, scheduleEntry } from '../support/experience-dialog.ts';
import { toast } from '../support/find-toast.ts';
import { keyboard } from '../support/input-methods.ts';
import { exactButton, stepHeading } from '../support/itinerant-dialog.ts';
import { EXPERIENCE_ZONE, listExperience } from '../support/list-experience.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { readMail } from '../support/read-mail.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use({ timezoneId: EXPERIENCE_ZONE });
test.describe.configure({ timeout: 180_000 });

const DINNER = { category: 'Community', style: 'family-dinner' };
const ENTRY = 'Every evening';
/** The code of what guests said, which the page of an experience has in it. */
const LATE_PART = /\/reviews-section[^/]*\.js/;

const confirmation = (page: Page) => page.getByRole('dialog', { name: 'Save your changes?' });
const datesDialog = (page: Page) => page.getByRole('dialog', { name: /^Dates of / });

/** Opens the dialog of a host's own experience from its page. */
async function openEditor(page: Page, id: string): Promise<Locator> {
  await visit(page, `/experience/${id}`);
  await page.getByRole('button', { name: 'Edit experience' }).click();
  const dialog = experienceEditDialog(page);
  await expect(stepHeading(dialog, 'Basic Info')).toBeVisible();
  return dialog;
}

/** Gives the entry of the timetable other hours. */
async function moveEntry(dialog: Locator, start: string, end: string): Promise<void> {
  const page = dialog.page();
  await exactButton(dialog, 'Experience details').click();
  await scheduleEntry(dialog, ENTRY)
    .getByRole('button', { name: `Edit ${ENTRY}` })
    .click();
  await dialog.getByLabel('Start time').fill(start);
  await dialog.getByLabel('End time').fill(end);
  await exactButton(dialog, 'Save entry').click();
  await expect(toast(page, 'Schedule entry saved.')).toBeVisible();
  await exactButton(dialog, 'Finalize Your Experience').click();
}

test(
  'moving all sessions says whom it touches, and tells the guest who has booked',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const host = await openBrowser();
    await registerConfirmed(host, 'Hana Host');
    const { id } = await listExperience(host, DINNER);
    const guest = await openBrowser();
    const { email } = await registerConfirmed(guest, 'Gale Guest');
    const { id: reservation } = await bookSeats(guest, id, { at: 3, guests: 2 });

    const page = await host.newPage();
    const dialog = await openEditor(page, id);
    await moveEntry(dialog, '20:00', '22:30');
    await exactButton(dialog, 'Update').click();
    const asked = confirmation(page);
    await expect(asked.getByText('1 guest booked · 2 seats')).toBeVisible();
    await expect(
      asked.getByText(/^They can cancel free of charge until \w.* 8:00 PM\.$/),
    ).toBeVisible();
    await expect(asked.getByText('If everyone cancels, $30.00 is refunded.')).toBeVisible();
    await expect(asked.getByText(/^\d+ sessions change$/)).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'whom a change touches');
    // Nothing is saved yet, and nobody told.
    await exactButton(asked, 'Back to the form').click();
    await expect(asked).toBeHidden();
    await expect(stepHeading(dialog, 'Finalize Your Experience')).toBeVisible();
    expect((await comingSessions(host, id))[3]?.startsAt).toMatch(/T18:30:00/);

    await exactButton(dialog, 'Update').click();
    await exactButton(asked, 'Save and tell guests').click();
    await expect(toast(page, 'Experience updated!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await readMail({ to: email, with: /8:00\sPM|20:00/ });
    const guests = await guest.newPage();
    await visit(guests, `/trips/${reservation}`);
    await expect(
      guests
        .getByRole('article')
        .getByText(/8:00 – 10:30\sPM/)
        .first(),
    ).toBeVisible();
  },
);

test(
  'a press before the page is live opens the dialog once it is',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    const host = await openBrowser();
    await registerConfirmed(host, 'Hana Host');
    const { id } = await listExperience(host, DINNER);
    const page = await host.newPage();
    // A part of the page whose code comes late keeps all of it from becoming live.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(LATE_PART, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/experience/${id}`);
    const edit = page.getByRole('button', { name: 'Edit experience' });
    await edit.click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    release();
    await expect(stepHeading(experienceEditDialog(page), 'Basic Info')).toBeVisible();
    // Once is enough.
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  },
);

test('from one session on, and then one alone', EXHAUSTIVE, async ({ openBrowser }) => {
  const host = await openBrowser();
  await registerConfirmed(host, 'Hana Host');
  const { id } = await listExperience(host, DINNER);
  const page = await host.newPage();
  const dialog = await openEditor(page, id);
  await moveEntry(dialog, '19:00', '21:30');
  await exactButton(dialog, 'Update').click();
  const asked = confirmation(page);
  await expect(asked.getByText('No booked guests are affected.')).toBeVisible();
  await asked.getByRole('radio', { name: /^This and following/ }).check();
  await asked.getByLabel('Starting with which session?').selectOption({ index: 2 });
  await expect(exactButton(asked, 'Save changes')).toBeEnabled();
  await exactButton(asked, 'Save changes').click();
  await expect(toast(page, 'Experience updated!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const minutes = async () =>
    (await comingSessions(host, id)).slice(0, 4).map(({ startsAt }) => startsAt.slice(14, 16));
  await expect.poll(minutes).toEqual(['30', '30', '00', '00']);

  const again = await openEditor(page, id);
  await exactButton(again, 'Experience details').click();
  const first = again.locator('[data-entry]').first();
  await first.getByRole('button', { name: `Edit ${ENTRY}` }).click();
  await again.getByLabel('Start time').fill('18:45');
  await exactButton(again, 'Save entry').click();
  await expect(first.getByText(/6:45/)).toBeVisible();
  await exactButton(again, 'Finalize Your Experience').click();
  await exactButton(again, 'Update').click();
  await asked.getByRole('radio', { name: /^This session/ }).check();
  await expect(asked.getByText('1 session changes')).toBeVisible();
  await exactButton(asked, 'Save changes').click();
  await expect.poll(minutes).toEqual(['45', '30', '00', '00']);
});

test(
  'one date is edited and another cancelled from the list of dates',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/experienceinfo/, /Failed to load resource/);
    const host = await openBrowser();
    await registerConfirmed(host, 'Hana Host');
    const { id, title } = await listExperience(host, DINNER);
    const guest = await openBrowser();
    const { email } = await registerConfirmed(guest, 'Gale Guest');
    const { session } = await bookSeats(guest, id, { at: 1, guests: 2 });

    const page = await host.newPage();
    await visit(page, '/properties');
    await page.getByRole('button', { name: `Dates of ${title}` }).click();
    const list = datesDialog(page);
    const row = (date: string) => list.locator(`[data-session="${date}"]`);
    const booked = row(session.date);
    await expect(booked.getByText('2 of 7 seats booked')).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'the dates of an experience');

    await booked.getByRole('button', { name: /^Edit / }).click();
    const form = page.getByRole('dialog', { name: 'Edit this date' });
    await expect(form.getByText('2 seats are booked.')).toBeVisible();
    await form.getByLabel('End time').fill('18:00');
    await exactButton(form, 'Save').click();
    await expect(form.getByText('End time must be after start time.')).toBeVisible();
    await form.getByLabel('End time').fill('22:00');
    await form.getByRole('button', { name: 'Fewer seats' }).click();
    await form.getByLabel('Note for this date (optional)').fill('In the garden.');
    await exactButton(form, 'Save').click();
    await expect(form.getByText('1 guest booked · 2 seats')).toBeVisible();
    await exactButton(form, 'Save and tell guests').click();
    await expect(toast(page, 'Date updated!')).toBeVisible();
    await expect(booked.getByText('2 of 6 seats booked')).toBeVisible();
    await expect(booked.getByText('In the garden.')).toBeVisible();

    await booked.getByRole('button', { name: /^Cancel / }).click();
    const cancel = page.getByRole('dialog', { name: 'Cancel this date?' });
    await expect(cancel.getByText('$30.00 is refunded to guests right away.')).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'what cancelling a date does');
    await exactButton(cancel, 'Cancel date').click();
    await expect(toast(page, 'Session cancelled.')).toBeVisible();
    await expect(booked.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(booked.getByRole('button')).toHaveCount(0);
    await readMail({ to: email, with: /refund of \$30/ });
  },
);

test(
  'the page is previewed from what is typed, and a rival change is told',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/experienceinfo/, /Failed to load resource/);
    const host = await openBrowser();
    await registerConfirmed(host, 'Hana Host');
    const { id } = await listExperience(host, DINNER);
    const page = await host.newPage();
    const dialog = await openEditor(page, id);
    await exactButton(dialog, 'Finalize Your Experience').click();
    await dialog.getByLabel('Title', { exact: true }).fill('Family Dinner - Under the vines');
    const answer = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/experience-preview') &&
        response.request().postDataJSON().isPageWanted === true,
    );
    await exactButton(dialog, 'Preview').click();
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(
      preview.getByRole('heading', { name: 'Family Dinner - Under the vines' }),
    ).toBeVisible();
    await expect(preview.getByText(/6:30 – 9:00\sPM/).first()).toBeVisible();
    await expect(preview.getByText('Price breakdown')).toBeVisible();
    const text = await (await answer).text();
    for (const secret of [id, 'Rua das Provas', 'the blue door'])
      expect(text).not.toContain(secret);
    await settle(page);
    await expectAccessible(page, 'the preview of an experience');
    await exactButton(preview, 'Back to the form').click();

    const stored = await callApi<object>(host, 'GET', `/api/experienceinfo/${id}`);
    await callApi(host, 'POST', `/api/experienceinfo/${id}`, { ...stored, rules: 'No shoes.' });
    await exactButton(dialog, 'Update').click();
    const conflict = page.getByRole('dialog', { name: 'This experience was changed elsewhere' });
    await expect(conflict.getByText('No shoes.')).toBeVisible();
    await exactButton(conflict, 'Keep mine').click();
    await expect(toast(page, 'Experience updated!')).toBeVisible();
    expect(await callApi(host, 'GET', `/api/experienceinfo/${id}`)).toMatchObject({
      title: 'Family Dinner - Under the vines',
      rules: 'Tell us what you don’t eat.',
    });
  },
);

test('one date is changed by the keyboard alone', EXHAUSTIVE, async ({ openBrowser }) => {
  const host = await openBrowser();
  await registerConfirmed(host, 'Hana Host');
  const { id } = await listExperience(host, DINNER);
  const page = await host.newPage();
  await visit(page, `/experience/${id}`);
  await keyboard.press(page.getByRole('button', { name: 'Change or cancel dates' }));
  const list = datesDialog(page);
  await keyboard.press(list.getByRole('button', { name: /^Edit / }).first());
  const form = page.getByRole('dialog', { name: 'Edit this date' });
  await keyboard.type(form.getByLabel('Note for this date (optional)'), 'Bring a coat.');
  await keyboard.press(exactButton(form, 'Save'));
  await expect(toast(page, 'Date updated!')).toBeVisible();
  await expect(list.getByText('Bring a coat.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change or cancel dates' })).toBeFocused();
});

test(
  'the dates and the question fit a phone in Arabic',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL }) => {
    const page = await phoneInArabic((options) => openBrowser({ ...PHONE, ...options }), baseURL);
    const host = page.context();
    await registerConfirmed(host, 'Hana Host');
    const { id } = await listExperience(host, DINNER);
    await visit(page, `/experience/${id}`);
    await page.getByRole('button', { name: 'تغيير المواعيد أو إلغاؤها' }).tap();
    const list = page.getByRole('dialog').filter({ has: page.locator('[data-session]') });
    await expect(list).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'the dates of an experience in Arabic');
    await expectNoSidewaysScroll(page, 'the dates of an experience in Arabic');
    await list
      .getByRole('button', { name: /^إلغاء / })
      .first()
      .tap();
    await expect(page.getByText('لا يتأثر أي ضيف حجز.')).toBeVisible();
    await settle(page);
    await expectNoSidewaysScroll(page, 'what cancelling a date does in Arabic');
  },
);
