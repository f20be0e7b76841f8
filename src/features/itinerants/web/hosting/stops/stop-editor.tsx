import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ITINERANT_TEXTS } from '#domain/itinerant-form.ts';
import { KeptField, PlacePicker } from '#market/hosting/late.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { rangeOfForm } from '../dates/date-errors.ts';
import { DatePair } from '../dates/date-pair.tsx';
import { NO_DATE, STOP_TEXTS } from '../dates/date-texts.ts';
import { useToday } from '../dates/use-today.ts';
import { type StopValue, useItinerantForm, useItinerantScope } from '../itinerant-form.ts';
import type { StopProblems } from './stop-problems.ts';
import { rangeOf } from './stop-values.ts';

const NO_PLACE = msg`Choose a country.`;

export interface StopEditorProps {
  /** From 0. */
  at: number;
  stop: StopValue;
  problems: StopProblems;
  /** Whether what is missing is said too: somebody tried to go on. */
  asksForAll: boolean;
  onChange(patch: Partial<StopValue>): void;
}

/** Place, meeting point and days of one stop. */
export function StopEditor({ at, stop, problems, asksForAll, onChange }: StopEditorProps) {
  const { t, i18n } = useLingui();
  const { values } = useItinerantForm();
  const today = useToday();
  const number = at + 1;
  const before = values.stops[at - 1];
  const whole = rangeOfForm(values);
  const textOf = (problem: StopProblems['start']) => {
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
          error: textOf(problems.start),
        }}
        end={{
          name: 'endDate',
          label: t`Day of moving on`,
          value: stop.endDate,
          error: textOf(problems.end),
        }}
        today={today}
        bounds={{
          start: (before === undefined ? null : rangeOf(before).end) ?? whole.start,
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

/** Where and from when guests who board at a stop meet the group; both may be left open. */
function MeetingFields({ at, stop, onChange }: Pick<StopEditorProps, 'at' | 'stop' | 'onChange'>) {
  const { t } = useLingui();
  const { stored } = useItinerantScope();
  return (
    <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
      {stored?.sensitive === true && stop.storedAs !== null ? (
        <KeptField label={<Trans>Meeting point (optional)</Trans>} />
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
