import { useLingui } from '@lingui/react/macro';
import { monthRange } from '#domain/dates.ts';
import { dateFormat } from '#platform/i18n/formats.ts';

const HEIGHT = 200;
/** Widths of a month, of a bar, and of the space before the first bar of a month. */
const STEP = 40;
const BAR = 13;
const SPACE = 6;
/** Height of a bar that would be too low to see. */
const MIN_BAR = 2;

/** A figure by month, each beside the same month of the year before. */
export function MonthBars({
  name,
  years,
  months,
}: {
  name: string;
  /** As they are written. */
  years: { now: string; before: string };
  months: readonly { month: string; now: number | null; before: number | null }[];
}) {
  const { i18n } = useLingui();
  const max = Math.max(0, ...months.flatMap(({ now, before }) => [now ?? 0, before ?? 0]));
  const heightFor = (value: number | null) =>
    value === null || value <= 0 ? 0 : Math.max(MIN_BAR, (value / max) * HEIGHT);
  return (
    <div>
      <svg
        role="img"
        aria-label={name}
        viewBox={`0 0 ${months.length * STEP} ${HEIGHT}`}
        className="block w-full border-line-strong border-b rtl:-scale-x-100"
      >
        {months.map(({ month, now, before }, index) => {
          const x = index * STEP + SPACE;
          return (
            <g key={month} className="forced-color-adjust-none">
              <rect
                x={x}
                y={HEIGHT - heightFor(before)}
                width={BAR}
                height={heightFor(before)}
                className="fill-line-strong forced-colors:fill-[GrayText]"
              />
              <rect
                x={x + BAR + 1}
                y={HEIGHT - heightFor(now)}
                width={BAR}
                height={heightFor(now)}
                className="fill-pine forced-colors:fill-[Highlight]"
              />
            </g>
          );
        })}
      </svg>
      <div aria-hidden="true" className="flex text-sm text-soft">
        {months.map(({ month }) => (
          <span key={month} className="min-w-0 flex-1 pt-1 text-center">
            {dateFormat(i18n.locale, { month: 'narrow', timeZone: 'UTC' }).format(
              Date.parse(monthRange(month).start),
            )}
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="flex gap-6 pt-3 text-sm text-soft">
        <Key look="bg-line-strong forced-colors:bg-[GrayText]" year={years.before} />
        <Key look="bg-pine forced-colors:bg-[Highlight]" year={years.now} />
      </div>
    </div>
  );
}

function Key({ look, year }: { look: string; year: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`size-3 rounded-sm forced-color-adjust-none ${look}`} />
      <span className="tabular-nums">{year}</span>
    </span>
  );
}
