import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { DateText } from '#domain/dates.ts';
import type { NightsQuote, Quote } from '#market/booking/contract.ts';
import { DueDay } from '../money/due-day.tsx';
import { firstExtras } from '../money/instalment-parts.tsx';
import { Money } from '../money/money.tsx';

export type Monthly = NonNullable<NightsQuote['monthly']>;

/** Instalments from which the later ones stand in two columns. */
const MANY = 5;

/** The choice between paying by the month and all at once, each with what is paid when. */
export function WaysToPay({
  quote,
  monthly,
  startDate,
  payMonthly,
  disabled,
  onChange,
}: {
  quote: Quote;
  monthly: Monthly;
  startDate: DateText;
  /** The chosen way. */
  payMonthly: boolean;
  disabled: boolean;
  onChange(payMonthly: boolean): void;
}) {
  const [group, hintId] = [useId(), useId()];
  const [first, ...later] = monthly.instalments;
  if (first === undefined) return null;
  const way = (isMonthly: boolean) => ({
    group,
    value: isMonthly ? 'by-the-month' : 'at-once',
    isChosen: payMonthly === isMonthly,
    onChoose: () => onChange(isMonthly),
  });
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={payMonthly ? hintId : undefined}
      className="grid gap-2"
    >
      <legend className="mb-2 font-semibold">
        <Trans>How you pay</Trans>
      </legend>
      <Way {...way(true)} name={<Trans>Pay by the month</Trans>}>
        <span className="block">
          <FirstPayment amount={first.amount} quote={quote} />
        </span>
        <span className={`grid gap-x-6 ${later.length >= MANY ? 'sm:grid-cols-2' : ''}`}>
          {later.map(({ number, amount, dueAt }) =>
            dueAt === null ? null : (
              <span key={number} className="block">
                <Trans>
                  <Money amount={amount} /> on <DueDay at={dueAt} since={startDate} />
                </Trans>
              </span>
            ),
          )}
        </span>
      </Way>
      <Way {...way(false)} name={<Trans>Pay all at once</Trans>}>
        <span className="block">
          <Trans>
            Pay <Money amount={quote.total} /> once your host says yes
          </Trans>
        </span>
      </Way>
      {payMonthly ? (
        <p id={hintId} className="text-soft text-sm">
          <Trans>Our payment partner keeps your card on file and charges it on these days.</Trans>
        </p>
      ) : null}
    </fieldset>
  );
}

/** The first instalment, which the deposit and the cleaning come with. */
function FirstPayment({ amount, quote }: { amount: number; quote: Quote }) {
  const { deposit, hasCleaning } = firstExtras(quote);
  if (deposit > 0 && hasCleaning) {
    return (
      <Trans>
        Pay <Money amount={amount} /> once your host says yes (includes a deposit of{' '}
        <Money amount={deposit} /> and cleaning)
      </Trans>
    );
  }
  if (deposit > 0) {
    return (
      <Trans>
        Pay <Money amount={amount} /> once your host says yes (includes a deposit of{' '}
        <Money amount={deposit} />)
      </Trans>
    );
  }
  return hasCleaning ? (
    <Trans>
      Pay <Money amount={amount} /> once your host says yes (includes cleaning)
    </Trans>
  ) : (
    <Trans>
      Pay <Money amount={amount} /> once your host says yes
    </Trans>
  );
}

function Way({
  group,
  value,
  name,
  isChosen,
  onChoose,
  children,
}: {
  /** Name of the radio buttons. */
  group: string;
  value: string;
  name: ReactNode;
  isChosen: boolean;
  onChoose(): void;
  /** Its payments, each with its time. */
  children: ReactNode;
}) {
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-xl border px-4 py-3 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ember has-[:focus-visible]:outline-offset-2 hover:bg-sunken ${isChosen ? 'border-ink bg-sunken' : 'border-line-strong'}`}
    >
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 flex-none accent-ember outline-none"
      />
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="block font-semibold">{name}</span>
        <span className="grid gap-0.5 text-sm text-soft">{children}</span>
      </span>
    </label>
  );
}
