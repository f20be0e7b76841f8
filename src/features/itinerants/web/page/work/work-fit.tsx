import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import {
  type DayFit,
  fitOfNights,
  type MinuteSpan,
  type RoutineSlots,
  type WorkHours,
} from '#domain/working-hours.ts';
import { clockRange, clockTime } from '#platform/i18n/clock-time.ts';
import { listFormat, numberFormat } from '#platform/i18n/formats.ts';
import { ZoneSelect } from '#platform/web/time/zone-select.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import type { ItinerantDetails } from '../../../contract.ts';

import { useWorkHours } from './use-work-hours.ts';

/** A weekday and a weekend there as strips of hours, against the user's working hours. */
export function WorkFit({
  itinerant,
}: {
  itinerant: Pick<ItinerantDetails, 'stops' | 'place' | 'startDate' | 'endDate' | 'routines'>;
}) {
  const { i18n } = useLingui();
  const { hours, choose } = useWorkHours();
  const fits = useMemo(
    () => (hours === null ? [] : stopFits(itinerant, hours)),
    [itinerant, hours],
  );
  const labels = useMemo(
    () =>
      new Map(
        itinerant.routines.flatMap(({ entries }) =>
          entries.map(({ id, label }): [string, string] => [id, label]),
        ),
      ),
    [itinerant],
  );
  const [at, setAt] = useState(0);
  const shown = fits[at] ?? fits[0];
  if (hours === null || shown === undefined) return null;
  return (
    <div className="mb-8 grid gap-6">
      <div className="grid gap-4">
        <h3 className="font-semibold text-lg">
          <Trans>Your working hours there</Trans>
        </h3>
        <HoursForm hours={hours} onChoose={choose} />
        <div role="status">
          <ul className="grid gap-3">
            {fits.map((fit) => (
              <li key={fit.zone}>
                <FitSummary
                  fit={fit}
                  labels={labels}
                  stops={fits.length === 1 ? itinerant.stops.length : 0}
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
      {fits.length > 1 ? (
        <div className="flex flex-wrap gap-2">
          {fits.map((fit, which) => (
            <button
              key={fit.zone}
              type="button"
              aria-pressed={fit === shown}
              onClick={() => setAt(which)}
              className="min-h-11 rounded-pill border border-line-strong px-4 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            >
              {listFormat(i18n.locale, { type: 'conjunction' }).format(fit.cities)}
            </button>
          ))}
        </div>
      ) : null}
      {shown.weekday === null ? null : (
        <HourStrip title={<Trans>A weekday</Trans>} fit={shown.weekday} labels={labels} />
      )}
      {shown.weekend === null ? null : (
        <HourStrip title={<Trans>A weekend day</Trans>} fit={shown.weekend} labels={labels} />
      )}
    </div>
  );
}

function HoursForm({
  hours,
  onChoose,
}: {
  hours: NonNullable<ReturnType<typeof useWorkHours>['hours']>;
  onChoose: ReturnType<typeof useWorkHours>['choose'];
}) {
  const { t } = useLingui();
  // Typed input may be incomplete; only complete times that make a valid day are used.
  const [typed, setTyped] = useState<{ start: string; end: string } | null>(null);
  const { start, end } = typed ?? hours;
  const wrong = start === '' || end === '' || start === end;
  function type(change: { start?: string; end?: string }) {
    const next = { start, end, ...change };
    setTyped(next);
    if (next.start === '' || next.end === '' || next.start === next.end) return;
    onChoose({ ...next, zone: hours.zone });
  }
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_auto_auto] noscript:hidden">
      <ZoneSelect
        label={<Trans>Your work time zone</Trans>}
        value={hours.zone}
        onChange={(zone) => {
          if (zone !== null) onChoose({ ...hours, zone });
        }}
      />
      <TextField
        type="time"
        label={<Trans>Starts at</Trans>}
        value={start}
        onChange={({ target }) => type({ start: target.value })}
      />
      <TextField
        type="time"
        label={<Trans>Ends at</Trans>}
        value={end}
        error={wrong ? t`Enter two different times.` : undefined}
        onChange={({ target }) => type({ end: target.value })}
      />
    </div>
  );
}

/** Working hours there, and the part of them that the routine takes. */
function FitSummary({
  fit: { cities, weekday },
  labels,
  stops,
}: {
  fit: StopFit;
  /** Number of stops where they are the same at all of them, more than two; otherwise named. */
  stops: number;
  labels: ReadonlyMap<string, string>;
}) {
  const { i18n } = useLingui();
  const list = (words: readonly string[]) =>
    listFormat(i18n.locale, { type: 'conjunction' }).format(words);
  const where = list(cities);
  if (weekday === null) {
    return (
      <p>
        <Trans>
          <strong>{where}</strong>: no weekdays there.
        </Trans>
      </p>
    );
  }
  const times = list(weekday.work.map((span) => clockRange(toClockSpan(span), i18n.locale)));
  const lost = formatMinutes(weekday.conflict, i18n.locale);
  const names = list(weekday.inTheWay.map((id) => labels.get(id) ?? id));
  return (
    <>
      <p>
        {stops > 2 ? (
          <Plural
            value={stops}
            one={`At every stop you'd work ${times} local time.`}
            other={`At all # stops you'd work ${times} local time.`}
          />
        ) : (
          <Trans>
            <strong>{where}</strong>: you'd work {times} local time.
          </Trans>
        )}
      </p>
      <p className={weekday.conflict === 0 ? 'text-pine' : 'text-ember'}>
        {weekday.conflict === 0 ? (
          <Trans>No clashes with the routine.</Trans>
        ) : (
          <Trans>
            Clashes with up to {lost} of your day: {names}.
          </Trans>
        )}
      </p>
    </>
  );
}

/** Minutes of a day as clock times. */
function toClockSpan({ from, to }: MinuteSpan): { start: string; end: string } {
  return { start: clockAt(from), end: clockAt(to) };
}

function clockAt(minutes: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/** "1 hr, 30 min". */
function formatMinutes(minutes: number, locale: string): string {
  const parts = [
    { unit: 'hour', amount: Math.floor(minutes / 60) },
    { unit: 'minute', amount: minutes % 60 },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) =>
      numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    );
  return listFormat(locale, { type: 'conjunction' }).format(parts);
}

const TICKS = ['00:00', '06:00', '12:00', '18:00'];
/** Share of a day from which a name fits into its block. */
const NAMED_FROM = 0.08;

/** One day as a strip of its hours: working hours above, routines below. */
function HourStrip({
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
  const lanes = splitIntoLanes(fit.routine);
  return (
    <figure className="grid gap-1.5">
      <figcaption className="font-semibold text-sm">{title}</figcaption>
      {/* The same information is in the text below. */}
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
                className={`overflow-hidden whitespace-nowrap rounded-md border px-1 text-xs leading-6 ${slotClass(fit, one)}`}
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

function slotClass(fit: DayFit, one: DayFit['routine'][number]): string {
  if (one.forWork) return 'border-pine bg-pine-tint text-pine';
  const isInTheWay = fit.work.some(({ from, to }) => one.from < to && from < one.to);
  return isInTheWay ? 'border-ember bg-ember-tint text-ember' : 'border-line bg-sunken text-ink';
}

/** Splits simultaneous routines into lanes. */
function splitIntoLanes(routine: DayFit['routine']): DayFit['routine'][number][][] {
  const lanes: DayFit['routine'][number][][] = [];
  for (const one of routine) {
    const lane = lanes.find((each) => (each.at(-1)?.to ?? 0) <= one.from);
    if (lane === undefined) lanes.push([one]);
    else lane.push(one);
  }
  return lanes;
}

/** Stops in the same time zone, and how a day there fits the user's working hours. */
interface StopFit {
  readonly zone: string;
  readonly cities: readonly string[];
  readonly weekday: DayFit | null;
  readonly weekend: DayFit | null;
}

/**
 * The routine against the working hours, for each time zone of the route in the order of its stops.
 */
function stopFits(
  itinerant: Pick<ItinerantDetails, 'stops' | 'place' | 'startDate' | 'endDate' | 'routines'>,
  hours: WorkHours,
): StopFit[] {
  const { place, startDate, endDate, stops } = itinerant;
  const routines: RoutineSlots = Object.fromEntries(
    itinerant.routines.map(({ list, entries }) => [list, entries]),
  );
  const zones = new Map<string, { cities: Set<string>; fits: ReturnType<typeof fitOfNights>[] }>();
  for (const stop of stops.length > 0 ? stops : [{ place, startDate, endDate }]) {
    const { timeZone, city } = stop.place;
    const known = zones.get(timeZone) ?? { cities: new Set<string>(), fits: [] };
    known.cities.add(city);
    known.fits.push(fitOfNights(stop, timeZone, routines, hours));
    zones.set(timeZone, known);
  }
  const ofZones = [...zones].map(([zone, { cities, fits }]) => ({
    zone,
    cities: [...cities],
    weekday: worst(fits.map(({ weekday }) => weekday)),
    weekend: worst(fits.map(({ weekend }) => weekend)),
  }));
  return joinSame(ofZones);
}

/** Joins zones where a day is the same on the clock there: it is told once. */
function joinSame(fits: readonly StopFit[]): StopFit[] {
  const same = new Map<string, StopFit>();
  for (const fit of fits) {
    const key = JSON.stringify([sameDay(fit.weekday), sameDay(fit.weekend)]);
    const known = same.get(key);
    const cities = known === undefined ? fit.cities : [...known.cities, ...fit.cities];
    same.set(key, { ...(known ?? fit), cities: [...new Set(cities)] });
  }
  return [...same.values()];
}

/** All of a day but its date. */
function sameDay(day: DayFit | null) {
  return day === null ? null : { ...day, date: null };
}

function worst(days: readonly (DayFit | null)[]): DayFit | null {
  return days.reduce<DayFit | null>(
    (max, day) => (day !== null && (max === null || day.conflict > max.conflict) ? day : max),
    null,
  );
}
