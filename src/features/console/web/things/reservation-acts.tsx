import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { SelectField } from '#platform/web/ui/field.tsx';
import { extendDeadline } from '../../contract/addresses.gen.ts';
import { EXTENSION_HOURS } from '../../contract/limits.ts';
import type { ConsoleReservation } from '../../contract.ts';
import { ActForm } from '../act-form.tsx';
import { Part } from '../parts.tsx';
import { CancelAct } from './cancel-act.tsx';

/** Acts that the reader may do about a reservation. */
export function ReservationActs({
  reservation: { id, may, refundTerms },
}: {
  reservation: ConsoleReservation;
}) {
  const { t } = useLingui();
  const [hours, setHours] = useState<(typeof EXTENSION_HOURS)[number]>(24);
  if (!may.cancel && !may.extend) return null;
  return (
    <Part title={<Trans>Actions</Trans>}>
      <div className="flex flex-wrap gap-3">
        {may.extend ? (
          <ActForm
            title={<Trans>Extend the deadline</Trans>}
            summary={
              <Trans>
                The deadline moves by this many hours, but not past the arrival. Both sides are
                notified.
              </Trans>
            }
            done={t`Deadline extended`}
            send={(reason, key) =>
              call(
                extendDeadline,
                { params: { id }, body: { hours, reason } },
                { idempotencyKey: `${key}-${hours}` },
              )
            }
          >
            <SelectField
              label={<Trans>Extra hours</Trans>}
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
        {refundTerms === null ? null : <CancelAct id={id} terms={refundTerms} />}
      </div>
    </Part>
  );
}
