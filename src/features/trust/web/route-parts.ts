import { msg } from '@lingui/core/macro';
import type { SubjectKind } from '#domain/moderation.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { registerDialog } from '#platform/web/dialogs/dialogs.ts';
import { lazyCall, lazyPage } from '#platform/web/pages/lazy-page.ts';
import type { RouterContext } from '#platform/web/scope/router-context.ts';

// Every page imports this file, so pages, loaders and dialogs are fetched when they are needed.

export const ModerationPage = lazyPage(
  () => import('./admin/moderation-page.tsx'),
  'ModerationPage',
);
export const StatementOfReasonsPage = lazyPage(
  () => import('./statement/statement-page.tsx'),
  'StatementPage',
);
export const TransparencyPage = lazyPage(
  () => import('./pages/transparency-page.tsx'),
  'TransparencyPage',
);
export const BlockedPeople = lazyPage(() => import('./pages/blocked-people.tsx'), 'BlockedPeople');

const pageData = () => import('./page-data.ts');
export const loadQueue = lazyCall(pageData, 'loadQueue');
export const loadStatementOfReasons = lazyCall(pageData, 'loadStatement');
export const loadTransparency = lazyCall(pageData, 'loadTransparency');

/** Texts of all pages and dialogs about reports. */
export const TRUST_TEXTS: readonly string[] = ['trust'];

declare module '#platform/web/dialogs/dialogs.ts' {
  interface DialogParameters {
    /** A message's id is its conversation and its number there: `<id>:<number>`. */
    report: { subject: { kind: SubjectKind; id: string } };
    'block-person': { id: string; name: string };
  }
}

export function registerTrustDialogs(): void {
  registerDialog('report', () => import('./report/report-dialog.tsx'), TRUST_TEXTS);
  registerDialog('block-person', () => import('./report/block-dialog.tsx'), TRUST_TEXTS);
}

type Texts = Pick<RouterContext, 'i18n'>;

/** Title of a statement of reasons; it is its reader's alone. */
export function statementOfReasonsHead({ i18n }: Texts) {
  return {
    meta: [
      { title: `${i18n._(msg`A decision about something of yours`)} · ${BRAND.name}` },
      { name: 'robots', content: 'noindex' },
      // Its address is the key to it.
      { name: 'referrer', content: 'no-referrer' },
    ],
  };
}

export function transparencyHead({ i18n }: Texts) {
  return {
    meta: [
      { title: `${i18n._(msg`Transparency`)} · ${BRAND.name}` },
      {
        name: 'description',
        content: i18n._(msg`What was reported to us in a year, and what we decided.`),
      },
    ],
  };
}
