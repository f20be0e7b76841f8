import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { nightsBetween } from '#domain/dates.ts';
import { distanceKm, type Position } from '#domain/places.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { usePreferences } from '#platform/web/scope/preferences.tsx';
import { ChevronDown, Trash } from '#platform/web/ui/icons.ts';
import { rangeOfForm } from '../dates/date-errors.ts';
import { type StopValue, useItinerantForm } from '../itinerant-form.ts';
import { StopEditor } from './stop-editor.tsx';
import { problemsOf } from './stop-problems.ts';
import { nightsRange } from './stop-values.ts';

export interface StopRowProps {
  id: string;
  /** From 0. */
  at: number;
  open: boolean;
  dragged: boolean;
  /** What says which keys move it. */
  keysId: string;
  onDragStart(id: string, event: PointerEvent): void;
  onMove(to: number): void;
  onRemove(): void;
  onToggle(): void;
  onChange(patch: Partial<StopValue>): void;
}

const TOOL = 'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken';

/** One stop: where it is and when, and, unfolded, its fields. */
export function StopRow(props: StopRowProps) {
  const { id, at, open, dragged, keysId, onMove, onChange } = props;
  const { t, i18n } = useLingui();
  const bodyId = useId();
  const { values, errors } = useItinerantForm();
  const { stops } = values;
  const stop = stops[at];
  if (stop === undefined) return null;
  const number = at + 1;
  const problems = problemsOf(stops, at, rangeOfForm(values));
  const asksForAll = errors.stops !== undefined;
  const isWrong =
    isConflict(problems.start) ||
    isConflict(problems.end) ||
    (asksForAll && (problems.place || problems.start !== null || problems.end !== null));

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: stops.length - 1 }[
      pressedKey(event)
    ];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  }

  return (
    <li
      data-stop={id}
      data-index={at}
      className={`min-w-0 rounded-card border bg-raised ${dragged ? 'border-ember opacity-70 shadow-float' : isWrong ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex items-center gap-1 p-1.5">
        <button
          type="button"
          data-grip
          aria-label={t`Move stop ${number} of ${stops.length}`}
          aria-describedby={keysId}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => props.onDragStart(id, event)}
          className={`${TOOL} cursor-grab touch-none`}
        >
          <span className="pointer-events-none grid size-8 place-items-center rounded-pill bg-ember-tint font-semibold text-ember tabular-nums">
            {i18n.number(number)}
          </span>
        </button>
        <button
          type="button"
          data-toggle
          data-wrong={isWrong && !open ? true : undefined}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={props.onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-xl px-2 text-start hover:bg-sunken"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">
              <bdi>{nameOf(stop) || <Trans>A stop without a place yet</Trans>}</bdi>
            </span>
            <span className={`block text-sm ${isWrong ? 'text-danger' : 'text-soft'}`}>
              <Summary stop={stop} before={stops[at - 1]} wrong={isWrong} />
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className={`size-5 flex-none transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
          />
        </button>
        <button
          type="button"
          aria-label={t`Remove stop ${number}`}
          onClick={props.onRemove}
          className={TOOL}
        >
          <Trash aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div id={bodyId}>
        {open ? (
          <StopEditor
            at={at}
            stop={stop}
            problems={problems}
            asksForAll={asksForAll}
            onChange={onChange}
          />
        ) : null}
      </div>
    </li>
  );
}

function Summary({
  stop,
  before,
  wrong,
}: {
  stop: StopValue;
  before: StopValue | undefined;
  wrong: boolean;
}) {
  const { i18n } = useLingui();
  const { units } = usePreferences();
  if (wrong) return <Trans>Needs another look</Trans>;
  const range = nightsRange(stop);
  const from = before === undefined ? null : positionOf(before);
  const to = positionOf(stop);
  const place = before === undefined ? '' : nameOf(before);
  const distance =
    from === null || to === null ? null : formatDistance(distanceKm(from, to), i18n.locale, units);
  return (
    <>
      {range === null ? (
        <Trans>No dates yet</Trans>
      ) : (
        <>
          <span>{formatDayRange(range.start, range.end, i18n.locale, 'short')}</span>
          <span>{' · '}</span>
          <Plural value={nightsBetween(range.start, range.end)} one="# night" other="# nights" />
        </>
      )}
      {distance === null || place === '' ? null : (
        <>
          <span>{' · '}</span>
          <Trans>
            {distance} from {place}
          </Trans>
        </>
      )}
    </>
  );
}

function nameOf({ city, location }: StopValue): string {
  return city || (location?.label ?? '');
}

function positionOf({ location }: StopValue): Position | null {
  if (location === null) return null;
  return { latitude: location.latlng[0], longitude: location.latlng[1] };
}

function isConflict(problem: string | null): boolean {
  return problem !== null && problem !== 'missing';
}
