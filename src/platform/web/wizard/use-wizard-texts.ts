import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { use } from 'react';
import { loadTexts, preloadTexts } from '#platform/web/i18n/texts.ts';

const NAMES = ['platform/wizard'];
const loading = new WeakMap<I18n, Promise<void>>();

// With the code of a wizard come its words.
if (!import.meta.env.SSR) preloadTexts(NAMES);

/** Waits for the words of every wizard, such as Next and Back, which no page has before. */
export function useWizardTexts(): void {
  const { i18n } = useLingui();
  let texts = loading.get(i18n);
  if (texts === undefined) {
    // Without them a wizard still works, in English.
    texts = loadTexts(i18n, NAMES).catch(() => {});
    loading.set(i18n, texts);
  }
  use(texts);
}
