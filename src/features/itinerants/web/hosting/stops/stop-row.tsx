import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { nightsBetween } from '#domain/dates.ts';
import { ITINERANT_TEXTS } from '#domain/itinerant-form.ts';
import { distanceKm, type Position } from '#domain/places.ts';
import { HiddenField, PlacePicker } from '#market/hosting/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { pressedKey } from '#platform/web/keyboard/pressed-key.ts';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { ChevronDown, Trash } from '#platform/web/ui/icons.ts';
import { NO_DATE, rangeOfForm, STOP_TEXTS } from '../dates/date-errors.ts';
import { DatePair, useToday } from '../dates/date-pair.tsx';

import { type StopValue, useItinerantForm, useItinerantScope } from '../itinerant-form.ts';

import { findStopProblems, nightsRange, parseRange, type StopProblems } from './stop-values.ts';

export interface StopRowProps {
  id: string;
  /** Index from 0. */
  at: number;
  open: boolean;
  dragged: boolean;
  /** Id of the text that names the keys that move it. */
  keysId: string;
  onDragStart(id: string, event: PointerEvent): void;
  onMove(to: number): void;
  onRemove(): void;
  onToggle(): void;
  onChange(patch: Partial<StopValue>): void;
}

const TOOL = 'grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken';

/** One stop: its place and dates, and, when expanded, its fields. */
export function StopRow(props: StopRowProps) {
  const { id, at, open, dragged, keysId, onMove, onChange } = props;
  const { t, i18n } = useLingui();
  const bodyId = useId();
  const { values, errors } = useItinerantForm();
  const { stops } = values;
  const stop = stops[at];
  if (stop === undefined) return null;
  const number = at + 1;
  const problems = findStopProblems(stops, at, rangeOfForm(values));
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
          <span
            translate="no"
            className="pointer-events-none grid size-8 place-items-center rounded-pill bg-ember-tint font-semibold text-ember tabular-nums"
          >
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
              <bdi>{getPlaceName(stop) || <Trans>A stop without a place yet</Trans>}</bdi>
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
  const from = before === undefined ? null : toPosition(before);
  const to = toPosition(stop);
  const place = before === undefined ? '' : getPlaceName(before);
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

function getPlaceName({ city, location }: StopValue): string {
  return city || (location?.label ?? '');
}

function toPosition({ location }: StopValue): Position | null {
  if (location === null) return null;
  return { latitude: location.latlng[0], longitude: location.latlng[1] };
}

function isConflict(problem: string | null): boolean {
  return problem !== null && problem !== 'missing';
}

const NO_PLACE = msg`Choose a country.`;

interface StopEditorProps {
  /** Index from 0. */
  at: number;
  stop: StopValue;
  problems: StopProblems;
  /** Whether missing values are shown as errors too: the host tried to continue. */
  asksForAll: boolean;
  onChange(patch: Partial<StopValue>): void;
}

/** Place, meeting point and days of one stop. */
function StopEditor({ at, stop, problems, asksForAll, onChange }: StopEditorProps) {
  const { t, i18n } = useLingui();
  const { values } = useItinerantForm();
  const today = useToday();
  const number = at + 1;
  const before = values.stops[at - 1];
  const whole = rangeOfForm(values);
  const problemText = (problem: StopProblems['start']) => {
    if (problem === 'missing') return asksForAll ? NO_DATE : undefined;
    return problem === null ? undefined : STOP_TEXTS[problem];
  };
  return (
    <div className="grid gap-5 border-line border-t p-4">
      <PlacePicker
        value={stop}
        errors={problems.place && asksForAll ? { location: i18n._(NO_PLACE) } : {}}
        pinHint={<Trans>Drag the pin to where you meet. Guests only see a circle around it.</Trans>}
        street={<MeetingFields at={at} stop={stop} onChange={onChange} />}
        isFoundByStreet={false}
        mapLabel={t`Map of stop ${number}`}
        onChange={({ location, region, city }) =>
          onChange({
            ...(location === undefined ? {} : { location }),
            ...(region === undefined ? {} : { region }),
            ...(city === undefined ? {} : { city }),
          })
        }
      />
      <DatePair
        start={{
          name: 'startDate',
          label: t`First night`,
          value: stop.startDate,
          error: problemText(problems.start),
        }}
        end={{
          name: 'endDate',
          label: t`Day you move on`,
          value: stop.endDate,
          error: problemText(problems.end),
        }}
        today={today}
        bounds={{
          start: (before === undefined ? null : parseRange(before).end) ?? whole.start,
          end: null,
        }}
        onChange={({ start, end }) =>
          onChange({
            ...(start === undefined ? {} : { startDate: start }),
            ...(end === undefined ? {} : { endDate: end }),
          })
        }
      />
    </div>
  );
}

/** Meeting point and hour of guests who board at a stop; both are optional. */
function MeetingFields({ at, stop, onChange }: Pick<StopEditorProps, 'at' | 'stop' | 'onChange'>) {
  const { t } = useLingui();
  const { stored } = useItinerantScope();
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
      {stored?.sensitive === true && stop.storedAs !== null ? (
        <HiddenField label={<Trans>Meeting point (optional)</Trans>} />
      ) : (
        <TextField
          name={`stops.${at}.meetingPoint`}
          label={t`Meeting point (optional)`}
          hint={
            at === 0
              ? t`Leave it blank to use the address above.`
              : t`Only guests who board here see it, from three days before. Leave it blank to tell them yourself.`
          }
          autoComplete="off"
          dir="auto"
          maxLength={ITINERANT_TEXTS.meetingPoint.max}
          value={stop.meetingPoint}
          onChange={({ target }) => onChange({ meetingPoint: target.value })}
        />
      )}
      <TextField
        type="time"
        name={`stops.${at}.checkInFrom`}
        label={t`Board from (optional)`}
        value={stop.checkInFrom ?? ''}
        onChange={({ target }) =>
          onChange({ checkInFrom: target.value === '' ? null : target.value })
        }
      />
    </div>
  );
}
