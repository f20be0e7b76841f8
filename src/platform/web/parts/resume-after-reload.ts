import type { I18n } from '@lingui/core';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { allowReloadOnceItCame } from './reload-once.ts';
import { takeSavedPage } from './saved-page.ts';

/** Resumes after a reload: with the part that was missing, and the typed values. */
export async function resumeAfterReload(i18n: I18n): Promise<void> {
  allowReloadOnceItCame();
  const kept = takeSavedPage();
  if (kept === null) return;
  const [{ restorePage }] = await Promise.all([import('./restore-page.ts'), loadTexts(i18n, [])]);
  await restorePage(kept, i18n);
}
