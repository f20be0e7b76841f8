import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ITINERANT_LISTS } from '#domain/itinerant-form.ts';
import { getFirstWeekday, weekdayNames } from '#market/calendar/index.web.ts';
import { useDragOrder } from '#market/hosting/index.web.ts';
import { dateFormat, numberFormat } from '#platform/i18n/formats.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import { Plus } from '#platform/web/ui/icons.ts';
import { type StopValue, useItinerantForm } from '../itinerant-form.ts';
import { StopRow } from './stop-row.tsx';
import {
  type LegDay,
  type LegMonth,
  legMonths,
  moveStop,
  nextStop,
  withStops,
} from './stop-values.ts';

const RouteMap = lazyComponent(() => import('#platform/web/map/route-map.tsx'));

/**
 * The stops with their nights, in order; a list, the line on the map and the calendar show the same
 * stops. Optional; without stops the itinerant stays in one place.
 */
export function StopsField() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const { stops } = values;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const ids = useStopIds(stops.length);
  const [opened, setOpened] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const [refocus, setRefocus] = useState<{ id: string; on: string } | null>(null);
  const drag = useDragOrder(list, move);
  // Results of a slow place search, and drags faster than rendering, apply to the current values.
  const latest = useRef(values);
  latest.current = values;
  const located = useMemo(() => locatedStops(stops, (at) => i18n.number(at)), [stops, i18n]);

  // An element that is moved in the page loses focus.
  useLayoutEffect(() => {
    if (refocus === null) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-stop="${refocus.id}"] [data-${refocus.on}]`)
      ?.focus();
  }, [refocus]);

  function put(next: StopValue[]) {
    const patch = withStops(latest.current, next);
    latest.current = { ...latest.current, ...patch };
    change(patch);
  }

  function move(stopId: string, to: number) {
    const { stops: now } = latest.current;
    const from = ids.all.indexOf(stopId);
    const index = Math.max(0, Math.min(now.length - 1, to));
    if (from < 0 || from === index) return;
    ids.move(from, index);
    put(moveStop(now, from, index));
    setSpoken(t`Stop ${index + 1} of ${now.length}`);
  }

  function add() {
    const stopId = ids.add();
    put([...latest.current.stops, nextStop(latest.current)]);
    setOpened(stopId);
    setRefocus({ id: stopId, on: 'toggle' });
  }

  function remove(stopId: string) {
    const at = ids.all.indexOf(stopId);
    ids.remove(at);
    put(latest.current.stops.filter((_, index) => index !== at));
    setSpoken(t`Stop removed`);
    const next = ids.all[at] ?? ids.all[at - 1];
    if (next === undefined) document.getElementById(`${id}-add`)?.focus();
    else setRefocus({ id: next, on: 'toggle' });
  }

  function changeStop(stopId: string, patch: Partial<StopValue>) {
    const at = ids.all.indexOf(stopId);
    put(latest.current.stops.map((stop, index) => (index === at ? { ...stop, ...patch } : stop)));
  }

  return (
    <fieldset
      data-field="stops"
      aria-describedby={errors.stops === undefined ? undefined : `${id}-error`}
      className="grid min-w-0 gap-4"
    >
      <legend className="font-semibold text-lg">
        <Trans>Stops</Trans>
      </legend>
      <p className="text-sm text-soft">
        <Trans>
          Optional, for an itinerant that moves on: where you'll be on which nights, in order.
        </Trans>
      </p>
      {errors.stops === undefined ? null : (
        <p id={`${id}-error`} className="text-danger text-sm">
          {errors.stops}
        </p>
      )}
      {located.length === 0 ? null : (
        <div className="h-64 overflow-hidden rounded-card border border-line bg-sunken">
          <Suspense>
            <RouteMap stops={located} />
          </Suspense>
        </div>
      )}
      {stops.length === 0 ? null : (
        <>
          <p id={`${id}-keys`} className="sr-only">
            <Trans>
              Use the arrow keys to move it, or Home and End to move it to the start or end.
            </Trans>
          </p>
          <ol ref={list} className="grid select-none gap-3">
            {ids.all.map((stopId, at) => (
              <StopRow
                key={stopId}
                id={stopId}
                at={at}
                open={opened === stopId}
                dragged={drag.dragged === stopId}
                keysId={`${id}-keys`}
                onDragStart={(from, event) => {
                  // An expanded stop is too tall to be dragged.
                  setOpened(null);
                  drag.start(from, event);
                }}
                onMove={(to) => {
                  move(stopId, to);
                  setRefocus({ id: stopId, on: 'grip' });
                }}
                onRemove={() => remove(stopId)}
                onToggle={() => setOpened(opened === stopId ? null : stopId)}
                onChange={(patch) => changeStop(stopId, patch)}
              />
            ))}
          </ol>
        </>
      )}
      {stops.length >= ITINERANT_LISTS.stops ? null : (
        <Button
          id={`${id}-add`}
          look="secondary"
          className="justify-self-start"
          icon={<Plus aria-hidden="true" className="size-5" />}
          onClick={add}
        >
          <Trans>Add a stop</Trans>
        </Button>
      )}
      <LegCalendar stops={stops} />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </fieldset>
  );
}

/** The stops that have a point, each with its number on the whole route. */
function locatedStops(stops: readonly StopValue[], numberOf: (at: number) => string) {
  return stops.flatMap(({ location, city }, at) => {
    if (location === null) return [];
    const [latitude, longitude] = location.latlng;
    return [{ latitude, longitude, number: numberOf(at + 1), name: city || location.label }];
  });
}

/** Overview of all stops: each night with the number of its stop. */
function LegCalendar({ stops }: { stops: readonly StopValue[] }) {
  const { i18n } = useLingui();
  const chosen = usePreferences().firstWeekday;
  const firstWeekday = chosen ?? getFirstWeekday(i18n.locale);
  const months = useMemo(() => legMonths(stops, firstWeekday), [stops, firstWeekday]);
  if (months.length === 0) return null;
  return (
    <FoldOut title={<Trans>The legs on a calendar</Trans>} open>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {months.map((month) => (
          <Month key={month.month} month={month} firstWeekday={firstWeekday} />
        ))}
      </div>
    </FoldOut>
  );
}

function Month({
  month: { month, weeks },
  firstWeekday,
}: {
  month: LegMonth;
  firstWeekday: number;
}) {
  const { i18n } = useLingui();
  const name = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 text-center text-sm">
      <caption className="pb-1 font-semibold">{name.format(Date.parse(`${month}-01`))}</caption>
      <thead>
        <tr>
          {weekdayNames(i18n.locale, firstWeekday).map(({ long, narrow }) => (
            <th key={long} scope="col" abbr={long} className="font-normal text-soft">
              {narrow}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks of a month keep their order.
          <tr key={at}>
            {week.map((day, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is a weekday.
              <Day key={column} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day }: { day: LegDay | null }) {
  const { i18n } = useLingui();
  if (day === null) return <td />;
  const { date, stop, isFirst } = day;
  const number = numberFormat(i18n.locale, {}).format(Number(date.slice(8)));
  if (stop === null)
    return (
      <td translate="no" className="h-9 text-soft tabular-nums">
        {number}
      </td>
    );
  const stopNumber = i18n.number(stop + 1);
  // Numbers distinguish neighbours for users who can't distinguish the colours.
  const ground = stop % 2 === 0 ? 'bg-ember-tint text-ember' : 'bg-pine-tint text-pine';
  return (
    <td className={`h-9 tabular-nums ${ground} ${isFirst ? 'rounded-s-pill' : ''}`}>
      <span className="relative inline-block">
        <span translate="no">{number}</span>
        <span
          translate="no"
          aria-hidden="true"
          className="absolute start-full -top-1 ps-0.5 font-semibold text-xs"
        >
          {isFirst ? stopNumber : ''}
        </span>
        <span className="sr-only">
          <Trans>Stop {stopNumber}</Trans>
        </span>
      </span>
    </td>
  );
}

/** Names of stops in this browser, independent of their fields and their order. */
interface StopIds {
  readonly all: readonly string[];
  /** @returns the name of the new stop */
  add(): string;
  move(from: number, to: number): void;
  remove(at: number): void;
}

/** The names of a form's stops, in their order. */
function useStopIds(count: number): StopIds {
  const [ids] = useState(() => ({ all: [] as string[], next: 1 }));
  const make = () => `stop-${ids.next++}`;
  // The form may have been opened with stops, or have been replaced.
  while (ids.all.length < count) ids.all.push(make());
  ids.all.length = Math.max(count, 0);
  return {
    all: ids.all,
    add() {
      const id = make();
      ids.all.push(id);
      return id;
    },
    move(from, to) {
      ids.all.splice(to, 0, ...ids.all.splice(from, 1));
    },
    remove(at) {
      ids.all.splice(at, 1);
    },
  };
}
