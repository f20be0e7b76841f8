import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { prepareCreation, startCreation } from '#market/hosting/index.web.ts';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Earnings } from '../../contract.ts';
import { PayoutAccountBox } from '../account/payout-account-box.tsx';
import { ComingList } from '../overview/coming-list.tsx';
import { Figures } from '../overview/figures.tsx';
import { ListingSums } from '../overview/listing-sums.tsx';
import { Months } from '../overview/months.tsx';
import { PayoutList } from '../overview/payout-list.tsx';

/** A host's earnings: what is to come, what waits, and what was paid out. */
export function EarningsPage({
  earnings,
  arrival,
}: {
  /** Null while signed out. */
  earnings: Earnings | null;
  /** `account` of the address, on the way back from the payout provider. */
  arrival: string | undefined;
}) {
  if (earnings === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your earnings</Trans>} scene="empty-homes">
        <Trans>What's coming, what's waiting for you and what's been paid out.</Trans>
      </LogInFirst>
    );
  }
  return (
    <div className="content-width grid max-w-5xl gap-8 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>Earnings</Trans>
      </h1>
      {earnings.isHost || hasMoney(earnings) ? (
        <Overview earnings={earnings} arrival={arrival} />
      ) : (
        <NoListing />
      )}
    </div>
  );
}

/** Whether any money of theirs came, or is to come. */
function hasMoney({ upcoming, months, listings, payouts, balance }: Earnings): boolean {
  return (
    balance !== 0 ||
    [upcoming, listings, payouts].some(({ length }) => length > 0) ||
    months.some(({ earned, paidOut }) => earned !== 0 || paidOut !== 0)
  );
}

function Overview({ earnings, arrival }: { earnings: Earnings; arrival: string | undefined }) {
  return (
    <>
      <PayoutAccountBox earnings={earnings} arrival={arrival} />
      <Figures earnings={earnings} />
      {hasMoney(earnings) ? (
        <div>
          <ComingList upcoming={earnings.upcoming} />
          <Months months={earnings.months} />
          <ListingSums listings={earnings.listings} />
          <PayoutList payouts={earnings.payouts} />
        </div>
      ) : (
        <NoMoney />
      )}
    </>
  );
}

function NoMoney() {
  return (
    <Section title={<Trans>No money yet</Trans>}>
      <div className="grid justify-items-start gap-4">
        <p className="max-w-prose text-soft">
          <Trans>
            Once a guest reserves, you'll see here how much you'll receive and when: for a home, 48
            hours after check-in opens; for an experience, 24 hours after each session.
          </Trans>
        </p>
        <Link to="/reservations" className={buttonClass('secondary')}>
          <Trans>See reservations</Trans>
        </Link>
      </div>
    </Section>
  );
}

function NoListing() {
  const prepare = () => prepareCreation('property', true);
  return (
    <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
      <EmptyScene name="empty-homes" />
      <h2 className="font-bold text-xl">
        <Trans>You don't host anything yet</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>List a home, and what you earn with it shows up here.</Trans>
      </p>
      <Button
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => startCreation('property', true)}
      >
        <Trans>List your home</Trans>
      </Button>
    </div>
  );
}
