import { Trans, useLingui } from '@lingui/react/macro';
import { HOME_COACH, VisualsFields } from '#market/hosting/index.web.ts';
import { useStayForm, useStayScope } from '../stay-form.ts';

/** Photos, logo, title, description (spec 3 §2.3, step 2). */
export default function PicturesStep() {
  const { t } = useLingui();
  const { values, errors, change } = useStayForm();
  return (
    <VisualsFields
      values={values}
      errors={errors}
      uploads={useStayScope()}
      coach={HOME_COACH}
      logosNote={<Trans>If you add several, the first one represents your home.</Trans>}
      descriptionHint={t`What is it like to live and work there?`}
      onChange={change}
    />
  );
}
