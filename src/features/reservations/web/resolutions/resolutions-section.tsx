import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { KINDS } from '#domain/kinds.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReservationDetails, Resolutions } from '../../contract.ts';
import type { ReservationPageData } from '../page-data.ts';
import { placeClock } from '../time/place-clock.ts';
import { CaseActions } from './case/case-actions.tsx';
import { CaseCard } from './case/case-card.tsx';
import { Deadline } from './deadline.tsx';
import { ClaimActions, ClaimCard } from './deposit/claim-card.tsx';
import { DepositPart } from './deposit/deposit-part.tsx';
import { formatParty, type Reading } from './reading.ts';
import { RESOLUTIONS_ID } from './resolution-texts.ts';

/**
 * Problems of a reservation and the deposit after its end; nothing where there is nothing to read
 * and nothing may be done.
 */
export function ResolutionsSection({
  page,
  resolutions,
}: {
  page: ReservationPageData;
  resolutions: Resolutions | null;
}) {
  const titleId = useId();
  if (resolutions === null || isEmpty(resolutions)) return null;
  const { reservation, readAt } = page;
  const reading: Reading = {
    viewer: reservation.viewer,
    guestName: reservation.guest.name,
    hostName: reservation.host.name,
    clock: placeClock(reservation),
    readAt,
  };
  const { claim, cases } = resolutions;
  return (
    <section
      id={RESOLUTIONS_ID}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid scroll-mt-24 gap-6 outline-none rounded-card border border-line bg-raised p-5"
    >
      <h2 id={titleId} className="font-bold text-lg">
        <Trans>Problems and deposit</Trans>
      </h2>
      <ReportPart reservation={reservation} resolutions={resolutions} reading={reading} />
      {cases.map((shown) => (
        <CaseCard key={shown.id} shown={shown} reading={reading}>
          <CaseActions shown={shown} reservation={reservation} readAt={readAt} />
        </CaseCard>
      ))}
      <DepositPart resolutions={resolutions} reading={reading} />
      {claim === null ? null : (
        <ClaimCard claim={claim} reading={reading}>
          <ClaimActions claim={claim} reservationId={reservation.id} />
        </ClaimCard>
      )}
    </section>
  );
}

function isEmpty({ deposit, claim, cases, may }: Resolutions): boolean {
  // One that has simply gone back is told with the price.
  const hasDeposit = deposit !== null && (deposit.left > 0 || deposit.toHost > 0);
  return !hasDeposit && claim === null && cases.length === 0 && !may.claim && !may.report;
}

/** Invites a guest who has just arrived to report what is wrong. */
function ReportPart({
  reservation: { id, listing },
  resolutions: { may, reportUntil },
  reading,
}: {
  reservation: ReservationDetails;
  resolutions: Resolutions;
  reading: Reading;
}) {
  const { i18n } = useLingui();
  if (!may.report || reportUntil === null) return null;
  const host = formatParty('host', reading, i18n);
  const prepare = () => preloadDialog('report-problem');
  const until = <Deadline at={reportUntil} reading={reading} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose">
        <Trans>
          Is something wrong? Report it by {until}. {host} isn't paid until it's solved.
        </Trans>
      </p>
      <Button
        look="secondary"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() =>
          openDialog('report-problem', {
            reservationId: id,
            hasWifi: KINDS[listing.kind].hasWifiToMeasure,
            hostName: reading.hostName,
          })
        }
      >
        <Trans>Report a problem</Trans>
      </Button>
    </div>
  );
}
