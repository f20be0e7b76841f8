import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { ResultCard } from '#features/listings/cards.web.ts';
import { Moment } from '#platform/web/time/moment.tsx';
import type { ExperienceCard as ExperienceCardData } from '../../contract.ts';
import { experienceLink } from './experience-link.ts';
import { Price, SeatsLeft } from './session-lines.tsx';

/** An experience among the results, with its next session that fits. */
export function ExperienceCard({
  experience,
  search,
  eager,
}: {
  experience: ExperienceCardData;
  search: Pick<ExperienceSearch, 'guestCount' | 'scheduleDuration'>;
  eager: boolean;
}) {
  return (
    <ResultCard
      card={experience}
      link={experienceLink(experience, search)}
      facts={
        <>
          <span className="block">{experience.styleLabel}</span>
          <NextSession experience={experience} />
        </>
      }
      price={<Price price={experience.price} />}
      eager={eager}
    />
  );
}

/** When its next session is, there and for the reader, and how many seats it has left. */
export function NextSession({ experience }: { experience: ExperienceCardData }) {
  const { session, timeZone } = experience;
  return (
    <>
      <span className="block text-ink">
        <Moment at={session.startsAt} zone={timeZone} day="weekday" naming="never" />
      </span>
      <span className="block">
        <SeatsLeft left={session.left} />
      </span>
    </>
  );
}
