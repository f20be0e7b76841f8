import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceCards } from '#market/hosting/late.web.ts';
import { EXPERIENCE_LINES } from '../../data/categories.ts';
import { useCascading } from '../cascade/use-cascading.ts';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { PlaceFields } from '../place/place-fields.tsx';

/** Country, region, city, category and style (spec 2 §2, step 0). */
export default function BasicsStep() {
  const { t } = useLingui();
  const { values, errors } = useExperienceForm();
  const { choices } = useExperienceScope();
  const choose = useCascading();
  const styles = choices.styles.filter(({ category }) => category === values.category);
  return (
    <>
      <PlaceFields
        location={values.location}
        error={errors.location}
        onChange={(location) => choose({ location })}
      />
      <ChoiceCards
        name="category"
        legend={t`Category`}
        choices={choices.categories}
        value={values.category}
        error={errors.category}
        icon={(id) => {
          const { Icon } = EXPERIENCE_LINES[id];
          return <Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />;
        }}
        onChange={(category) => choose({ category })}
      />
      {values.category === null ? (
        errors.style === undefined ? null : (
          <p className="text-danger text-sm">{errors.style}</p>
        )
      ) : styles.length === 0 ? (
        <p role="status" className="text-soft">
          <Trans>No styles available for this category.</Trans>
        </p>
      ) : (
        <ChoiceCards
          name="style"
          legend={t`Style`}
          choices={styles}
          value={values.style}
          error={errors.style}
          onChange={(style) => choose({ style })}
        />
      )}
    </>
  );
}
