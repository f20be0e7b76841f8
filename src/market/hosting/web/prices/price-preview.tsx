import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { hostPayout } from '#domain/host-payout.ts';
import { formatMoney } from '#domain/money.ts';
import { SERVICE_RATE, type StayQuote } from '#domain/stay-pricing.ts';
import { GUEST_GROUPS, type GuestGroup, isOneOf } from '#domain/vocabulary.ts';
import { discountLabel, GUEST_GROUP_LABELS } from '#features/catalogues/index.web.ts';

export interface PricePreviewProps {
  /** Lengths of stay to price, in nights. */
  nights: readonly number[];
  /** Computes the price of some nights, for guests of these groups. */
  quoteOf(nights: number, groups: readonly GuestGroup[]): StayQuote;
  /** Description of the guests that the prices are for. */
  about: ReactNode;
  /** Whether the form is its host's: a co-host sees what guests pay, and no payout. */
  showsPayout?: boolean;
}

/** The guest's price for some lengths and the host's payout, by the rule of the kind. */
export function PricePreview({
  nights: lengths,
  quoteOf,
  about,
  showsPayout = true,
}: PricePreviewProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [group, setGroup] = useState<GuestGroup | null>(null);
  const money = (amount: number) => formatMoney(amount, i18n.locale);
  const rows = lengths.map((nights) => {
    const quote = quoteOf(nights, group === null ? [] : [group]);
    return { nights, quote, receives: hostPayout(quote) };
  });
  const share = i18n.number(SERVICE_RATE / 100, { style: 'percent' });
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card bg-sunken p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h4 id={`${id}-title`} className="font-semibold">
          {showsPayout ? <Trans>Your earnings</Trans> : <Trans>Price</Trans>}
        </h4>
        <label className="flex min-w-0 items-center gap-2 text-sm">
          <span className="flex-none text-soft">
            <Trans>For</Trans>
          </span>
          <select
            value={group ?? ''}
            onChange={({ target }) =>
              setGroup(isOneOf(GUEST_GROUPS, target.value) ? target.value : null)
            }
            className="h-11 min-w-0 rounded-xl border border-line-strong bg-raised px-3 text-base"
          >
            <option value="">{t`Any guest`}</option>
            {GUEST_GROUPS.map((one) => (
              <option key={one} value={one}>
                {i18n._(GUEST_GROUP_LABELS[one].member)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <table className="w-full text-start">
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              <Trans>Stay</Trans>
            </th>
            <th scope="col" className="py-1 ps-3 text-end font-normal">
              <Trans>Guest pays</Trans>
            </th>
            {showsPayout ? (
              <th scope="col" className="py-1 ps-3 text-end font-normal">
                <Trans>You receive</Trans>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ nights, quote, receives }) => (
            <tr key={nights} className="border-line border-t align-top">
              <th scope="row" className="whitespace-nowrap py-2 text-start font-semibold">
                <Plural value={nights} one="# night" other="# nights" />
              </th>
              <td className="py-2 ps-3 text-end tabular-nums">
                <span translate="no">{money(quote.total)}</span>
                {quote.discount === null ? null : (
                  <span className="block text-pine text-sm">
                    <span>{i18n._(discountLabel(quote.discount.field))}</span>{' '}
                    <bdi translate="no" className="whitespace-nowrap">
                      {`−${i18n.number(quote.discount.percent / 100, { style: 'percent' })}`}
                    </bdi>
                  </span>
                )}
                {quote.deposit === 0 ? null : (
                  <span className="block text-sm text-soft">
                    <Trans>{money(quote.deposit)} refundable</Trans>
                  </span>
                )}
              </td>
              {showsPayout ? (
                <td translate="no" className="py-2 ps-3 text-end font-semibold tabular-nums">
                  {money(receives)}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-soft">
        {about}{' '}
        {showsPayout ? (
          <Trans>
            Guests pay our service fee of {share} on top; it isn't deducted from your earnings.
          </Trans>
        ) : null}
      </p>
    </section>
  );
}
