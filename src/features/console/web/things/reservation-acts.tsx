import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { STAFF_REFUNDS, type StaffRefund } from '#domain/refunds.ts';
import { call } from '#platform/web/api/client.ts';
import { SelectField } from '#platform/web/ui/field.tsx';
import { cancelReservation, extendDeadline } from '../../contract/addresses.gen.ts';
import { EXTENSION_HOURS } from '../../contract/limits.ts';
import type { ConsoleReservation } from '../../contract.ts';
import { ActForm } from '../act-form.tsx';
import { Part } from '../parts.tsx';

/** Acts that the reader may do about a reservation. */
export function ReservationActs({ reservation: { id, may } }: { reservation: ConsoleReservation }) {
  const { t } = useLingui();
  const [refund, setRefund] = useState<StaffRefund>('everything');
  const [hours, setHours] = useState<(typeof EXTENSION_HOURS)[number]>(24);
  if (!may.cancel && !may.extend) return null;
  const refunds = {
    everything: t`Everything that was paid`,
    policy: t`As if the guest cancelled now`,
  };
  return (
    <Part title={<Trans>Acts</Trans>}>
      <div className="flex flex-wrap gap-3">
        {may.extend ? (
          <ActForm
            title={<Trans>Extend the deadline</Trans>}
            summary={<Trans>The deadline moves by so many hours, but not past the arrival.</Trans>}
            done={t`The deadline is extended`}
            send={(reason, key) =>
              call(
                extendDeadline,
                { params: { id }, body: { hours, reason } },
                { idempotencyKey: `${key}-${hours}` },
              )
            }
          >
            <SelectField
              label={<Trans>Hours more</Trans>}
              value={hours}
              onChange={({ target }) =>
                setHours(EXTENSION_HOURS.find((each) => String(each) === target.value) ?? 24)
              }
            >
              {EXTENSION_HOURS.map((each) => (
                <option key={each} value={each} translate="no">
                  {each}
                </option>
              ))}
            </SelectField>
          </ActForm>
        ) : null}
        {may.cancel ? (
          <ActForm
            title={<Trans>Cancel the reservation</Trans>}
            summary={
              <Trans>
                The nights are free again, the refund is on its way at once, and both sides are
                told. They read your words. This can't be undone.
              </Trans>
            }
            done={t`The reservation is cancelled`}
            isDanger
            send={(reason, key) =>
              call(
                cancelReservation,
                { params: { id }, body: { refund, reason } },
                { idempotencyKey: `${key}-${refund}` },
              )
            }
          >
            <SelectField
              label={<Trans>Refund</Trans>}
              value={refund}
              onChange={({ target }) =>
                setRefund(STAFF_REFUNDS.find((each) => each === target.value) ?? 'everything')
              }
            >
              {STAFF_REFUNDS.map((each) => (
                <option key={each} value={each}>
                  {refunds[each]}
                </option>
              ))}
            </SelectField>
          </ActForm>
        ) : null}
      </div>
    </Part>
  );
}
