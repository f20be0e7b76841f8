import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PageLinks } from '#platform/web/lists/page-links.tsx';
import type { PageSearch } from '#platform/web/lists/page-search.ts';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { downloadResolutions } from './download-resolutions.ts';
import type { OpenResolution, OpenResolutionPage } from './load-open-resolutions.ts';
import { OpenResolutions } from './open-resolutions.tsx';

/** For staff: the claims and problems that are open, those to decide first. */
export function ResolutionsPage({
  open,
  search,
}: {
  /** Null where the console asks for something first. */
  open: OpenResolutionPage | null;
  search: PageSearch;
}) {
  const { i18n } = useLingui();
  if (open === null) return null;
  const { previous, next } = open;
  const page = { to: '/admin/resolutions' } as const;
  const isFirst = search.after === undefined && search.before === undefined;
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
            <li key={item.reservationId} data-key-row="">
              <OpenItem item={item} readAt={open.readAt} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        first={isFirst ? null : { ...page, search: {} }}
        previous={previous === null ? null : { ...page, search: { before: previous } }}
        next={next === null ? null : { ...page, search: { after: next } }}
      />
      {open.items.length === 0 ? null : (
        <SaveButton onSave={() => downloadResolutions(open, i18n)} />
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
