import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { ComingSession } from '#features/experiences/contract.ts';
import { Agenda } from '#features/experiences/index.web.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { CalendarHeart } from '#platform/web/ui/icons.ts';
import { useOwnLanguage } from '../article/language.ts';
import { PageFrame } from '../article/page-frame.tsx';
import { Prose } from '../article/prose.tsx';
import type { HomeEvent } from '../page-data.ts';
import { usePageData } from '../use-page-data.ts';

/** Number of shown events of homes. */
const MAX_EVENTS = 12;

/** Community events: upcoming sessions, and weekly events of homes (spec 1 §2.5). */
export default function EventsPage() {
  const { page, sessions, homeEvents } = usePageData();
  return (
    <PageFrame
      page={page}
      after={
        homeEvents === null || homeEvents.length === 0 ? null : <AtHomes events={homeEvents} />
      }
    >
      {sessions === null || sessions.length === 0 ? (
        <NothingAnnounced locale={page.locale} />
      ) : (
        <Coming sessions={sessions} locale={page.locale} />
      )}
      <Prose nodes={page.body} />
    </PageFrame>
  );
}

/** Upcoming sessions, with a link to all of them. */
function Coming({ sessions, locale }: { sessions: readonly ComingSession[]; locale: string }) {
  const own = useOwnLanguage(locale);
  const isOfCommunity = sessions.every(({ category }) => category === 'Community');
  return (
    <div {...own} className="mb-10 max-w-3xl">
      <Agenda sessions={sessions} hasMore={false} />
      <Link
        to={isOfCommunity ? '/community' : '/experiences'}
        className={`${buttonClass('secondary')} mt-6`}
      >
        {isOfCommunity ? (
          <Trans>Show all community events</Trans>
        ) : (
          <Trans>Show all experiences</Trans>
        )}
      </Link>
    </div>
  );
}

function NothingAnnounced({ locale }: { locale: string }) {
  const id = useId();
  const own = useOwnLanguage(locale);
  return (
    <section
      {...own}
      aria-labelledby={id}
      className="mb-10 grid max-w-3xl justify-items-start gap-3 rounded-card border border-line bg-raised p-6"
    >
      <CalendarHeart aria-hidden="true" className="size-8 text-ember" strokeWidth={1.5} />
      <h2 id={id} className="font-bold text-xl">
        <Trans>No community events right now</Trans>
      </h2>
      <p className="text-soft">
        <Trans>New events show up here with their date, time and place.</Trans>
      </p>
      <Link to="/support/contact-us" className={buttonClass('secondary')}>
        <Trans>Propose an event</Trans>
      </Link>
    </section>
  );
}

function AtHomes({ events }: { events: readonly HomeEvent[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-14 border-line border-t pt-8">
      <h2 id={id} className="mb-5 font-bold text-2xl">
        <Trans>Regular events at our homes</Trans>
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {events.slice(0, MAX_EVENTS).map(({ id: event, label, description, homes }) => (
          <li
            key={event}
            className="relative grid content-start gap-1 rounded-card border border-line bg-raised p-5 transition-colors duration-150 hover:border-line-strong"
          >
            <h3 className="font-semibold text-lg">
              <Link
                to="/"
                search={{ event }}
                className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-2"
              >
                {label}
              </Link>
            </h3>
            <p className="text-soft">{description}</p>
            <p className="font-semibold text-pine text-sm">
              <Plural value={homes} one="# home" other="# homes" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
