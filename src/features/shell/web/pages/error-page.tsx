import { Trans } from '@lingui/react/macro';
import { type ErrorComponentProps, Link, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, OfflineError } from '#platform/web/api/client.ts';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { PartError } from '#platform/web/parts/import-part.ts';
import { reloadForPart } from '#platform/web/parts/reload-page.ts';
import { usePageAtFailure } from '#platform/web/parts/use-page-at-failure.ts';
import { useSavedUntilLeft } from '#platform/web/parts/use-saved-until-left.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { NotFoundPage, SectionLinks } from '../route-parts.ts';
import { MessageFrame } from './message-frame.tsx';

/** A page whose data failed to load, or that broke: the error, and how to continue. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const problem = error instanceof ApiError ? error.problem : null;
  if (problem?.status === 404) return <NotFoundPage />;
  if (problem?.status === 401) return <SignedOut />;
  if (problem?.code === 'not-for-co-hosts') return <NotForCoHosts message={problem.message} />;
  if (problem?.status === 403) return <Forbidden />;
  return <Failed error={error} reset={reset} />;
}

function Failed({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  const page = useLocation({ select: ({ href }) => href });
  const problem = error instanceof ApiError ? error.problem : null;
  const isOffline = error instanceof OfflineError || error instanceof PartError;
  const isBroken = problem === null && !isOffline;
  const isSaved = useSavedUntilLeft(usePageAtFailure(isBroken));
  useEffect(() => void reloadForPart(error), [error]);
  const request = problem?.requestId;
  return (
    <MessageFrame
      alert
      status={isOffline ? null : String(problem?.status ?? 500)}
      title={<Trans>We couldn't load this page</Trans>}
    >
      <p className="text-lg text-soft">
        {problem !== null ? (
          problem.message
        ) : isOffline ? (
          <Trans>Check your connection and try again. Nothing you did is lost.</Trans>
        ) : isSaved ? (
          <Trans>
            Something on this page broke. What you saved or sent is safe, and what you typed is here
            again once you reload.
          </Trans>
        ) : (
          <Trans>Something on this page broke. What you saved or sent is safe.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {isBroken ? (
          <Button onClick={() => location.reload()}>
            <Trans>Reload the page</Trans>
          </Button>
        ) : (
          <Button
            onClick={() => {
              reset();
              void router.invalidate();
            }}
          >
            <Trans>Retry</Trans>
          </Button>
        )}
        {isOffline ? null : (
          <a
            href={`/support/contact-us?${new URLSearchParams({ page, ...(request === undefined ? {} : { request }) })}`}
            className={buttonClass('secondary')}
          >
            <Trans>Write to us</Trans>
          </a>
        )}
      </div>
      {request === undefined ? null : (
        <p className="text-sm text-soft">
          <Trans>
            Request ID: <code dir="ltr">{request}</code>. It helps us find what went wrong.
          </Trans>
        </p>
      )}
      {isOffline ? null : <SectionLinks />}
    </MessageFrame>
  );
}

function Forbidden() {
  return (
    <MessageFrame alert status="403" title={<Trans>You don't have access to this</Trans>}>
      <p className="text-lg text-soft">
        <Trans>
          Only the people involved can see it. If you're one of them, log in with the account you
          used.
        </Trans>
      </p>
      <LoginButton />
      <SectionLinks />
    </MessageFrame>
  );
}

/** A page that is the host's alone, opened by a co-host who acts for them. */
function NotForCoHosts({ message }: { message: string }) {
  return (
    <MessageFrame alert status="403" title={<Trans>You don't have access to this</Trans>}>
      <p className="text-lg text-soft">{message}</p>
      <Link to="/co-hosts" className={buttonClass('secondary')}>
        <Trans>Change</Trans>
      </Link>
      <SectionLinks />
    </MessageFrame>
  );
}

function SignedOut() {
  return (
    <MessageFrame alert status={null} title={<Trans>Log in to see this page</Trans>}>
      <p className="text-lg text-soft">
        <Trans>You'll come back here afterwards.</Trans>
      </p>
      <LoginButton />
    </MessageFrame>
  );
}

function LoginButton() {
  const prepare = () => preloadDialog('login');
  return (
    <Button onPointerEnter={prepare} onFocus={prepare} onClick={() => openSignIn()}>
      <Trans>Log in</Trans>
    </Button>
  );
}
