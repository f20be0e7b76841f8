import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { AuditRow } from '../../contract/schemas.ts';

/** Saves the entries that are shown. */
export function downloadLog(rows: readonly AuditRow[], i18n: I18n): void {
  const columns = [
    msg`When`,
    msg({ message: 'Who', context: 'of an act of staff' }),
    msg`Action`,
    msg({ message: 'About', context: 'of an act of staff' }),
    msg`Reason`,
    msg`Request ID`,
  ];
  const lines = rows.map(({ at, actor, action, subjectKind, subjectId, reason, requestId }) => [
    at,
    actor === null ? '' : `${actor.name} ${actor.id}`,
    action,
    `${subjectKind} ${subjectId}`,
    reason,
    requestId,
  ]);
  saveTable('log', [columns.map((column) => i18n._(column)), ...lines]);
}
