import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { MessageFrame } from './message-frame.tsx';
import { SectionLinks } from './section-links.tsx';

/** There is no such page. */
export function NotFoundPage() {
  return (
    <MessageFrame status="404" title={<Trans>We can't find this page</Trans>}>
      <EmptyScene name="not-found" />
      <p className="text-lg text-soft">
        <Trans>The link may be wrong, or the host may have removed what was here.</Trans>
      </p>
      <Link to="/" className={buttonClass()}>
        <Trans>Find a home</Trans>
      </Link>
      <SectionLinks />
    </MessageFrame>
  );
}
