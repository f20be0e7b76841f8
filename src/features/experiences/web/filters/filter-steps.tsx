import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SECTION_COUNT } from '#domain/search/section-search.ts';
import { MAX_IDS } from '#domain/search/stay-limits.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import {
  ChoiceCard,
  ExtraGroups,
  FilterSummary,
  MaxPriceField,
  VerifiedHostField,
} from '#market/search/index.web.ts';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { toggled } from '#platform/web/ui/find-labels.ts';
import { Slider } from '#platform/web/ui/slider.tsx';
import type { WizardStep } from '#platform/web/wizard/steps.ts';
import type { ExperienceChoices } from '../../contract.ts';
import { EXPERIENCE_LINES } from '../data/categories.ts';
import {
  type FilterValues,
  filterForm,
  parsePrice,
  useFilterScope,
  useFilters,
  withCategory,
} from './filter-values.ts';

/**
 * Amenities, those of the chosen style or category, otherwise all; results have all the chosen
 * ones.
 */
export function AmenityStep() {
  const { t } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  return (
    <ExtraGroups
      groups={
        choices && [
          {
            id: 'amenities',
            label: t`Amenities`,
            extras: offeredAmenities(choices, values).map((amenity) => ({ ...amenity, hue: null })),
            chosen: values.amenity,
            counts: undefined,
            onChange: (amenity) => change({ amenity }),
          },
        ]
      }
      searchLabel={t`Search amenities`}
      placeholder={t`Shower, mats, wifi…`}
    />
  );
}

/**
 * The amenities that experiences of the chosen style or category may have, and those chosen before.
 */
function offeredAmenities(
  { styles, amenities }: ExperienceChoices,
  { category, style, amenity: chosen }: FilterValues,
) {
  const meant = styles.filter(
    ({ id, category: of }) =>
      (style === null || id === style) && (category === null || of === category),
  );
  const offered = new Set([...meant.flatMap((each) => each.amenities), ...chosen]);
  return amenities.filter(({ id }) => offered.has(id));
}

/** One of the nine categories, or any. */
export function CategoryStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { figures, choices } = useFilterScope();
  const styles = choices?.styles ?? [];
  return (
    <fieldset aria-label={t`Category`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      <ChoiceCard
        name="category"
        isChosen={values.category === null}
        onChoose={() => change(withCategory(values, null, styles))}
        label={<Trans>Any category</Trans>}
      />
      {EXPERIENCE_CATEGORIES.map((id) => {
        const { Icon, label, description } = EXPERIENCE_LINES[id];
        return (
          <ChoiceCard
            key={id}
            name="category"
            isChosen={values.category === id}
            onChoose={() => change(withCategory(values, id, styles))}
            icon={<Icon aria-hidden="true" className="size-4.5 flex-none" strokeWidth={1.75} />}
            label={i18n._(label)}
            description={i18n._(description)}
            remaining={figures?.categories[id]}
            // The choices of later steps may leave more results.
            canBeEmpty
          />
        );
      })}
    </fieldset>
  );
}

/** Number of guests: one session has to have seats for all of them. */
export function GuestsStep() {
  const { i18n } = useLingui();
  const { values, change } = useFilters();
  return (
    <Slider
      label={<Trans>Guests</Trans>}
      min={SECTION_COUNT.min}
      max={SECTION_COUNT.max}
      value={values.guestCount}
      format={(guests) => i18n.number(guests)}
      onChange={(guestCount) => change({ guestCount })}
      hint={<Trans>We'll show sessions that have seats for all of you.</Trans>}
    />
  );
}

/** Maximum price for one guest, with the summary of the filters. */
export function PriceStep() {
  const { values, change } = useFilters();
  const { search, choices } = useFilterScope();
  return (
    <div className="grid gap-8">
      <MaxPriceField
        value={values.price}
        isAmount={parsePrice(values.price) !== undefined}
        hint={
          search.scheduleDuration === 'full' ? (
            <Trans>Per person, for a pass, like the prices on the cards.</Trans>
          ) : (
            <Trans>Per person, per session, like the prices on the cards.</Trans>
          )
        }
        onChange={(price) => change({ price })}
      />
      <VerifiedHostField
        value={values.hostVerified}
        isOffered={choices?.isIdentityOffered === true}
        onChange={(hostVerified) => change({ hostVerified })}
      />
      <FilterSummary form={filterForm} />
    </div>
  );
}

/** Placeholder of about the height of the choices. */
export function ChoicesSkeleton() {
  return (
    <div className="grid animate-pulse gap-2">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div className="h-16 rounded-xl bg-sunken" />
      <div className="h-16 rounded-xl bg-sunken" />
      <div className="h-16 rounded-xl bg-sunken" />
    </div>
  );
}

/** Activities, each with its usual time; results have any of the chosen ones (spec 2 §2). */
export function RoutineStep() {
  const { t, i18n } = useLingui();
  const { values, change } = useFilters();
  const { choices } = useFilterScope();
  const id = useId();
  if (choices === null) return <ChoicesSkeleton />;
  const isFull = values.routine.length >= MAX_IDS;
  return (
    <fieldset aria-label={t`Routine`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      {isFull ? (
        <p id={id} className="col-span-full text-soft text-sm">
          <Trans>That's {MAX_IDS}, the most you can choose. Uncheck one to choose another.</Trans>
        </p>
      ) : null}
      {choices.routines.map(({ id, label, description, slot }) => {
        const isChosen = values.routine.includes(id);
        return (
          <label
            key={id}
            className="flex min-h-14 cursor-pointer items-start gap-3 rounded-xl border border-line-strong px-4 py-2.5 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!isChosen && isFull}
              aria-describedby={!isChosen && isFull ? id : undefined}
              onChange={() => change({ routine: toggled(values.routine, id) })}
              className="mt-0.5 size-5 flex-none accent-ember outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-soft">{description}</span>
              {slot === null ? null : (
                <span className="block text-sm text-soft tabular-nums">
                  {clockRange(slot, i18n.locale)}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** A style of the chosen category, or any; without a category there is nothing to choose from. */
export function StyleStep() {
  const { t } = useLingui();
  const { values, change, goTo } = useFilters();
  const { choices } = useFilterScope();
  if (choices === null) return <ChoicesSkeleton />;
  const styles = choices.styles.filter(
    ({ id, category }) => category === values.category || id === values.style,
  );
  if (styles.length === 0) {
    return values.category === null ? (
      <div className="grid justify-items-start gap-1">
        <p className="text-soft">
          <Trans>Each category has its own styles. Choose a category first, or continue.</Trans>
        </p>
        <button
          type="button"
          onClick={() => goTo('category')}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          <Trans>Choose a category</Trans>
        </button>
      </div>
    ) : (
      <p className="text-soft">
        <Trans>No styles available for this category.</Trans>
      </p>
    );
  }
  return (
    <fieldset aria-label={t`Style`} className="grid min-w-0 gap-2 sm:grid-cols-2">
      <ChoiceCard
        name="style"
        isChosen={values.style === null}
        onChoose={() => change({ style: null })}
        label={<Trans>Any style</Trans>}
      />
      {styles.map(({ id, label, description }) => (
        <ChoiceCard
          key={id}
          name="style"
          isChosen={values.style === id}
          onChoose={() => change({ style: id })}
          label={label}
          description={description}
        />
      ))}
    </fieldset>
  );
}

/** The six steps of the filter dialog (spec 2 §2). */
export const FILTER_STEPS: readonly WizardStep<FilterValues>[] = [
  { id: 'category', title: msg`Category`, body: CategoryStep, fields: ['category'] },
  { id: 'style', title: msg`Style`, body: StyleStep, fields: ['style'] },
  { id: 'amenity', title: msg`Amenities`, body: AmenityStep, fields: ['amenity'] },
  { id: 'routine', title: msg`Routine`, body: RoutineStep, fields: ['routine'] },
  { id: 'guests', title: msg`Number of guests`, body: GuestsStep, fields: ['guestCount'] },
  // A price that isn't a number is ignored, with a message at the field, so it doesn't block the
  // step (spec 2 §5).
  { id: 'price', title: msg`Price`, body: PriceStep, fields: ['price', 'hostVerified'] },
];
