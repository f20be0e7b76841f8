import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import type { ListedPrice } from '../../contract.ts';

/** Number of free seats from which they are not highlighted. */
const ENOUGH_SEATS = 4;

/** Number of free seats of a session; a low number is highlighted. */
export function SeatsLeft({ left }: { left: number }) {
  return (
    <span className={left < ENOUGH_SEATS ? 'font-semibold text-ember' : undefined}>
      <Plural value={left} one="# seat left" other="# seats left" />
    </span>
  );
}

/** Price for one guest, of a session or of a pass of a period, with the fee. */
export function Price({ price: { amount, period, fee } }: { price: ListedPrice }) {
  const { i18n } = useLingui();
  if (amount === 0) {
    return (
      <p className="mt-1 font-display font-semibold text-base">
        <Trans>Free</Trans>
      </p>
    );
  }
  const feeAmount = formatDollars(fee, i18n.locale);
  return (
    <p className="mt-1">
      <PriceWithPeriod period={period}>
        <strong translate="no" className="font-display font-semibold text-base">
          {formatDollars(amount, i18n.locale)}
        </strong>
      </PriceWithPeriod>
      {fee === 0 ? null : (
        <span className="text-soft">
          <span>{' · '}</span>
          <Trans>{feeAmount} fee included</Trans>
        </span>
      )}
    </p>
  );
}

/** An amount, with cents only where it has any. */
function formatDollars(amount: number, locale: string): string {
  return formatMoney(amount, locale, amount % 100 === 0 ? { cents: 'none' } : {});
}

function PriceWithPeriod({
  period,
  children,
}: {
  period: ListedPrice['period'];
  children: ReactNode;
}) {
  switch (period) {
    case 'daily':
      return <Trans>{children} per person, per day</Trans>;
    case 'weekly':
      return <Trans>{children} per person, per week</Trans>;
    case 'monthly':
      return <Trans>{children} per person, per month</Trans>;
    default:
      return <Trans>{children} per person</Trans>;
  }
}
