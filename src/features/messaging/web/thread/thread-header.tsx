import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listingPath } from '#domain/listing-path.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { ArrowLeft } from '#platform/web/ui/icons.ts';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import type { Thread } from '../../contract.ts';

const WAY = 'inline-flex min-h-11 items-center underline underline-offset-4 sm:min-h-6';

/** With whom, and around what. */
export function ThreadHeader({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { other, listing, viewer, reservation } = thread;
  return (
    <header className="flex items-center gap-3 border-line border-b py-3">
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
      <div className="min-w-0 flex-1">
        <h2 id="thread-heading" className="font-semibold text-lg">
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
        <p className="flex flex-wrap gap-x-3 text-soft text-sm">
          {listing.available ? (
            <Link to={listingPath(listing.kind, listing.id)} className={WAY}>
              <bdi>{listing.title}</bdi>
            </Link>
          ) : (
            <bdi>{listing.title}</bdi>
          )}
          {reservation === null ? null : (
            <Link
              to={viewer === 'guest' ? '/trips/$id' : '/reservations/$id'}
              params={{ id: reservation.id }}
              className={WAY}
            >
              <span>
                <Trans>
                  Reservation, <Days start={reservation.startDate} end={reservation.endDate} />
                </Trans>
              </span>
            </Link>
          )}
        </p>
      </div>
    </header>
  );
}

function Days({ start, end }: { start: string; end: string }) {
  const { i18n } = useLingui();
  const format = dateFormat(i18n.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return <>{evenSpaces(format.formatRange(Date.parse(start), Date.parse(end)))}</>;
}
