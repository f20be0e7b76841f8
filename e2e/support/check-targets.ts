import { expect, type Page } from '@playwright/test';

/** CSS pixels that a finger needs each way. */
const TARGET = 44;
/** What has no whole pixels. */
const ROUNDING = 0.5;

/**
 * Everything that is pressed or typed into measures at least 44 px each way, in the dialog that is
 * open or else on the whole page. What lies around a control and counts as it (its label, a larger
 * area drawn over it) is measured with it. Links within a sentence are as high as its lines
 * (WCAG 2.2, 2.5.8).
 */
export async function expectTargets(page: Page, what: string): Promise<void> {
  const small = await page.evaluate((min) => {
    const CONTROLS =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="switch"], [role="slider"], [role="option"], [role="menuitem"]';
    const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const top = scrollY;
    const found = [...scope.querySelectorAll(CONTROLS)]
      .filter((control) => !control.matches(':disabled, [type="hidden"]'))
      .filter((control) => control.closest('[inert], [aria-hidden="true"], noscript') === null)
      .filter((control) => !isInSentence(control))
      .filter((control) => {
        const areas = areasOf(control).filter(isInSight);
        return areas.length > 0 && !areas.some((area) => isLarge(area) || reaches(area));
      })
      .map((control) => {
        const { width, height } = control.getBoundingClientRect();
        return `${Math.round(width)}×${Math.round(height)} ${control.outerHTML.slice(0, 160)}`;
      });
    scrollTo({ top, behavior: 'instant' });
    return [...new Set(found)];

    /** A control, and the labels that press it. */
    function areasOf(control: Element): Element[] {
      return [control, ...((control as HTMLInputElement).labels ?? [])];
    }

    function isInSight(area: Element): boolean {
      const { width, height } = area.getBoundingClientRect();
      const sight = { opacityProperty: true, visibilityProperty: true };
      // For screen readers alone.
      if (getComputedStyle(area).clipPath === 'inset(50%)') return false;
      return width > 1 && height > 1 && area.checkVisibility(sight);
    }

    function isLarge(area: Element): boolean {
      const { width, height } = area.getBoundingClientRect();
      return width >= min && height >= min;
    }

    /** Measured as a finger would: how far around its middle a press is still one on it. */
    function reaches(area: Element): boolean {
      area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top: above, width, height } = area.getBoundingClientRect();
      const [x, y] = [left + width / 2, above + height / 2];
      const isHit = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (area.contains(hit) || hit.closest('label')?.control === area);
      };
      const steps = (dx: number, dy: number) => {
        let far = 0;
        while (far <= min && isHit(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5;
        return far;
      };
      return steps(1, 0) + steps(-1, 0) >= min && steps(0, 1) + steps(0, -1) >= min;
    }

    function isInSentence(control: Element): boolean {
      if (getComputedStyle(control).display !== 'inline') return false;
      let block = control.parentElement;
      while (block !== null && getComputedStyle(block).display === 'inline') {
        block = block.parentElement;
      }
      const own = control.textContent?.trim().length ?? 0;
      return (block?.textContent?.trim().length ?? 0) > own;
    }
  }, TARGET - ROUNDING);
  expect.soft(small, `smaller than ${TARGET} px on ${what}`).toEqual([]);
}
