import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { Work } from '../../contract.ts';

/** Saves the failed jobs that are shown. */
export function downloadFailed(items: Work['failed']['items'], i18n: I18n): void {
  const columns = [
    msg`Job`,
    msg`Job ID`,
    msg({ message: 'Failed', context: 'when a job did' }),
    msg({ message: 'Tries', context: 'their number' }),
    msg({ message: 'Error', context: 'of a job or an email' }),
  ];
  const rows = items.map(({ handler, id, failedAt, tries, error }) => [
    handler,
    id,
    failedAt,
    String(tries),
    error,
  ]);
  saveTable('failed-jobs', [columns.map((column) => i18n._(column)), ...rows]);
}

/** Saves the mails that have not left and are shown. */
export function downloadUnsent(items: Work['unsent']['items'], i18n: I18n): void {
  const columns = [
    msg({ message: 'Template', context: 'of an email' }),
    msg`Email ID`,
    msg({ message: 'State', context: 'of an email' }),
    msg({ message: 'Queued', context: 'when an email was' }),
    msg({ message: 'Tries', context: 'their number' }),
    msg({ message: 'Error', context: 'of a job or an email' }),
  ];
  const rows = items.map(({ template, id, status, createdAt, tries, error }) => [
    template,
    id,
    status,
    createdAt,
    String(tries),
    error,
  ]);
  saveTable('unsent-emails', [columns.map((column) => i18n._(column)), ...rows]);
}
