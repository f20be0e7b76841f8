import { Trans } from '@lingui/react/macro';
import { Events, ListingPreviewLayout } from '#market/page/late.web.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { PreviewedPage } from '../../contract.ts';
import { Arrangements } from '../page/arrangements.tsx';
import { Costs } from '../page/costs.tsx';
import { Disclaimers } from '../page/disclaimers.tsx';
import { ExperienceFacts } from '../page/experience-facts.tsx';
import { GoodToKnow } from '../page/good-to-know.tsx';
import { PageAmenities } from '../page/page-amenities.tsx';
import { PolicyText } from '../page/policy-text.tsx';
import { Timetable } from '../page/timetable.tsx';
import { NextDates } from './preview/next-dates.tsx';

/** The parts of the page that an experience has before anybody can book it. */
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
