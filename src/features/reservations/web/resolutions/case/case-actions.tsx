import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { CASE_STEPS } from '#domain/resolutions.ts';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ReservationDetails, ShownCase } from '../../../contract.ts';
import { Money } from '../../money/money.tsx';

export type HostStep = (typeof CASE_STEPS)['host'][number];
export type GuestStep = (typeof CASE_STEPS)['guest'][number];

/** Steps that end a problem well, and come first. */
const FIRST: readonly string[] = ['offer', 'agree', 'accept', 'stay'];

/** The actions of the reader about a problem. */
export function CaseActions({
  shown,
  reservation,
  readAt,
}: {
  shown: ShownCase;
  reservation: ReservationDetails;
  readAt: string;
}) {
  const { id, maxRefund, may, offer, guarantee, state } = shown;
  const canLeave =
    reservation.viewer === 'guest' && reservation.may.cancel && mayLeaveFreely(shown);
  if (may.host.length === 0 && may.guest.length === 0 && !canLeave) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {putFirst(may.host).map((step) => (
        <Button
          key={step}
          look={FIRST.includes(step) ? 'primary' : 'secondary'}
          {...ahead('answer-case')}
          onClick={() =>
            openDialog('answer-case', {
              caseId: id,
              step,
              max: maxRefund,
              guarantee: guarantee?.amount ?? null,
            })
          }
        >
          {HOST_BUTTONS[step]}
        </Button>
      ))}
      {guestSteps(shown).map((step) => (
        <Button
          key={step}
          look={FIRST.includes(step) ? 'primary' : 'secondary'}
          {...ahead('reply-to-case')}
          onClick={() => openDialog('reply-to-case', { caseId: id, step, state })}
        >
          <GuestButton step={step} offer={offer} amount={guarantee?.amount ?? 0} />
        </Button>
      ))}
      {canLeave ? (
        <Button
          look="danger"
          {...ahead('cancel')}
          onClick={() => openDialog('cancel', { reservation, readAt })}
        >
          <Trans>Leave early</Trans>
        </Button>
      ) : null}
    </div>
  );
}

/** Steps with those first that end the problem well. */
function putFirst<Step extends string>(steps: readonly Step[]): Step[] {
  const isFirst = (step: Step) => FIRST.includes(step);
  return [...steps.filter(isFirst), ...steps.filter((step) => !isFirst(step))];
}

/** To confirm that it is fixed is to say that it is solved. */
function guestSteps({ may: { guest }, state }: ShownCase): GuestStep[] {
  return putFirst(guest.filter((step) => step !== 'solved' || state !== 'mended'));
}

/** Whether this problem is the reason that the guest may leave with everything unused back. */
function mayLeaveFreely({ state, outcome, leaveFreelyUntil }: ShownCase): boolean {
  return leaveFreelyUntil !== null && (state === 'granted' || outcome === 'decided');
}

function ahead(name: 'answer-case' | 'reply-to-case' | 'cancel') {
  return { onPointerEnter: () => preloadDialog(name), onFocus: () => preloadDialog(name) };
}

const HOST_BUTTONS: Readonly<Record<HostStep, ReactElement>> = {
  offer: <Trans>Offer a partial refund</Trans>,
  mend: <Trans>It's fixed</Trans>,
  agree: <Trans>Agree</Trans>,
  disagree: <Trans>Disagree</Trans>,
};

function GuestButton({
  step,
  offer,
  amount,
}: {
  step: GuestStep;
  /** Cents that the host offers; null where they say that it is fixed. */
  offer: number | null;
  /** Cents of the guarantee. */
  amount: number;
}) {
  switch (step) {
    case 'accept':
      return offer === null ? (
        <Trans>Yes, it's fixed</Trans>
      ) : (
        <span>
          <Trans>
            Accept <Money amount={offer} />
          </Trans>
        </span>
      );
    case 'reject':
      return offer === null ? <Trans>No, it isn't</Trans> : <Trans>Don't accept</Trans>;
    case 'stay':
      return (
        <span>
          <Trans>
            Stay and get <Money amount={amount} /> back
          </Trans>
        </span>
      );
    case 'solved':
      return <Trans>It's solved</Trans>;
  }
}
