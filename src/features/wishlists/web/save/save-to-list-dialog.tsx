import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError, call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { afterDialog } from '#platform/web/dialogs/dialog-entry.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import {
  addToWishlist,
  createWishlist,
  listWishlists,
  removeFromWishlist,
} from '../../contract/addresses.gen.ts';
import type { WishlistItem } from '../../contract.ts';
import { NameForm } from '../name-form.tsx';

type Loaded = readonly WishlistItem[] | 'loading' | 'failed';

/** Puts a listing into any of a person's lists, or takes it out, each at once. */
export default function SaveToListDialog({ parameters, onClose }: DialogProps<'save-to-list'>) {
  const { listingId } = parameters;
  const [lists, setLists] = useState<Loaded>('loading');
  const navigate = useNavigate();
  const change = (next: (lists: readonly WishlistItem[]) => readonly WishlistItem[]) =>
    setLists((all) => (typeof all === 'string' ? all : next(all)));

  useEffect(() => {
    if (lists !== 'loading') return;
    const asking = new AbortController();
    call(listWishlists, { query: { listingId } }, { signal: asking.signal }).then(
      ({ items }) => setLists(items),
      () => {
        if (!asking.signal.aborted) setLists('failed');
      },
    );
    return () => asking.abort();
  }, [lists, listingId]);

  const showAll = () => {
    afterDialog(() => void navigate({ to: '/wishlists' }));
    onClose();
  };
  return (
    <Dialog
      title={<Trans>Save to a list</Trans>}
      onClose={onClose}
      unsaved={false}
      focus="title"
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={showAll}>
            <Trans>My lists</Trans>
          </Button>
          <Button onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        </div>
      }
    >
      {lists === 'loading' ? (
        <p role="status" className="flex items-center gap-2 text-soft">
          <Spinner />
          <span>
            <Trans>Loading your lists …</Trans>
          </span>
        </p>
      ) : lists === 'failed' ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>
            <Trans>We couldn't load your lists. Check your connection and try again.</Trans>
          </p>
          <Button onClick={() => setLists('loading')}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <Lists listingId={listingId} lists={lists} onChange={change} />
      )}
    </Dialog>
  );
}

function Lists({
  listingId,
  lists,
  onChange,
}: {
  listingId: string;
  lists: readonly WishlistItem[];
  onChange(change: (lists: readonly WishlistItem[]) => readonly WishlistItem[]): void;
}) {
  const { t } = useLingui();
  const getIntentKey = useIntentKey();
  const [failure, setFailure] = useState<string | null>(null);
  const creating = useSending();
  const [created, setCreated] = useState(0);

  const show = (id: string, hasListing: boolean) =>
    onChange((all) =>
      all.map((each) =>
        each.id !== id || each.hasListing === hasListing
          ? each
          : { ...each, hasListing, entries: each.entries + (hasListing ? 1 : -1) },
      ),
    );

  /** Shown at once, and taken back where it could not be stored. */
  async function toggle({ id, hasListing }: WishlistItem) {
    const request = { params: { id, listingId } };
    show(id, !hasListing);
    setFailure(null);
    try {
      await (hasListing ? call(removeFromWishlist, request) : call(addToWishlist, request));
    } catch (error) {
      show(id, hasListing);
      setFailure(error instanceof ApiError ? error.problem.message : t`Something went wrong.`);
    }
  }

  async function create(name: string) {
    const body = { name, listingId };
    const made = await creating.send(() =>
      call(createWishlist, { body }, { idempotencyKey: getIntentKey({ ...body, created }) }),
    );
    if (made === null) return;
    const first = { id: made.id, name: name.trim(), entries: 1, isShared: false, hasListing: true };
    onChange((all) => [{ ...first, createdAt: '' }, ...all]);
    setCreated(created + 1);
  }

  return (
    <div className="grid gap-6">
      {lists.length === 0 ? null : (
        <ul className="grid gap-2">
          {lists.map((list) => (
            <li key={list.id}>
              <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border border-line px-4 py-2 hover:bg-sunken">
                <input
                  type="checkbox"
                  className="size-5 flex-none accent-ember"
                  checked={list.hasListing}
                  onChange={() => void toggle(list)}
                />
                <bdi className="min-w-0 flex-1 break-words font-semibold">{list.name}</bdi>
                <span className="text-sm text-soft">
                  <Plural value={list.entries} one="# entry" other="# entries" />
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <FailureNote failure={failure === null ? null : { message: failure, fields: {} }} />
      <NameForm
        key={created}
        name=""
        label={<Trans>New list</Trans>}
        submit={<Trans>Create and save</Trans>}
        busy={creating.busy}
        failure={creating.failure}
        onSave={(name) => void create(name)}
      />
      <p role="status" className="sr-only">
        {created > 0 ? t`Saved` : ''}
      </p>
    </div>
  );
}
