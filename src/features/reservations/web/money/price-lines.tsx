import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '#features/stays/contract.ts';
import { discountReason, lineWords } from './line-words.ts';
import { Money, useMoney } from './money.tsx';

/** A price, line by line, with its sum. */
export function PriceLines({ quote }: { quote: Quote }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const reason = discountReason(quote);
  return (
    <dl className="grid gap-2">
      {quote.lines.map((line) => (
        <div key={line.kind} className="flex items-baseline justify-between gap-4">
          <dt className="text-soft" suppressHydrationWarning>
            {i18n._(lineWords(line, money))}
            {line.percent !== undefined && line.kind !== 'nights' ? (
              <> · {i18n.number(line.percent / 100, { style: 'percent' })}</>
            ) : null}
            {line.kind === 'discount' && reason !== null ? (
              <span className="block text-sm">{i18n._(reason)}</span>
            ) : null}
          </dt>
          <dd className={line.amount < 0 ? 'text-pine' : ''}>
            <Money amount={line.amount} />
          </dd>
        </div>
      ))}
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-semibold text-lg">
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>
          <Money amount={quote.total} />
        </dd>
      </div>
    </dl>
  );
}
