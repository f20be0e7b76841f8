import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

type Texts = Pick<RouterContext, 'i18n'>;

function privateHead({ i18n }: Texts, title: MessageDescriptor) {
  const robots = { name: 'robots', content: 'noindex' };
  return { meta: [{ title: `${i18n._(title)} · ${BRAND.name}` }, robots] };
}

export const favoritesHead = (texts: Texts) => privateHead(texts, msg`Wishlist`);
export const propertiesHead = (texts: Texts) => privateHead(texts, msg`My Homes`);
