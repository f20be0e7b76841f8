import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import type { ExperienceDetails } from '../../contract.ts';
import { HostTools } from './host-tools.tsx';
import { usePayToList } from './use-pay-to-list.ts';

/** In place of the price while nobody can reserve: it isn't listed, or has no date to come. */
export function ClosedPanel({ experience }: { experience: ExperienceDetails }) {
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
              <Trans>Save it to your wishlist and look again later.</Trans>
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

/** Said to its host alone: nobody else finds it. */
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
