import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { formatMoney, toDollars } from '#domain/money.ts';
import { experienceSearch } from '#domain/search/experience-search.ts';
import type { SeatsRequest } from '#domain/search/seats-request.ts';
import type { SeatsQuote } from '#features/experiences/contract.ts';
import { FavoriteButton } from '#features/listings/index.web.ts';
import { RefundTimeline } from '#market/booking/index.web.ts';
import { JustCreated } from '#market/hosting/index.web.ts';
import { Events, ListingPageLayout, SimilarListings } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { loadTexts } from '#platform/web/i18n/texts.ts';
import { textParams, useUrlSearch } from '#platform/web/scope/url-search.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { PageBar } from '#platform/web/ui/page-bar.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { showExperienceCard, similarExperiences } from '../../contract/addresses.gen.ts';
import type { ExperienceDetails } from '../../contract.ts';
import { ExperienceCard } from '../search/experience-card.tsx';
import { SessionPicker } from '../sessions/session-picker.tsx';
import { Arrangements, PageAmenities } from './arrangements.tsx';
import { Costs, Disclaimers, GoodToKnow, PolicyText, PRICE_UNITS } from './costs.tsx';
import { type ExperienceData, isOpenToGuests } from './experience-data.ts';
import { ExperienceFacts } from './experience-facts.tsx';
import { HostTools, ReserveButton, SeatsFor, SeatsPanel } from './seats-panel.tsx';
import { type HostPayment, startHostPayment } from './start-host-payment.ts';
import { Timetable } from './timetable.tsx';
import { type SeatsBooking, useSeatsBooking } from './use-seats-booking.ts';
import { shownSeatsAnswer } from './use-seats-quote.ts';
import { isWaitlistNext, WaitlistButton } from './waitlist/waitlist-box.tsx';

export interface ExperiencePageProps {
  data: ExperienceData;
  requested: SeatsRequest;
  /** Reviews by guests. */
  reviews: ReactNode;
  /** Contact form of the host. */
  contact: ReactNode;
}

/** The whole page of an experience: activity, time, place and price. */
export function ExperiencePage(props: ExperiencePageProps) {
  // The user's choices belong to one experience.
  return <Experience key={props.data.experience.id} {...props} />;
}

function Experience({
  data: { experience, quote },
  requested,
  reviews,
  contact,
}: ExperiencePageProps) {
  const booking = useSeatsBooking(experience, quote, requested);
  const isOpen = isOpenToGuests(experience);
  const { request, change } = booking;
  return (
    <ListingPageLayout
      kind="experience"
      listing={experience}
      forHost={<JustCreatedExperience experience={experience} />}
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
              {/* The usual hours of the activity differ from those of this timetable. */}
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
          // The matching experiences depend on the day.
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

/** The next steps of the host of a new experience, with its card. */
function JustCreatedExperience({ experience }: Pick<ExperienceData, 'experience'>) {
  const { i18n } = useLingui();
  const { id, state } = experience;
  const { payment } = useUrlSearch(CHECKOUT);
  const loadCard = useCallback(
    async (signal: AbortSignal) => {
      const [card] = await Promise.all([
        call(showExperienceCard, { params: { id }, query: {} }, { signal }),
        loadTexts(i18n, ['experiences']),
      ]);
      return <ExperienceCard experience={card} search={NOTHING_ASKED} eager={false} />;
    },
    [id, i18n],
  );
  const isUnpaid = state === 'awaiting-host-payment';
  // The page itself says what is to be paid; what was just paid may still be on its way.
  if (isUnpaid && payment !== 'done') return null;
  return <JustCreated kind="experience" listing={experience} isUnpaid={isUnpaid} card={loadCard} />;
}

/** In place of the price while guests can't reserve: it isn't listed, or has no coming session. */
function ClosedPanel({ experience }: { experience: ExperienceDetails }) {
  const { state, own } = experience;
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-5">
      {state === 'awaiting-host-payment' ? (
        <NotListed experience={experience} />
      ) : (
        <>
          <h2 className="font-semibold text-lg">
            {state === 'paused' ? <Trans>Paused for now</Trans> : <Trans>No dates right now</Trans>}
          </h2>
          <p className="text-soft">
            {own ? (
              <Trans>Guests can't reserve it at the moment.</Trans>
            ) : (
              <Trans>Save it to your wishlist and check back later.</Trans>
            )}
          </p>
          <Link to="/experiences" className={buttonClass('secondary', true)}>
            <Trans>See all experiences</Trans>
          </Link>
        </>
      )}
      {own ? <HostTools experience={experience} /> : null}
    </div>
  );
}

/** Shown to the host only: no one else can find it. */
function NotListed({ experience }: { experience: ExperienceDetails }) {
  const { busy, problem, pay } = usePayToList(experience);
  return (
    <>
      <h2 className="font-semibold text-lg">
        <Trans>Not listed yet</Trans>
      </h2>
      <p className="text-soft">
        <Trans>
          Only you can see this page. Pay your share for the place, and guests can find and reserve
          it.
        </Trans>
      </p>
      <Button wide busy={busy} onClick={() => void pay()}>
        <Trans>Pay to list</Trans>
      </Button>
      <div role="alert" className="empty:hidden">
        {problem === null ? null : <p className="text-danger text-sm">{problem}</p>}
      </div>
    </>
  );
}

/** The price and the next action, always visible where the panel isn't next to the page. */
function SeatsBar({ booking }: { booking: SeatsBooking }) {
  const { t, i18n } = useLingui();
  const { experience, quote, request } = booking;
  const { price } = experience;
  const answer = shownSeatsAnswer(quote);
  const amount = answer?.quote.total ?? price.period + price.fee;
  return (
    <PageBar>
      <p>
        <strong
          translate={amount === 0 ? undefined : 'no'}
          className="block font-display font-semibold text-lg leading-tight"
        >
          {amount === 0 ? t`Free` : formatMoney(amount, i18n.locale)}
        </strong>
        <span className="text-sm text-soft">
          {answer === null ? (
            i18n._(PRICE_UNITS[price.tier])
          ) : (
            <SeatsFor guests={request.guests} isFree={amount === 0} />
          )}
        </span>
      </p>
      {isWaitlistNext(booking) ? (
        <WaitlistButton booking={booking} />
      ) : (
        <ReserveButton booking={booking} isInBar />
      )}
    </PageBar>
  );
}

/** Whether a guest still gets the highest refund of the policy: until then seats can move too. */
function isFreeNow({ refunds }: SeatsQuote): boolean {
  const [now] = refunds;
  return now === undefined || now.isMost;
}

/** The policy, and once a date is chosen the refunds with their deadlines. */
function SeatsCancellation({ booking: { experience, quote } }: { booking: SeatsBooking }) {
  const { policy, place } = experience;
  const answer = shownSeatsAnswer(quote);
  return (
    <Section title={<Trans>If your plans change</Trans>}>
      <PolicyText policy={policy} />
      {policy.id !== 'no-refund' && (answer === null || isFreeNow(answer)) ? (
        <p className="mt-2 text-soft">
          <Trans>Until then, you can also move to another date, free of charge.</Trans>
        </p>
      ) : null}
      {answer === null || answer.quote.total === 0 ? null : (
        <>
          <p className="mt-2 mb-5 text-soft">
            <Trans>If you book today and cancel, you get back:</Trans>
          </p>
          <RefundTimeline
            kind="experience"
            refunds={answer.refunds}
            paid={answer.quote.total}
            deposit={answer.quote.deposit}
            zone={place.timeZone}
            city={place.city}
          />
        </>
      )}
    </Section>
  );
}

/**
 * Opens the payment of the amount that the host owes (spec 2 §7), or shows why that isn't possible
 * now.
 */
function usePayToList(experience: ExperienceDetails) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function pay(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const payment = await startHostPayment(toHostPayment(experience), newId(), i18n);
      if (payment.kind === 'started') {
        window.location.assign(payment.url);
        return;
      }
      setProblem(payment.text);
    } catch {
      setProblem(t`We couldn't reach the server. Check your connection and try again.`);
    }
    setBusy(false);
  }

  return { busy, problem, pay };
}

function toHostPayment({ id, hostOwes, price, sessions }: ExperienceDetails): HostPayment {
  return {
    id,
    hostOwes,
    startDate: sessions[0]?.date ?? null,
    arrangementFee: toDollars(price.fee),
    deposit: price.deposit === 0 ? null : toDollars(price.deposit),
  };
}

/** Where a checkout leads back to. */
const CHECKOUT = textParams('payment');

const NOTHING_ASKED = experienceSearch.parse({});

/** Other experiences nearby with free seats; those of the same day come first. */
function SimilarExperiences({
  id,
  date,
  onOpen,
}: {
  id: string;
  /** The day of the chosen session, in the time zone of the experience. */
  date: string | undefined;
  onOpen(): void;
}) {
  const { i18n } = useLingui();
  const load = useCallback(
    async (signal: AbortSignal) => {
      // The texts of cards come with the results; on this page only these cards need them.
      const [{ items }] = await Promise.all([
        call(similarExperiences, { params: { id }, query: { date } }, { signal }),
        loadTexts(i18n, ['experiences']),
      ]);
      return items;
    },
    [id, date, i18n],
  );
  return (
    <SimilarListings
      title={<Trans>More experiences nearby</Trans>}
      failed={<Trans>We couldn't load these experiences.</Trans>}
      load={load}
      card={(experience) => (
        <ExperienceCard experience={experience} search={NOTHING_ASKED} eager={false} />
      )}
      onOpen={onOpen}
    />
  );
}
