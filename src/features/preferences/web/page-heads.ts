import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

type Texts = Pick<RouterContext, 'i18n'>;

function head({ i18n }: Texts, title: MessageDescriptor) {
  return {
    meta: [{ title: `${i18n._(title)} · ${BRAND.name}` }, { name: 'robots', content: 'noindex' }],
  };
}

export const languageSettingsHead = (texts: Texts) => head(texts, msg`Language`);
export const currencySettingsHead = (texts: Texts) => head(texts, msg`Currency`);
export const globalPreferencesHead = (texts: Texts) => head(texts, msg`Preferences`);
