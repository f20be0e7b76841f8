import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { MessageButton } from '#features/messaging/index.web.ts';
import type { ReservationRow } from '#features/reservations/contract.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { evenSpaces } from '#platform/i18n/even-spaces.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { useOwnLanguage } from '../article/language.ts';
import { BackLink, PageFrame } from '../article/page-frame.tsx';

import { Prose } from '../article/prose.tsx';
import { usePageData } from '../use-page-data.ts';

/** Links to write to a host, from one of the user's own reservations (spec 1 §2.5). */
export default function ContactHostPage() {
  const { page, trips } = usePageData();
  const own = useOwnLanguage(page.locale);
  return (
    <PageFrame page={page} back={<BackLink path={page.path} />}>
      <div {...own} className="mb-10">
        <ChooseTrip trips={trips} />
      </div>
      <Prose nodes={page.body} />
    </PageFrame>
  );
}

function ChooseTrip({ trips }: { trips: readonly ReservationRow[] | null }) {
  if (trips === null) {
    const prepare = () => preloadDialog('login');
    return (
      <Box title={<Trans>Log in to choose one of your reservations</Trans>}>
        <p className="text-soft">
          <Trans>Choose one to contact its host.</Trans>
        </p>
        <Button onPointerEnter={prepare} onFocus={prepare} onClick={() => openSignIn()}>
          <Trans>Log in</Trans>
        </Button>
      </Box>
    );
  }
  if (trips.length === 0) {
    return (
      <Box title={<Trans>You don't have any reservations yet</Trans>}>
        <p className="text-soft">
          <Trans>Find a home first. You can message its host from the home's page.</Trans>
        </p>
        <Link to="/" className={buttonClass()}>
          <Trans>Find a home</Trans>
        </Link>
      </Box>
    );
  }
  return (
    <Box title={<Trans>Which reservation is it about?</Trans>}>
      <ul className="grid w-full gap-3">
        {trips.map((trip) => (
          <Trip key={trip.id} trip={trip} />
        ))}
      </ul>
      <p className="text-sm text-soft">
        <Plural value={trips.length} one="# reservation" other="# reservations" />
      </p>
    </Box>
  );
}

function Box({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid max-w-3xl justify-items-start gap-4 rounded-card border border-line bg-raised p-5 sm:p-6"
    >
      <h2 id={id} className="font-bold text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Trip({ trip: { id, listing, host, startDate, endDate } }: { trip: ReservationRow }) {
  const { i18n } = useLingui();
  const dates = dateFormat(i18n.locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(Date.parse(startDate), Date.parse(endDate));
  return (
    <li className="relative flex flex-wrap items-center gap-4 rounded-xl border border-line p-3 transition-colors duration-150 hover:border-line-strong">
      <Avatar person={host} size={44} />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-semibold">
          <Link
            to="/trips/$id"
            params={{ id }}
            className="after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-2"
          >
            <ListingTitle listing={listing} />
          </Link>
        </h3>
        <p className="text-sm text-soft">
          <bdi>
            {host.name === '' ? <PersonName person={host} /> : <Trans>Hosted by {host.name}</Trans>}
          </bdi>
          <span>{' · '}</span>
          <bdi>{evenSpaces(dates)}</bdi>
        </p>
      </div>
      {host.name === '' ? null : (
        <div className="relative">
          <MessageButton around={{ reservationId: id }} to="host" />
        </div>
      )}
    </li>
  );
}
