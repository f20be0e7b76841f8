import { Trans } from '@lingui/react/macro';
import type { Draft } from '#features/listings/contract.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { useMomentWords } from '#platform/web/time/use-moment-words.ts';
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
  const { title } = draft.values;
  const when = useMomentWords()(draft.updatedAt, {
    zone: useReaderZone() ?? 'UTC',
    day: 'with-year',
  }).home;
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
            <Trans>Start anew</Trans>
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
          <Trans>Last changed: {when}</Trans>
        </p>
      </div>
    </Dialog>
  );
}
