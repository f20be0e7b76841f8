import { Trans } from '@lingui/react/macro';
import { Events, ListingPreviewLayout } from '#market/page/index.web.ts';
import { HostText } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { PreviewedPage } from '../../contract.ts';
import { Arrangements, PageAmenities } from '../page/arrangements.tsx';
import { Costs, Disclaimers, GoodToKnow, PolicyText } from '../page/costs.tsx';

import { ExperienceFacts } from '../page/experience-facts.tsx';

import { Timetable } from '../page/timetable.tsx';
import { useSessionLabels } from '../sessions/session-labels.ts';

/** The parts of an experience's page that exist before guests can book it. */
export default function ExperiencePreview({ listing: experience }: { listing: PreviewedPage }) {
  const { policy, routine } = experience;
  return (
    <ListingPreviewLayout
      listing={experience}
      kind="experience"
      facts={<ExperienceFacts experience={experience} />}
      details={
        <>
          <NextDates experience={experience} />
          <Timetable experience={experience} />
          <Arrangements experience={experience} />
          <PageAmenities amenities={experience.amenities} />
          {routine === null ? null : (
            <Section title={<Trans>What you'll do</Trans>}>
              <Events events={[routine]} />
            </Section>
          )}
          <Costs experience={experience} />
          {policy === null ? null : (
            <Section title={<Trans>If your plans change</Trans>}>
              <PolicyText policy={policy} />
            </Section>
          )}
          <Disclaimers disclaimers={experience.disclaimers} />
          <GoodToKnow experience={experience} />
        </>
      }
    />
  );
}

/** The first dates that guests could choose. */
function NextDates({ experience }: { experience: Pick<PreviewedPage, 'sessions'> }) {
  const getSessionLabels = useSessionLabels();
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
            const { day, hours } = getSessionLabels(session, session.timeZone);
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
