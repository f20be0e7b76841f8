import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { PERIOD_NIGHTS } from '#domain/release-schedule.ts';
import type { NightsQuote } from '../../contract.ts';

/**
 * Cents of a full period of nights that are paid by the month, without the deposit and what is paid
 * once; null where they can't be paid so. The first instalment has more in it, so it is the second
 * one, scaled up if it is of fewer nights.
 */
export function monthlyAmount({ monthly }: Pick<NightsQuote, 'monthly'>): number | null {
  const second = monthly?.instalments[1];
  if (second === undefined) return null;
  return Math.round((second.amount * PERIOD_NIGHTS) / second.nights);
}

/** '$1,666 a month' */
export function MonthlyPrice({ amount, className }: { amount: number; className: string }) {
  const { i18n } = useLingui();
  return (
    <Trans>
      <strong translate="no" className={`font-display font-semibold ${className}`}>
        {formatMoney(amount, i18n.locale, { cents: 'none' })}
      </strong>{' '}
      <span className="text-soft">a month</span>
    </Trans>
  );
}
