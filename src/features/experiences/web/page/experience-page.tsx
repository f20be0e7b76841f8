import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FavoriteButton } from '#features/listings/late.web.ts';
import { Events, ListingPageLayout } from '#market/page/late.web.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { SessionPicker } from '../sessions/session-picker.tsx';
import { Arrangements } from './arrangements.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { Costs } from './costs.tsx';
import { Disclaimers } from './disclaimers.tsx';
import type { ExperienceData } from './experience-data.ts';
import { ExperienceFacts } from './experience-facts.tsx';
import { GoodToKnow } from './good-to-know.tsx';
import { isOpenToGuests } from './is-open-to-guests.ts';
import { PageAmenities } from './page-amenities.tsx';
import { SeatsBar } from './seats-bar.tsx';
import { SeatsCancellation } from './seats-cancellation.tsx';
import { SeatsPanel } from './seats-panel.tsx';
import { SimilarExperiences } from './similar-experiences.tsx';
import { Timetable } from './timetable.tsx';
import { useSeatsBooking } from './use-seats-booking.ts';

export interface ExperiencePageProps {
  data: ExperienceData;
  search: Record<string, string | string[]>;
  /** What guests said of it. */
  reviews: ReactNode;
  /** How one writes to the host. */
  contact: ReactNode;
}

/** An experience, whole: what one does, when, where, and what it costs. */
export function ExperiencePage(props: ExperiencePageProps) {
  // Everything a person chose belongs to one experience.
  return <Experience key={props.data.experience.id} {...props} />;
}

function Experience({
  data: { experience, quote },
  search,
  reviews,
  contact,
}: ExperiencePageProps) {
  const booking = useSeatsBooking(experience, quote, search);
  const isOpen = isOpenToGuests(experience);
  const { request, change } = booking;
  return (
    <ListingPageLayout
      kind="experience"
      listing={experience}
      heart={<FavoriteButton listing={experience} />}
      isShared={experience.state !== 'awaiting-host-payment'}
      open={experience.publicPlace}
      facts={<ExperienceFacts experience={experience} />}
      details={
        <>
          {isOpen ? (
            <div ref={booking.dates} className="scroll-mt-20">
              <Section id="dates" title={<Trans>Upcoming dates</Trans>}>
                <SessionPicker
                  listingId={experience.id}
                  place={experience.place}
                  next={experience.sessions}
                  chosen={request.session}
                  seats={request.guests}
                  canWait={!experience.own && request.scheduleDuration === 'one-time'}
                  focusCall={booking.focusCall}
                  onChoose={({ entryId, date }) => change({ session: { entryId, date } })}
                />
              </Section>
            </div>
          ) : null}
          <Timetable experience={experience} />
          <Arrangements experience={experience} />
          <PageAmenities amenities={experience.amenities} />
          {experience.routine === null ? null : (
            <Section title={<Trans>What you'll do</Trans>}>
              {/* Its usual hours aren't those of this timetable. */}
              <Events events={[{ ...experience.routine, slot: null }]} />
            </Section>
          )}
        </>
      }
      price={isOpen ? <SeatsPanel booking={booking} /> : <ClosedPanel experience={experience} />}
      terms={
        <>
          <Costs experience={experience} />
          <SeatsCancellation booking={booking} />
          <Disclaimers disclaimers={experience.disclaimers} />
          <GoodToKnow experience={experience} />
        </>
      }
      reviews={reviews}
      contact={contact}
      similar={(onOpen) => (
        <SimilarExperiences
          // Another day has others that fit it.
          key={request.session?.date}
          id={experience.id}
          date={request.session?.date}
          onOpen={onOpen}
        />
      )}
      bar={experience.own || !isOpen ? null : <SeatsBar booking={booking} />}
    />
  );
}
