import { approve, pay, requestStay } from '../support/book-stay.ts';
import { callApi } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { toast } from '../support/find-toast.ts';
import { meet, openPage, REFUSED, statusOf } from '../support/meet-people.ts';
import { dayAfter, pickDay } from '../support/pick-day.ts';
import { readMail } from '../support/read-mail.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe('check-in (spec 1 §2.6, §4.2, §8)', () => {
  test('a wrong code keeps the dialog open, the right one closes it', async ({
    openBrowser,
    faults,
  }) => {
    faults.allow(...REFUSED);
    const { guest, host, home } = await meet(openBrowser);
    const booked = await requestStay(guest, {
      home,
      inDays: 0,
    });
    await approve(host, booked);
    await pay(guest, booked);
    const { checkInCode } = await callApi<{ checkInCode: string }>(
      host,
      'GET',
      `/api/reservations/${booked.id}`,
    );

    const page = await openPage(guest, `/trips/${booked.id}`);
    await page.getByRole('button', { name: 'Check in', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Confrimation Code!' });
    await expect(
      dialog.getByRole('heading', { name: 'Confrimation Code!', exact: true }),
    ).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Check in' });

    await submit.click();
    await expect(dialog.getByText('Please enter the code.')).toBeVisible();

    await dialog.getByLabel('Code').fill(checkInCode === 'ABCDEF' ? 'ABCDEG' : 'ABCDEF');
    await submit.click();
    await expect(toast(page, 'Something went wrong.')).toBeVisible();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText("That code doesn't match.")).toBeVisible();
    expect(await statusOf(guest, booked)).toBe('approved');

    await dialog.getByLabel('Code').fill(checkInCode);
    await submit.click();
    await expect(toast(page, 'Check In Successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await statusOf(guest, booked)).toBe('checked-in');

    await page.getByRole('button', { name: 'Leave early', exact: true }).click();
    const leaving = page.getByRole('dialog', { name: 'Are You Sure?', exact: true });
    await expect(leaving.getByText('You want to leave early', { exact: true })).toBeVisible();
    await expect(leaving).toContainText('The remaining nights are released');
    await leaving.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(toast(page, "You've left early.")).toBeVisible();
    expect(await statusOf(guest, booked)).toBe('cancelled');
  });
});

test.describe('cancelling (spec 1 §2.6, §4.4, §8)', () => {
  test('No leaves it, Yes cancels', EXHAUSTIVE, async ({ openBrowser }) => {
    const { guest } = await meet(openBrowser);
    const booked = await requestStay(guest, { inDays: 90 });
    const page = await openPage(guest, `/trips/${booked.id}`);
    const dialog = page.getByRole('dialog', { name: 'Are You Sure?', exact: true });

    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(
      dialog.getByText('You want to cancel this reservation', { exact: true }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'No', exact: true }).click();
    await expect(dialog).toBeHidden();
    expect(await statusOf(guest, booked)).toBe('pending');

    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await dialog.getByRole('button', { name: 'Yes', exact: true }).click();
    await expect(toast(page, 'Reservation cancelled!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
    expect(await statusOf(guest, booked)).toBe('cancelled');
  });

  test(
    'one that has ended meanwhile says that something went wrong',
    EXHAUSTIVE,
    async ({ openBrowser, faults }) => {
      faults.allow(...REFUSED);
      const { guest, host, home } = await meet(openBrowser);
      const booked = await requestStay(guest, { home, inDays: 92 });
      const page = await openPage(guest, `/trips/${booked.id}`);
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Are You Sure?' });
      await callApi(host, 'POST', `/api/reservations/${booked.id}`, { status: 'declined' });
      await dialog.getByRole('button', { name: 'Yes' }).click();
      await expect(toast(page, 'Something went wrong.')).toBeVisible();
      expect(await statusOf(guest, booked)).toBe('declined');
    },
  );
});

test.describe('the reservation dialog (spec 1 §4.3, §8)', () => {
  test(
    'a guest changes the dates of a request in two steps',
    EXHAUSTIVE,
    async ({ openBrowser }) => {
      const { guest } = await meet(openBrowser);
      const booked = await requestStay(guest, { inDays: 100 });
      const page = await openPage(guest, `/trips/${booked.id}`);
      await page.getByRole('button', { name: 'Change dates', exact: true }).click();
      const dialog = page.getByRole('dialog');
      const next = dialog.getByRole('button', { name: 'Next', exact: true });
      await expect(next).toBeDisabled();
      await expect(dialog.getByRole('button', { name: 'Submit' })).toBeHidden();

      await dialog.getByRole('button', { name: 'Clear dates' }).click();
      const endDate = dayAfter(booked.endDate);
      await pickDay(dialog.page(), booked.startDate);
      await pickDay(dialog.page(), endDate);
      await next.click();
      await dialog.getByRole('button', { name: 'Previous', exact: true }).click();
      await expect(next).toBeVisible();
      await next.click();
      await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(toast(page, 'Reservation Updated')).toBeVisible();
      await expect(dialog).toBeHidden();
      const saved = await callApi<{ endDate: string }>(
        guest,
        'GET',
        `/api/reservations/${booked.id}`,
      );
      expect(saved.endDate).toBe(endDate);
    },
  );

  test(
    'days that are over, and months before this one, are out of reach',
    EXHAUSTIVE,
    async ({ openBrowser }) => {
      const { guest } = await meet(openBrowser);
      const booked = await requestStay(guest, { inDays: 108 });
      const page = await openPage(guest, `/trips/${booked.id}`);
      await page.getByRole('button', { name: 'Change dates', exact: true }).click();
      const dialog = page.getByRole('dialog');
      const back = dialog.getByRole('button', { name: 'Previous month' });
      await expect(back).toBeVisible();
      for (let months = 0; months < 14 && (await back.isEnabled()); months += 1) await back.click();
      await expect(back).toBeDisabled();
      const month = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' });
      await expect(dialog.getByText(month, { exact: true }).first()).toBeVisible();
      const first = dialog.getByRole('grid').first().getByRole('button').first();
      if (new Date().getDate() > 2) await expect(first).toHaveAttribute('aria-disabled', 'true');
    },
  );

  test('a host sees who asks and approves', async ({ openBrowser }) => {
    const { guest, host, name, email, home } = await meet(openBrowser, 'Amina Okafor');
    const profile = await callApi<Record<string, unknown>>(guest, 'GET', '/api/profile');
    const { id: _, email: _e, emailVerified: _v, joinedAt: _j, ...fields } = profile;
    await callApi(guest, 'PUT', '/api/profile', {
      ...fields,
      headline: 'Writes about bridges',
      bio: 'Slow trains, strong tea.',
      career: 'Engineer',
      phone: '+351 900 000 000',
    });
    const booked = await requestStay(guest, { home, inDays: 116, message: 'Is there a desk?' });
    const page = await openPage(host, '/reservations');
    await page
      .getByRole('region', { name: 'Waiting for your response' })
      .getByRole('article')
      .filter({ hasText: name })
      .getByRole('link', { name: booked.title })
      .click();
    await expect(page.getByText('Is there a desk?')).toBeVisible();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const text of [name, 'Writes about bridges', 'Slow trains, strong tea.', 'Engineer']) {
      await expect(dialog.getByText(text).first()).toBeVisible();
    }
    await expect(dialog.getByText('+351 900 000 000')).toBeHidden();
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(toast(page, 'Reservation Approved')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('+351 900 000 000')).toBeVisible();
    const mail = await readMail({ to: email, with: /said yes: pay by/ });
    expect(mail.text).toContain(`/trips/${booked.id}`);
  });

  test(
    'an approval and a change that come too late say that something went wrong',
    EXHAUSTIVE,
    async ({ openBrowser, faults }) => {
      faults.allow(...REFUSED);
      const { guest, host, home } = await meet(openBrowser);
      const booked = await requestStay(guest, { home, inDays: 124 });
      const page = await openPage(host, `/reservations/${booked.id}`);
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const dialog = page.getByRole('dialog');
      const confirm = dialog.getByRole('button', { name: 'Approve', exact: true });
      await expect(confirm).toBeVisible();
      await callApi(guest, 'DELETE', `/api/reservations/${booked.id}`, {});
      await confirm.click();
      await expect(toast(page, 'Something went wrong.')).toBeVisible();
      await expect(dialog).toBeVisible();
      await expect(
        dialog.getByText('This reservation has changed in the meantime.').first(),
      ).toBeVisible();
    },
  );
});
