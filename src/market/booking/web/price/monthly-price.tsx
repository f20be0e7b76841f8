import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';

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
