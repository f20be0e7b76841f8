import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listingRoute } from '#domain/listing-path.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { BlockButton } from '#platform/web/dialogs/report-button.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { ArrowLeft, ChevronRight } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import type { Thread } from '../../contract.ts';

const WAY = 'inline-flex min-h-11 min-w-0 items-center underline underline-offset-4 sm:min-h-6';

/** The other member, and the listing. */
export function ThreadHeader({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { other, listing, viewer, reservation } = thread;
  return (
    <header className="flex items-center gap-3 border-line border-b sm:py-3 max-sm:h-14">
      <Link
        to="/messages"
        // A conversation's address begins like theirs, and yet isn't it.
        activeOptions={{ exact: true }}
        aria-label={t`All messages`}
        className="-ms-2 grid size-11 flex-none place-items-center rounded-pill hover:bg-sunken md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Link>
      <span className="flex-none max-sm:hidden">
        <Avatar person={other} size={48} />
      </span>
      <span className="-me-1 flex-none sm:hidden">
        <Avatar person={other} size={32} />
      </span>
      <div className="min-w-0 flex-1 max-sm:flex max-sm:items-center max-sm:gap-3">
        <h2
          id="thread-heading"
          className="min-w-0 font-semibold text-lg max-sm:min-w-20 max-sm:flex-1 max-sm:truncate max-sm:text-base"
        >
          {other.name === '' ? (
            <PersonName person={other} />
          ) : (
            <Link
              to="/profile/$id"
              params={{ id: other.id }}
              className="flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              <span className="truncate">
                <PersonName person={other} />
              </span>
            </Link>
          )}
        </h2>
        {/* One row on a phone: the listing stands on the reservation's page, or alone here. */}
        <p className="flex flex-wrap gap-x-3 text-soft text-sm max-sm:min-w-0 max-sm:flex-nowrap">
          {reservation !== null ? (
            <span className="max-sm:hidden">{way(listing)}</span>
          ) : (
            <span className="max-sm:max-w-[28vw] max-sm:truncate">{way(listing)}</span>
          )}
          {reservation === null ? null : (
            <Link
              to={viewer === 'guest' ? '/trips/$id' : '/reservations/$id'}
              params={{ id: reservation.id }}
              className={WAY}
            >
              <span className="min-w-0">
                <span className="max-sm:hidden">
                  <Trans>
                    Reservation, <Days start={reservation.startDate} end={reservation.endDate} />
                  </Trans>
                </span>
                <span className="flex min-w-0 items-center sm:hidden">
                  <span className="truncate">
                    <Days short start={reservation.startDate} end={reservation.endDate} />
                  </span>
                  <ChevronRight aria-hidden="true" className="size-4 flex-none rtl:-scale-x-100" />
                </span>
              </span>
            </Link>
          )}
        </p>
      </div>
      {other.name === '' ? null : (
        <div className="ms-auto flex-none">
          <BlockButton person={other} isIcon />
        </div>
      )}
    </header>
  );
}

/** The listing, linked while it is listed. */
function way(listing: Thread['listing']) {
  return listing.available ? (
    <Link {...listingRoute(listing.kind, listing.id)} className={WAY}>
      <span className="truncate">
        <ListingTitle listing={listing} />
      </span>
    </Link>
  ) : (
    <ListingTitle listing={listing} />
  );
}

/** @param short without the year, for narrow places */
function Days({ start, end, short = false }: { start: string; end: string; short?: boolean }) {
  const { i18n } = useLingui();
  const format = dateFormat(i18n.locale, {
    day: 'numeric',
    month: 'short',
    ...(short ? {} : { year: 'numeric' as const }),
    timeZone: 'UTC',
  });
  return <span>{evenSpaces(format.formatRange(Date.parse(start), Date.parse(end)))}</span>;
}
