import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import type { FavoriteItem } from '../page-data.ts';
import { UnitPrice } from './unit-price.tsx';

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** What a saved listing costs: for the dates last searched where it can be had then, else of one unit. */
export function FavoritePrice({ item: { stay, kind, price } }: { item: FavoriteItem }) {
  const { i18n } = useLingui();
  const dates = stay === null ? null : datesText(stay, i18n.locale);
  if (stay?.available === true) {
    const { nights } = stay;
    const total = formatMoney(stay.amount, i18n.locale, { cents: 'none' });
    return (
      <>
        <p className="text-sm" suppressHydrationWarning>
          <strong className="font-display font-semibold text-base">{total}</strong>{' '}
          <Trans>
            for <Plural value={nights} one="# night" other="# nights" />, all in
          </Trans>
        </p>
        <p className="text-sm text-soft">{dates}</p>
      </>
    );
  }
  return (
    <>
      <UnitPrice kind={kind} price={formatMoney(price, i18n.locale, { cents: 'none' })} />
      {dates === null ? null : (
        <p className="text-sm text-soft">
          <Trans>Not available {dates}</Trans>
        </p>
      )}
    </>
  );
}

function datesText(stay: { startDate: string; endDate: string }, locale: string): string {
  const range = dateFormat(locale, DAY).formatRange(
    Date.parse(stay.startDate),
    Date.parse(stay.endDate),
  );
  return evenSpaces(range);
}
