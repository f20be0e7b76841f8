import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { call } from '#platform/web/api/client.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import { listExperienceChoices } from '../../contract/addresses.gen.ts';
import type { ExperienceChoices } from '../../contract/choices.ts';

/**
 * Data of the search form's own page, and its head: search engines should index the results, not
 * the form.
 */
export interface SearchFormData {
  readonly styles: ExperienceChoices['styles'];
  readonly head: { readonly meta: readonly object[] };
}

/** @throws ApiError, OfflineError */
export async function loadExperienceSearchPage(
  { i18n }: Pick<RouterContext, 'i18n'>,
  signal: AbortSignal,
): Promise<SearchFormData> {
  const [{ styles }] = await Promise.all([
    call(listExperienceChoices, {}, { signal }),
    loadTexts(i18n, ['experiences', 'search/dialog']),
  ]);
  const title = `${i18n._(msg`Find an experience`)} · ${BRAND.name}`;
  return { styles, head: { meta: [{ title }, { name: 'robots', content: 'noindex' }] } };
}
