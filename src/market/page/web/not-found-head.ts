import type { I18n, MessageDescriptor } from '@lingui/core';
import { BRAND } from '#platform/brand/brand.ts';
import { loadTexts, MARKET_TEXTS } from '#platform/web/i18n/texts.ts';

/**
 * Head of the page for a missing listing. Texts of a listing's page load on the first interaction;
 * nothing here triggers that, so its texts are loaded with it.
 *
 * @param texts of the kind, as `loadTexts` names them
 */
export async function notFoundHead(i18n: I18n, title: MessageDescriptor, texts: readonly string[]) {
  await loadTexts(i18n, [...MARKET_TEXTS, ...texts]);
  return {
    meta: [{ title: `${i18n._(title)} · ${BRAND.name}` }, { name: 'robots', content: 'noindex' }],
  };
}
