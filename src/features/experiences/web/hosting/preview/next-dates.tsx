import { Trans } from '@lingui/react/macro';
import { HostText } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { PreviewedPage } from '../../../contract.ts';
import { useSessionLabels } from '../../sessions/use-session-labels.ts';

/** The dates that guests could choose first. */
export function NextDates({ experience }: { experience: Pick<PreviewedPage, 'sessions'> }) {
  const wordsOf = useSessionLabels();
  const { sessions } = experience;
  return (
    <Section title={<Trans>Upcoming dates</Trans>}>
      {sessions.length === 0 ? (
        <p className="text-soft">
          <Trans>Dates appear here once the schedule has an entry.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {sessions.map((session) => {
            const { day, hours } = wordsOf(session, session.timeZone);
            return (
              <li
                key={`${session.entryId} ${session.date}`}
                className="rounded-xl border border-line px-4 py-3"
              >
                <time dateTime={session.startsAt} className="block font-semibold">
                  {day}
                </time>
                <span className="block">{hours}</span>
                <span className="block truncate text-sm text-soft">
                  <HostText>{session.title}</HostText>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
