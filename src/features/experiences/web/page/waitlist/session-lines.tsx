import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import {
  type ExperiencePage,
  listSessionLines,
  type SessionLine,
} from '#features/experiences/contract.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useSessionWords } from '../../sessions/use-session-words.ts';

/** To its host: who waits for which session, and why nobody is offered seats. */
export function SessionLines({ experience }: { experience: ExperiencePage }) {
  const wordsOf = useSessionWords();
  const { lines, reload } = useLines(experience.id);
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
          const { day, hours } = wordsOf(line, line.timeZone);
          return (
            <li key={`${line.entryId} ${line.date}`} className="grid text-sm">
              <span className="font-semibold" suppressHydrationWarning>
                {day}, {hours}
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

function useLines(id: string) {
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
          <Plural value={waiting.people} one="# person waits" other="# people wait" />
          {' · '}
          <Plural value={waiting.seats} one="# seat wanted" other="# seats wanted" />
        </span>
      )}
      {offered.people === 0 ? null : (
        <span>
          <Plural
            value={offered.seats}
            one="# seat is offered and held"
            other="# seats are offered and held"
          />
        </span>
      )}
    </>
  );
}

/** Why the first in line isn't offered seats, as the server decides. */
function Obstacle({ line: { obstacle, free, firstWants, waiting } }: { line: SessionLine }) {
  switch (obstacle) {
    case 'full':
      return <Trans>Nobody is offered seats: all of them are taken.</Trans>;
    case 'too-few-seats':
      return (
        <span>
          <Plural
            value={free}
            one="Nobody is offered seats: # is free, which is too few for anybody who waits."
            other="Nobody is offered seats: # are free, which are too few for anybody who waits."
          />{' '}
          <Plural
            value={firstWants ?? 0}
            one="The first in line wants #."
            other="The first in line wants #."
          />
        </span>
      );
    case 'starts-soon':
      return (
        <Trans>Nobody is offered seats so close to the start: whoever books first gets them.</Trans>
      );
    case 'not-listed':
      return <Trans>Nobody is offered seats: guests can't book right now.</Trans>;
    case 'session-cancelled':
      return <Trans>Nobody is offered seats: you cancelled this date.</Trans>;
    case 'session-over':
      return <Trans>Nobody is offered seats: it has begun.</Trans>;
    case null:
      return waiting.people === 0 ? null : <Trans>The next in line is offered seats now.</Trans>;
  }
}
