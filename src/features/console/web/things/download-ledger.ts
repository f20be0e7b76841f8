import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveTable } from '#platform/web/files/save-table.ts';
import type { ConsoleReservation } from '../../contract.ts';

type Ledger = NonNullable<ConsoleReservation['money']>['ledger'];

/**
 * Saves the entries of the ledger about a reservation.
 *
 * @param key of the reservation
 */
export function downloadLedger(key: string, ledger: Ledger, i18n: I18n): void {
  const columns = [
    msg`Reservation`,
    msg`When`,
    msg`Transfer`,
    msg`Ledger account`,
    msg`Amount in USD`,
  ];
  const rows = ledger.map(({ at, kind, account, amount }) => [
    key,
    at,
    kind,
    account,
    { cents: amount },
  ]);
  saveTable(`ledger-${key}`, [columns.map((column) => i18n._(column)), ...rows]);
}
