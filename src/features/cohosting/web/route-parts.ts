import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so the page and its loader are fetched when they are needed.

export const CoHostsPage = lazyPage(() => import('./pages/co-hosts-page.tsx'), 'CoHostsPage');
export const loadCoHosts = lazyCall(() => import('./page-data.ts'), 'loadCoHosts');

export const COHOSTING_TEXTS: readonly string[] = ['cohosting'];

export function coHostsHead({ i18n }: Pick<RouterContext, 'i18n'>) {
  return {
    meta: [
      { title: `${i18n._(msg`Co-hosts`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
