import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { KINDS, type Unit } from '#domain/kinds.ts';
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
          <li key={`${part.reservationId} ${part.at}`}>
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
          <Trans>These are the next ones. The sum above contains those that come later, too.</Trans>
        </p>
      ) : null}
    </Section>
  );
}

function Part({ part }: { part: Upcoming }) {
  const { i18n } = useLingui();
  const { reservationId, key, kind, listingTitle, at, amount, taxes, waitsFor } = part;
  return (
    <article className="relative grid gap-x-6 gap-y-1 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong sm:grid-cols-[1fr_auto] sm:items-start sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold">
          <ReaderMoment at={at} zone="UTC" day="with-year" />
        </p>
        <h3 className="min-w-0 font-normal font-sans text-base [overflow-wrap:anywhere]">
          <Link
            to="/reservations/$id"
            params={{ id: reservationId }}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ember focus-visible:after:outline-offset-2"
          >
            <bdi>{listingTitle}</bdi>{' '}
            <span dir="ltr" translate="no" className="whitespace-nowrap text-sm text-soft">
              {key}
            </span>
          </Link>
        </h3>
        <p className="text-sm text-soft">{i18n._(whenReleased({ kind, waitsFor }))}</p>
      </div>
      <p className="grid gap-0.5 sm:justify-items-end sm:text-end">
        <strong className="font-display font-semibold text-lg">
          <Money amount={amount} />
        </strong>
        {taxes > 0 ? (
          <span className="text-sm text-soft">
            <Trans>
              <Money amount={taxes} /> taxes in it
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

function whenReleased({ kind, waitsFor }: Pick<Upcoming, 'kind' | 'waitsFor'>): MessageDescriptor {
  return waitsFor === 'payment' ? msg`When your guest has paid` : RELEASED[KINDS[kind].unit];
}
