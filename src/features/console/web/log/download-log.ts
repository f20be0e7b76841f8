import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { joinCsv, toCsvField } from '#platform/web/files/csv.ts';
import { saveAsFile } from '#platform/web/files/save-as-file.ts';
import type { AuditRow } from '../../contract/schemas.ts';

/** Saves the entries that are shown as a file for spreadsheets, made in this browser. */
export function downloadLog(rows: readonly AuditRow[], i18n: I18n): void {
  const columns = [msg`When`, msg`Who`, msg`Act`, msg`About`, msg`Reason`, msg`Request ID`];
  const lines = rows.map(({ at, actor, action, subjectKind, subjectId, reason, requestId }) => [
    at,
    actor === null ? '' : `${actor.name} ${actor.id}`,
    action,
    `${subjectKind} ${subjectId}`,
    reason,
    requestId,
  ]);
  const all = [columns.map((column) => i18n._(column)), ...lines];
  const text = joinCsv(all.map((line) => line.map(toCsvField)));
  saveAsFile(`${BRAND.name.toLowerCase()}-log.csv`, text, 'text/csv;charset=utf-8');
}
