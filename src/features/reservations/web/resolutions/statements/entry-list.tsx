import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { BRAND } from '#platform/brand/brand.ts';
import { ReaderMoment } from '#platform/web/time/moment.tsx';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { MessageParts } from '#platform/web/ui/redacted-text.tsx';
import type { ShownCase } from '../../../contract.ts';
import { Money } from '../../money/money.tsx';
import type { Reading } from '../reading.ts';
import { EvidencePictures } from './evidence-pictures.tsx';

type Entry = ShownCase['entries'][number];

/** Subject of the entries. */
export type EntrySubject = 'claim' | 'report' | 'guarantee';

/** All that both sides and support wrote and did, the oldest first. */
export function EntryList({
  entries,
  subject,
  reading,
}: {
  entries: readonly Entry[];
  subject: EntrySubject;
  reading: Reading;
}) {
  const { t } = useLingui();
  return (
    <ol aria-label={t`What happened so far`} className="grid gap-4 border-line border-s-2 ps-4">
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.step}`} className="grid gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">
              <EntryTitle entry={entry} subject={subject} />
            </span>
            <span className="text-soft text-sm">
              <Author by={entry.by} reading={reading} />
              <span>{' · '}</span>
              <ReaderMoment at={entry.at} {...reading.clock} day="with-year" isNamed={false} />
            </span>
          </p>
          {entry.text.length === 0 ? null : (
            <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
              <MessageParts parts={entry.text} />
            </p>
          )}
          <EvidencePictures pictures={entry.pictures} />
        </li>
      ))}
    </ol>
  );
}

function Author({ by, reading }: { by: Entry['by']; reading: Reading }): ReactNode {
  if (by === reading.viewer) return <Trans>You</Trans>;
  switch (by) {
    case 'guest':
      return <PersonName person={{ name: reading.guestName }} />;
    case 'host':
      return <PersonName person={{ name: reading.hostName }} />;
    case 'admin':
    case 'system':
      return <bdi>{BRAND.name}</bdi>;
  }
}

const OPENED: Readonly<Record<EntrySubject, MessageDescriptor>> = {
  claim: msg`Claim on the deposit`,
  report: msg`Problem reported`,
  guarantee: msg`Wifi measured too slow`,
};

const STEPS: Readonly<Record<Exclude<Entry['step'], 'open'>, MessageDescriptor>> = {
  refuse: msg`Disagreed`,
  offer: msg`Offer`,
  mend: msg`Reported as fixed`,
  agree: msg`Agreed`,
  disagree: msg`Disagreed`,
  accept: msg`Accepted`,
  reject: msg`Not accepted`,
  stay: msg`Staying`,
  solved: msg`Solved`,
  lapse: msg`No answer in time`,
  'measured-well': msg`Wifi measured fast enough`,
  left: msg`Left early`,
  decide: msg`Decision`,
};

function EntryTitle({ entry, subject }: { entry: Entry; subject: EntrySubject }) {
  const { i18n } = useLingui();
  const title = i18n._(entry.step === 'open' ? OPENED[subject] : STEPS[entry.step]);
  if (entry.amount === null) return <span>{title}</span>;
  return (
    <Trans>
      {title}: <Money amount={entry.amount} />
    </Trans>
  );
}
