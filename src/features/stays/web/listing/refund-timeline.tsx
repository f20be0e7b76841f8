import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import type { QuoteAnswer } from './listing-data.ts';

export type RefundPoint = QuoteAnswer['refunds'][number];

export interface RefundTimelineProps {
  refunds: readonly RefundPoint[];
  /** What was or will be paid, in cents. */
  total: number;
  deposit: number;
  /** Of the listing: what its deadlines are told in. */
  timeZone: string;
}

/** What comes back when, as steps from the booking on. */
export function RefundTimeline({ refunds, total, deposit, timeZone }: RefundTimelineProps) {
  const { i18n } = useLingui();
  const moment = new Intl.DateTimeFormat(i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <ol className="grid">
      {refunds.map((point, at) => {
        const until =
          point.until === null ? null : evenSpaces(moment.format(Date.parse(point.until)));
        const amount = formatMoney(point.amount, i18n.locale, { cents: 'always' });
        return (
          <li
            key={point.from}
            className="relative grid gap-1.5 border-line border-s-2 ps-5 pb-6 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -start-[7px] top-1.5 size-3 rounded-pill border-2 border-paper ${point.amount > deposit ? 'bg-pine' : 'bg-line-strong'}`}
            />
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {until !== null ? (
                  <Trans>Until {until}</Trans>
                ) : at === 0 ? (
                  <Trans>Whenever you cancel</Trans>
                ) : (
                  <Trans>After that</Trans>
                )}
              </span>
              <span className="tabular-nums">
                <Trans>{amount} refunded</Trans>
              </span>
            </p>
            <span aria-hidden="true" className="block h-1.5 rounded-pill bg-sunken">
              <span
                className="block h-full rounded-pill bg-pine"
                style={{ inlineSize: `${total === 0 ? 0 : (100 * point.amount) / total}%` }}
              />
            </span>
            <p className="text-sm text-soft">
              <RefundRule point={point} deposit={deposit} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function RefundRule({ point, deposit }: { point: RefundPoint; deposit: number }) {
  const { i18n } = useLingui();
  const percent = i18n.number(point.percent / 100, { style: 'percent' });
  if (point.rule === 'all') return <Trans>Full refund.</Trans>;
  if (point.percent === 0) {
    return deposit > 0 ? <Trans>Only the deposit is refunded.</Trans> : <Trans>No refund.</Trans>;
  }
  if (point.rule === 'unused-nights') {
    return deposit > 0 ? (
      <Trans>Unused nights and the deposit are refunded.</Trans>
    ) : (
      <Trans>Unused nights are refunded.</Trans>
    );
  }
  return deposit > 0 ? (
    <Trans>{percent} of the price and the full deposit are refunded.</Trans>
  ) : (
    <Trans>{percent} of the price is refunded.</Trans>
  );
}
