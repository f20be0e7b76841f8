import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { titleOfStyle } from '#domain/experience-checks.ts';
import { EXPERIENCE_NUMBERS, EXPERIENCE_TEXTS } from '#domain/experience-form.ts';
import { LISTING_TEXTS } from '#domain/listing-form.ts';
import { isBuiltInPlace } from '#domain/place-id.ts';
import type { DisclaimerSeverity } from '#domain/vocabulary.ts';
import { ChoiceCards, LanguageField } from '#market/hosting/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { toggled } from '#platform/web/ui/find-labels.ts';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { showPlaceDetails } from '../../../contract/addresses.gen.ts';
import type { DisclaimerChoice, PlaceDetails } from '../../../contract.ts';
import { ARRANGEMENT_ICON_COMPONENTS } from '../../data/arrangement-icons.ts';
import { ArrangementGrids } from '../arrangements/arrangement-grids.tsx';
import {
  countSeverities,
  hostDisclaimers,
  missingDisclaimers,
} from '../disclaimers/host-disclaimers.ts';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import { PricingPanel } from '../pricing/pricing-panel.tsx';

import {
  PhotoCredit,
  PlacePhoto,
  PlaceRating,
  PlacesSource,
} from '../recommendation/place-photo.tsx';

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
        hint={t`Everyone can see it, so leave out the address.`}
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

/** Statements that are shown before the list is expanded. */
const SHOWN_POINTS = 2;

const LOOKS: Readonly<Record<DisclaimerSeverity, string>> = {
  critical: 'bg-danger-tint text-danger',
  warning: 'bg-ember-tint text-ember',
  info: 'bg-sunken text-soft',
};

/** Disclaimers that a host reads and acknowledges before an experience is listed (spec 2 §2). */
function DisclaimerChecklist() {
  const { i18n } = useLingui();
  const id = useId();
  const { values, errors, change } = useExperienceForm();
  const { choices } = useExperienceScope();
  const disclaimers = hostDisclaimers(choices.disclaimers, values);
  const required = disclaimers.filter((each) => each.requiresAcknowledgment);
  const missing = missingDisclaimers(choices.disclaimers, values);
  const acknowledged = i18n.number(required.length - missing.length);
  const all = i18n.number(required.length);
  const hasError = errors.acknowledgedDisclaimers !== undefined;
  return (
    <section
      data-field="acknowledgedDisclaimers"
      aria-labelledby={`${id}-title`}
      aria-describedby={missing.length > 0 ? `${id}-missing` : undefined}
      className={`grid gap-4 rounded-card border p-4 ${hasError ? 'border-danger' : 'border-line'}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h4 id={`${id}-title`} className="font-semibold text-lg">
          {i18n._(FIELD_LABELS.acknowledgedDisclaimers)}
        </h4>
        <p role="status" className="font-semibold tabular-nums">
          <Trans>
            {acknowledged} / {all} acknowledged
          </Trans>
        </p>
      </div>
      <Counts disclaimers={disclaimers} />
      <ul className="grid gap-3">
        {disclaimers.map((disclaimer) => (
          <Disclaimer
            key={disclaimer.id}
            disclaimer={disclaimer}
            isAcknowledged={values.acknowledgedDisclaimers.includes(disclaimer.id)}
            isWrong={hasError && missing[0]?.id === disclaimer.id}
            onToggle={() =>
              change({
                acknowledgedDisclaimers: toggled(values.acknowledgedDisclaimers, disclaimer.id),
              })
            }
          />
        ))}
      </ul>
      {missing.length === 0 ? null : (
        <p id={`${id}-missing`} className={hasError ? 'text-danger' : 'text-soft'}>
          <Trans>Cannot proceed until all disclaimers are acknowledged</Trans>
        </p>
      )}
    </section>
  );
}

/** Number of disclaimers of each severity. */
function Counts({ disclaimers }: { disclaimers: readonly DisclaimerChoice[] }) {
  const { critical, warning, info } = countSeverities(disclaimers);
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      <li className={`rounded-pill px-3 py-1 ${LOOKS.critical}`}>
        <Plural value={critical} one="# critical" other="# critical" />
      </li>
      <li className={`rounded-pill px-3 py-1 ${LOOKS.warning}`}>
        <Plural value={warning} one="# warning" other="# warnings" />
      </li>
      <li className={`rounded-pill px-3 py-1 ${LOOKS.info}`}>
        <Plural value={info} one="# info" other="# info" />
      </li>
    </ul>
  );
}

function Disclaimer({
  disclaimer,
  isAcknowledged,
  isWrong,
  onToggle,
}: {
  disclaimer: DisclaimerChoice;
  isAcknowledged: boolean;
  isWrong: boolean;
  onToggle(): void;
}) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { title, severity, content, requiresAcknowledgment } = disclaimer;
  const Icon = ARRANGEMENT_ICON_COMPONENTS[disclaimer.icon];
  const shown = isOpen ? content : content.slice(0, SHOWN_POINTS);
  const isLong = content.length > SHOWN_POINTS;
  const severities = {
    critical: t({ message: 'Critical', context: 'disclaimer' }),
    warning: t({ message: 'Warning', context: 'disclaimer' }),
    info: t({ message: 'Info', context: 'disclaimer' }),
  };
  return (
    <li className="grid gap-2 rounded-xl border border-line p-4">
      <h5 id={`${id}-title`} className="flex flex-wrap items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-5 flex-none text-soft" />
        <span>{title}</span>
        <span className={`rounded-pill px-2.5 py-0.5 font-normal text-sm ${LOOKS[severity]}`}>
          {severities[severity]}
        </span>
      </h5>
      <ul id={`${id}-points`} className="grid list-disc gap-1 ps-5 text-sm">
        {shown.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      {!isLong ? null : (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-points`}
          aria-describedby={`${id}-title`}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 justify-self-start font-semibold text-sm underline underline-offset-4"
        >
          {isOpen ? <Trans>Show fewer points</Trans> : <Trans>Show more points</Trans>}
        </button>
      )}
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isAcknowledged}
          data-wrong={isWrong ? '' : undefined}
          aria-describedby={requiresAcknowledgment ? `${id}-title` : `${id}-title ${id}-optional`}
          onChange={onToggle}
          className="size-5 flex-none accent-ember"
        />
        <Trans>I have read and understand this disclaimer</Trans>
      </label>
      {requiresAcknowledgment ? null : (
        <p id={`${id}-optional`} className="-mt-2 ps-8 text-sm text-soft">
          <Trans>You can continue without ticking this one.</Trans>
        </p>
      )}
    </li>
  );
}

/** Whether guests pay a deposit, and its amount (spec 2 §3). */
function DepositFields() {
  const { i18n } = useLingui();
  const { values, errors, change } = useExperienceForm();
  return (
    <div className="grid gap-3">
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          name="depositRequired"
          checked={values.depositRequired}
          onChange={({ target }) => change({ depositRequired: target.checked })}
          className="mt-0.5 size-5 flex-none accent-ember"
        />
        <span>
          <span className="block font-semibold">{i18n._(FIELD_LABELS.depositRequired)}</span>
          <span className="block text-sm text-soft">
            <Trans>It's refunded to each guest when the session is over.</Trans>
          </span>
        </span>
      </label>
      {values.depositRequired ? (
        <NumberField
          name="depositAmount"
          label={i18n._(FIELD_LABELS.depositAmount)}
          bounds={EXPERIENCE_NUMBERS.depositAmount}
          error={errors.depositAmount}
          placeholder="0"
          blank={0}
          value={values.depositAmount}
          onChange={(depositAmount) => change({ depositAmount })}
        />
      ) : null}
    </div>
  );
}

/** The chosen recommended place, with its photo and rating; nothing without one. */
function ChosenPlace() {
  const { recommendationId } = useExperienceForm().values;
  const [found, setFound] = useState<{ of: string; details: PlaceDetails } | null>(null);
  useEffect(() => {
    if (recommendationId === null) return;
    const request = new AbortController();
    call(
      showPlaceDetails,
      { query: { place_id: recommendationId } },
      { signal: request.signal },
    ).then(
      ({ result }) => {
        if (!request.signal.aborted) setFound({ of: recommendationId, details: result });
      },
      () => {
        // The place stays chosen without its photo and its rating.
      },
    );
    return () => request.abort();
  }, [recommendationId]);
  if (recommendationId === null || found?.of !== recommendationId) return null;
  const { details } = found;
  return (
    <div className="flex items-center gap-4 rounded-card border border-line p-3">
      <PlacePhoto
        placeId={recommendationId}
        details={details}
        className="aspect-4/3 w-24 flex-none rounded-xl"
      />
      <div className="grid min-w-0 gap-0.5">
        <span className="text-sm text-soft">
          <Trans>Recommended place</Trans>
        </span>
        <span dir="auto" className="font-semibold">
          {details.name}
        </span>
        {details.rating === null ? null : (
          <PlaceRating rating={details.rating} count={details.user_ratings_total} />
        )}
        <PhotoCredit details={details} />
        {isBuiltInPlace(recommendationId) ? null : <PlacesSource placeIds={[recommendationId]} />}
      </div>
    </div>
  );
}
