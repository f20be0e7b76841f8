import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { useMomentFormat } from '#platform/web/time/use-moment-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { markFirst } from '#platform/web/ui/mark-first.ts';
import type { Draft } from '../../contract/drafts.ts';

export interface ResumeDraftProps {
  title: string;
  /** What the offer begins with, such as that one was in the middle of listing a home. */
  lead: string;
  draft: Draft;
  onResume(): void;
  onStartAnew(): void;
  onClose(): void;
}

/** Offers what was left half-finished, on whatever device; starting anew asks first. */
export function ResumeDraft(props: ResumeDraftProps) {
  const [isAsking, setAsking] = useState(false);
  return isAsking ? (
    <ConfirmStartAnew {...props} onKeep={() => setAsking(false)} />
  ) : (
    <OfferDraft {...props} onStartAnew={() => setAsking(true)} />
  );
}

function OfferDraft({ title, lead, draft, onResume, onStartAnew, onClose }: ResumeDraftProps) {
  const when = useMomentFormat()(draft.updatedAt, {
    zone: useReaderZone() ?? 'UTC',
    day: 'with-year',
  }).there;
  return (
    <Dialog
      unsaved={false}
      title={title}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <Button onClick={onResume}>
            <Trans>Continue where you left off</Trans>
          </Button>
          <Button look="quiet" onClick={onStartAnew}>
            <Trans>Start over</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-2">
        <p className="text-lg">{lead}</p>
        <DraftTitle draft={draft} />
        <p className="text-soft">
          <Trans>Last edited: {when}</Trans>
        </p>
      </div>
    </Dialog>
  );
}

function ConfirmStartAnew({
  draft,
  onKeep,
  onStartAnew,
  onClose,
}: ResumeDraftProps & { onKeep(): void }) {
  return (
    <Dialog
      unsaved={false}
      title={<Trans>Delete your draft?</Trans>}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          {/* The browser opens the dialog with the keyboard on what loses nothing. */}
          <Button ref={markFirst} onClick={onKeep}>
            <Trans>Keep draft</Trans>
          </Button>
          <Button look="danger" onClick={onStartAnew}>
            <Trans>Delete and start over</Trans>
          </Button>
        </div>
      }
    >
      <div className="grid gap-2">
        <DraftTitle draft={draft} />
        <p>
          <Trans>This deletes everything in the draft and can't be undone.</Trans>
        </p>
      </div>
    </Dialog>
  );
}

function DraftTitle({ draft }: { draft: Draft }) {
  const { title } = draft.values;
  return typeof title === 'string' && title !== '' ? (
    <p className="font-semibold">
      <bdi>{title}</bdi>
    </p>
  ) : null;
}
