import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { MessageFrame } from './message-frame.tsx';
import { WaysOn } from './ways-on.tsx';

/** There is no such page. */
export function NotFoundPage() {
  return (
    <MessageFrame status="404" title={<Trans>This page has moved on</Trans>}>
      <p className="text-lg text-soft">
        <Trans>The address leads nowhere, or what stood here was taken down by its host.</Trans>
      </p>
      <Link to="/" className={buttonClass()}>
        <Trans>Find a home</Trans>
      </Link>
      <WaysOn />
    </MessageFrame>
  );
}
