import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MIN_PARTICIPANTS } from '#domain/experience-form.ts';
import type { PriceTier } from '#domain/experience-pricing.ts';
import { formatMoney } from '#domain/money.ts';
import type { PriceSummary } from '../../../contract.ts';

/** US dollars with two decimals (spec 2 §4). */
export function useDollars(): (amount: number) => string {
  const { i18n } = useLingui();
  return (amount) => formatMoney(amount, i18n.locale, { cents: 'always' });
}

/** Breakdown of the payments of one period (spec 2 §3, §4). */
export function PriceRows({
  price,
  guestCount,
}: {
  price: PriceSummary;
  /** Including the host. */
  guestCount: number;
}) {
  const { i18n } = useLingui();
  const dollars = useDollars();
  const each = dollars(price.guestOwes);
  const people = Math.max(MIN_PARTICIPANTS, Math.round(guestCount) || 0);
  const isTooFew = !(guestCount >= MIN_PARTICIPANTS);
  const coming = people - 1;
  const guests = i18n.number(coming);
  const together = dollars(price.guestsPay);
  const fee = dollars(price.fee);
  return (
    <>
      {isTooFew ? (
        <p className="text-sm text-soft">
          <Trans>Worked out for 2, you and one guest: that's the minimum.</Trans>
        </p>
      ) : null}
      <dl className="grid gap-2">
        {price.basePrice === null || price.isPerPerson ? null : (
          <Row label={<Trans>Base price for the group</Trans>} amount={dollars(price.basePrice)} />
        )}
        {price.isLocationOwner ? (
          <Row label={<Trans>Owner Benefit</Trans>} amount={dollars(price.ownerBenefit)} />
        ) : (
          <Row label={<Trans>Base Price Share</Trans>} amount={dollars(price.share)} />
        )}
        {price.sessionsPerPeriod > 1 ? (
          <Row label={<Trans>Per session</Trans>} amount={dollars(price.sessionShare)} />
        ) : null}
        {price.fee === 0 ? null : <Row label={<Trans>Arrangement fee</Trans>} amount={fee} />}
        <Row
          label={<Trans>Each guest owes</Trans>}
          amount={i18n._(OF_TIER[price.tier](each))}
          strong
        />
        {owesManager(price) ? (
          <Row label={<Trans>You owe</Trans>} amount={dollars(price.hostOwes)} strong />
        ) : (
          <Row
            label={
              <Plural
                value={coming}
                one="You receive when # guest comes"
                other="You receive when all # guests come"
              />
            }
            amount={together}
            strong
          />
        )}
        <Row label={<Trans>Total revenue</Trans>} amount={dollars(price.totalRevenue)} strong />
      </dl>
      <p>
        <Plural
          value={people}
          one={
            <span>
              Guest payment: <bdi translate="no">{each}</bdi> × {guests} (# guest minus the host) ={' '}
              <bdi translate="no">{together}</bdi>
            </span>
          }
          other={
            <span>
              Guest payment: <bdi translate="no">{each}</bdi> × {guests} (# guests minus the host) ={' '}
              <bdi translate="no">{together}</bdi>
            </span>
          }
        />
      </p>
      {price.share === 0 && price.fee > 0 ? (
        <p>
          <Trans>
            It isn’t free for guests: the arrangement fee of <bdi translate="no">{fee}</bdi> stays.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

/** Whether a host pays a share: only where the manager of the place collects the price. */
function owesManager({ source, isLocationOwner }: PriceSummary): boolean {
  return source === 'manager' && !isLocationOwner;
}

function Row({
  label,
  amount,
  strong = false,
}: {
  label: ReactNode;
  amount: string;
  strong?: boolean;
}) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 ${strong ? 'font-semibold' : ''}`}
    >
      <dt>{label}</dt>
      <dd className="tabular-nums">
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}

/** The part of a manager's base price that the host covers when fewer guests come. */
export function CoveredTable({ price }: { price: PriceSummary }) {
  const { t } = useLingui();
  const dollars = useDollars();
  const { covered } = price;
  if (covered.length < 2 || !owesManager(price)) return null;
  return (
    <table className="w-full text-start">
      <caption className="mb-1 text-start font-semibold text-sm">
        {t`If fewer guests come, you cover the rest of the base price`}
      </caption>
      <thead className="text-sm text-soft">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            <Trans>Guests who come</Trans>
          </th>
          <th scope="col" className="py-1 ps-3 text-end font-normal">
            <Trans>You cover</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {shownCovered(covered).map(({ guests, amount }) => (
          <tr key={guests} className="border-line border-t">
            <th scope="row" className="py-1.5 text-start font-normal">
              <Plural value={guests} _0="None" one="# guest" other="# guests" />
            </th>
            <td translate="no" className="py-1.5 ps-3 text-end tabular-nums">
              {dollars(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Covered {
  readonly guests: number;
  readonly amount: number;
}

/** Maximum rows of the table. */
const MAX_ROWS = 6;

/**
 * The rows of the amounts that a host covers when fewer guests come: all of a small group; for a
 * large one the first, the last and some evenly between.
 *
 * @param covered from all guests to none
 */
export function shownCovered<Row extends Covered>(covered: readonly Row[]): Row[] {
  if (covered.length <= MAX_ROWS) return [...covered];
  const last = covered.length - 1;
  const positions = Array.from({ length: MAX_ROWS }, (_, at) =>
    Math.round((at * last) / (MAX_ROWS - 1)),
  );
  return covered.filter((_, at) => positions.includes(at));
}

/** Price with the unit of each tier: `$75.00 a month`. */
const OF_TIER: Readonly<Record<PriceTier, (money: string) => MessageDescriptor>> = {
  'one-time': (money) => msg`${money} a session`,
  daily: (money) => msg`${money} a day`,
  weekly: (money) => msg`${money} a week`,
  monthly: (money) => msg`${money} a month`,
};

/** Label of the price field for each tier. */
export const PRICE_LABELS: Readonly<Record<PriceTier, MessageDescriptor>> = {
  'one-time': msg`Price per guest, in US dollars`,
  daily: msg`Price per guest and day, in US dollars`,
  weekly: msg`Price per guest and week, in US dollars`,
  monthly: msg`Price per guest and month, in US dollars`,
};
