import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { type PriceReader, priceLineText, type ShownQuote } from './price-line-text.ts';

/** Every line of a price with its explanation, and the total, for guest or host. */
export function PriceLines({
  quote,
  reader = 'guest',
}: {
  quote: ShownQuote;
  reader?: PriceReader;
}) {
  const { i18n } = useLingui();
  const money = (cents: number) => formatMoney(cents, i18n.locale, { cents: 'always' });
  return (
    <dl className="grid gap-2.5">
      {quote.lines.map((line) => {
        const { name, why } = priceLineText(i18n, line, quote, reader);
        return (
          <div key={`${line.kind} ${line.unitAmount}`} className="flex justify-between gap-4">
            <dt className="min-w-0">
              <span>{name}</span>
              {why === null ? null : <span className="block text-sm text-soft">{why}</span>}
            </dt>
            <dd
              className={`flex-none whitespace-nowrap tabular-nums ${line.amount < 0 ? 'text-pine' : ''}`}
            >
              {money(line.amount)}
            </dd>
          </div>
        );
      })}
      <div className="flex justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
        <dt className="min-w-0">
          <Trans>Total</Trans>
        </dt>
        <dd className="flex-none whitespace-nowrap tabular-nums">{money(quote.total)}</dd>
      </div>
    </dl>
  );
}
