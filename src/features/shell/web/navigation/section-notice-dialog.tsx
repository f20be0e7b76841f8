import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** A search that isn't there yet says so, and where one can search today. */
export default function SectionNoticeDialog({ onClose }: DialogProps<'section-notice'>) {
  return (
    <Dialog
      title={<Trans>This search opens next</Trans>}
      onClose={onClose}
      footer={
        <Link to="/" replace onClick={() => setTimeout(onClose)} className={buttonClass()}>
          <Trans>Search homes today</Trans>
        </Link>
      }
    >
      <p>
        <Trans>
          There is nothing listed here yet, so a search would find nothing. Homes are open: many of
          them host dinners, talks and morning runs of their own.
        </Trans>
      </p>
    </Dialog>
  );
}
