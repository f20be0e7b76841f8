import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { LISTING_TEXTS, MAX_PICTURES } from '#domain/listing-form.ts';
import { LOCALES } from '#platform/i18n/locales.ts';
import { MENU_LANGUAGES } from '#platform/i18n/menu-languages.ts';
import { SelectField, TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import type { FormUploads } from '../dialog/check-fields.ts';
import type { PhotoCoach } from './photo-coach.tsx';
import { PicturePicker } from './picture-picker.tsx';

export interface VisualsFieldsProps {
  values: { readonly title: string; readonly description: string; readonly language?: string };
  errors: {
    readonly [Name in 'imageSrc' | 'logoImageSrc' | 'title' | 'description' | 'language']?: string;
  };
  uploads: FormUploads;
  /** Note on the photos, in addition to the meaning of their order. */
  photosNote?: ReactNode;
  /** Questions and advice about the photos. */
  coach: PhotoCoach;
  /** Note for several logos. */
  logosNote: ReactNode;
  descriptionHint: string;
  onChange(patch: { title?: string; description?: string; language?: string }): void;
}

/** Photos, logo, title, description (spec 3 §2.2, §2.3, step 2). */
export function VisualsFields(props: VisualsFieldsProps) {
  const { values, errors, uploads, photosNote, logosNote, descriptionHint, coach, onChange } =
    props;
  const { t } = useLingui();
  const { pictures, logos } = uploads;
  const { length: logoCount } = useSyncExternalStore(logos.subscribe, logos.view).pictures;
  return (
    <>
      <PicturePicker
        uploads={pictures}
        kind="pictures"
        max={MAX_PICTURES}
        coach={coach}
        label={t`Photos`}
        error={errors.imageSrc}
        guidance={
          <>
            <p>
              <Trans>
                The first 5 are front-page highlights, and the last 5 are event highlights. The rest
                show the living space.
              </Trans>
            </p>
            {photosNote}
          </>
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
            {logoCount >= 2 ? <p>{logosNote}</p> : null}
          </>
        }
      />
      <TextField
        name="title"
        label={t`Title`}
        dir="auto"
        maxLength={LISTING_TEXTS.title.max}
        error={errors.title}
        value={values.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        name="description"
        label={t`Description`}
        hint={descriptionHint}
        rows={7}
        dir="auto"
        maxLength={LISTING_TEXTS.description.max}
        error={errors.description}
        value={values.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <LanguageField value={values.language} error={errors.language} onChange={onChange} />
    </>
  );
}

const LANGUAGES: Readonly<Record<string, string>> = { ...LOCALES, ...MENU_LANGUAGES };

/** The language that a host writes in: that of the page by default. */
export function LanguageField({
  value,
  error,
  onChange,
}: {
  value: string | undefined;
  error?: string | undefined;
  onChange(patch: { language: string }): void;
}) {
  const { t, i18n } = useLingui();
  const language = value ?? i18n.locale;
  return (
    <SelectField
      name="language"
      label={t`Written in`}
      hint={t`Readers of other languages are told, and screen readers use the right voice.`}
      error={error}
      value={language}
      onChange={({ target }) => onChange({ language: target.value })}
    >
      {Object.hasOwn(LANGUAGES, language) ? null : <option value={language}>{language}</option>}
      {Object.entries(LANGUAGES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
