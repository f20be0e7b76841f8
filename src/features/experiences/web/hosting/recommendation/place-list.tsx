import { Trans, useLingui } from '@lingui/react/macro';
import { FailedStep } from '#market/hosting/late.web.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../../labels/categories.ts';
import { useExperienceForm, useExperienceScope } from '../experience-form.ts';
import { useManagedPlaces } from './managed-place.ts';
import { PlaceCard } from './place-card.tsx';
import type { LoadedPlace } from './place-loader.ts';
import { PlacesSource } from './places-source.tsx';
import { useChoosePlace } from './use-choose-place.ts';
import { useRecommendations } from './use-recommendations.ts';

const LIST =
  'flex snap-x scroll-px-3 gap-3 overflow-x-auto overscroll-x-contain rounded-card border border-line p-3';

/** Places nearby as a line of cards; none has to be chosen (spec 2 §2, step 1). */
export function PlaceList() {
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
        <NoneFound />
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
          A place fills in title, address and description, and clears the amenities you chose.
        </Trans>
      </p>
    </fieldset>
  );
}

function NoneFound() {
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

/** In place of the cards that are on their way, of their size. */
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
