import { Plural, useLingui } from '@lingui/react/macro';
import { STAY_NUMBERS } from '#domain/stay-form.ts';
import { PlacePicker, ScenerySelect } from '#features/listings/hosting.web.ts';
import { Counter } from '#platform/web/ui/counter.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { useStayForm, useStayScope } from '../stay-form.ts';

/** Where it is and how many it holds (spec 3 §2.3, step 1). */
export default function LocationStep() {
  const { t } = useLingui();
  const { values, errors, change } = useStayForm();
  const commitments = useStayScope().stored?.commitments ?? null;
  return (
    <>
      <PlacePicker value={values} errors={errors} onChange={change} />
      <ScenerySelect value={values.scenery} onChange={(scenery) => change({ scenery })} />
      <div className="grid gap-4">
        <Counter
          label={t`Guests`}
          less={t`Fewer guests`}
          more={t`More guests`}
          {...countOf('guestCount')}
        />
        <Counter
          label={t`Rooms`}
          less={t`Fewer rooms`}
          more={t`More rooms`}
          {...countOf('roomCount')}
        />
        <Counter
          label={t`Bathrooms`}
          less={t`Fewer bathrooms`}
          more={t`More bathrooms`}
          {...countOf('bathroomCount')}
        />
        {commitments === null || commitments.reservations === 0 ? null : (
          <p className="text-sm text-soft">
            <Plural
              value={commitments.guests}
              one="# guest has already reserved; keep room for them."
              other="# guests have already reserved; keep room for them."
            />
          </p>
        )}
        <NumberField
          name="minnight"
          label={t`Minimum nights`}
          bounds={STAY_NUMBERS.minnight}
          error={errors.minnight}
          blank={0}
          value={values.minnight}
          onChange={(minnight) => change({ minnight })}
        />
      </div>
    </>
  );

  function countOf(field: 'guestCount' | 'roomCount' | 'bathroomCount') {
    const { min, max } = STAY_NUMBERS[field];
    return {
      value: values[field],
      min,
      max,
      error: errors[field],
      onChange: (count: number) => change({ [field]: count }),
    };
  }
}
