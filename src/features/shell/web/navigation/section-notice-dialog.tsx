import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** A search that isn't there yet says so, and where one can search today. */
export default function SectionNoticeDialog({ onClose }: DialogProps<'section-notice'>) {
  return (
    <Dialog
      title={<Trans>This search is coming soon</Trans>}
      onClose={onClose}
      footer={
        <Link to="/" replace onClick={() => setTimeout(onClose)} className={buttonClass()}>
          <Trans>Search homes today</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          Nothing is listed here yet, so there's nothing to search. Homes are open, and many of them
          host their own dinners, talks and morning runs.
        </Trans>
      </p>
    </Dialog>
  );
}
