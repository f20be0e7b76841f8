import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { OpenResolution, OpenResolutionList } from './load-open-resolutions.ts';
import { OpenResolutions } from './open-resolutions.tsx';

/** For staff: the claims and problems that are open, those to decide first. */
export function ResolutionsPage({
  open,
}: {
  /** Null where the console asks for something first. */
  open: OpenResolutionList | null;
}) {
  if (open === null) return null;
  return (
    <div className="content-width grid max-w-6xl gap-6 py-8 *:max-w-3xl">
      <h1 className="font-bold text-3xl">
        <Trans>Problems and claims</Trans>
      </h1>
      {open.items.length === 0 ? (
        <p className="text-lg text-soft">
          <Trans>Nothing is open.</Trans>
        </p>
      ) : (
        <ul className="grid gap-6">
          {open.items.map((item) => (
            <li key={item.reservationId}>
              <OpenItem item={item} readAt={open.readAt} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function OpenItem({ item, readAt }: { item: OpenResolution; readAt: string }) {
  const { reservationId, guestName, hostName } = item;
  return (
    <section
      aria-labelledby={`of-${reservationId}`}
      className="grid gap-5 rounded-card border border-line bg-raised p-5"
    >
      <div>
        <h2 id={`of-${reservationId}`} className="font-bold text-xl">
          <Link
            to="/reservations/$id"
            params={{ id: reservationId }}
            className="underline underline-offset-4"
          >
            <bdi>{item.listingTitle}</bdi>
          </Link>
        </h2>
        <p className="text-soft">
          <bdi translate="no" dir="ltr">
            {item.key}
          </bdi>
          <span>{' · '}</span>
          <Trans>
            guest <bdi>{guestName}</bdi>, host <bdi>{hostName}</bdi>
          </Trans>
        </p>
      </div>
      <OpenResolutions
        resolutions={item.resolutions}
        guestName={guestName}
        hostName={hostName}
        timeZone={item.timeZone}
        readAt={readAt}
      />
    </section>
  );
}
