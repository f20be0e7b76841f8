import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ITINERANT_TEXTS } from '#domain/itinerant-form.ts';
import {
  EntryInstructions,
  HouseRulesField,
  TimedPicker,
  WifiFields,
} from '#market/hosting/index.web.ts';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import type { ItinerantChoices } from '../../../contract.ts';
import { pastProblem, wholeRange } from '../dates/date-errors.ts';
import { DatePair, JoinNote, useToday } from '../dates/date-pair.tsx';
import { GoFields } from '../dates/go-fields.tsx';
import { FIELD_LABELS } from '../field-labels.ts';
import { useItinerantForm, useItinerantScope } from '../itinerant-form.ts';

/** Routine of a day there, dates, wifi and arrival (spec 3 §2.2, step 3). */
export default function RoutineStep() {
  const { t } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const { choices, stored } = useItinerantScope();
  const kept = stored?.sensitive === true;
  return (
    <>
      <div className="grid gap-3">
        {choices.routines.map((routine) => (
          <RoutineList key={routine.list} routine={routine} />
        ))}
      </div>
      <TextAreaField
        name="customRoutine"
        label={t`Custom routine`}
        hint={t`What else should guests know about a day there, in your own words?`}
        dir="auto"
        maxLength={ITINERANT_TEXTS.customRoutine.max}
        error={errors.customRoutine}
        value={values.customRoutine}
        onChange={({ target }) => change({ customRoutine: target.value })}
      />
      <HouseRulesField values={values} errors={errors} onChange={change} />
      <Days />
      <GoFields />
      <div className="grid gap-5 sm:grid-cols-2">
        <WifiFields values={values} errors={errors} isStored={kept} onChange={change} />
      </div>
      <EntryInstructions values={values} errors={errors} isStored={kept} onChange={change} />
    </>
  );
}

function RoutineList({
  routine: { list, entries },
}: {
  routine: ItinerantChoices['routines'][number];
}) {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const name = `${list}Routine` as const;
  const label = i18n._(FIELD_LABELS[name]);
  const chosen = values[name].length;
  return (
    <FoldOut
      title={label}
      aside={chosen === 0 ? null : <Plural value={chosen} one="# chosen" other="# chosen" />}
      wrong={errors[name] !== undefined}
    >
      <TimedPicker
        name={name}
        legend={<span className="sr-only">{label}</span>}
        searchLabel={t`Search ${label}`}
        choices={entries.map(({ forWork, ...entry }) => ({
          ...entry,
          description: forWork ? t`Guests do their own work` : '',
        }))}
        value={values[name]}
        error={errors[name]}
        onChange={(ids) => change({ [name]: ids })}
      />
    </FoldOut>
  );
}

/** The first day and the check-out date. */
function Days() {
  const { t } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const { stored } = useItinerantScope();
  const today = useToday();
  const { checkinTime, checkoutTime } = values;
  const former = stored === null ? null : wholeRange(stored);
  const reserved = stored?.commitments.startDate ?? null;
  return (
    <DatePair
      start={{
        name: 'checkinTime',
        label: t`Check-in date`,
        value: checkinTime,
        error: errors.checkinTime ?? pastProblem(values, today, former) ?? undefined,
      }}
      end={{
        name: 'checkoutTime',
        label: t`Check-out date`,
        value: checkoutTime,
        error: errors.checkoutTime,
      }}
      today={today}
      note={
        <>
          <JoinNote values={values} />
          {reserved === null ? null : (
            <Trans>Guests have already reserved some of them; keep those.</Trans>
          )}
        </>
      }
      onChange={({ start, end }) =>
        change({
          ...(start === undefined ? {} : { checkinTime: start }),
          ...(end === undefined ? {} : { checkoutTime: end }),
        })
      }
    />
  );
}
