import type { Page } from '@playwright/test';
import { NEW_PASSWORD, signIn } from '../support/call-api.ts';
import { EXHAUSTIVE } from '../support/exhaustive.ts';
import { openNewExperience, PHONE } from '../support/experience-dialog.ts';
import { preparePages, VIEWERS } from '../support/pages.ts';
import { textsOf } from '../support/translated-texts.ts';
import { visit } from '../support/visit.ts';
import { expect, test } from '../support/watched-test.ts';

/** What is typed into or chosen from; boxes and sliders are not zoomed into. */
const FIELDS = `select, textarea, input:not(${['checkbox', 'radio', 'range', 'file', 'hidden']
  .map((type) => `[type=${type}]`)
  .join(', ')})`;

/** Safari on an iPhone zooms into a field with smaller letters, and stays there. */
const SMALLEST = 16;

/** Asks every field of a page, closed parts too, for the size of its letters; returns how many. */
async function checkFields(page: Page, what: string): Promise<number> {
  const sizes = await page.locator(FIELDS).evaluateAll((fields) =>
    fields.map((field) => ({
      field: field.outerHTML.slice(0, 200),
      pixels: Number.parseFloat(getComputedStyle(field).fontSize),
    })),
  );
  expect
    .soft(
      sizes.filter(({ pixels }) => !(pixels >= SMALLEST)),
      what,
    )
    .toEqual([]);
  return sizes.length;
}

test(
  'a phone does not zoom into any field: on no page and in no dialog',
  EXHAUSTIVE,
  async ({ openBrowser }) => {
    test.setTimeout(300_000);
    const { pageCases, emails } = await preparePages();
    const t = textsOf('en');
    let count = 0;
    for (const as of VIEWERS) {
      const context = await openBrowser(PHONE);
      const email = emails[as];
      if (email !== null) await signIn(context, email, NEW_PASSWORD);
      const page = await context.newPage();
      for (const { what, path, as: viewers, opens } of pageCases) {
        // As the first who sees it, and as each who opens something there.
        if (viewers[0] !== as && opens?.as !== as) continue;
        if (opens?.as !== as) {
          await page.goto(path, { waitUntil: 'domcontentloaded' });
        } else {
          await visit(page, path);
          // What a desk's bar has is in the menu of a phone.
          const button = page.getByRole('button', { name: opens.name(t) }).first();
          if (!(await button.isVisible())) {
            await page.getByRole('button', { name: 'Your menu' }).click();
          }
          await button.click();
          await expect(page.getByRole('dialog').first()).toBeVisible();
        }
        count += await checkFields(page, `${what}, as ${as}`);
      }
      if (as === 'host') {
        await openNewExperience(page);
        count += await checkFields(page, 'a new experience');
      }
      expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    }
    expect(count).toBeGreaterThan(50);
  },
);
