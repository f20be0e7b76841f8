import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DateText } from '#domain/dates.ts';
import { firstName } from '#domain/first-name.ts';
import { ArrivalTimes } from '#market/booking/index.web.ts';
import { Fact, FactList, HouseRules } from '#market/page/index.web.ts';
import {
  Armchair,
  Bath,
  BedDouble,
  CalendarRange,
  DoorOpen,
  House,
  Mountain,
  PawPrint,
  Users,
  Utensils,
} from '#platform/web/ui/icons.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { StayDetails } from '../../contract.ts';

/**
 * The guest's own and the shared rooms: two groups, so that the rooms of a house aren't mistaken
 * for the guest's own.
 */
export function Facts({ stay }: { stay: StayDetails }) {
  const host = firstName(stay.host.name);
  const { yours, shared } = yoursAndShared(stay);
  const capacity = yours.unitsInAll;
  const { averageGuestAge: age, residentCount } = stay;
  return (
    <>
      <h2 className="font-semibold text-xl">
        <Trans>
          {stay.occupancyLabel} with {host}
        </Trans>
      </h2>
      <div className="mt-5 grid gap-6">
        <Group title={<Trans>Yours</Trans>}>
          <Fact icon={DoorOpen}>
            {stay.occupancyLabel}
            {capacity === null ? null : (
              <>
                <span>{' · '}</span>
                <span className="whitespace-nowrap">
                  <Trans>1 of {capacity}</Trans>
                </span>
              </>
            )}
          </Fact>
          <Fact icon={Users}>
            <Plural value={yours.sleeps} one="Sleeps #" other="Sleeps #" />
          </Fact>
          {yours.rooms === null ? null : (
            <Fact icon={BedDouble}>
              <Plural value={yours.rooms} one="# room" other="# rooms" />
            </Fact>
          )}
          {yours.bathrooms === null ? null : (
            <Fact icon={Bath}>
              <Plural value={yours.bathrooms} one="# bathroom" other="# bathrooms" />
            </Fact>
          )}
          {yours.ownBathroom ? (
            <Fact icon={Bath}>
              <Trans>Own bathroom</Trans>
            </Fact>
          ) : null}
          <Fact icon={CalendarRange}>
            <Plural value={stay.minNights} one="# night minimum" other="# nights minimum" />
          </Fact>
        </Group>
        {shared === null ? null : (
          <Group
            title={
              residentCount === 0 ? (
                <Trans>Shared</Trans>
              ) : age === null ? (
                <Plural
                  value={residentCount}
                  one="Shared with # person who lives here"
                  other="Shared with # people who live here"
                />
              ) : (
                <Plural
                  value={residentCount}
                  one={`Shared with # person who lives here, average age ${age}`}
                  other={`Shared with # people who live here, average age ${age}`}
                />
              )
            }
          >
            {shared.kitchen ? (
              <Fact icon={Utensils}>
                <Trans>Kitchen</Trans>
              </Fact>
            ) : null}
            {shared.livingRoom ? (
              <Fact icon={Armchair}>
                <Trans>Living room</Trans>
              </Fact>
            ) : null}
            {shared.bathrooms === null ? null : (
              <Fact icon={Bath}>
                <Plural value={shared.bathrooms} one="# bathroom" other="# bathrooms" />
              </Fact>
            )}
            {/* Where the guest has one room of several, a single room doesn't describe the
                house. */}
            {stay.roomCount < 2 ? null : (
              <Fact icon={BedDouble}>
                <Plural
                  value={stay.roomCount}
                  one="# room in the house"
                  other="# rooms in the house"
                />
              </Fact>
            )}
          </Group>
        )}
        <Group title={<Trans>The place</Trans>}>
          <Fact icon={House}>{stay.categoryLabel}</Fact>
          <Fact icon={Mountain}>
            <Trans>Setting: {stay.sceneryLabel}</Trans>
          </Fact>
          {stay.acceptsPets ? (
            <Fact icon={PawPrint}>
              <Trans>Pets welcome</Trans>
            </Fact>
          ) : null}
        </Group>
      </div>
    </>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold text-base text-soft">{title}</h3>
      <FactList>{children}</FactList>
    </section>
  );
}

/** The part for the guest alone. */
interface Yours {
  /** Rooms or beds, each reserved separately; null where the guest has the whole home. */
  readonly unitsInAll: number | null;
  /** Guests for whom a room, or the whole home, has room. */
  readonly sleeps: number;
  /** Only for a home reserved as a whole; null where the guest has a part of it. */
  readonly rooms: number | null;
  readonly bathrooms: number | null;
  /** Only for a room: whether it has its own bathroom. */
  readonly ownBathroom: boolean;
}

/** The part shared with others. */
interface Shared {
  readonly kitchen: boolean;
  readonly livingRoom: boolean;
  /** Null where each room has its own. */
  readonly bathrooms: number | null;
}

type SharingFields = Pick<
  StayDetails,
  'occupancy' | 'capacity' | 'guestCount' | 'roomCount' | 'bathroomCount' | 'amenityGroups'
>;

const OWN_BATHROOM = ['ensuite-bathroom', 'private-bathroom'];
const KITCHENS = ['shared-kitchen', 'full-kitchen', 'outdoor-kitchen', 'vegetarian-kitchen'];

/** Splits a home into the guest's own and the shared parts; null where nothing is shared. */
export function yoursAndShared(stay: SharingFields): { yours: Yours; shared: Shared | null } {
  const { occupancy, capacity, guestCount, roomCount, bathroomCount } = stay;
  const has = new Set(stay.amenityGroups.flatMap(({ amenities }) => amenities.map(({ id }) => id)));
  const isAny = (ids: readonly string[]) => ids.some((id) => has.has(id));
  if (occupancy === 'entire-place') {
    return {
      yours: {
        unitsInAll: null,
        sleeps: guestCount,
        rooms: roomCount,
        bathrooms: bathroomCount,
        ownBathroom: false,
      },
      shared: null,
    };
  }
  // A suite includes its bathroom; for a room the host has to state it.
  const ownBathroom =
    occupancy !== 'shared-room' &&
    (isAny(OWN_BATHROOM) || (occupancy === 'private-suite' && !has.has('shared-bathroom')));
  return {
    yours: {
      unitsInAll: capacity > 1 ? capacity : null,
      sleeps: Math.max(1, Math.floor(guestCount / capacity)),
      rooms: null,
      bathrooms: null,
      ownBathroom,
    },
    shared: {
      kitchen: isAny(KITCHENS),
      livingRoom: has.has('shared-living-room'),
      bathrooms: ownBathroom ? null : bathroomCount,
    },
  };
}

/** Check-in and check-out times, and the house rules. */
export function GoodToKnow({
  stay,
  startDate,
  endDate,
}: {
  stay: StayDetails;
  /** The dates of the stay; null while they aren't chosen. */
  startDate: DateText | null;
  endDate: DateText | null;
}) {
  return (
    <Section title={<Trans>Good to know</Trans>}>
      <ArrivalTimes listing={stay} startDate={startDate} endDate={endDate} />
      <HouseRules rules={stay.houseRules} />
    </Section>
  );
}
