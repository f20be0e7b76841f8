import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ITINERANT_LISTS } from '#domain/itinerant-form.ts';
import { useDragOrder } from '#market/hosting/late.web.ts';
import { lazyComponent } from '#platform/web/pages/lazy-component.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Plus } from '#platform/web/ui/icons.ts';
import { type StopValue, useItinerantForm } from '../itinerant-form.ts';
import { LegCalendar } from './leg-calendar.tsx';
import { StopRow } from './stop-row.tsx';
import { moveStop, nextStop, withStops } from './stop-values.ts';
import { useStopIds } from './use-stop-ids.ts';

const RouteMap = lazyComponent(() => import('#platform/web/map/route-map.tsx'));

/**
 * Where it is on which nights, in order: a list, the line on the map and the legs in the calendar
 * are one. Optional; without stops it stays in one place.
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
  // A place that is found later, and a finger faster than the drawing, change what stands then.
  const latest = useRef(values);
  latest.current = values;
  const located = useMemo(() => locatedStops(stops, (at) => i18n.number(at)), [stops, i18n]);

  // What is moved in the page loses the keyboard on its way.
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
          Optional, for an itinerant that moves on: where you are on which nights, in order.
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
                  // What is unfolded is too tall to be put anywhere.
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

/** The stops that have a point, each with its number on the whole way. */
function locatedStops(stops: readonly StopValue[], numberOf: (at: number) => string) {
  return stops.flatMap(({ location, city }, at) => {
    if (location === null) return [];
    const [latitude, longitude] = location.latlng;
    return [{ latitude, longitude, number: numberOf(at + 1), name: city || location.label }];
  });
}
