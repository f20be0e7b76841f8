import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { ConsoleNavigation } from './console-navigation.tsx';

/**
 * Surrounds every page of the console: its navigation, or what has to be done before there is one.
 * Others than staff never get here.
 */
export function ConsoleFrame({ children }: { children: ReactNode }) {
  const { me } = useRouteContext({ from: '__root__' });
  if (me === null) {
    return (
      <LogInFirst title={<Trans>Log in to open the admin page</Trans>}>
        <Trans>Only staff can open this page.</Trans>
      </LogInFirst>
    );
  }
  if (me.needsSecondFactor) return <SecondFactorFirst />;
  return (
    <>
      <ConsoleNavigation role={me.role} />
      {children}
    </>
  );
}

function SecondFactorFirst() {
  return (
    <div className="content-width grid justify-items-start gap-4 py-12 sm:py-16">
      <h1 className="font-bold text-3xl">
        <Trans>Turn on two-step login first</Trans>
      </h1>
      <p className="max-w-prose text-lg text-soft">
        <Trans>
          Your role needs it: without it, anyone who learned your password could act in your name.
          All it takes is an authenticator app and two minutes.
        </Trans>
      </p>
      <Link to="/profile-settings" className={buttonClass()}>
        <Trans>Open account settings</Trans>
      </Link>
    </div>
  );
}
