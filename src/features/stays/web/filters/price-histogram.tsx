import { Plural, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import type { StayAnalytics } from '../../contract.ts';
import type { PriceScale } from './price-scale.ts';

export interface PriceHistogramProps {
  histogram: StayAnalytics['histogram'];
  range: { readonly low: number; readonly high: number };
  scale: PriceScale;
}

/** How many homes there are at each price, over the thumbs; those outside of the range are pale. */
export function PriceHistogram({ histogram, range, scale }: PriceHistogramProps) {
  const { i18n } = useLingui();
  const { counts } = histogram;
  const tallest = Math.max(...counts);
  if (tallest === 0) return null;
  const width = scale.max / counts.length;
  const at = counts.indexOf(tallest);
  const from = formatMoney(at * width * 100, i18n.locale, { cents: 'none' });
  const to = formatMoney((at + 1) * width * 100, i18n.locale, { cents: 'none' });
  return (
    <div>
      <p className="sr-only">
        <Plural
          value={tallest}
          one={`The most common price is ${from} to ${to}: # home.`}
          other={`The most common price is ${from} to ${to}: # homes.`}
        />
      </p>
      {/* The line ends half a thumb before both ends of its box. */}
      <div aria-hidden="true" className="-mb-5.5 flex h-20 items-end gap-px px-5.5">
        {counts.map((count, index) => {
          const inRange = (index + 1) * width > range.low && index * width < range.high;
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a bucket is its position.
              key={index}
              style={{ height: count === 0 ? 0 : `${Math.max(5, (count / tallest) * 100)}%` }}
              className={`min-w-0 flex-1 rounded-t-sm transition-colors duration-150 forced-color-adjust-none ${inRange ? 'bg-ember forced-colors:bg-[Highlight]' : 'bg-line forced-colors:bg-[GrayText]'}`}
            />
          );
        })}
      </div>
    </div>
  );
}

/** As tall as what comes; nothing once it can't be had. */
export function PriceHistogramSkeleton({ isShown }: { isShown: boolean }) {
  return isShown ? (
    <div aria-hidden="true" className="-mb-5.5 h-20 px-5.5">
      <div className="h-full animate-pulse rounded-t-xl bg-sunken" />
    </div>
  ) : null;
}
