import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PlacePicker } from '#features/listings/hosting.web.ts';
import { rangeOfForm } from '../dates/date-errors.ts';
import { DatePair } from '../dates/date-pair.tsx';
import { NO_DATE, STOP_TEXTS } from '../dates/date-texts.ts';
import { useToday } from '../dates/use-today.ts';
import { type StopValue, useItinerantForm } from '../itinerant-form.ts';
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

/** Place and days of one stop. */
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
        pinHint={
          <Trans>Drag the pin to where you'll stay. Guests only see a circle around it.</Trans>
        }
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
