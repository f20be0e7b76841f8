import { expect, type Locator, type Page } from '@playwright/test';

/** How a person uses a page. */
export interface InputMethod {
  /** Presses a button, follows a link. */
  press(target: Locator): Promise<void>;
  /** Types into a field, in place of what it holds. */
  type(field: Locator, text: string): Promise<void>;
  /** Types a time of day, HH:MM, into a field. */
  typeTime(field: Locator, time: string): Promise<void>;
  /** Ticks a box, or chooses one of several. */
  tick(box: Locator): Promise<void>;
  /** Chooses from a list by the value of an option. */
  choose(list: Locator, value: string): Promise<void>;
  /** Gives files to a field. */
  giveFiles(input: Locator, files: Files): Promise<void>;
  /** Chooses a day, YYYY-MM-DD, in the calendar of a dialog; never one before the day it stands on. */
  pickDay(dialog: Locator, day: string): Promise<void>;
}

type Files = Parameters<Locator['setInputFiles']>[0];

/** What fingers and mice do alike. */
const pointer = {
  typeTime: (field: Locator, time: string) => field.fill(time),
  tick: (box: Locator) => box.check(),
  choose: async (list: Locator, value: string) => {
    await list.selectOption(value);
  },
  giveFiles: (input: Locator, files: Files) => input.setInputFiles(files),
};

export const mouse: InputMethod = {
  ...pointer,
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  pickDay: (dialog, day) => turnTo(dialog, day, (target) => target.click()),
};

export const touch: InputMethod = {
  ...pointer,
  press: async (target) => {
    const sticks = await target.evaluate(
      (element) => element.closest('.page-bar, .under-top-bar') !== null,
    );
    await (sticks ? pressInPlace(target, 'finger') : target.tap());
  },
  type: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  pickDay: (dialog, day) => turnTo(dialog, day, (target) => target.tap()),
};

/** The keyboard alone, in a language that is read from left to right. */
export const keyboard: InputMethod = {
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(field);
    await field.page().keyboard.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  },
  async typeTime(field, time) {
    await tabTo(field);
    // As en-US writes it: 06:30 PM.
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    const digits = [hour % 12 || 12, minute].map((part) => String(part).padStart(2, '0')).join('');
    await field.page().keyboard.type(`${digits}${hour < 12 ? 'AM' : 'PM'}`);
    await expect(field).toHaveValue(time);
  },
  async tick(box) {
    const chosen = await chosenOfItsGroup(box);
    if (chosen === null) {
      await tabTo(box);
      await box.page().keyboard.press('Space');
    } else {
      await tabTo(chosen);
      for (let moves = 0; moves < MAX_STOPS && !(await box.isChecked()); moves += 1) {
        await box.page().keyboard.press('ArrowDown');
      }
    }
    await expect(box).toBeChecked();
  },
  async choose(list, value) {
    await tabTo(list);
    await expect(list, 'its options are there').not.toHaveAttribute('aria-busy');
    const label = await list.locator(`option[value="${value}"]`).textContent();
    await list.page().keyboard.type(label ?? '');
    await expect(list).toHaveValue(value);
  },
  async giveFiles(input, files) {
    const chooser = input.page().waitForEvent('filechooser');
    await tabTo(input);
    await input.page().keyboard.press('Space');
    await (await chooser).setFiles(files);
  },
  async pickDay(dialog, day) {
    const { keyboard } = dialog.page();
    const stop = dialog.locator('[data-date][tabindex="0"]');
    await tabTo(stop);
    const from = Temporal.PlainDate.from((await stop.getAttribute('data-date')) ?? '');
    const { days } = from.until(day);
    for (let week = 0; week < Math.floor(days / 7); week += 1) await keyboard.press('ArrowDown');
    for (let rest = 0; rest < days % 7; rest += 1) await keyboard.press('ArrowRight');
    await expect(dialog.locator(`[data-date="${day}"]`)).toBeFocused();
    await keyboard.press('Enter');
  },
};

/** The radio button that is chosen where `box` is another of them: Tab stops there, arrows go on. */
async function chosenOfItsGroup(box: Locator): Promise<Locator | null> {
  await expect(box).toBeVisible();
  const name = await box.evaluate((element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : '',
  );
  if (name === '') return null;
  const chosen = box.page().locator(`input[type=radio][name="${name}"]:checked`);
  return (await chosen.count()) === 0 ? null : chosen;
}

/** Turns the months of a calendar until a day is there, and presses it. */
async function turnTo(
  dialog: Locator,
  day: string,
  press: (target: Locator) => Promise<void>,
): Promise<void> {
  const target = dialog.locator(`[data-date="${day}"]`);
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  for (let months = 0; months < 14 && !(await target.isVisible()); months += 1) {
    await press(dialog.locator('[data-turn=next]'));
  }
  await press(target);
}

const MAX_STOPS = 400;

/** Goes to an element by Tab alone, forwards or backwards, whichever way it lies. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const page: Page = target.page();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
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

/**
 * Presses what sticks to an edge of the window, where it stands. What presses for a test scrolls it
 * to where it would be if it didn't stick, and bars come and go under the press.
 */
export async function pressInPlace(target: Locator, by: 'mouse' | 'finger'): Promise<void> {
  await expect(target).toBeEnabled();
  const { x, y } = await middleAtRest(target);
  const page = target.page();
  await (by === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}

const LOOK_MS = 120;
const LOOKS_AT_REST = 3;

/** The middle of an element, once it has stopped moving and nothing lies over it. */
async function middleAtRest(target: Locator) {
  let at = { x: -1, y: -1 };
  let looks = 0;
  await expect(async () => {
    const before = at;
    at = middleOf(await target.boundingBox());
    // Bars begin to move a moment after what makes them move, such as results that came.
    looks = at.x === before.x && at.y === before.y ? looks + 1 : 0;
    expect(looks).toBeGreaterThanOrEqual(LOOKS_AT_REST);
    const isHit = await target.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      at,
    );
    expect(isHit).toBe(true);
  }).toPass({ intervals: [LOOK_MS] });
  return at;
}

/** So long a finger rests where it put something. */
const REST_MS = 200;

/** Draws one thing onto where another is now, by finger; what is drawn onto gives way under it. */
export async function drag(from: Locator, onto: Locator): Promise<void> {
  const page = from.page();
  await onto.scrollIntoViewIfNeeded();
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [middleOf(await from.boundingBox()), middleOf(await onto.boundingBox())];
  const finger = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [start]);
  for (const part of [0.1, 0.4, 0.7, 1]) {
    const x = start.x + (end.x - start.x) * part;
    await send('touchMove', [{ x, y: start.y + (end.y - start.y) * part }]);
  }
  // A finger that rests before it lifts flings nothing; the next tap would do no more than stop that.
  await page.waitForTimeout(REST_MS);
  const { x, y } = end;
  await send('touchMove', [{ x, y: y + 1 }]);
  await send('touchEnd', []);
  await finger.detach();
}

function middleOf(box: Awaited<ReturnType<Locator['boundingBox']>>) {
  if (box === null) throw new Error('There is nothing to press or to draw.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
