import type { Resolutions } from '../../../contract.ts';
import { CaseCard } from '../case/case-card.tsx';
import { ClaimCard } from '../deposit/claim-card.tsx';
import { DepositPart } from '../deposit/deposit-part.tsx';
import type { Reading } from '../reading.ts';
import { DecideCaseForm } from './decide-case-form.tsx';
import { DecideClaimForm } from './decide-claim-form.tsx';

/** The problems and the claim of a reservation, for staff who decide them. */
export function OpenResolutions({
  resolutions,
  guestName,
  hostName,
  timeZone,
  readAt,
}: {
  resolutions: Resolutions;
  guestName: string;
  hostName: string;
  /** Zone of the place. */
  timeZone: string;
  /** ISO instant. */
  readAt: string;
}) {
  const { claim, cases } = resolutions;
  const reading: Reading = {
    viewer: 'admin',
    guestName,
    hostName,
    clock: { zone: timeZone, city: '' },
    readAt,
  };
  return (
    <>
      {cases.map((shown) => (
        <CaseCard key={shown.id} shown={shown} reading={reading}>
          {shown.may.decide ? <DecideCaseForm key={shown.state} shown={shown} /> : null}
        </CaseCard>
      ))}
      <DepositPart resolutions={resolutions} reading={reading} />
      {claim === null ? null : (
        <ClaimCard claim={claim} reading={reading}>
          {claim.may.decide ? <DecideClaimForm claim={claim} /> : null}
        </ClaimCard>
      )}
    </>
  );
}
