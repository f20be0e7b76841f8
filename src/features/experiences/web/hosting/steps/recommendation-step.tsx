import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { formatMoney, toCents } from '#domain/money.ts';
import { FailedStep } from '#market/hosting/index.web.ts';
import { toggled } from '#platform/web/ui/find-labels.ts';
import type { ManagedExperiences } from '../../../contract.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../../labels/categories.ts';
import { ASKED_PRICES } from '../../managed/use-managed-places.ts';
import { ArrangementGrids } from '../arrangements/arrangement-grids.tsx';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { useManagedPlaces } from '../recommendation/managed-place.ts';
import type { LoadedPlace } from '../recommendation/place-loader.ts';
import {
  PhotoCredit,
  PlacePhoto,
  PlaceRating,
  PlacesSource,
} from '../recommendation/place-photo.tsx';

import { useChoosePlace, useRecommendations } from '../recommendation/use-recommendations.ts';

/** Place, included arrangements, and amenities on site (spec 2 §2, step 1). */
export default function RecommendationStep() {
  return (
    <>
      <PlaceList />
      <ArrangementGrids />
      <AmenityGrid />
    </>
  );
}

/** The style's amenities that are on site (spec 2 §2, step 1). */
function AmenityGrid() {
  const { t } = useLingui();
  const id = useId();
  const { values, errors, change } = useExperienceForm();
  const { choices } = useExperienceScope();
  const style = choices.styles.find((each) => each.id === values.style);
  if (style === undefined) return null;
  const amenities = choices.amenities.filter((each) => style.amenities.includes(each.id));
  const styleLabel = style.label;
  if (amenities.length === 0) {
    return (
      <p role="status" className="text-soft">
        <Trans>No amenities available for {styleLabel}.</Trans>
      </p>
    );
  }
  const error = errors.amenity;
  return (
    <fieldset
      data-field="amenity"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold text-sm">{t`Amenities`}</legend>
      <div className="flex flex-wrap gap-2">
        {amenities.map((amenity) => (
          <label
            key={amenity.id}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line-strong px-4 text-sm hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              checked={values.amenity.includes(amenity.id)}
              onChange={() => change({ amenity: toggled(values.amenity, amenity.id) })}
              className="size-4 accent-ember"
            />
            <span>{amenity.label}</span>
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const LIST =
  'flex snap-x scroll-px-3 gap-3 overflow-x-auto overscroll-x-contain rounded-card border border-line p-3';

/** Places nearby as a row of cards; choosing one is optional (spec 2 §2, step 1). */
function PlaceList() {
  const { t } = useLingui();
  const found = useRecommendations();
  if (found === null) {
    return (
      <p role="status" className="text-soft">
        <Trans>Please select a Country in Basic Info to see recommendations.</Trans>
      </p>
    );
  }
  const { places, retry, retryPlace } = found;
  if (places.kind === 'waiting') return <Waiting />;
  if (places.kind === 'failed') {
    return (
      <FailedStep onRetry={retry}>
        <Trans>We couldn't load recommendations.</Trans>
      </FailedStep>
    );
  }
  return (
    <>
      {places.kind === 'timed-out' ? (
        <FailedStep onRetry={retry}>
          <Trans>Loading recommendations timed out. Please try again.</Trans>
        </FailedStep>
      ) : null}
      {places.places.length > 0 ? (
        <Cards label={t`Recommended places`} places={places.places} onRetry={retryPlace} />
      ) : places.kind === 'there' ? (
        <NoPlaces />
      ) : null}
      {places.kind === 'there' ? (
        <PlacesSource placeIds={places.places.map(({ place }) => place.placeId)} />
      ) : null}
    </>
  );
}

function Cards({
  label,
  places,
  onRetry,
}: {
  label: string;
  places: readonly LoadedPlace[];
  onRetry(placeId: string): void;
}) {
  const { values } = useExperienceForm();
  const choose = useChoosePlace(places);
  const managed = useManagedPlaces();
  const { recommendationId } = values;
  return (
    <fieldset data-field="recommendationId" className="grid min-w-0 gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <ul className={LIST}>
        <li className="flex w-48 flex-none snap-start">
          <label className="flex flex-1 cursor-pointer items-start gap-3 rounded-card border border-line-strong border-dashed p-3 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2">
            <input
              type="radio"
              name="recommendationId"
              value=""
              checked={recommendationId === null}
              onChange={() => void choose(null)}
              className="mt-0.5 size-5 flex-none accent-ember"
            />
            <span className="grid gap-0.5">
              <span className="font-semibold">
                <Trans>A place of my own</Trans>
              </span>
              <span className="text-sm text-soft">
                <Trans>You'll add the address in the last step.</Trans>
              </span>
            </span>
          </label>
        </li>
        {places.map((loaded) => (
          <PlaceCard
            key={loaded.place.id}
            loaded={loaded}
            managed={managed?.[loaded.place.id] ?? null}
            isChosen={loaded.place.id === recommendationId}
            onChoose={() => void choose(loaded)}
            onRetry={() => onRetry(loaded.place.placeId)}
          />
        ))}
      </ul>
      <p className="text-sm text-soft">
        <Trans>
          Choosing a place fills in the title, address and description, and clears the amenities you
          chose.
        </Trans>
      </p>
    </fieldset>
  );
}

function NoPlaces() {
  const { i18n } = useLingui();
  const { values } = useExperienceForm();
  const { choices } = useExperienceScope();
  const style = choices.styles.find(({ id }) => id === values.style)?.label ?? '';
  const category =
    values.category === null ? '' : i18n._(EXPERIENCE_CATEGORY_LABELS[values.category].label);
  const country = values.location?.label || values.location?.value || '';
  return (
    <p role="status" className="rounded-card bg-sunken p-4">
      <Trans>
        No recommendations available for {style} {category} experiences in {country}. You can select
        arrangements below or proceed.
      </Trans>
    </p>
  );
}

/** Placeholder of the cards while they load, of the same size. */
function Waiting() {
  return (
    <div role="status">
      <span className="sr-only">
        <Trans>Loading recommendations…</Trans>
      </span>
      <div aria-hidden="true" className={LIST}>
        {[0, 1, 2].map((at) => (
          <div key={at} className="h-72 w-64 flex-none animate-pulse rounded-card bg-sunken" />
        ))}
      </div>
    </div>
  );
}

type ManagedRecord = ManagedExperiences[string];

/** A recommended place to choose: photo, name, address, kind and rating. */
function PlaceCard({
  loaded,
  managed,
  isChosen,
  onChoose,
  onRetry,
}: {
  loaded: LoadedPlace;
  /** Terms of its manager; null without one. */
  managed: ManagedRecord | null;
  isChosen: boolean;
  onChoose(): void;
  onRetry(): void;
}) {
  const { place, details, state } = loaded;
  return (
    <li className="flex w-64 flex-none snap-start flex-col">
      <label className="flex flex-1 cursor-pointer flex-col overflow-hidden rounded-card border border-line-strong hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2">
        <PlacePhoto placeId={place.placeId} details={details} className="aspect-4/3 w-full" />
        <span className="flex items-start gap-3 p-3">
          <input
            type="radio"
            name="recommendationId"
            value={place.id}
            checked={isChosen}
            onChange={onChoose}
            className="mt-0.5 size-5 flex-none accent-ember"
          />
          <span className="grid min-w-0 gap-0.5 text-sm">
            <span dir="auto" className="font-semibold text-base">
              {details?.name || place.name}
            </span>
            <span dir="auto" className="text-soft">
              {details?.formatted_address || place.address}
            </span>
            {managed === null ? null : (
              <Managed options={managed.experienceDetails.pricingOptions} />
            )}
            <span>{place.details}</span>
            <Rated loaded={loaded} />
            <PhotoCredit details={details} />
          </span>
        </span>
      </label>
      {state === 'failed' ? (
        <p className="mt-1.5 text-danger text-sm">
          <Trans>We couldn't load this place.</Trans>{' '}
          <button
            type="button"
            onClick={onRetry}
            className="min-h-11 font-semibold underline underline-offset-4"
          >
            <Trans>Try again</Trans>
          </button>
        </p>
      ) : null}
    </li>
  );
}

/** Rating by guests, and their number; a placeholder while it may be loading. */
function Rated({ loaded: { place, details, state } }: { loaded: LoadedPlace }) {
  const rating = details?.rating ?? place.rating;
  if (rating !== null)
    return <PlaceRating rating={rating} count={details?.user_ratings_total ?? 0} />;
  return (
    <span className="text-soft">
      {state === 'waiting' ? <Trans>Loading…</Trans> : <Trans>No reviews here yet</Trans>}
    </span>
  );
}

/** States that a manager sets the terms of a place, with the prices. */
function Managed({ options }: { options: ManagedRecord['experienceDetails']['pricingOptions'] }) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className="rounded-pill bg-sunken px-2.5 py-0.5 font-semibold text-xs">
        <Trans>Managed</Trans>
      </span>
      {options.map(({ type, amount }) => (
        <bdi key={type} className="font-semibold tabular-nums">
          {i18n._(ASKED_PRICES[type](formatMoney(toCents(amount), i18n.locale)))}
        </bdi>
      ))}
    </span>
  );
}
