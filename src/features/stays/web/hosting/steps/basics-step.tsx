import { useLingui } from '@lingui/react/macro';
import { ChoiceCards } from '#market/hosting/index.web.ts';
import { CategoryIcon } from '../../search/category-icon.tsx';
import { useStayForm, useStayScope } from '../stay-form.ts';

/** Theme and property type (spec 3 §2.3, step 0). */
export default function BasicsStep() {
  const { t } = useLingui();
  const { values, errors, change } = useStayForm();
  const { choices } = useStayScope();
  return (
    <>
      <ChoiceCards
        name="category"
        legend={t`Which of these fits your home best?`}
        choices={choices.categories}
        value={values.category}
        error={errors.category}
        icon={(id) => {
          const category = choices.categories.find((choice) => choice.id === id)?.id;
          return category === undefined ? null : <CategoryIcon category={category} />;
        }}
        onChange={(id) => {
          const category = choices.categories.find((choice) => choice.id === id)?.id;
          if (category !== undefined) change({ category });
        }}
      />
      <ChoiceCards
        name="occupancy"
        legend={t`What will guests have?`}
        choices={choices.occupancies}
        value={values.occupancy}
        error={errors.occupancy}
        onChange={(id) => {
          const occupancy = choices.occupancies.find((choice) => choice.id === id)?.id;
          if (occupancy !== undefined) change({ occupancy });
        }}
      />
    </>
  );
}
