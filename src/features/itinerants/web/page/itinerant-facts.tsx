import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { nightsBetween } from '#domain/dates.ts';
import { Fact, FactList } from '#market/page/index.web.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
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
import { ClosedNote } from './joining-closed.tsx';

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
          <ClosedNote phase={itinerant.phase} />
        </p>
      ) : null}
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
