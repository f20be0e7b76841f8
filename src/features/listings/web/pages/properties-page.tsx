import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { KINDS } from '#domain/kinds.ts';
import { listingRoute } from '#domain/listing-path.ts';
import { formatMoney } from '#domain/money.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';
import { CREATION_DIALOGS, prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { ConfirmAddressNote, TownLine, useUnconfirmed } from '#market/page/index.web.ts';
import { isDialogKnown, openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { useHostingDuty } from '#platform/web/scope/use-hosting-duty.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { EyeOff } from '#platform/web/ui/icons.ts';
import type { OwnListing } from '../page-data.ts';
import { PauseSwitch } from '../pause-switch.tsx';
import { ListingCover } from './listing-cover.tsx';
import { PropertyMenu } from './property-menu.tsx';
import { TileTitle } from './tile-title.tsx';
import { UnitPrice } from './unit-price.tsx';
import { VerifiedGuestsSwitch } from './verified-guests-switch.tsx';

/** The user's own listings. */
export function PropertiesPage({
  items,
  payouts,
}: {
  items: readonly OwnListing[] | null;
  /** A note about the host's payouts, above the listings. */
  payouts: ReactNode;
}) {
  const may = useHostingDuty();
  if (items === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your homes</Trans>} scene="empty-homes">
        <Trans>Everything you host, with its open reservations.</Trans>
      </LogInFirst>
    );
  }
  return (
    <div className="content-width grid gap-8 py-10">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-bold text-3xl">
          <Trans>My Homes</Trans>
        </h1>
        {items.length > 0 ? (
          <div className="flex flex-wrap gap-3">
            {may('homes') ? (
              <Link to="/reservations" className={buttonClass('secondary')}>
                <Trans>See reservations</Trans>
              </Link>
            ) : null}
            {may(null) ? (
              <Link to="/properties/numbers" className={buttonClass('secondary')}>
                <Trans>Numbers</Trans>
              </Link>
            ) : null}
            <Link to="/co-hosts" className={buttonClass('secondary')}>
              <Trans>Co-hosts</Trans>
            </Link>
            {may(null) ? <ListHomeButton /> : null}
          </div>
        ) : null}
      </header>
      {payouts}
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <EmptyScene name="empty-homes" />
          <h2 className="font-bold text-xl">
            <Trans>You don't host a home yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>Homes you host show up here with their reservations.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            {may(null) ? <ListHomeButton /> : null}
            <Link to="/" className={buttonClass('secondary')}>
              <Trans>See what others host</Trans>
            </Link>
          </div>
        </div>
      ) : (
        <>
          {items.some(({ awaitsConfirmation }) => awaitsConfirmation) ? <ListingWaits /> : null}
          <ListingsByKind items={items} />
        </>
      )}
    </div>
  );
}

const KIND_TITLES: Readonly<Record<OwnListing['kind'], MessageDescriptor>> = {
  stay: msg`Homes`,
  itinerant: msg`Itinerants`,
  experience: msg`Experiences`,
};

/** One group for each kind that the host has, in the order of the product's sections. */
function ListingsByKind({ items }: { items: readonly OwnListing[] }) {
  const { i18n } = useLingui();
  const groups = LISTING_KINDS.map((kind) => ({
    kind,
    ofKind: items.filter((listing) => listing.kind === kind),
  })).filter(({ ofKind }) => ofKind.length > 0);
  return groups.map(({ kind, ofKind }, at) => (
    <section key={kind} aria-labelledby={`own-${kind}`} className="grid gap-5">
      <h2 id={`own-${kind}`} className={groups.length > 1 ? 'font-bold text-xl' : 'sr-only'}>
        {i18n._(KIND_TITLES[kind])}
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {ofKind.map((listing, index) => (
          <li key={listing.id}>
            <PropertyTile listing={listing} eager={at === 0 && index < 3} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The options to confirm the email address that a listing waits for. */
function ListingWaits() {
  if (!useUnconfirmed()) return null;
  return (
    <div className="max-w-prose">
      <ConfirmAddressNote>
        <Trans>Please confirm your email address so guests can find your listing.</Trans>
      </ConfirmAddressNote>
    </div>
  );
}

/** Starts a new home. */
function ListHomeButton() {
  const prepare = () => prepareCreation('property', true);
  return (
    <Button
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => startCreation('property', true)}
    >
      <Trans>List your home</Trans>
    </Button>
  );
}

/** Dialog to change and cancel single dates, by kind. */
const DATES: Readonly<Record<OwnListing['kind'], 'experience-sessions' | undefined>> = {
  stay: undefined,
  itinerant: undefined,
  experience: 'experience-sessions',
};

/** Whether a kind can be edited without its personal fields, which onlookers must not see. */
const EDITED_IN_COMPANY: Readonly<Record<OwnListing['kind'], boolean>> = {
  stay: false,
  itinerant: true,
  experience: false,
};

/** One of the host's listings, with the reservations that block deletion. */
export function PropertyTile({ listing, eager }: { listing: OwnListing; eager: boolean }) {
  const { i18n, t } = useLingui();
  const may = useHostingDuty();
  const { id, kind, title, city, countryName, cover, price, openReservations } = listing;
  const editor = CREATION_DIALOGS[kind];
  const dates = DATES[kind];
  const prepareEdit = () => preloadDialog(editor);
  return (
    <article className="group relative grid h-full grid-cols-[5.5rem_minmax(0,1fr)] content-between gap-x-4 gap-y-1 rounded-card border border-line bg-raised p-3 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <div>
        <ListingCover kind={kind} cover={cover} eager={eager} sizes="136px" />
      </div>
      <div className="grid content-start gap-0.5">
        <TileTitle listing={listing} />
        <p className="text-sm text-soft">
          <TownLine city={city} countryName={countryName} />
        </p>
        {listing.awaitsConfirmation ? <AwaitsConfirmation /> : null}
        {listing.isPaused ? <Paused /> : null}
        {listing.moderationState === 'visible' ? null : <Moderated />}
        {listing.unpaid === null ? null : (
          <NotListedYet unpaid={listing.unpaid} timeZone={listing.timeZone} />
        )}
        <UnitPrice kind={kind} price={formatMoney(price, i18n.locale)} />
        {may('homes') ? (
          <>
            <VerifiedGuestsSwitch listing={listing} />
            <PauseSwitch listing={listing} />
          </>
        ) : null}
      </div>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm">
          <Plural
            value={openReservations}
            _0="No open reservations"
            one="# open reservation"
            other="# open reservations"
          />
        </p>
        <div className="relative z-10 flex flex-wrap gap-2">
          {isDialogKnown(editor) && may('homes') ? (
            <Button
              look="secondary"
              aria-label={t`Edit ${title}`}
              onPointerEnter={prepareEdit}
              onFocus={prepareEdit}
              onClick={() => openDialog(editor, { actionId: id, sensitive: false })}
            >
              <Trans>Edit</Trans>
            </Button>
          ) : null}
          {KINDS[kind].hasNightsToBlock ? (
            <Link
              to="/properties/$id/calendar"
              params={{ id }}
              aria-label={t`Calendar of ${title}`}
              className={buttonClass('secondary')}
            >
              <Trans>Calendar</Trans>
            </Link>
          ) : null}
          {isDialogKnown(editor) && EDITED_IN_COMPANY[kind] && may('homes') ? (
            <Button
              look="secondary"
              aria-label={t`Edit ${title} on a shared screen`}
              title={t`Edit on a shared screen: your address, wifi and entry instructions stay hidden`}
              onPointerEnter={prepareEdit}
              onFocus={prepareEdit}
              onClick={() => openDialog(editor, { actionId: id, sensitive: true })}
            >
              <EyeOff aria-hidden="true" className="size-5" />
            </Button>
          ) : null}
          {dates !== undefined && isDialogKnown(dates) && may(null) ? (
            <Button
              look="secondary"
              aria-label={t`Dates of ${title}`}
              onPointerEnter={() => preloadDialog(dates)}
              onFocus={() => preloadDialog(dates)}
              onClick={() => openDialog(dates, { actionId: id, title, language: listing.language })}
            >
              <Trans>Dates</Trans>
            </Button>
          ) : null}
          {listing.unpaid === null || !may(null) ? null : (
            <Link
              {...listingRoute(kind, id)}
              aria-label={t`Pay to list ${title}`}
              className={buttonClass('primary')}
            >
              <Trans>Pay to list</Trans>
            </Link>
          )}
          <PropertyMenu listing={listing} />
        </div>
      </div>
    </article>
  );
}

/** Notes that its host has paused it. */
function Paused() {
  return (
    <p>
      <span className="rounded-pill bg-sunken px-2.5 py-0.5 font-semibold text-sm">
        <Trans context="listing">Paused</Trans>
      </span>
    </p>
  );
}

/** Notes that guests can't find it by a decision, or before it was looked at. */
function Moderated() {
  return (
    <p className="text-sm text-danger">
      <Trans>
        Guests can't find it at the moment. If that was our decision, our email explains why.
      </Trans>
    </p>
  );
}

/** Notes that guests can't find it until its host has paid, with the deadline. */
function NotListedYet({
  unpaid,
  timeZone,
}: {
  unpaid: NonNullable<OwnListing['unpaid']>;
  timeZone: string;
}) {
  const { i18n } = useLingui();
  const amount = formatMoney(unpaid.amount, i18n.locale);
  const deadline = <ReaderMoment at={unpaid.removedAt} zone={timeZone} />;
  return (
    <>
      <NotListedPill />
      <p className="text-sm text-soft">
        <Trans>
          {amount} is due by {deadline}. After that, this experience is deleted.
        </Trans>
      </p>
    </>
  );
}

/** Notes that guests can't find it until its host has confirmed their email address. */
function AwaitsConfirmation() {
  return (
    <>
      <NotListedPill />
      <p className="text-sm text-soft">
        <Trans>Guests can find it once you've confirmed your email address.</Trans>
      </p>
    </>
  );
}

function NotListedPill() {
  return (
    <p>
      <span className="rounded-pill bg-ember-tint px-2.5 py-0.5 font-semibold text-ember text-sm">
        <Trans>Not listed yet</Trans>
      </span>
    </p>
  );
}
