import type { ConsoleMessage, Page } from '@playwright/test';

/** How the page tells the test what it presses. */
const PRESSED = 'pressed: ';

/** What the name of a control begins with that stands around the pages: in bars, menus, the footer. */
const AROUND = 'around|';

/** Those of pressed controls that stand around every page, where one press on one of them is enough. */
export function pressedAround(pressed: readonly string[]): string[] {
  return pressed.filter((name) => name.startsWith(AROUND));
}

/**
 * Presses the controls of the dialog on top or else of the page, one after the other: buttons, boxes
 * to check, parts that fold out; of a list the next entry is chosen. Controls of one name, such as
 * the hearts of all cards, are pressed once. Links are not pressed, nor what changes the language.
 *
 * It ends when nothing is left, when the address is another, and with the first press that breaks
 * the page or leaves a text as it was that is another now.
 *
 * @param pressed names of those that were pressed before, to which those are added that are now
 * @param wrong runs in the page and says what is wrong with it
 * @returns what the last press broke; null if nothing
 */
export async function pressAll(
  page: Page,
  pressed: string[],
  wrong: () => string | null,
): Promise<string | null> {
  const known = [...pressed];
  const note = (message: ConsoleMessage) => {
    if (message.text().startsWith(PRESSED)) pressed.push(message.text().slice(PRESSED.length));
  };
  page.on('console', note);
  try {
    // As a text: the page's own policy lets nothing be made a function within it.
    await page.evaluate(`globalThis.whatIsWrong = ${wrong}`);
    return await page.evaluate(pressWithin, [known, PRESSED, AROUND] as const);
  } catch (error) {
    // A press may load another document, which the caller finds.
    if (!/context was destroyed/.test(String(error))) throw error;
    return null;
  } finally {
    page.off('console', note);
  }
}

/** In the page: see `pressAll`. */
async function pressWithin([known, mark, around]: readonly [string[], string, string]): Promise<
  string | null
> {
  const { whatIsWrong } = globalThis as unknown as { whatIsWrong: () => string | null };
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const { pathname } = location;
  const pressed = new Set(known);

  const next = (): [string, HTMLElement] | null => {
    const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')];
    const dialog = dialogs.filter((each) => each.checkVisibility()).at(-1);
    const title = dialog?.querySelector('h2')?.textContent ?? '';
    const controls = (dialog ?? document.body).querySelectorAll<HTMLElement>(
      'button, [role=button], summary, select, input[type=checkbox], input[type=radio]',
    );
    for (const control of controls) {
      if (control.matches(':disabled') || !control.checkVisibility()) continue;
      if (control.closest('html [lang]') !== null || control.querySelector('[lang]')) continue;
      const said = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim();
      const own = said || control.getAttribute('value') || control.id.replace(/\W/g, '');
      // What differs in figures alone is another of the same kind, such as the days of a month.
      const place = dialog === undefined && control.closest('main') === null ? around : `${title}|`;
      const name = `${place}${control.tagName}|${own.slice(0, 60).replace(/\d+/g, '#')}`;
      if (!pressed.has(name)) return [name, control];
    }
    return null;
  };

  for (let found = next(); found !== null; found = next()) {
    const [name, control] = found;
    pressed.add(name);
    console.debug(`${mark}${name}`);
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
    // What a press changes is mostly drawn by then; what was not is looked at once more.
    await rest(60);
    if (location.pathname !== pathname) break;
    if (whatIsWrong() === null) continue;
    await rest(1_500);
    const broken = whatIsWrong();
    if (broken !== null) return broken;
  }
  return null;
}
