import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Star } from '#platform/web/ui/icons.ts';
import type { LoadedPlace } from './place-loader.ts';
import { PlacePhoto } from './place-photo.tsx';

/** A recommended place that one can choose: photo, name, address, what it is, what guests said. */
export function PlaceCard({
  loaded,
  isChosen,
  onChoose,
  onRetry,
}: {
  loaded: LoadedPlace;
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
            <span>{place.details}</span>
            <Rated loaded={loaded} />
            <Credit loaded={loaded} />
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

/** What guests said, and how many. */
function Rated({ loaded: { place, details, state } }: { loaded: LoadedPlace }) {
  const { i18n } = useLingui();
  const rating = details?.rating ?? place.rating;
  const count = details?.user_ratings_total ?? 0;
  if (rating === null) {
    return (
      <span className="text-soft">
        {state === 'waiting' ? <Trans>Loading…</Trans> : <Trans>No reviews here yet</Trans>}
      </span>
    );
  }
  const shown = i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className="flex items-center gap-1">
      <Star aria-hidden="true" className="size-4 fill-current text-ember" />
      <span className="tabular-nums">{shown}</span>
      {count === 0 ? null : (
        <span className="text-soft">
          <Plural value={count} one="(# review)" other="(# reviews)" />
        </span>
      )}
    </span>
  );
}

/** Whom to name beside a photo of somebody else's. */
function Credit({ loaded: { details } }: { loaded: LoadedPlace }) {
  const credit = details?.photos[0]?.credit ?? '';
  if (credit === '') return null;
  return (
    <span className="text-soft text-xs">
      <Trans>
        Photo: <bdi>{credit}</bdi>
      </Trans>
    </span>
  );
}
