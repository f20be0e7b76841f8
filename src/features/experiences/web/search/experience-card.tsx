import { Trans } from '@lingui/react/macro';
import type { ExperienceSearch } from '#domain/search/experience-search.ts';
import { FavoriteButton } from '#features/listings/index.web.ts';
import { ResultCard } from '#market/search/index.web.ts';
import { useMomentFormat } from '#platform/web/time/use-moment-format.ts';
import type { ExperienceCard as ExperienceCardData } from '../../contract.ts';
import { experienceLink } from './experience-link.ts';
import { Price, SeatsLeft } from './session-lines.tsx';

/** An experience among the results, with its next matching session. */
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
      kind="experience"
      card={experience}
      heart={<FavoriteButton listing={experience} />}
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

/** Time of its next session, there and in the user's time zone, and its free seats. */
export function NextSession({ experience }: { experience: ExperienceCardData }) {
  const { session, timeZone } = experience;
  const { there, own } = useMomentFormat()(session.startsAt, {
    zone: timeZone,
    day: 'weekday',
  });
  return (
    <>
      <time dateTime={session.startsAt} className="block text-ink" suppressHydrationWarning>
        {there}
      </time>
      {/* Text that is known after hydration is added to an existing line: nothing below it moves. */}
      <span className="block">
        <SeatsLeft left={session.left} />
        {own === null ? null : (
          <>
            <span>{' · '}</span>
            <Trans>{own} your time</Trans>
          </>
        )}
      </span>
    </>
  );
}
