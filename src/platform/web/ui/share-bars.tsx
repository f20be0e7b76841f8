import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

export interface ShareBarsProps {
  title: ReactNode;
  bars: readonly { readonly id: string; readonly label: string; readonly count: number }[];
}

/**
 * Parts of a whole as plain bars; the numbers are next to them, so the lengths carry no information
 * alone.
 */
export function ShareBars({ title, bars }: ShareBarsProps) {
  const { i18n } = useLingui();
  const id = useId();
  const max = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div>
      <h4 id={id} className="mb-2 font-semibold text-base">
        {title}
      </h4>
      <ul aria-labelledby={id} className="grid gap-1.5">
        {bars.map(({ id: bar, label, count }) => (
          <li
            key={bar}
            className="grid grid-cols-[7.5rem_1fr_auto] items-center gap-3 text-sm tabular-nums"
          >
            <span className="truncate">{label}</span>
            <span aria-hidden="true" className="h-2.5 rounded-pill bg-sunken">
              <span
                style={{ width: `${(count / max) * 100}%` }}
                className="block h-full rounded-pill bg-pine forced-color-adjust-none forced-colors:bg-[Highlight]"
              />
            </span>
            <span translate="no" className="min-w-8 text-end">
              {i18n.number(count)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
