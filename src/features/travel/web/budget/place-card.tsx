import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { SCHENGEN_DAYS } from '#domain/stay-days.ts';
import { SEASON_WORDS } from '#features/catalogues/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { HostLanguage } from '#platform/web/ui/host-text.tsx';
import type { IconComponent } from '#platform/web/ui/icon.ts';
import {
  CalendarRange,
  House,
  PartyPopper,
  Plane,
  ShieldCheck,
  Sun,
  Wifi,
} from '#platform/web/ui/icons.ts';
import { Picture } from '#platform/web/ui/picture.tsx';
import type { PlaceCost, PlaceCosts } from '../../contract.ts';
import { InnerLink } from '../inner-link.tsx';
import { Parts } from '../parts.tsx';
import { formatFare, formatTravelTime, roundEstimate } from '../results/format-trip.ts';
import { festivalWhen } from '../targets/use-targets.ts';
import { WhyThisPrice } from './why-this-price.tsx';

/** The picture's width in the grid of places. */
const SIZES = '(min-width: 1280px) 400px, (min-width: 640px) 46vw, 94vw';

/** Id of the words that say that no further place can be compared. */
export const NO_MORE_PLACES = 'no-more-places';

export interface PlaceCardProps {
  place: PlaceCost;
  costs: PlaceCosts;
  isChosen: boolean;
  /** Whether as many are chosen as can be compared. */
  isFull: boolean;
  eager: boolean;
  isLit: boolean;
  onChoose(isChosen: boolean): void;
}

/** A place, the cost of a month there, and the facts of these weeks. */
export function PlaceCard(props: PlaceCardProps) {
  const { place, costs, isChosen, isFull, eager, isLit, onChoose } = props;
  const { i18n } = useLingui();
  const id = useId();
  const { monthly, homes, example } = place;
  const month = formatFare(i18n, monthly.typical, 'USD');
  const [low, high] = [monthly.low, monthly.high].map((cents) => formatFare(i18n, cents, 'USD'));
  const days = formatDayRange(place.startDate, place.endDate, i18n.locale, 'short');
  return (
    <article
      id={`place-${place.id}`}
      aria-labelledby={id}
      data-lit={isLit || undefined}
      className="relative flex h-full scroll-mt-28 flex-col overflow-hidden rounded-card border border-line bg-raised has-checked:border-ember data-lit:border-ember data-lit:shadow-float"
    >
      {example?.picture == null ? (
        <div className="grid aspect-4/3 place-items-center bg-sunken">
          <House aria-hidden="true" className="size-10 text-soft" />
        </div>
      ) : (
        <HostLanguage language={example.language}>
          <Picture picture={example.picture} sizes={SIZES} eager={eager} className="flex-none" />
        </HostLanguage>
      )}
      <label className="absolute end-3 top-3 flex min-h-11 cursor-pointer items-center gap-2 rounded-pill border border-line bg-raised px-3.5 font-semibold text-sm has-disabled:opacity-60 noscript:hidden">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFull && !isChosen}
          aria-describedby={isFull && !isChosen ? NO_MORE_PLACES : undefined}
          onChange={({ target }) => onChoose(target.checked)}
          className="size-4.5 accent-ember"
        />
        <Trans>Compare</Trans>
        <span className="sr-only">{place.name}</span>
      </label>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <header>
          <h3 id={id} className="font-semibold text-lg">
            <InnerLink
              href={homes.href}
              className="inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline focus-visible:underline"
            >
              {place.name}
            </InnerLink>
          </h3>
          <p className="-mt-2 text-sm text-soft">{place.countryName}</p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
            <strong translate="no" className="font-display font-semibold text-2xl tabular-nums">
              {month}
            </strong>
            <span className="text-soft">
              <Trans>a month</Trans>
            </span>
          </p>
          <p className="text-sm text-soft">
            {low === high ? (
              <Trans>Median of the homes free then</Trans>
            ) : (
              <Trans>
                Estimated range {low} – {high}
              </Trans>
            )}
          </p>
        </header>
        <PlaceFacts place={place} days={days} />
        <div className="mt-auto border-line border-t pt-1">
          <WhyThisPrice place={place} costs={costs} />
        </div>
      </div>
    </article>
  );
}

function PlaceFacts({ place, days }: { place: PlaceCost; days: string }) {
  const { t, i18n } = useLingui();
  const { homes, flight, wifi, season, festivals, schengenDays } = place;
  const price = flight === null ? '' : formatFare(i18n, flight.typical, 'USD');
  const time = flight === null ? '' : formatTravelTime(i18n, roundEstimate(flight.minutes));
  const speed = i18n.number(wifi?.median ?? 0);
  return (
    <ul className="grid gap-1.5 text-sm">
      <Fact icon={CalendarRange}>
        <bdi>{days}</bdi>
      </Fact>
      <Fact icon={House}>
        <Plural
          value={homes.count}
          one="# home free all these nights"
          other="# homes free all these nights"
        />
      </Fact>
      <Fact icon={Plane}>
        {flight === null ? (
          <Trans>No flight: you're already there.</Trans>
        ) : (
          <Parts of={[t`about ${price} there and back`, t`about ${time}`]} />
        )}
      </Fact>
      <Fact icon={Sun}>{i18n._(SEASON_WORDS[season])}</Fact>
      {wifi === null ? null : (
        <Fact icon={Wifi}>
          <Trans>{speed} Mbps, median of the homes</Trans>
        </Fact>
      )}
      {festivals.map((festival) => (
        <Fact key={festival.id} icon={PartyPopper}>
          <Parts of={[festival.name, festivalWhen(i18n, festival)]} />
        </Fact>
      ))}
      {schengenDays === null ? null : (
        <Fact icon={ShieldCheck}>
          <Trans>
            {schengenDays} of {SCHENGEN_DAYS} Schengen days left then
          </Trans>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: IconComponent; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none text-soft" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
