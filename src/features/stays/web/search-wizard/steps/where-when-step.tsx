import { Trans, useLingui } from '@lingui/react/macro';
import { DatesField, LocationField, PlaceMap } from '#market/search/late.web.ts';
import { useSearchForm } from '../search-form.ts';

/** Place and dates (spec 3 §2.7, step 1). */
export function WhereWhenStep() {
  const { t } = useLingui();
  const { values, change, errors } = useSearchForm();
  return (
    <div className="grid gap-6">
      <LocationField
        label={<Trans>Where to</Trans>}
        placeholder={t`Country, region, city or address`}
        place={values.place}
        text={values.placeText}
        onChange={(place, placeText) => change({ place, placeText })}
        nearMe
        isFirst
        map={false}
      />
      <section aria-label={t`When`} className="grid gap-2">
        <p aria-hidden="true" className="font-semibold text-sm">
          <Trans>When</Trans>
        </p>
        <DatesField today={values.today} dates={values} error={errors.range} onChange={change} />
      </section>
      {/* Last: right below the place it would push the calendar out of view. */}
      <PlaceMap place={values.place} />
    </div>
  );
}
