import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { StaffList } from '../page-data.ts';
import { ROLE_TEXTS } from '../role-texts.ts';

/** Saves those who have a role. */
export function downloadStaff({ items }: StaffList, i18n: I18n): void {
  const columns = [
    msg({ message: 'Name', context: 'of a person' }),
    msg`Email`,
    msg`Role`,
    msg`Two-step login`,
    msg`Account ID`,
  ];
  const [on, off] = [
    i18n._(msg({ message: 'on', context: 'two-step login' })),
    i18n._(msg({ message: 'off', context: 'two-step login' })),
  ];
  const rows = items.map(({ name, email, role, hasSecondFactor, id }) => [
    name,
    email,
    i18n._(ROLE_TEXTS[role]),
    hasSecondFactor ? on : off,
    id,
  ]);
  saveTable('staff', [columns.map((column) => i18n._(column)), ...rows]);
}
