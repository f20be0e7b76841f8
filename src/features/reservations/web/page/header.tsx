import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { listingRoute } from '#domain/listing-path.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { DrawnPlace } from '#platform/web/ui/drawn-place.tsx';
import { ArrowLeft } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { Picture } from '#platform/web/ui/picture.tsx';
import type { ReservationDetails } from '../../contract.ts';
import { useCalendarFile } from '../calendar/use-calendar-file.ts';
import { BoardingLines } from '../time/boarding-lines.tsx';
import { BookedWhen } from '../time/booked-when.tsx';
import { ListingPlace } from './listing-place.tsx';
import { TAKES_PLACE } from './moment-links.tsx';
import { StatusBadge } from './status-badge.tsx';

const PERSON = 'flex min-h-11 items-center gap-2 text-ink';

/** Place, dates, guests and status. */
export function ReservationHeader({
  reservation,
  contact,
}: {
  reservation: ReservationDetails;
  /** Link to the conversation of the two parties. */
  contact: ReactNode;
}) {
  const { listing, viewer, guests, rooms, pets, nights, key } = reservation;
  const Length = LENGTHS[KINDS[listing.kind].unit];
  const calendarFile = useCalendarFile();
  const other = viewer === 'guest' ? reservation.host : reservation.guest;
  return (
    <header className="grid gap-5">
      <Link
        to={viewer === 'guest' ? '/trips' : '/reservations'}
        className="-ms-1 flex min-h-11 w-fit items-center gap-2 pe-2 font-semibold text-sm underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {viewer === 'guest' ? <Trans>All trips</Trans> : <Trans>All reservations</Trans>}
      </Link>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-start sm:gap-7">
        <div className="w-full flex-none sm:w-72">
          {listing.cover === null ? (
            <DrawnPlace name={listing.kind} />
          ) : (
            <Picture
              picture={listing.cover}
              sizes="(min-width: 640px) 288px, 100vw"
              eager
              className="rounded-card"
            />
          )}
        </div>
        <div className="grid min-w-0 content-start gap-2">
          <StatusBadge reservation={reservation} />
          <h1 className="font-bold text-2xl sm:text-3xl">
            {listing.available ? (
              <Link
                {...listingRoute(listing.kind, listing.id)}
                className="inline-block py-1.5 underline-offset-4 hover:underline"
              >
                <ListingTitle listing={listing} />
              </Link>
            ) : (
              <ListingTitle listing={listing} />
            )}
          </h1>
          <p className="text-soft">
            <ListingPlace listing={listing} />
          </p>
          <div className="font-semibold text-lg">
            <BookedWhen reservation={reservation} />
          </div>
          <p className="empty:hidden">
            <BoardingLines nights={reservation} />
          </p>
          <p>
            <Length nights={nights} />
            <span className="whitespace-nowrap">
              <Plural value={guests} one="# guest" other="# guests" />
            </span>
            {KINDS[listing.kind].unitPer === 'room' ? (
              <>
                <span>{' · '}</span>
                <span className="whitespace-nowrap">
                  <Plural value={rooms} one="# room" other="# rooms" />
                </span>
              </>
            ) : null}
            {pets > 0 ? (
              <>
                <span>{' · '}</span>
                <span className="whitespace-nowrap">
                  <Plural value={pets} one="# pet" other="# pets" />
                </span>
              </>
            ) : null}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft text-sm">
            {other.name === '' ? (
              <span className={PERSON}>
                <Avatar person={other} size={32} />
                <PersonName person={other} />
              </span>
            ) : (
              <Link
                to="/profile/$id"
                params={{ id: other.id }}
                className={`${PERSON} underline-offset-4 hover:underline`}
              >
                <Avatar person={other} size={32} />
                {viewer === 'guest' ? (
                  <Trans>Hosted by {other.name}</Trans>
                ) : (
                  <Trans>Guest: {other.name}</Trans>
                )}
              </Link>
            )}
            <span>
              <Trans>
                Reference <span dir="ltr">{key}</span>
              </Trans>
            </span>
          </p>
          {/* Nobody would read it. */}
          {contact === null || other.name === '' ? null : <div className="mt-1">{contact}</div>}
          {viewer !== 'guest' && TAKES_PLACE.includes(reservation.status) ? (
            <a
              href={calendarFile(reservation.id)}
              download
              className="flex min-h-11 w-fit items-center font-semibold text-sm underline underline-offset-4"
            >
              <Trans>Add to calendar</Trans>
            </a>
          ) : null}
          {listing.available ? null : (
            <p className="text-soft text-sm">
              <Trans>This listing has been removed, but the reservation still stands.</Trans>
            </p>
          )}
        </div>
      </div>
    </header>
  );
}

/** Length of the reservation, before the number of guests. */
const LENGTHS: Readonly<Record<Unit, (facts: { nights: number }) => ReactNode>> = {
  night: ({ nights }) => (
    <>
      <span className="whitespace-nowrap">
        <Plural value={nights} one="# night" other="# nights" />
      </span>
      <span>{' · '}</span>
    </>
  ),
  session: () => null,
};
