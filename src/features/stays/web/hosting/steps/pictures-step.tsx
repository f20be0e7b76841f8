import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { LISTING_TEXTS, MAX_PICTURES } from '#domain/listing-form.ts';
import { PicturePicker } from '#features/listings/hosting.web.ts';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { useStayForm, useStayScope } from '../stay-form.ts';

/** Photos, logo, title, description (spec 3 §2.3, step 2). */
export default function PicturesStep() {
  const { t } = useLingui();
  const { values, errors, change } = useStayForm();
  const { pictures, logos } = useStayScope();
  const { length: logoCount } = useSyncExternalStore(logos.subscribe, logos.view).pictures;
  return (
    <>
      <PicturePicker
        uploads={pictures}
        kind="pictures"
        max={MAX_PICTURES}
        label={t`Photos`}
        error={errors.imageSrc}
        guidance={
          <p>
            <Trans>
              The first 5 are front-page highlights, and the last 5 are event highlights. The rest
              show the living space.
            </Trans>
          </p>
        }
      />
      <PicturePicker
        uploads={logos}
        kind="logos"
        max={MAX_PICTURES}
        label={t`Logo`}
        error={errors.logoImageSrc}
        guidance={
          <>
            <p>
              <Trans>One logo is plenty.</Trans>
            </p>
            {logoCount >= 2 ? (
              <p>
                <Trans>If you add several, the first one represents your home.</Trans>
              </p>
            ) : null}
          </>
        }
      />
      <TextField
        name="title"
        label={t`Title`}
        dir="auto"
        maxLength={LISTING_TEXTS.title.most}
        error={errors.title}
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextAreaField
        name="description"
        label={t`Description`}
        hint={t`What is it like to live and work there?`}
        rows={7}
        dir="auto"
        maxLength={LISTING_TEXTS.description.most}
        error={errors.description}
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
      />
    </>
  );
}
