import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import { LISTING_TEXTS, MAX_PICTURES } from '#domain/listing-form.ts';
import { PicturePicker } from '#market/hosting/index.web.ts';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { ScheduleBuilder } from '../schedule/schedule-builder.tsx';

/**
 * Recommended number of photos, and the number above which more are discouraged (spec 2 §4, §9).
 */
const ENOUGH_PICTURES = 5;
const MANY_PICTURES = 15;

/** Description, photos, schedule and joining (spec 2 §2, step 2). */
export default function DetailsStep() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useExperienceForm();
  const { pictures, logos } = useExperienceScope();
  return (
    <>
      <TextAreaField
        name="description"
        label={t`Description`}
        hint={t`What do you do together, who is it for, and what will guests take home?`}
        rows={6}
        dir="auto"
        maxLength={LISTING_TEXTS.description.max}
        error={errors.description}
        value={values.description}
        onChange={({ target }) => change({ description: target.value })}
      />
      <PicturePicker
        uploads={pictures}
        kind="pictures"
        max={MAX_PICTURES}
        label={t`Photos`}
        error={errors.imageSrc}
        guidance={<PhotoGuidance />}
      />
      <PicturePicker
        uploads={logos}
        kind="logos"
        max={MAX_PICTURES}
        label={t`Logo (optional)`}
        error={errors.logoImageSrc}
        guidance={
          <p>
            <Trans>One logo is recommended.</Trans>
          </p>
        }
      />
      <ScheduleBuilder />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          type="time"
          name="checkinTime"
          label={i18n._(FIELD_LABELS.checkinTime)}
          hint={<Trans>When doors open. Leave it blank for 15 minutes before each session.</Trans>}
          error={errors.checkinTime}
          value={values.checkinTime ?? ''}
          onChange={({ target }) => change({ checkinTime: target.value || null })}
        />
        <TextField
          type="time"
          name="checkoutTime"
          label={i18n._(FIELD_LABELS.checkoutTime)}
          hint={
            <Trans>When everyone should be out. Leave it blank for the end of each session.</Trans>
          }
          error={errors.checkoutTime}
          value={values.checkoutTime ?? ''}
          onChange={({ target }) => change({ checkoutTime: target.value || null })}
        />
      </div>
      <TextAreaField
        name="rules"
        label={i18n._(FIELD_LABELS.rules)}
        hint={t`What rules do guests need to follow?`}
        dir="auto"
        maxLength={EXPERIENCE_TEXTS.rules.max}
        error={errors.rules}
        value={values.rules}
        onChange={({ target }) => change({ rules: target.value })}
      />
      <TextAreaField
        name="instructions"
        label={i18n._(FIELD_LABELS.instructions)}
        hint={t`How do guests find you and get in? Only those who have booked see this.`}
        dir="auto"
        maxLength={LISTING_TEXTS.instructions.max}
        error={errors.instructions}
        value={values.instructions}
        onChange={({ target }) => change({ instructions: target.value })}
      />
    </>
  );
}

/** Advice about the number of photos (spec 2 §4). */
function PhotoGuidance() {
  const { pictures } = useExperienceScope();
  const { length } = useSyncExternalStore(
    pictures.subscribe,
    pictures.view,
    pictures.view,
  ).pictures;
  return (
    <>
      <p>
        <Trans>Upload up to 5 photos. More than {MANY_PICTURES} is not recommended.</Trans>
      </p>
      {length > ENOUGH_PICTURES ? (
        <p role="status" className="font-semibold text-ink">
          {length > MANY_PICTURES ? (
            <Trans>That's more than {MANY_PICTURES}. Keep the best ones.</Trans>
          ) : (
            <Trans>Guests look at the first few. Put the best ones first.</Trans>
          )}
        </p>
      ) : null}
    </>
  );
}
