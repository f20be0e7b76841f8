import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { ConsolePerson } from '../../contract.ts';
import { AREA_TEXTS } from './area-texts.ts';

/** Saves the part of a person's timeline that is shown. */
export function downloadTimeline({ id, timeline }: ConsolePerson, i18n: I18n): void {
  const columns = [
    msg`Account ID`,
    msg`When`,
    msg`Area`,
    msg`Action`,
    msg({ message: 'Details', context: 'of a hit' }),
  ];
  const rows = timeline.map(({ at, area, what, text }) => [
    id,
    at,
    i18n._(AREA_TEXTS[area]),
    what,
    text,
  ]);
  saveTable('timeline', [columns.map((column) => i18n._(column)), ...rows]);
}
