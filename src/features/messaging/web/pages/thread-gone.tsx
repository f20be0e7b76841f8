import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';

/** A conversation that isn't there, or isn't the reader's: both look the same. */
export function ThreadGone() {
  return (
    <div className="my-6 grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
      <h2 className="font-bold text-xl">
        <Trans>Conversation not found</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>
          Only the two people in a conversation can open it. Are you logged in with a different
          account?
        </Trans>
      </p>
      <Link to="/messages" className={buttonClass('secondary')}>
        <Trans>All messages</Trans>
      </Link>
    </div>
  );
}
