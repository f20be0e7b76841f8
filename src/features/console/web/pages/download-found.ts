import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { FoundItems } from '../page-data.ts';
import { FOUND_KIND_TEXTS } from './found-kind-texts.ts';

/** Saves the hits that are shown. */
export function downloadFound(items: FoundItems, i18n: I18n): void {
  const columns = [
    msg({ message: 'Kind', context: 'of a hit' }),
    msg({ message: 'Hit', context: 'of a search' }),
    msg({ message: 'Details', context: 'of a hit' }),
    msg({ message: 'ID', context: 'of a hit' }),
  ];
  const rows = items.map(({ kind, name, detail, id }) => [
    i18n._(FOUND_KIND_TEXTS[kind]),
    name,
    detail,
    id,
  ]);
  saveTable('found', [columns.map((column) => i18n._(column)), ...rows]);
}
