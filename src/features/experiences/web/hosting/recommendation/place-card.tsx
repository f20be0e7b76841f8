import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '#domain/money.ts';
import type { ManagedExperiences } from '../../../contract.ts';
import { ASKED_PRICES } from '../../managed/option-labels.ts';
import type { LoadedPlace } from './place-loader.ts';
import { PhotoCredit, PlacePhoto } from './place-photo.tsx';
import { PlaceRating } from './place-rating.tsx';

type ManagedRecord = ManagedExperiences[string];

/** A recommended place that one can choose: photo, name, address, what it is, what guests said. */
export function PlaceCard({
  loaded,
  managed,
  isChosen,
  onChoose,
  onRetry,
}: {
  loaded: LoadedPlace;
  /** What its manager has set; null where nobody manages it. */
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

/** What guests said, and how many; that nothing is known yet while it may be on its way. */
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

/** That a manager sets the terms of a place, and what they ask for it. */
function Managed({ options }: { options: ManagedRecord['experienceDetails']['pricingOptions'] }) {
  const { i18n } = useLingui();
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <span className="rounded-pill bg-sunken px-2.5 py-0.5 font-semibold text-xs">
        <Trans>Managed</Trans>
      </span>
      {options.map(({ type, amount }) => (
        <bdi key={type} className="font-semibold tabular-nums">
          {i18n._(ASKED_PRICES[type](formatMoney(Math.round(amount * 100), i18n.locale)))}
        </bdi>
      ))}
    </span>
  );
}
