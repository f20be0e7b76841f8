import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { todayIn, toMonth } from '#domain/dates.ts';
import { KINDS } from '#domain/kinds.ts';
import { listingPath } from '#domain/listing-path.ts';
import { nextWinter } from '#domain/local-season.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ConfirmationOptions, ListingCardSkeleton } from '#market/page/index.web.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { isShareKnown, shareOrCopy } from '#platform/web/scope/share.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { X } from '#platform/web/ui/icon.ts';
import { LinkToCopy } from '#platform/web/ui/link-to-copy.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { CREATION_DIALOGS } from '../creation/creation.ts';

export interface CreatedPanelProps {
  kind: ListingKind;
  listing: {
    readonly id: string;
    readonly title: string;
    /** Whether the reader hosts it. */
    readonly own: boolean;
    /** Whether it waits for its host to confirm their address. */
    readonly awaitsConfirmation: boolean;
    readonly place: { readonly latitude: number; readonly timeZone: string };
  };
  /** Whether it waits for what its host pays for it. */
  isUnpaid?: boolean;
  /** Loads its card, as guests find it; must be stable between renderings. */
  card(signal: AbortSignal): Promise<ReactNode>;
}

/** The moment a listing goes live: whether it has, its link, and what its host does next. */
export default function CreatedPanel({ kind, listing, isUnpaid = false, card }: CreatedPanelProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const close = () =>
    void navigate({
      to: '.',
      search: ({ created: _, payment: __, ...others }) => others,
      replace: true,
      resetScroll: false,
    });
  return (
    <section
      aria-labelledby="just-created"
      data-just-created=""
      className="relative mb-8 grid gap-6 rounded-card border border-line bg-pine-tint p-5 sm:p-6"
    >
      <div className="pe-12">
        <h2 id="just-created" className="font-bold text-2xl">
          <StateTitle listing={listing} isUnpaid={isUnpaid} />
        </h2>
        <div className="mt-1 grid gap-3">
          <StateText listing={listing} isUnpaid={isUnpaid} />
        </div>
      </div>
      <button
        type="button"
        aria-label={t`Close`}
        onClick={close}
        className="absolute end-3 top-3 grid size-11 place-items-center rounded-pill hover:bg-raised"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      {isUnpaid ? null : (
        <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_17.5rem]">
          <ol className="grid gap-3">
            <Step at={1} title={<Trans>Share it</Trans>}>
              <ShareLink kind={kind} listing={listing} />
            </Step>
            {KINDS[kind].hasNightsToBlock ? (
              <NightSteps listing={listing} />
            ) : (
              <OtherSteps kind={kind} id={listing.id} />
            )}
          </ol>
          <CardPreview load={card} />
        </div>
      )}
    </section>
  );
}

type StateProps = Pick<CreatedPanelProps, 'listing'> & { isUnpaid: boolean };

function StateTitle({ listing, isUnpaid }: StateProps) {
  if (isUnpaid) return <Trans>Your payment is on its way</Trans>;
  return listing.awaitsConfirmation ? <Trans>It's saved</Trans> : <Trans>It's live</Trans>;
}

function StateText({ listing, isUnpaid }: StateProps) {
  if (isUnpaid) {
    return (
      <p>
        <Trans>Guests can find it as soon as the payment arrives. Reload the page to check.</Trans>
      </p>
    );
  }
  if (!listing.awaitsConfirmation) {
    return (
      <p>
        <Trans>Guests can find it now. Three things make a good start.</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>
          Confirm your email address, and guests can find it. Until then, only people with the link
          see it.
        </Trans>
      </p>
      <ConfirmationOptions />
    </>
  );
}

function Step({
  at,
  title,
  about,
  children,
}: {
  at: number;
  title: ReactNode;
  about?: ReactNode;
  /** Beside the title where there is room; of a step that says nothing about it, below. */
  children: ReactNode;
}) {
  const { i18n } = useLingui();
  return (
    <li className="flex gap-4 rounded-xl border border-line bg-raised p-4">
      <span
        translate="no"
        aria-hidden="true"
        className="grid size-8 flex-none place-items-center rounded-pill bg-pine font-semibold text-paper"
      >
        {i18n.number(at)}
      </span>
      <div
        className={`grid min-w-0 flex-1 items-center gap-x-6 gap-y-2 ${about === undefined ? '' : 'sm:grid-cols-[minmax(0,1fr)_auto]'}`}
      >
        <div>
          <h3 className="font-semibold leading-8">{title}</h3>
          {about === undefined ? null : <p className="text-soft">{about}</p>}
        </div>
        {children}
      </div>
    </li>
  );
}

/** The link of its page, to be copied or sent with an app of the device. */
function ShareLink({ kind, listing }: Pick<CreatedPanelProps, 'kind' | 'listing'>) {
  const { t } = useLingui();
  const url = `${location.origin}${listingPath(kind, listing.id)}`;
  async function share() {
    try {
      await shareOrCopy({ title: listing.title, url });
    } catch {
      showToast('error', t`Something went wrong.`);
    }
  }
  return (
    <LinkToCopy
      label={<Trans>Link to your listing</Trans>}
      url={url}
      beside={
        isShareKnown() ? (
          <Button look="secondary" onClick={() => void share()}>
            <Trans>Share</Trans>
          </Button>
        ) : undefined
      }
    />
  );
}

/** Where a host opens and closes single nights, and gives them a price. */
function NightSteps({ listing: { id, place } }: Pick<CreatedPanelProps, 'listing'>) {
  const today = todayIn(Temporal.Now.instant(), place.timeZone);
  const winter = nextWinter(place.latitude, toMonth(today));
  return (
    <>
      <Step
        at={2}
        title={<Trans>Block the nights you need</Trans>}
        about={<Trans>The weeks you use it yourself, and those booked elsewhere.</Trans>}
      >
        <Link
          to="/properties/$id/calendar"
          params={{ id }}
          className={`${buttonClass('secondary')} w-fit`}
        >
          <Trans>Open the calendar</Trans>
        </Link>
      </Step>
      <Step
        at={3}
        title={
          winter === null ? (
            <Trans>Set a price for the quiet months</Trans>
          ) : (
            <Trans>Set a winter price</Trans>
          )
        }
        about={
          <Trans>
            You can price single nights differently. Longer stays tend to come when it's quiet.
          </Trans>
        }
      >
        <Link
          to="/properties/$id/calendar"
          params={{ id }}
          search={winter === null ? {} : { month: winter }}
          className={`${buttonClass('secondary')} w-fit`}
        >
          {winter === null ? <Trans>Choose the nights</Trans> : <Trans>Choose winter nights</Trans>}
        </Link>
      </Step>
    </>
  );
}

/** Of a listing with dates of its own. */
function OtherSteps({ kind, id }: { kind: ListingKind; id: string }) {
  const dialog = CREATION_DIALOGS[kind];
  const prepare = () => preloadDialog(dialog);
  return (
    <>
      <Step
        at={2}
        title={<Trans>Read it as a guest</Trans>}
        about={<Trans>This page is what they see. Add what they would ask you.</Trans>}
      >
        <Button
          look="secondary"
          className="w-fit"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => openDialog(dialog, { actionId: id, sensitive: false })}
        >
          <Trans>Edit</Trans>
        </Button>
      </Step>
      <Step
        at={3}
        title={<Trans>See who reserves</Trans>}
        about={<Trans>Everyone who reserves is listed there, and we email you.</Trans>}
      >
        <Link to="/reservations" className={`${buttonClass('secondary')} w-fit`}>
          <Trans>See reservations</Trans>
        </Link>
      </Step>
    </>
  );
}

/** Its card, as guests find it; nothing while they can't. */
function CardPreview({ load }: { load: CreatedPanelProps['card'] }) {
  const [card, setCard] = useState<ReactNode>(<ListingCardSkeleton />);
  useEffect(() => {
    const request = new AbortController();
    load(request.signal).then(setCard, () => {
      // It isn't found yet, or can't be loaded: the page below shows the same.
      if (!request.signal.aborted) setCard(null);
    });
    return () => request.abort();
  }, [load]);
  if (card === null) return null;
  return (
    <figure className="grid gap-3">
      <figcaption className="font-semibold text-sm">
        <Trans>What guests find</Trans>
      </figcaption>
      <div>{card}</div>
    </figure>
  );
}
