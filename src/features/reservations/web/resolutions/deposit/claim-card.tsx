import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { openDialog, preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { ShownClaim } from '../../../contract.ts';
import { Money } from '../../money/money.tsx';
import { Deadline } from '../deadline.tsx';
import { formatParty, type Reading } from '../reading.ts';
import { EntryList } from '../statements/entry-list.tsx';

/** A claim on the deposit: its state and its history, with what the reader may do about it. */
export function ClaimCard({
  claim,
  reading,
  children,
}: {
  claim: ShownClaim;
  reading: Reading;
  /** Buttons or forms; nothing where nothing may be done. */
  children?: ReactNode;
}) {
  const titleId = useId();
  const isOver = claim.state === 'agreed' || claim.state === 'decided';
  return (
    <article aria-labelledby={titleId} className="grid gap-4">
      <h3 id={titleId} className="font-semibold text-lg">
        <Trans>
          Claim of <Money amount={claim.amount} /> on the deposit
        </Trans>
      </h3>
      <p className={`max-w-prose rounded-xl px-4 py-3 ${isOver ? 'bg-sunken' : 'bg-ember-tint'}`}>
        <ClaimText claim={claim} reading={reading} />
      </p>
      {children}
      <EntryList entries={claim.entries} subject="claim" reading={reading} />
    </article>
  );
}

function ClaimText({ claim, reading }: { claim: ShownClaim; reading: Reading }) {
  const { i18n } = useLingui();
  const guest = formatParty('guest', reading, i18n);
  const host = formatParty('host', reading, i18n);
  const amount = <Money amount={claim.amount} />;
  const until = <Deadline at={claim.answerBy} reading={reading} />;
  const given = <Money amount={claim.given ?? 0} />;
  const { viewer } = reading;
  switch (claim.state) {
    case 'waiting':
      return viewer === 'guest' ? (
        <Trans>
          {host} claims {amount} of your deposit. Agree or disagree by {until}. If you don't answer,
          we'll decide.
        </Trans>
      ) : (
        <Trans>
          {guest} has until {until} to agree or disagree. If they don't answer, we'll decide.
        </Trans>
      );
    case 'review':
      return viewer === 'admin' ? (
        <Trans>Waiting for your decision.</Trans>
      ) : (
        <Trans>We're looking at it and will decide. You'll both get an email.</Trans>
      );
    case 'agreed':
      return viewer === 'guest' ? (
        <Trans>
          You agreed: {given} of your deposit went to {host}.
        </Trans>
      ) : viewer === 'host' ? (
        <Trans>
          {guest} agreed: {given} of the deposit went to you.
        </Trans>
      ) : (
        <Trans>
          {guest} agreed: {given} went to {host}.
        </Trans>
      );
    case 'decided':
      return viewer === 'host' ? (
        <Trans>
          We decided: {given} of the {amount} claimed goes to you.
        </Trans>
      ) : (
        <Trans>
          We decided: {given} of the {amount} claimed goes to {host}.
        </Trans>
      );
  }
}

/** The guest's answers to a claim; nothing where they may not answer. */
export function ClaimActions({
  claim,
  reservationId,
}: {
  claim: ShownClaim;
  reservationId: string;
}) {
  if (!claim.may.answer) return null;
  const prepare = () => preloadDialog('answer-claim');
  const answer = (agrees: boolean) =>
    openDialog('answer-claim', { reservationId, agrees, amount: claim.amount });
  return (
    <div className="flex flex-wrap gap-3">
      <Button onPointerEnter={prepare} onFocus={prepare} onClick={() => answer(true)}>
        <Trans>Agree</Trans>
      </Button>
      <Button
        look="secondary"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => answer(false)}
      >
        <Trans>Disagree</Trans>
      </Button>
    </div>
  );
}
