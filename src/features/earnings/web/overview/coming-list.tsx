import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
import { listingPath } from '#domain/listing-path.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { MAX_UPCOMING } from '../../contract/limits.ts';
import type { Upcoming } from '../../contract.ts';
import { Money } from '../money/money.tsx';

/** Entries before "Show all". */
const SHOWN_AT_FIRST = 8;

/** Money that becomes the host's, the earliest first, each with why it isn't theirs yet. */
export function ComingList({ upcoming }: { upcoming: readonly Upcoming[] }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const shown = all ? upcoming : upcoming.slice(0, SHOWN_AT_FIRST);
  return (
    <Section title={<Trans>Coming</Trans>}>
      {upcoming.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing is coming right now. The next reservation shows up here.</Trans>
        </p>
      ) : null}
      <ul aria-label={t`Coming`} className="grid gap-3 empty:hidden">
        {shown.map((part) => (
          <li key={`${part.reservation?.id ?? part.listingId} ${part.at}`}>
            <Part part={part} />
          </li>
        ))}
      </ul>
      {shown.length < upcoming.length ? (
        <Button look="secondary" className="mt-4" onClick={() => setAll(true)}>
          <Trans>Show all {upcoming.length}</Trans>
        </Button>
      ) : null}
      {all && upcoming.length === MAX_UPCOMING ? (
        <p className="mt-4 text-sm text-soft">
          <Trans>These are the next ones. The total above includes later ones, too.</Trans>
        </p>
      ) : null}
    </Section>
  );
}

const TITLE =
  'underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-2';

function Part({ part }: { part: Upcoming }) {
  const { i18n } = useLingui();
  const { reservation, listingId, kind, listingTitle, at, amount, taxes } = part;
  return (
    <article className="relative grid gap-x-6 gap-y-1 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong sm:grid-cols-[1fr_auto] sm:items-start sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold">
          {at === null ? (
            <Trans>No date yet</Trans>
          ) : (
            <ReaderMoment at={at} zone="UTC" day="with-year" />
          )}
        </p>
        <h3 className="min-w-0 font-normal font-sans text-base [overflow-wrap:anywhere]">
          {reservation === null ? (
            <a href={listingPath(kind, listingId)} className={TITLE}>
              <bdi>{listingTitle}</bdi>
            </a>
          ) : (
            <Link to="/reservations/$id" params={{ id: reservation.id }} className={TITLE}>
              <bdi>{listingTitle}</bdi>{' '}
              <span dir="ltr" translate="no" className="whitespace-nowrap text-sm text-soft">
                {reservation.key}
              </span>
            </Link>
          )}
        </h3>
        <p className="text-sm text-soft">{i18n._(describeReason(part))}</p>
      </div>
      <p className="grid gap-0.5 sm:justify-items-end sm:text-end">
        <strong className="font-display font-semibold text-lg">
          <Money amount={amount} />
        </strong>
        {taxes > 0 ? (
          <span className="text-sm text-soft">
            <Trans>
              includes <Money amount={taxes} /> in taxes
            </Trans>
          </span>
        ) : null}
      </p>
    </article>
  );
}

/** When the money of a night or a session is released. */
const RELEASED: Readonly<Record<Unit, MessageDescriptor>> = {
  night: msg`48 hours after check-in opens`,
  session: msg`24 hours after the session`,
};

function describeReason({ kind, reservation, waitsFor }: Upcoming): MessageDescriptor {
  switch (waitsFor) {
    case 'session':
      return msg`Paid to you by the host; no session is planned`;
    case 'problem':
      return msg`When your guest's problem is solved`;
    case 'payment':
      return msg`When your guest has paid`;
    case 'time':
      return reservation === null
        ? msg`Paid to you by the host; yours 24 hours after the first session`
        : RELEASED[KINDS[kind].unit];
  }
}
