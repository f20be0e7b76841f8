import { Trans, useLingui } from '@lingui/react/macro';
import type { Draft } from '#features/listings/contract.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

export interface ResumeDraftProps {
  draft: Draft;
  onResume(): void;
  onStartAnew(): void;
  onClose(): void;
}

/** Offers what was left half-finished, on whatever device. */
export function ResumeDraft({ draft, onResume, onStartAnew, onClose }: ResumeDraftProps) {
  const { i18n } = useLingui();
  const { title } = draft.values;
  const when = dateFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    Date.parse(draft.updatedAt),
  );
  return (
    <Dialog
      title={<Trans>Host Your Co-Living!</Trans>}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <Button onClick={onResume}>
            <Trans>Continue where you left off</Trans>
          </Button>
          <Button look="secondary" onClick={onStartAnew}>
            <Trans>Start over</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-2">
        <p className="text-lg">
          <Trans>You were in the middle of listing a home.</Trans>
        </p>
        {typeof title === 'string' && title !== '' ? (
          <p className="font-semibold">
            <bdi>{title}</bdi>
          </p>
        ) : null}
        <p className="text-soft">
          <Trans>Last edited: {when}</Trans>
        </p>
      </div>
    </Dialog>
  );
}
