import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, settle } from '../support/check-page.ts';
import { registerConfirmed } from '../support/confirm-address.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { notATuesday } from '../support/experience-dialog.ts';
import { toast } from '../support/find-toast.ts';
import { pressInPlace } from '../support/input-methods.ts';
import { WHOLE } from '../support/launch.ts';
import { phoneInArabic } from '../support/phone-in-arabic.ts';
import { realPictures } from '../support/real-pictures.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

test.use(WHOLE);
test.describe.configure({ timeout: 180_000 });

const arabic = textsOf('ar');
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: arabic(name) });

/** The step as it stands reads well and fits. */
async function expectFits(page: Page, step: string): Promise<void> {
  await settle(page);
  await expectAccessible(page, `${step} in Arabic`);
  await expectNoSidewaysScroll(page, `${step} in Arabic`);
}

test(
  'an experience is created on a phone in Arabic',
  EXHAUSTIVE,
  async ({ openBrowser, baseURL }) => {
    const page = await phoneInArabic(openBrowser, baseURL);
    await registerConfirmed(page.context(), 'Amal Arabi');
    await visit(page, '/experiences');
    await pressInPlace(button(page, 'Your menu'), 'finger');
    await button(page, 'Host an experience').tap();
    const dialog = page.getByRole('dialog', { name: arabic('Create Your Experience') });
    const heading = (name: string) => dialog.getByRole('heading', { name: arabic(name) });
    const field = (name: string) => dialog.locator(`[name="${name}"]`);

    await field('location').selectOption('PT');
    await field('city').fill('لشبونة');
    await field('category').and(dialog.locator('[value=Community]')).check();
    await field('style').and(dialog.locator('[value=family-dinner]')).check();
    await expect(button(dialog, 'The place on the map')).toBeVisible();
    await expectFits(page, 'the basics of an experience');
    await button(dialog, 'Next').tap();

    await expect(heading('Recommendation')).toBeFocused();
    await expect(field('recommendationId').nth(1)).toBeVisible();
    await dialog.getByRole('checkbox').first().check();
    await dialog.locator('[data-field=amenity] input').first().check();
    await expectFits(page, 'the recommendations of an experience');
    await button(dialog, 'Next').tap();

    await expect(heading('Experience details')).toBeFocused();
    await field('description').fill('ثمانية أشخاص وثلاثة أطباق.');
    await field('imageSrc').setInputFiles(await realPictures(page.context(), 1));
    await dialog.getByLabel(arabic('Schedule type')).selectOption('one-time');
    await dialog.getByLabel(arabic('Schedule title')).fill('مساء الثلاثاء');
    await dialog.getByLabel(arabic('Date')).fill(notATuesday());
    await dialog.getByLabel(arabic('Start time')).fill('18:30');
    await dialog.getByLabel(arabic('End time')).fill('21:00');
    await button(dialog, 'Add schedule entry').tap();
    await expect(dialog.locator('[data-entry]')).toHaveCount(1);
    await field('rules').fill('أخبرونا بما لا تأكلونه.');
    await field('instructions').fill('الباب الأزرق.');
    await expectFits(page, 'the timetable of an experience');
    await button(dialog, 'Next').tap();

    await expect(heading('Finalize Your Experience')).toBeFocused();
    await field('title').fill('مائدة طويلة');
    await field('address').fill('Rua das Flores 7');
    await field('guestCount').fill('8');
    await expect(dialog.getByText(arabic('Base Rate'))).toBeVisible();
    await field('cancellationPolicy').first().check();
    const disclaimers = dialog.locator('[data-field=acknowledgedDisclaimers]');
    for (const box of await disclaimers.getByRole('checkbox').all()) await box.check();
    await expectFits(page, 'the price of an experience');
    await button(dialog, 'Create Experience').tap();
    await expect(
      toast(page, arabic('Experience created successfully! No payment required.')),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/experience\/[\w-]+\?created=yes$/);
  },
);
