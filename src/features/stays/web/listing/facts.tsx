import { Plural, Trans } from '@lingui/react/macro';
import { Fact, FactList } from '#features/listings/page.web.ts';
import {
  Bath,
  BedDouble,
  CalendarRange,
  DoorOpen,
  House,
  Mountain,
  PawPrint,
  Users,
  UsersRound,
} from '#platform/web/ui/icons.ts';
import type { StayPage } from '../../contract.ts';

/** What a home is, in figures, and what makes it good for work. */
export function Facts({ stay }: { stay: StayPage }) {
  return (
    <>
      <h2 className="font-semibold text-xl">
        <Trans>
          {stay.occupancyLabel} with {stay.host.name}
        </Trans>
      </h2>
      <FactList>
        <Fact icon={Users}>
          <Plural value={stay.guestCount} one="# guest" other="# guests" />
        </Fact>
        <Fact icon={BedDouble}>
          <Plural value={stay.roomCount} one="# room" other="# rooms" />
        </Fact>
        <Fact icon={Bath}>
          <Plural value={stay.bathroomCount} one="# bathroom" other="# bathrooms" />
        </Fact>
        <Fact icon={CalendarRange}>
          <Plural value={stay.minNights} one="# night minimum" other="# nights minimum" />
        </Fact>
        <Fact icon={House}>{stay.categoryLabel}</Fact>
        <Fact icon={Mountain}>{stay.sceneryLabel}</Fact>
        {stay.capacity > 1 ? (
          <Fact icon={DoorOpen}>
            <Plural value={stay.capacity} one="# bookable room" other="# bookable rooms" />
          </Fact>
        ) : null}
        {stay.residentCount > 0 ? (
          <Fact icon={UsersRound}>
            <Residents count={stay.residentCount} age={stay.averageGuestAge} />
          </Fact>
        ) : null}
        {stay.acceptsPets ? (
          <Fact icon={PawPrint}>
            <Trans>Pets welcome</Trans>
          </Fact>
        ) : null}
      </FactList>
    </>
  );
}

function Residents({ count, age }: { count: number; age: number | null }) {
  if (age === null) {
    return <Plural value={count} one="# person lives here" other="# people live here" />;
  }
  return (
    <Trans>
      <Plural value={count} one="# person lives here" other="# people live here" />, average age{' '}
      {age}
    </Trans>
  );
}
