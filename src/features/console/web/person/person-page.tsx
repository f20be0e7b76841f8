import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { PageLinks } from '#platform/web/lists/page-links.tsx';
import type { PageSearch } from '#platform/web/lists/page-search.ts';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { Code } from '#platform/web/ui/data-table.tsx';
import type { ConsolePerson } from '../../contract.ts';
import { Fact } from '../fact.tsx';
import { ConsolePage, Part, When } from '../parts.tsx';
import { ROLE_TEXTS } from '../role-texts.ts';

import { AREA_TEXTS, STANDING_TEXTS } from './area-texts.ts';
import { downloadTimeline } from './download-timeline.ts';
import { PersonActs } from './person-acts.tsx';
import { PersonMails } from './person-mails.tsx';
import { PersonMoney } from './person-money.tsx';
import { PersonNotes } from './person-notes.tsx';

/** A person: what they are, did and were told, and what staff can do about it. */
export function PersonPage({
  person,
  search,
}: {
  person: ConsolePerson | null;
  search: PageSearch;
}) {
  if (person === null) return null;
  return (
    <ConsolePage
      title={person.name === '' ? <Trans>A deleted account</Trans> : <bdi>{person.name}</bdi>}
    >
      <div className="grid gap-8 lg:grid-cols-[2fr_1fr]">
        <div className="grid content-start gap-8">
          <Facts person={person} />
          <Link
            to="/profile/$id"
            params={{ id: person.id }}
            className="justify-self-start underline underline-offset-4"
          >
            <Trans>As others see them</Trans>
          </Link>
          <PersonActs person={person} />
          <Timeline person={person} isFirst={Object.keys(search).length === 0} />
        </div>
        <div className="grid content-start gap-8">
          <PersonNotes person={person} />
          {person.money === null ? null : <PersonMoney money={person.money} />}
          <Listings person={person} />
          <Reservations person={person} />
          <Sessions sessions={person.sessions} />
          <PersonMails person={person} />
        </div>
      </div>
    </ConsolePage>
  );
}

function Facts({ person }: { person: ConsolePerson }) {
  const { i18n, t } = useLingui();
  return (
    <dl className="grid gap-3 text-sm sm:grid-cols-3">
      <Fact label={t`Email`}>
        <bdi className="break-words">{person.email}</bdi>
        <span className={person.emailVerified ? 'text-soft' : 'text-danger'}>
          {person.emailVerified ? <Trans>confirmed</Trans> : <Trans>not confirmed</Trans>}
        </span>
      </Fact>
      <Fact label={t({ message: 'Standing', context: 'of a person' })}>
        <span className={person.standing === 'suspended' ? 'text-danger' : ''}>
          {i18n._(STANDING_TEXTS[person.standing])}
        </span>
      </Fact>
      <Fact label={t`Role`}>
        <span>{i18n._(ROLE_TEXTS[person.role])}</span>
      </Fact>
      <Fact label={t`Member since`}>
        <When at={person.createdAt} />
      </Fact>
      <Fact label={t`Two-step login`}>
        <span>{person.hasSecondFactor ? <Trans>On</Trans> : <Trans>Off</Trans>}</span>
      </Fact>
      <Fact label={t`Passkeys`}>
        <span translate="no">{i18n.number(person.passkeys)}</span>
      </Fact>
      <Fact label={t`Reports they made`}>
        <span translate="no">{i18n.number(person.reports.made)}</span>
      </Fact>
      <Fact label={t`Reports about them`}>
        <span translate="no">{i18n.number(person.reports.about)}</span>
      </Fact>
      <Fact label={t`Account ID`}>
        <Code>{person.id}</Code>
      </Fact>
    </dl>
  );
}

function Timeline({ person, isFirst }: { person: ConsolePerson; isFirst: boolean }) {
  const { i18n } = useLingui();
  const { id, timeline, previous, next } = person;
  const page = { to: '/admin/people/$id', params: { id } } as const;
  return (
    <Part title={<Trans>Timeline</Trans>}>
      {timeline.length === 0 ? (
        <p role="status" className="text-soft">
          <Trans>No entries here.</Trans>
        </p>
      ) : null}
      <ol className="grid gap-2">
        {timeline.map(({ at, area, what, text }) => (
          <li
            key={`${at} ${area} ${what} ${text}`}
            className="grid gap-0.5 rounded-card border border-line bg-raised px-4 py-2 text-sm"
          >
            <p className="flex flex-wrap gap-x-3 text-soft">
              <span className="font-semibold text-ink">{i18n._(AREA_TEXTS[area])}</span>
              <Code>{what}</Code>
              <When at={at} />
            </p>
            {text === '' ? null : (
              <p dir="auto" className="break-words">
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
      <PageLinks
        first={isFirst ? null : page}
        previous={previous === null ? null : { ...page, search: { after: previous } }}
        next={next === null ? null : { ...page, search: { before: next } }}
      />
      {timeline.length === 0 ? null : <SaveButton onSave={() => downloadTimeline(person, i18n)} />}
    </Part>
  );
}

const ROW =
  'grid justify-items-start gap-0.5 rounded-card border border-line bg-raised px-4 py-2 text-sm';

function Listings({ person: { listings, listingCount } }: { person: ConsolePerson }) {
  return (
    <Part title={<Trans>Listings: {listingCount}</Trans>}>
      {listings.length === 0 ? (
        <p className="text-soft">
          <Trans>They haven't listed anything.</Trans>
        </p>
      ) : null}
      <ul className="grid gap-2">
        {listings.map(({ id, title, kind, state, isDeleted }) => (
          <li key={id} data-key-row="">
            <Link to="/admin/listings/$id" params={{ id }} className={`${ROW} hover:bg-sunken`}>
              <bdi className="break-words font-semibold">{title}</bdi>
              <Code>{`${kind} · ${state}`}</Code>
              {isDeleted ? (
                <span className="text-soft">
                  <Trans>Deleted</Trans>
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Reservations({ person: { reservations, reservationCount } }: { person: ConsolePerson }) {
  return (
    <Part title={<Trans>Reservations: {reservationCount}</Trans>}>
      {reservations.length === 0 ? (
        <p className="text-soft">
          <Trans>They haven't reserved anything, and no one has reserved with them.</Trans>
        </p>
      ) : null}
      <ul className="grid gap-2">
        {reservations.map(({ id, key, title, status, party, startDate, endDate }) => (
          <li key={id} data-key-row="">
            <Link to="/admin/reservations/$id" params={{ id }} className={`${ROW} hover:bg-sunken`}>
              <bdi className="break-words font-semibold">{title}</bdi>
              <Code>{`${key} · ${party} · ${status}`}</Code>
              <Code>{`${startDate} – ${endDate}`}</Code>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Sessions({ sessions }: Pick<ConsolePerson, 'sessions'>) {
  return (
    <Part title={<Trans>Sessions</Trans>}>
      {sessions.length === 0 ? (
        <p className="text-soft">
          <Trans>They aren't logged in anywhere.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {sessions.map(({ browser, system, startedAt, lastUsedAt }) => (
            <li key={startedAt} className={ROW}>
              <bdi className="font-semibold">
                {[browser, system].filter((part) => part !== '').join(', ') || '–'}
              </bdi>
              <span className="text-soft">
                <Trans>
                  Last used <When at={lastUsedAt} />
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
