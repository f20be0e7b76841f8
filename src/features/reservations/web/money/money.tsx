import { useLingui } from '@lingui/react';
import { type Cents, formatMoney } from '#domain/money.ts';

/** An amount as the reader's language writes US dollars. */
export function Money({ amount }: { amount: Cents }) {
  const { i18n } = useLingui();
  return (
    <bdi translate="no" className="whitespace-nowrap tabular-nums" suppressHydrationWarning>
      {formatMoney(amount, i18n.locale)}
    </bdi>
  );
}

/** Formats amounts in the reader's language, for use within sentences. */
export function useMoney(): (amount: Cents) => string {
  const { i18n } = useLingui();
  return (amount) => formatMoney(amount, i18n.locale);
}
