import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { isOpenOffer, OFFER_NUMBERS, WEEKDAYS } from '#domain/offer-rules.ts';
import { weekdayNames } from '#market/calendar/index.web.ts';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import type { HostingField, HostingValues } from '../stay-form.ts';

const FIELDS = [
  'maxNights',
  'noticeDays',
  'daysBetween',
  'daysAhead',
  'noArrivalOn',
] as const satisfies readonly HostingField[];

interface OfferRuleFieldsProps {
  values: HostingValues;
  errors: { readonly [Name in HostingField]?: string };
  onChange(patch: Partial<HostingValues>): void;
}

/** When the home can be reserved; folded away, as most homes have no such rules. */
export function OfferRuleFields({ values, errors, onChange }: OfferRuleFieldsProps) {
  const { t } = useLingui();
  return (
    <FoldOut
      title={<Trans>When guests can come</Trans>}
      open={!isOpenOffer(values)}
      wrong={FIELDS.some((name) => errors[name] !== undefined)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField
          name="maxNights"
          label={t`Maximum nights`}
          hint={t`Leave blank for no limit.`}
          bounds={OFFER_NUMBERS.maxNights}
          error={errors.maxNights}
          blank={null}
          value={values.maxNights}
          onChange={(maxNights) => onChange({ maxNights })}
        />
        <NumberField
          name="noticeDays"
          label={t`Notice before arrival, in days`}
          hint={t`0 lets guests arrive on the day they ask.`}
          bounds={OFFER_NUMBERS.noticeDays}
          error={errors.noticeDays}
          placeholder="0"
          blank={0}
          value={values.noticeDays}
          onChange={(noticeDays) => onChange({ noticeDays })}
        />
        <NumberField
          name="daysBetween"
          label={t`Days between stays`}
          hint={t`Kept free before and after each stay.`}
          bounds={OFFER_NUMBERS.daysBetween}
          error={errors.daysBetween}
          placeholder="0"
          blank={0}
          value={values.daysBetween}
          onChange={(daysBetween) => onChange({ daysBetween })}
        />
        <NumberField
          name="daysAhead"
          label={t`Open for reservations, in days ahead`}
          hint={t`Leave blank for two years.`}
          bounds={OFFER_NUMBERS.daysAhead}
          error={errors.daysAhead}
          blank={null}
          value={values.daysAhead}
          onChange={(daysAhead) => onChange({ daysAhead })}
        />
      </div>
      <WeekdaysWithoutArrivals
        value={values.noArrivalOn}
        error={errors.noArrivalOn}
        onChange={(noArrivalOn) => onChange({ noArrivalOn })}
      />
    </FoldOut>
  );
}

function WeekdaysWithoutArrivals({
  value,
  error,
  onChange,
}: {
  value: HostingValues['noArrivalOn'];
  error: string | undefined;
  onChange(value: HostingValues['noArrivalOn']): void;
}) {
  const { i18n } = useLingui();
  const errorId = useId();
  const names = weekdayNames(i18n.locale, 1);
  return (
    <fieldset
      data-field="noArrivalOn"
      aria-describedby={error === undefined ? undefined : errorId}
      className="mt-5 min-w-0"
    >
      <legend className="mb-2 font-semibold">
        <Trans>Days without arrivals</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {WEEKDAYS.map((day, index) => (
          <label
            key={day}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-xl border border-line-strong px-3.5 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={value.includes(day)}
              onChange={({ target }) =>
                onChange(
                  WEEKDAYS.filter((each) => (each === day ? target.checked : value.includes(each))),
                )
              }
              className="size-4.5 accent-ember outline-none"
            />
            <span>{names[index]?.long}</span>
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={errorId} className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
