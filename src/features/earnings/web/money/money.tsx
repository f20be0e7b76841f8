import { useLingui } from '@lingui/react';
import { type Cents, formatMoney } from '#domain/money.ts';

/** An amount as the reader's language writes US dollars, left alone by translating browsers. */
export function Money({ amount }: { amount: Cents }) {
  const { i18n } = useLingui();
  return (
    <bdi translate="no" className="whitespace-nowrap tabular-nums" suppressHydrationWarning>
      {formatMoney(amount, i18n.locale)}
    </bdi>
  );
}
