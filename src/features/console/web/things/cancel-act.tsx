import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { STAFF_REFUNDS } from '#domain/staff-refunds.ts';
import { AmountField, useAmountError } from '#features/reservations/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { SelectField } from '#platform/web/ui/field.tsx';
import { cancelReservation } from '../../contract/addresses.gen.ts';
import type { ConsoleReservation } from '../../contract.ts';
import { ActForm } from '../act-form.tsx';

type Basis = (typeof STAFF_REFUNDS)[number];

/** Cancels a reservation with a refund that is chosen and explained. */
export function CancelAct({
  id,
  terms,
}: {
  id: string;
  terms: NonNullable<ConsoleReservation['refundTerms']>;
}) {
  const { t, i18n } = useLingui();
  const readTyped = useAmountError();
  const [basis, setBasis] = useState<Basis>('everything');
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { min, max, policy } = terms;
  const read = readTyped(typed, { min, max });
  const error = isChecked && 'error' in read ? read.error : undefined;
  const amounts = {
    everything: max,
    policy,
    amount: 'cents' in read ? read.cents : null,
  };
  const refund = amounts[basis];
  const names: Record<Basis, string> = {
    everything: t`Everything that was paid`,
    policy: t`As if the guest cancelled now`,
    amount: t`Another amount`,
  };
  const show = (cents: number) => formatMoney(cents, i18n.locale, { cents: 'always' });
  const [back, all, kept] = [refund ?? 0, max, max - (refund ?? 0)].map(show);
  const body = (reason: string) =>
    basis === 'amount' && refund !== null
      ? { refund: basis, amount: refund, reason }
      : { refund: basis, reason };
  return (
    <ActForm
      title={<Trans>Cancel the reservation</Trans>}
      summary={
        <Trans>
          The nights become available again, the refund is sent right away, and both sides are
          notified with your words. This can't be undone.
        </Trans>
      }
      done={t`Reservation cancelled`}
      isDanger
      check={() => {
        setChecked(true);
        return refund !== null;
      }}
      send={(reason, key) =>
        call(
          cancelReservation,
          { params: { id }, body: body(reason) },
          { idempotencyKey: `${key}-${basis}-${refund}` },
        )
      }
    >
      {max === 0 ? (
        <p>
          <Trans>Nothing was paid, so nothing is refunded.</Trans>
        </p>
      ) : (
        <>
          <SelectField
            label={<Trans>Refund</Trans>}
            value={basis}
            onChange={({ target }) =>
              setBasis(STAFF_REFUNDS.find((each) => each === target.value) ?? 'everything')
            }
          >
            {STAFF_REFUNDS.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </SelectField>
          {basis === 'amount' ? (
            <AmountField
              label={<Trans>Back to the guest, in US dollars</Trans>}
              bounds={{ min, max }}
              value={typed}
              error={error}
              onChange={setTyped}
            />
          ) : null}
          {refund === null ? null : (
            <p role="status">
              <Trans>
                {back} of {all} is refunded to the guest; {kept} is kept.
              </Trans>
            </p>
          )}
        </>
      )}
    </ActForm>
  );
}
