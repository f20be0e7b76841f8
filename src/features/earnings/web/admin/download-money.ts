import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { MoneyOverview } from '../../contract.ts';
import { ACCOUNT_NAMES, MOVEMENT_NAMES, PROVIDER_NAMES } from './names.ts';

type Check = NonNullable<MoneyOverview['check']>;

/** An amount; nothing where the movement is missing. */
const cell = (cents: number | null) => (cents === null ? '' : { cents });

/** Saves the balances that are shown. */
export function downloadBalances({ balances, checkedAt }: Check, i18n: I18n): void {
  const columns = [
    msg({ message: 'Account', context: 'of the ledger' }),
    msg`Amount in USD`,
    msg({ message: 'Checked', context: 'when the ledger was' }),
  ];
  const rows = balances.map(({ account, amount }) => [
    i18n._(ACCOUNT_NAMES[account]),
    cell(amount),
    checkedAt,
  ]);
  saveTable('balances', [columns.map((column) => i18n._(column)), ...rows]);
}

/** Saves the differences in the ledger that are shown. */
export function downloadLedgerDifferences({ differences, checkedAt }: Check, i18n: I18n): void {
  const columns = [
    msg`Account or reservation`,
    msg`Expected, in USD`,
    msg`Found, in USD`,
    msg({ message: 'Checked', context: 'when the ledger was' }),
  ];
  const rows = differences.map(({ what, expected, found }) => [
    what,
    cell(expected),
    cell(found),
    checkedAt,
  ]);
  saveTable('ledger-differences', [columns.map((column) => i18n._(column)), ...rows]);
}

/** Saves the differences from the providers that are shown. */
export function downloadProviderDifferences(
  differences: MoneyOverview['providerDifferences'],
  i18n: I18n,
): void {
  const columns = [
    msg`Movement`,
    msg({ message: 'Provider', context: 'of payments' }),
    msg`Reference`,
    msg({ message: 'Moved', context: 'when money was' }),
    msg`Here, in USD`,
    msg`At the provider, in USD`,
    msg({ message: 'Settled', context: 'when a difference was' }),
  ];
  const rows = differences.map(
    ({ kind, provider, reference, movedAt, ours, theirs, settledAt }) => [
      i18n._(MOVEMENT_NAMES[kind].one),
      PROVIDER_NAMES[provider],
      reference,
      movedAt,
      cell(ours),
      cell(theirs),
      settledAt ?? '',
    ],
  );
  saveTable('provider-differences', [columns.map((column) => i18n._(column)), ...rows]);
}
