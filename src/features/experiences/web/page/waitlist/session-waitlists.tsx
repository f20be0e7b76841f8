import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { ExperienceDetails, SessionLine } from '#features/experiences/contract.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { listSessionLines } from '../../../contract/addresses.gen.ts';
import { useSessionLabels } from '../../sessions/session-labels.ts';

/** Waitlists of the host's sessions, and why no seats are offered. */
export function SessionWaitlists({ experience }: { experience: ExperienceDetails }) {
  const getSessionLabels = useSessionLabels();
  const { lines, reload } = useSessionWaitlists(experience.id);
  if (lines === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>
          <Trans>We couldn't load the waitlists.</Trans>
        </p>
        <Button look="secondary" onClick={reload}>
          <Trans>Retry</Trans>
        </Button>
      </div>
    );
  }
  if (lines === null || lines.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold text-base">
        <Trans>Waitlists</Trans>
      </h2>
      <ul className="grid gap-3">
        {lines.map((line) => {
          const { day, hours } = getSessionLabels(line, line.timeZone);
          return (
            <li key={`${line.entryId} ${line.date}`} className="grid text-sm">
              <span className="font-semibold" suppressHydrationWarning>
                {`${day} · ${hours}`}
              </span>
              <Counts line={line} />
              <Obstacle line={line} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useSessionWaitlists(id: string) {
  const [lines, setLines] = useState<readonly SessionLine[] | 'failed' | null>(null);
  const reload = useCallback(() => {
    setLines(null);
    call(listSessionLines, { params: { id } }).then(
      (answer) => setLines(answer.lines),
      () => setLines('failed'),
    );
  }, [id]);
  useEffect(reload, [reload]);
  return { lines, reload };
}

function Counts({ line: { waiting, offered } }: { line: SessionLine }) {
  return (
    <>
      {waiting.people === 0 ? null : (
        <span>
          <Plural value={waiting.people} one="# person is waiting" other="# people are waiting" />
          <span>{' · '}</span>
          <Plural value={waiting.seats} one="for # seat" other="for # seats" />
        </span>
      )}
      {offered.people === 0 ? null : (
        <span>
          <Plural
            value={offered.seats}
            one="# seat is held for an offer"
            other="# seats are held for offers"
          />
        </span>
      )}
    </>
  );
}

/** Why the first guest in the queue isn't offered seats, as decided by the server. */
function Obstacle({ line: { obstacle, free, firstWants, waiting } }: { line: SessionLine }) {
  switch (obstacle) {
    case 'full':
      return <Trans>No offers yet: all seats are taken.</Trans>;
    case 'too-few-seats':
      return (
        <span>
          <Plural
            value={free}
            one="No offers yet: # seat is free, and everyone waiting wants more."
            other="No offers yet: # seats are free, and everyone waiting wants more."
          />{' '}
          <Plural
            value={firstWants ?? 0}
            one="The first in line wants # seat."
            other="The first in line wants # seats."
          />
        </span>
      );
    case 'starts-soon':
      return (
        <Trans>
          No more offers: it starts in less than two hours, so seats go to whoever books first.
        </Trans>
      );
    case 'not-listed':
      return <Trans>No offers: guests can't book this experience right now.</Trans>;
    case 'session-cancelled':
      return <Trans>No offers: you cancelled this date.</Trans>;
    case 'session-over':
      return <Trans>No offers: it has started.</Trans>;
    case null:
      return waiting.people === 0 ? null : <Trans>The next in line is getting an offer now.</Trans>;
  }
}
