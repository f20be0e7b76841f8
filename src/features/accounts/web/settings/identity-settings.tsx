import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { IdentityFailure } from '#domain/identity.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { VerifiedNote } from '#platform/web/ui/verified-note.tsx';
import type { OwnIdentity } from '../../contract.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { useOwnIdentity } from './use-own-identity.ts';

/** Whether the user's identity is verified, how the latest try went, and the way to one. */
export function IdentitySettings({ arrival }: { arrival: 'returned' | undefined }) {
  const { identity, work, failure, start, check, retry } = useOwnIdentity(arrival);
  const statusId = useId();
  return (
    <SettingsSection
      id="identity"
      title={<Trans>Identity</Trans>}
      about={
        <Trans>
          Stripe checks an official document and a photo of your face. We only learn whether that
          worked, whether you're 18 or older, and whether the name is yours here. What you send is
          deleted at Stripe once we know.
        </Trans>
      }
    >
      {identity === 'loading' ? (
        <div aria-busy="true" className="h-11 animate-pulse rounded-xl bg-sunken" />
      ) : identity === 'failed' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            <Trans>We couldn't load this.</Trans>
          </p>
          <Button look="secondary" onClick={retry}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <>
          <div id={statusId} role="status" className="grid gap-2">
            <Status identity={identity} />
          </div>
          <Action
            identity={identity}
            isBusy={work !== null}
            statusId={statusId}
            onStart={start}
            onCheck={check}
          />
        </>
      )}
      <p role="status" className="text-soft text-sm empty:hidden">
        {work === 'checking' ? <Trans>Checking with Stripe …</Trans> : null}
        {work === 'leaving' ? <Trans>Taking you to Stripe …</Trans> : null}
      </p>
      <div role="alert" className="empty:hidden">
        {failure === null ? null : (
          <p className="rounded-xl bg-danger-tint px-4 py-3 text-danger text-sm">{failure}</p>
        )}
      </div>
    </SettingsSection>
  );
}

function Status({ identity }: { identity: OwnIdentity }) {
  const { i18n } = useLingui();
  const { isOffered, attempt, failure, verified } = identity;
  return (
    <>
      {verified === null ? null : <VerifiedNote verified={verified} />}
      {verified === null || verified.isAdult ? null : (
        <p className="max-w-prose">
          <Trans>According to your document, you aren't 18 yet, so hosts can't rely on it.</Trans>
        </p>
      )}
      {verified === null || verified.nameMatches || attempt !== 'none' ? null : (
        <p className="max-w-prose">
          <Trans>
            Others can see that the name here isn't the one on your document. Change your name above
            to match it, then verify your identity again.
          </Trans>
        </p>
      )}
      {attempt === 'none' ? (
        verified === null ? (
          <p>
            {isOffered ? (
              <Trans>Your identity isn't verified.</Trans>
            ) : (
              <Trans>Identity verification isn't available on this site yet.</Trans>
            )}
          </p>
        ) : null
      ) : attempt === 'started' ? (
        <p>
          <Trans>You've started. Stripe is still waiting for your document.</Trans>
        </p>
      ) : attempt === 'processing' ? (
        <p>
          <Trans>Your documents are being checked. That usually takes a few minutes.</Trans>
        </p>
      ) : (
        <p className="max-w-prose">
          <strong className="font-semibold">
            <Trans>That didn't work yet.</Trans>
          </strong>{' '}
          {failure === null ? null : <span>{i18n._(FAILURES[failure])}</span>}
        </p>
      )}
    </>
  );
}

/** Why a try failed, and what helps. */
const FAILURES: Readonly<Record<IdentityFailure, ReturnType<typeof msg>>> = {
  abandoned: msg`You left before you were done. You can continue at any time.`,
  'consent-declined': msg`You didn't agree to the check, so nothing was checked.`,
  'country-unsupported': msg`Stripe can't check documents of this country. Try one of another country, if you have one.`,
  'device-unsupported': msg`This device has no camera that Stripe can use. Try again on a phone.`,
  'document-expired': msg`The document has expired. Use one that's still valid.`,
  'document-unreadable': msg`The document couldn't be checked. Photograph all of it in good light, without glare.`,
  'document-unsupported': msg`This kind of document isn't accepted. Use a passport, an identity card or a driving licence with your photo.`,
  'selfie-mismatch': msg`Your face doesn't match the photo on the document. Use your own document.`,
  'selfie-unreadable': msg`The photo of your face couldn't be used. Take it in good light, with nothing in front of your face.`,
  'too-young': msg`You need to be older for this check.`,
};

function Action({
  identity: { isOffered, attempt, verified },
  isBusy,
  statusId,
  onStart,
  onCheck,
}: {
  identity: OwnIdentity;
  isBusy: boolean;
  /** Id of the state that the button goes with. */
  statusId: string;
  onStart(): void;
  onCheck(): void;
}): ReactNode {
  const isComplete = verified?.nameMatches && verified.isAdult;
  if (!isOffered || (isComplete && attempt === 'none')) return null;
  if (attempt === 'processing') {
    return (
      <Button
        look="secondary"
        className="justify-self-start"
        busy={isBusy}
        aria-describedby={statusId}
        onClick={onCheck}
      >
        <Trans>Check again</Trans>
      </Button>
    );
  }
  return (
    <Button
      look={verified === null ? 'primary' : 'secondary'}
      className="justify-self-start"
      busy={isBusy}
      aria-describedby={statusId}
      onClick={onStart}
    >
      {attempt === 'none' ? (
        verified === null ? (
          <Trans>Verify my identity</Trans>
        ) : (
          <Trans>Verify again</Trans>
        )
      ) : attempt === 'started' ? (
        <Trans>Continue at Stripe</Trans>
      ) : (
        <Trans>Try again</Trans>
      )}
    </Button>
  );
}
