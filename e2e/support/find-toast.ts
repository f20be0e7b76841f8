import type { Locator, Page } from '@playwright/test';

/** A toast that says exactly this. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .locator('[data-sonner-toast]')
    .filter({ hasText: typeof text === 'string' ? new RegExp(`^${escaped(text)}$`) : text })
    .first();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
