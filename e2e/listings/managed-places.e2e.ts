import { callApi, signInAsAdmin } from '../support/call-api.ts';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { openNewExperience, PHONE } from '../support/experience-dialog.ts';
import { toast } from '../support/find-toast.ts';
import { exactButton } from '../support/itinerant-dialog.ts';
import { makePerson } from '../support/list-home.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.describe.configure({ timeout: 120_000 });

/** A public park in Porto, which nobody manages. */
const PLACE = 'Jardins do Palácio de Cristal';

test(
  'an administrator gives a place to a manager, and hosts there have their terms',
  EXHAUSTIVE,
  async ({ openBrowser, faults }) => {
    faults.allow(/api\/managed-places/, /Failed to load resource/);
    const admin = await openBrowser(PHONE);
    await signInAsAdmin(admin);
    const page = await admin.newPage();
    await visit(page, '/admin/places');
    const places = page.getByRole('region', { name: 'Managed places' });
    await expect(places.locator('[data-place]').first()).toBeVisible();
    await settle(page);
    await expectAccessible(page, 'the managed places');
    await expectNoSidewaysScroll(page, 'the managed places');

    await places.getByRole('button', { name: 'Add a managed place' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Add a managed place' });
    const save = exactButton(dialog, 'Save terms');
    await save.tap();
    await expect(dialog.getByText('Choose a place.')).toBeVisible();
    const option = dialog.locator('option').filter({ hasText: PLACE });
    await dialog.getByLabel('Place', { exact: true }).selectOption({
      value: (await option.getAttribute('value')) ?? '',
    });
    const email = dialog.getByLabel('Email of its manager');
    await email.fill('nobody@example.org');
    await dialog.getByRole('checkbox', { name: 'Venue', exact: true }).check();
    await dialog.getByLabel('A week, in US dollars').fill('140');
    await save.tap();
    await expect(dialog.getByText('No one here has confirmed this address.')).toBeVisible();
    await email.fill((await makePerson('Mara Manager')).email);
    await settle(page);
    await expectAccessible(page, 'the terms of a managed place');
    await expectNoSidewaysScroll(page, 'the terms of a managed place');
    await save.tap();
    await expect(toast(page, 'Terms saved.')).toBeVisible();
    const row = places.locator('[data-place]').filter({ hasText: PLACE });
    await expect(row.getByText('$140.00 a week')).toBeVisible();

    const context = await openBrowser(PHONE);
    await registerConfirmed(context, 'Hope Host');
    const host = await context.newPage();
    const hosting = await openNewExperience(host);
    await hosting.getByLabel('Country', { exact: true }).selectOption('PT');
    await hosting.getByLabel('City (optional)').fill('Porto');
    await hosting.getByRole('radio', { name: /^Fitness/ }).check();
    await hosting.getByRole('radio', { name: /^Yoga/ }).check();
    await exactButton(hosting, 'Next').tap();
    await hosting.getByRole('radio', { name: new RegExp(`^${PLACE}`) }).check();
    await expect(
      toast(host, 'This is a managed location. Arrangements and pricing are set.'),
    ).toBeVisible();
    await expect(hosting.getByRole('checkbox', { name: 'Venue', exact: true })).toBeDisabled();

    await row.getByRole('button', { name: `Remove ${PLACE}` }).tap();
    const asked = page.getByRole('dialog', { name: `Remove the manager of ${PLACE}?` });
    await exactButton(asked, 'Remove').tap();
    await expect(toast(page, `${PLACE} no longer has a manager.`)).toBeVisible();
    await expect(row).toHaveCount(0);
    const { free } = await callApi<{ free: { name: string }[] }>(
      admin,
      'GET',
      '/api/managed-places',
    );
    expect(free.map(({ name }) => name)).toContain(PLACE);
  },
);
