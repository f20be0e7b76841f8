import { Trans, useLingui } from '@lingui/react/macro';
import type { DateText } from '#domain/dates.ts';
import { DueDay } from '../money/due-day.tsx';
import { Money } from '../money/money.tsx';
import { type PlannedPayment, paidOfEach } from './paid-of-each.ts';

/** The payments by the month as they are planned, and as they would be for other dates. */
export function ScheduleChange({
  before,
  after,
  paid,
}: {
  before: Schedule;
  after: Schedule;
  /** Cents that the guest has paid, less what went back. */
  paid: number;
}) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Payments by the month`} className="grid gap-2">
      <h3 className="font-semibold">
        <Trans>Payments by the month</Trans>
      </h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="rounded-xl bg-sunken px-4 py-3">
          <h4 className="font-normal font-sans text-sm text-soft">
            <Trans>As currently planned</Trans>
          </h4>
          <Payments schedule={before} paid={paid} />
        </div>
        <div className="rounded-xl bg-ember-tint px-4 py-3">
          <h4 className="font-normal font-sans text-sm">
            <Trans>With the new dates</Trans>
          </h4>
          <Payments schedule={after} paid={paid} />
        </div>
      </div>
    </section>
  );
}

interface Schedule {
  /** First day of the stay. */
  readonly startDate: DateText;
  readonly instalments: readonly PlannedPayment[];
}

function Payments({ schedule, paid }: { schedule: Schedule; paid: number }) {
  const { startDate, instalments } = schedule;
  return (
    <ol className="grid gap-1">
      {paidOfEach(instalments, paid).map(({ number, dueAt, amount, paid: paidOfIt }) => (
        <li key={number}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {dueAt === null ? (
                <Trans>First payment</Trans>
              ) : (
                <DueDay at={dueAt} since={startDate} />
              )}
            </span>
            <span className="font-semibold">
              <Money amount={amount} />
            </span>
          </span>
          {paidOfIt === 0 ? null : (
            <span className="block text-end text-sm">
              {paidOfIt === amount ? (
                <Trans context="payment">Paid</Trans>
              ) : (
                <Trans>
                  <Money amount={paidOfIt} /> of it paid
                </Trans>
              )}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
