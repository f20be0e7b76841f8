import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { ScheduleDuration } from '#domain/vocabulary.ts';
import { PASS_NAMES } from './price-unit.ts';
import type { SeatsBooking } from './use-seats-booking.ts';
import { shownSeatsAnswer } from './use-seats-quote.ts';

/** One session, or all of a period from it on. */
export function PassChoice({
  booking: { experience, request, quote, change },
}: {
  booking: SeatsBooking;
}) {
  const { i18n } = useLingui();
  const name = useId();
  const { price } = experience;
  if (price.tier === 'one-time') return null;
  const money = (cents: number) => formatMoney(cents, i18n.locale);
  // What this pass holds; until a date is chosen, what a pass usually does.
  const { sessions, amount } = shownSeatsAnswer(quote)?.pass ?? {
    sessions: price.sessionsPerPeriod,
    amount: price.period,
  };
  const option = (value: ScheduleDuration, label: ReactNode, cents: number, hint: ReactNode) => (
    <label
      className={`flex min-h-11 cursor-pointer items-start gap-3 rounded-xl border px-4 py-2.5 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ember has-[:focus-visible]:outline-offset-2 hover:bg-sunken ${request.scheduleDuration === value ? 'border-ink bg-sunken' : 'border-line-strong'}`}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={request.scheduleDuration === value}
        onChange={() => change({ scheduleDuration: value })}
        className="mt-0.5 size-5 flex-none accent-ember outline-none"
      />
      <span className="flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-soft">{hint}</span>
      </span>
      <span className="tabular-nums">{money(cents)}</span>
    </label>
  );
  return (
    <fieldset className="mb-4 grid gap-2">
      <legend className="sr-only">
        <Trans>How many sessions</Trans>
      </legend>
      {option('one-time', <Trans>One session</Trans>, price.session, <Trans>per guest</Trans>)}
      {option(
        'full',
        i18n._(PASS_NAMES[price.tier]),
        amount,
        <Plural value={sessions} one="per guest, # session" other="per guest, # sessions" />,
      )}
    </fieldset>
  );
}
