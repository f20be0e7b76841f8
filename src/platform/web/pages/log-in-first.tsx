import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { preloadDialog } from '#platform/web/dialogs/dialogs.ts';
import { openSignIn } from '#platform/web/dialogs/open-sign-in.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyScene, type EmptySceneName } from './empty-scene.tsx';

/** A private page for a signed-out visitor; after the login the page itself is shown. */
export function LogInFirst({
  title,
  scene = 'empty-trips',
  children,
}: {
  title: ReactNode;
  scene?: EmptySceneName;
  children?: ReactNode;
}) {
  const prepare = () => preloadDialog('login');
  return (
    <div className="content-width grid justify-items-start gap-4 py-12 sm:py-16">
      <EmptyScene name={scene} />
      <h1 className="font-bold text-3xl">{title}</h1>
      {children === undefined ? null : <p className="max-w-prose text-lg text-soft">{children}</p>}
      <Button onPointerEnter={prepare} onFocus={prepare} onClick={() => openSignIn()}>
        <Trans>Log in</Trans>
      </Button>
    </div>
  );
}
