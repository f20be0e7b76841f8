import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so the page and its loader are fetched when they are needed.

export const NumbersPage = lazyPage(() => import('./pages/numbers-page.tsx'), 'NumbersPage');
export const loadNumbers = lazyCall(() => import('./page-data.ts'), 'loadNumbers');

export const NUMBERS_TEXTS: readonly string[] = ['numbers'];

export function numbersHead({ i18n }: Pick<RouterContext, 'i18n'>) {
  return {
    meta: [
      { title: `${i18n._(msg`Numbers`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}
