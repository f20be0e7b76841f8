import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';
import type { PublicProfile } from '../contract.ts';

/** Title of a person's page. */
export function profileHead(profile: PublicProfile | undefined) {
  if (profile === undefined) return {};
  return {
    meta: [
      { title: `${profile.name} · ${BRAND.name}` },
      ...(profile.headline === '' ? [] : [{ name: 'description', content: profile.headline }]),
    ],
  };
}

const PRIVATE = { name: 'robots', content: 'noindex' };

/** Head of a private page. */
export function profileSettingsHead({ i18n }: Pick<RouterContext, 'i18n'>) {
  return { meta: [{ title: `${i18n._(msg`Account`)} · ${BRAND.name}` }, PRIVATE] };
}
