import { Trans, useLingui } from '@lingui/react/macro';
import { DatesField } from '#market/search/late.web.ts';
import { TextField } from '#platform/web/ui/field.tsx';
import { DestinationField } from '../destination-field.tsx';
import { DestinationMap } from '../destination-map.tsx';
import { usePlanner } from '../planner-form.ts';
import { PlannerOrigin } from '../planner-origin.tsx';

/** Destination and dates (spec 3 §2.8, step 1). */
export function WhereWhenStep() {
  const { t } = useLingui();
  const { values, change, errors } = usePlanner();
  const { destination } = values;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_40.25rem] xl:gap-8">
      <section aria-label={t`Where`} className="grid gap-4">
        <p className="-mb-2 text-soft">
          <Trans>Where & When</Trans>
        </p>
        <DestinationField
          destination={destination}
          text={values.destinationText}
          error={errors.destinationText}
          onChange={(chosen, destinationText) => change({ destination: chosen, destinationText })}
        />
        <PlannerOrigin />
        <TextField
          name="address"
          label={<Trans>Specific address (optional)</Trans>}
          hint={<Trans>A street or neighbourhood you'd like to stay near.</Trans>}
          autoComplete="off"
          maxLength={200}
          value={values.address}
          error={errors.address}
          onChange={({ target }) => change({ address: target.value })}
        />
      </section>
      <section aria-label={t`When`} className="grid gap-2">
        <p aria-hidden="true" className="font-semibold text-sm">
          <Trans>When</Trans>
        </p>
        <DatesField
          twoMonthsLabel={<Trans>Show two months</Trans>}
          today={values.today}
          dates={values}
          error={errors.range}
          exactLabel={<Trans>Exact Dates</Trans>}
          allowsSameDay
          onChange={change}
        />
      </section>
      {/* Last, since it appears by itself: nothing that is about to be pressed may move. */}
      <div className="xl:col-span-2 empty:hidden">
        <DestinationMap destination={destination} />
      </div>
    </div>
  );
}
