import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses a page. */
export interface Hands {
  /** Presses a button, follows a link. */
  press(target: Locator): Promise<void>;
  /** Types into a field, in place of what it holds. */
  type(field: Locator, text: string): Promise<void>;
  /** Gives a date field a day, YYYY-MM-DD. */
  pickDay(field: Locator, day: string): Promise<void>;
}

export const mouse: Hands = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  pickDay: (field, day) => field.fill(day),
};

export const touch: Hands = {
  press: (target) => target.tap(),
  type: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  pickDay: (field, day) => field.fill(day),
};

/** The keyboard alone, and in American English, where a date is typed month first. */
export const keyboard: Hands = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  async pickDay(field, day) {
    await tabTo(field);
    const [year = '', month = '', date = ''] = day.split('-');
    await field.page().keyboard.type(`${month}${date}${year}`);
    await expect(field).toHaveValue(day);
  },
};

const MOST_STOPS = 400;

/** Goes to an element by Tab alone, forwards or backwards, whichever way it lies. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page: Page = target.page();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const way = await target.evaluate((element) => {
      const active = document.activeElement;
      if (active === element) return 'here';
      if (active === null || active === document.body) return 'after';
      const position = active.compareDocumentPosition(element);
      return position & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
    });
    if (way === 'here') return;
    await page.keyboard.press(way === 'after' ? 'Tab' : 'Shift+Tab');
  }
  throw new Error(`The keyboard doesn't reach ${target}.`);
}
