import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import { titleOfStyle } from '#domain/experience-title.ts';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import { ChoiceCards, LanguageField } from '#market/hosting/late.web.ts';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { ArrangementGrids } from '../arrangements/arrangement-grids.tsx';
import { DisclaimerChecklist } from '../disclaimers/disclaimer-checklist.tsx';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { DepositFields } from '../pricing/deposit-fields.tsx';
import { PricingPanel } from '../pricing/pricing-panel.tsx';
import { ChosenPlace } from '../recommendation/chosen-place.tsx';

/** Arrangements again, title, address, price, policy and disclaimers (spec 2 §2, step 3). */
export default function FinalStep() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useExperienceForm();
  const { choices } = useExperienceScope();
  const onTitleLeft = useStyledTitle();
  return (
    <>
      <ArrangementGrids />
      <ChosenPlace />
      <TextField
        name="title"
        label={i18n._(FIELD_LABELS.title)}
        hint={t`Starts with the style. Add what makes yours special.`}
        dir="auto"
        maxLength={LISTING_TEXTS.title.max}
        error={errors.title}
        value={values.title}
        onChange={({ target }) => change({ title: target.value })}
        onBlur={onTitleLeft}
      />
      <LanguageField value={values.language} error={errors.language} onChange={change} />
      <TextField
        name="address"
        label={i18n._(FIELD_LABELS.address)}
        hint={t`Only guests who have booked see it.`}
        autoComplete="street-address"
        dir="auto"
        maxLength={LISTING_TEXTS.address.max}
        error={errors.address}
        value={values.address}
        onChange={({ target }) => change({ address: target.value })}
      />
      <TextAreaField
        name="locationDescription"
        label={t`How to find the place (optional)`}
        hint={t`Everybody sees it, so leave out the address.`}
        rows={2}
        dir="auto"
        maxLength={EXPERIENCE_TEXTS.locationDescription.max}
        error={errors.locationDescription}
        value={values.locationDescription}
        onChange={({ target }) => change({ locationDescription: target.value })}
      />
      <PricingPanel />
      <DepositFields />
      <ChoiceCards
        name="cancellationPolicy"
        legend={i18n._(FIELD_LABELS.cancellationPolicy)}
        choices={choices.policies.map(({ id, label, hostSummary }) => ({
          id,
          label,
          description: hostSummary,
        }))}
        value={values.cancellationPolicy}
        error={errors.cancellationPolicy}
        onChange={(cancellationPolicy) => change({ cancellationPolicy })}
      />
      <DisclaimerChecklist />
    </>
  );
}

/**
 * Prefixes the title with the style's label when the step opens (spec 2 §4).
 *
 * @returns a function that does so again, for when the field loses focus
 */
function useStyledTitle(): () => void {
  const { values, change } = useExperienceForm();
  const { choices } = useExperienceScope();
  const style = choices.styles.find(({ id }) => id === values.style)?.label;
  const begin = () => {
    if (style === undefined) return;
    const title = titleOfStyle(values.title, style);
    if (title !== values.title) change({ title });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the step opens; it must not run while the user types.
  useEffect(begin, []);
  return begin;
}
