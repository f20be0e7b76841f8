import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { MAX_SAVED_REPLIES, type ReplyFact } from '#domain/saved-replies.ts';
import { call } from '#platform/web/api/client.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import { type DialogProps, openDialog } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { deleteSavedReply, listSavedReplies } from '../../contract/addresses.gen.ts';
import type { SavedReply } from '../../contract.ts';
import { ReplyForm } from './reply-form.tsx';

/** Chooses a saved reply for a message, and adds, changes and deletes them. */
export default function SavedRepliesDialog({
  parameters: { conversationId, homeId, onChoose },
  onClose,
}: DialogProps<'saved-replies'>) {
  const [replies, setReplies] = useState<readonly SavedReply[] | 'loading' | 'failed'>('loading');
  /** The reply that is changed; null for a new one. */
  const [edited, setEdited] = useState<SavedReply | null | undefined>(undefined);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      const options = { background: true, ...(signal === undefined ? {} : { signal }) };
      try {
        const input = { params: { id: conversationId } };
        setReplies((await call(listSavedReplies, input, options)).items);
      } catch {
        if (signal?.aborted !== true) setReplies('failed');
      }
    },
    [conversationId],
  );
  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load]);

  function choose(text: string) {
    afterDialog(() => onChoose(text));
    onClose();
  }

  if (edited !== undefined) {
    return (
      <ReplyForm
        reply={edited}
        onClose={onClose}
        onBack={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          void load();
        }}
      />
    );
  }
  return (
    <Dialog
      title={<Trans>Saved replies</Trans>}
      onClose={onClose}
      unsaved={false}
      size="medium"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          {homeId === null ? null : (
            <Button
              look="secondary"
              onClick={() => {
                afterDialog(() => openDialog('scheduled-messages', { listingId: homeId }));
                onClose();
              }}
            >
              <Trans>Scheduled messages</Trans>
            </Button>
          )}
          <Button
            reason={
              typeof replies !== 'string' && replies.length >= MAX_SAVED_REPLIES ? (
                <Trans>You can save up to {MAX_SAVED_REPLIES} replies. Delete one first.</Trans>
              ) : null
            }
            onClick={() => setEdited(null)}
          >
            <Trans>New reply</Trans>
          </Button>
        </div>
      }
    >
      {replies === 'loading' ? (
        <div aria-hidden="true" className="h-32 animate-pulse rounded-card bg-sunken" />
      ) : replies === 'failed' ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert">
            <Trans>We couldn't load your replies.</Trans>
          </p>
          <Button look="secondary" onClick={() => void load()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : replies.length === 0 ? (
        <p className="text-soft">
          <Trans>
            Save the replies you often send, such as how to get in. You can read and change them
            before you send them.
          </Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {replies.map((reply) => (
            <li key={reply.id}>
              <ReplyCard
                reply={reply}
                onChoose={() => choose(reply.filled)}
                onEdit={() => setEdited(reply)}
                onDeleted={() => void load()}
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ReplyCard({
  reply: { id, title, filled, missing },
  onChoose,
  onEdit,
  onDeleted,
}: {
  reply: SavedReply;
  onChoose(): void;
  onEdit(): void;
  onDeleted(): void;
}) {
  const { t } = useLingui();
  const { busy, failure, send } = useSending();
  /** Whether the deletion waits for its confirmation. */
  const [isAsked, setAsked] = useState(false);

  async function remove() {
    const done = await send(() => call(deleteSavedReply, { params: { id }, body: {} }));
    if (done === null) return;
    showToast('success', t`Reply deleted`);
    onDeleted();
  }

  return (
    <article className="grid gap-3 rounded-card border border-line p-4">
      <div className="grid gap-1">
        <h3 className="break-words font-semibold" dir="auto">
          {title}
        </h3>
        <p className="line-clamp-3 whitespace-pre-line break-words text-soft text-sm" dir="auto">
          {filled}
        </p>
        <MissingNote missing={missing} />
      </div>
      {isAsked ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="flex-1 basis-40">
            <Trans>Delete this reply?</Trans>
          </p>
          <Button look="secondary" disabled={busy} onClick={() => setAsked(false)}>
            <Trans>No</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Yes</Trans>
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button aria-label={t`Insert ${title}`} onClick={onChoose}>
            <Trans>Insert</Trans>
          </Button>
          <Button look="secondary" aria-label={t`Edit ${title}`} onClick={onEdit}>
            <Trans>Edit</Trans>
          </Button>
          <Button look="secondary" aria-label={t`Delete ${title}`} onClick={() => setAsked(true)}>
            <Trans>Delete</Trans>
          </Button>
        </div>
      )}
      <FailureNote failure={failure} />
    </article>
  );
}

/** Says which placeholders the conversation has nothing for yet. */
function MissingNote({ missing }: { missing: readonly ReplyFact[] }) {
  if (missing.length === 0) return null;
  const words = missing.map((fact) => `{${fact}}`).join(', ');
  return (
    <p className="text-ember text-sm">
      <Trans>
        Not known here yet: <span translate="no">{words}</span>. Fill it in before you send.
      </Trans>
    </p>
  );
}
