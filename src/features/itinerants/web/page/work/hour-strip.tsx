import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DayFit, MinuteSpan } from '#domain/working-hours.ts';
import { clockTime } from '#platform/i18n/clock-time.ts';

const TICKS = ['00:00', '06:00', '12:00', '18:00'];
/** Share of a day from which a name fits into its block. */
const NAMED_FROM = 0.08;

/** One day as a strip of its hours: when one works above, what is done below. */
export function HourStrip({
  title,
  fit,
  labels,
}: {
  title: ReactNode;
  fit: DayFit;
  /** Names of routines by their ids. */
  labels: ReadonlyMap<string, string>;
}) {
  const { i18n } = useLingui();
  const lanes = lanesOf(fit.routine);
  return (
    <figure className="grid gap-1.5">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      {/* The same is told in words below. */}
      <div aria-hidden="true" className="grid gap-1 rounded-xl border border-line bg-raised p-2">
        <div className="relative h-6 rounded-md bg-sunken">
          {fit.work.map((span) => (
            <Block
              key={span.from}
              span={span}
              length={fit.length}
              className="overflow-hidden whitespace-nowrap rounded-md bg-pine px-1 text-paper text-xs leading-6"
            >
              <Trans>Your work</Trans>
            </Block>
          ))}
        </div>
        {lanes.map((lane) => (
          <div key={lane[0]?.id} className="relative h-6">
            {lane.map((one) => (
              <Block
                key={`${one.id} ${one.from}`}
                span={one}
                length={fit.length}
                className={`overflow-hidden whitespace-nowrap rounded-md border px-1 text-xs leading-6 ${lookOf(fit, one)}`}
              >
                {(one.to - one.from) / fit.length < NAMED_FROM ? null : (
                  <span className="max-sm:hidden">{labels.get(one.id)}</span>
                )}
              </Block>
            ))}
          </div>
        ))}
        <div className="flex justify-between text-soft text-xs tabular-nums">
          {TICKS.map((time) => (
            <span key={time} className="flex-1">
              {clockTime(time, i18n.locale)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Block({
  span,
  length,
  className,
  children,
}: {
  span: MinuteSpan;
  length: number;
  className: string;
  children?: ReactNode;
}) {
  return (
    <span
      className={`absolute inset-y-0 ${className}`}
      style={{
        insetInlineStart: `${(100 * span.from) / length}%`,
        inlineSize: `${(100 * (span.to - span.from)) / length}%`,
      }}
    >
      {children}
    </span>
  );
}

function lookOf(fit: DayFit, one: DayFit['routine'][number]): string {
  if (one.forWork) return 'border-pine bg-pine-tint text-pine';
  const isInTheWay = fit.work.some(({ from, to }) => one.from < to && from < one.to);
  return isInTheWay ? 'border-ember bg-ember-tint text-ember' : 'border-line bg-sunken text-ink';
}

/** What goes on at once stands in lanes of its own. */
function lanesOf(routine: DayFit['routine']): DayFit['routine'][number][][] {
  const lanes: DayFit['routine'][number][][] = [];
  for (const one of routine) {
    const lane = lanes.find((each) => (each.at(-1)?.to ?? 0) <= one.from);
    if (lane === undefined) lanes.push([one]);
    else lane.push(one);
  }
  return lanes;
}
