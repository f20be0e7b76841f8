import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import type { ListingKind } from '#domain/vocabulary.ts';
import { formatDistance } from '#platform/i18n/distance.ts';
import { lazyComponent, MissingPart } from '#platform/web/pages/lazy-component.tsx';
import { usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { useNear } from '#platform/web/scroll/use-near.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { Place } from '../contract.ts';
import { CIRCLE_KM } from './circle.ts';

// Without it the map below still shows the place.
const AroundHere = lazyComponent(
  () => import('./around-here.tsx'),
  () => null,
);
const PlaceMap = lazyComponent(
  () => import('./place-map.tsx'),
  ({ onRetry }) => (
    <div className="grid h-full place-content-center p-4">
      <MissingPart onRetry={onRetry} />
    </div>
  ),
);

/** A place that is public. */
export interface PublicPlace {
  readonly name: string;
  readonly address: string;
}

/**
 * The place of a listing, with its public precision.
 *
 * @param open a public place, whose position is exact
 */
export function PlaceSection({
  kind,
  place,
  open = null,
}: {
  kind: ListingKind;
  place: Place;
  open?: PublicPlace | null;
}) {
  const { t, i18n } = useLingui();
  const distance = formatDistance(CIRCLE_KM, i18n.locale, usePreferences().units);
  const [frame, isNear] = useNear<HTMLDivElement>();
  const { neighbourhood, city, region, countryName } = place;
  const parts = [neighbourhood, city, region === city ? '' : region, countryName];
  return (
    <Section title={<Trans>Where you'll be</Trans>}>
      {open === null ? (
        <>
          <p>{parts.filter((part) => part !== '').reduce((near, wide) => t`${near}, ${wide}`)}</p>
          <p className="mb-4 text-soft">{CIRCLE_TEXTS[kind](distance)}</p>
        </>
      ) : (
        <p className="mb-4">
          <bdi className="block font-semibold">{open.name}</bdi>
          <bdi>{open.address}</bdi>
        </p>
      )}
      {isNear ? (
        <Suspense>
          <AroundHere place={place} />
        </Suspense>
      ) : null}
      <div
        ref={frame}
        className="h-80 overflow-hidden rounded-card border border-line bg-sunken noscript:hidden"
      >
        {isNear ? (
          <Suspense>
            <PlaceMap place={place} spot={open?.name} />
          </Suspense>
        ) : null}
      </div>
    </Section>
  );
}

/** Where the listing is within the circle on the map, and when guests get the address. */
const CIRCLE_TEXTS: Readonly<Record<ListingKind, (distance: string) => ReactNode>> = {
  stay: (distance) => (
    <Trans>
      The home is in this circle, at most {distance} from its centre. Once your stay is approved,
      you get the exact address three days before you arrive.
    </Trans>
  ),
  itinerant: (distance) => (
    <Trans>
      It's in this circle, at most {distance} from its centre. Once your request is approved, you
      get the exact address three days before you arrive.
    </Trans>
  ),
  experience: (distance) => (
    <Trans>
      It takes place in this circle, at most {distance} from its centre. You get the exact address
      as soon as your seats are confirmed.
    </Trans>
  ),
};
