import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { nightsBetween } from '#domain/dates.ts';
import { GoLine, GoNote } from '#market/booking/index.web.ts';
import { Fact, FactList } from '#market/page/index.web.ts';
import { formatDay, formatDayRange } from '#platform/i18n/days.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import {
  Bath,
  BedDouble,
  CalendarRange,
  DoorOpen,
  Mountain,
  PawPrint,
  Users,
} from '#platform/web/ui/icons.ts';
import type { ItinerantDetails } from '../../contract.ts';
import { ITINERANT_LINES } from '../data/categories.ts';

/** Kind, dates and capacity of an itinerant. */
export function ItinerantFacts({
  itinerant,
  closed = false,
}: {
  itinerant: ItinerantDetails;
  /** Whether joining is closed. */
  closed?: boolean;
}) {
  const { i18n } = useLingui();
  const { category, startDate, endDate, minNights } = itinerant;
  const { label, Icon } = ITINERANT_LINES[category];
  const kind = i18n._(label);
  const nights = nightsBetween(startDate, endDate);
  return (
    <>
      <h2 className="font-semibold text-xl">
        <Trans>
          {kind} with {itinerant.host.name}
        </Trans>
      </h2>
      <p className="mt-1 text-lg">
        <span>{formatDayRange(startDate, endDate, i18n.locale, 'long')}</span>
        <span>{' · '}</span>
        <Plural value={nights} one="# night" other="# nights" />
      </p>
      {/* On wide screens it is at the side, in place of the price; on a phone that is far below. */}
      {closed ? (
        <p className="mt-1 font-semibold text-ember lg:hidden">
          {itinerant.go !== null && itinerant.go.status !== 'waiting' ? (
            <GoLine go={itinerant.go} />
          ) : (
            <ClosedNote phase={itinerant.phase} />
          )}
        </p>
      ) : null}
      {itinerant.go === null || closed ? null : (
        <p className="mt-1 font-semibold text-ember">
          <GoLine go={itinerant.go} />
        </p>
      )}
      <FactList>
        <Fact icon={Users}>
          <Plural value={itinerant.guestCount} one="# place" other="# places" />
        </Fact>
        <Fact icon={CalendarRange}>
          {minNights === nights ? (
            <Trans>Whole trip only</Trans>
          ) : (
            <Plural
              value={minNights}
              one="Join for # night or more"
              other="Join for # nights or more"
            />
          )}
        </Fact>
        <Fact icon={BedDouble}>
          <Plural value={itinerant.roomCount} one="# room" other="# rooms" />
        </Fact>
        <Fact icon={Bath}>
          <Plural value={itinerant.bathroomCount} one="# bathroom" other="# bathrooms" />
        </Fact>
        <Fact icon={DoorOpen}>{itinerant.occupancyLabel}</Fact>
        <Fact icon={Icon}>{kind}</Fact>
        <Fact icon={Mountain}>{itinerant.styleLabel}</Fact>
        {itinerant.acceptsPets ? (
          <Fact icon={PawPrint}>
            <Trans>Pets welcome</Trans>
          </Fact>
        ) : null}
      </FactList>
    </>
  );
}

/** Why joining is closed. */
function ClosedNote({ phase }: Pick<ItinerantDetails, 'phase'>) {
  return phase === 'over' ? (
    <Trans>This itinerant is over</Trans>
  ) : (
    <Trans>It's too late to join</Trans>
  );
}

/** In place of the price of a journey that doesn't go. */
export function JourneyOff({ itinerant: { go } }: { itinerant: Pick<ItinerantDetails, 'go'> }) {
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-5">
      {go === null ? null : <GoNote go={go} reader="guest" />}
      <Link to="/itinerants" className={buttonClass('secondary', true)}>
        <Trans>See all itinerants</Trans>
      </Link>
    </div>
  );
}

/** In place of the price, once joining is closed. */
export function JoiningClosed({
  itinerant: { phase, endDate, joinUntil },
}: {
  itinerant: Pick<ItinerantDetails, 'phase' | 'endDate' | 'joinUntil'>;
}) {
  const { i18n } = useLingui();
  const end = formatDay(endDate, i18n.locale, 'long');
  const last = formatDay(joinUntil, i18n.locale, 'long');
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h2 className="font-semibold text-lg">
        <ClosedNote phase={phase} />
      </h2>
      <p className="text-soft">
        {phase === 'over' ? (
          <Trans>It ended on {end}.</Trans>
        ) : (
          <Trans>
            It's under way until {end}. The last day to join was {last}.
          </Trans>
        )}
      </p>
      <Link to="/itinerants" className={buttonClass('secondary', true)}>
        <Trans>See all itinerants</Trans>
      </Link>
    </div>
  );
}
