import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LISTING_GRID } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  deleteWishlist,
  removeFromWishlist,
  renameWishlist,
} from '../../contract/addresses.gen.ts';
import type { WishlistEntry } from '../../contract.ts';
import { CompareBar, CompareBox } from '../compare/compare-choice.tsx';
import { useCompared } from '../compare/use-compared.ts';
import { NameForm } from '../name-form.tsx';
import type { OwnWishlist } from '../page-data.ts';
import { EntryCard, Note } from './entry-card.tsx';
import { HeartCount, Hearts } from './hearts.tsx';
import { NoteEditor } from './note-editor.tsx';
import { ShareSection } from './share-section.tsx';

/** One of a person's lists, with all that its owner does with it. */
export function WishlistPage({ list }: { list: OwnWishlist | null }) {
  if (list === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your lists</Trans>} scene="empty-hearts">
        <Trans>Collect places in lists, share them and decide together.</Trans>
      </LogInFirst>
    );
  }
  // A list that was seen before is shown as it was at first, and then as it is now.
  return <OwnList key={JSON.stringify(list)} list={list} />;
}

function OwnList({ list }: { list: OwnWishlist }) {
  const [entries, setEntries] = useState<readonly WishlistEntry[]>(list.entries);
  const [link, setLink] = useState(list.link);
  const compared = useCompared(entries);
  const token = link?.split('/').at(-1) ?? null;
  return (
    <div className="content-width grid gap-8 py-10">
      <ListHeader id={list.id} loadedName={list.name} />
      {entries.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <h2 className="font-bold text-xl">
            <Trans>Nothing in this list yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>Press Save to a list on anything you like, and find it here.</Trans>
          </p>
          <Link to="/" className={buttonClass()}>
            <Trans>Find a home</Trans>
          </Link>
        </div>
      ) : (
        <ul className={LISTING_GRID}>
          {entries.map((entry, at) => (
            <li key={entry.listingId}>
              <EntryCard entry={entry} eager={at < 3}>
                {token === null ? (
                  <HeartCount hearts={entry.hearts} />
                ) : (
                  <Hearts token={token} entry={entry} />
                )}
                <CompareBox entry={entry} compared={compared} />
                <EntryActions
                  params={{ id: list.id, listingId: entry.listingId }}
                  entry={entry}
                  onChange={(changed) =>
                    setEntries((all) =>
                      all.flatMap((each) =>
                        each.listingId === entry.listingId ? (changed ?? []) : each,
                      ),
                    )
                  }
                />
              </EntryCard>
            </li>
          ))}
        </ul>
      )}
      <CompareBar compared={compared} />
      <ShareSection id={list.id} link={link} onChange={setLink} />
    </div>
  );
}

function ListHeader({ id, loadedName }: { id: string; loadedName: string }) {
  const { t } = useLingui();
  const [name, setName] = useState(loadedName);
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const renaming = useSending();
  const deleting = useSending();
  const navigate = useNavigate();
  const params = { id };

  async function rename(changed: string) {
    const done = await renaming.send(() =>
      call(renameWishlist, { params, body: { name: changed } }),
    );
    if (done === null) return;
    setName(changed.trim());
    setRenaming(false);
    showToast('success', t`Saved`);
  }

  async function confirm() {
    const done = await deleting.send(() => call(deleteWishlist, { params }));
    if (done === null) return;
    setDeleting(false);
    showToast('success', t`List deleted`);
    await navigate({ to: '/wishlists' });
  }

  return (
    <header className="grid max-w-3xl gap-4">
      <Link
        to="/wishlists"
        activeOptions={{ exact: true }}
        className="inline-flex min-h-11 items-center justify-self-start text-ember underline underline-offset-4"
      >
        <Trans>My lists</Trans>
      </Link>
      <h1 className="break-words font-bold text-3xl">
        <bdi>{name}</bdi>
      </h1>
      {isRenaming ? (
        <NameForm
          name={name}
          label={<Trans>Name of the list</Trans>}
          submit={<Trans>Save</Trans>}
          busy={renaming.busy}
          failure={renaming.failure}
          isOpened
          onSave={(changed) => void rename(changed)}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setRenaming(true)}>
            <Trans>Rename</Trans>
          </Button>
          <Button look="danger" onClick={() => setDeleting(true)}>
            <Trans>Delete list</Trans>
          </Button>
        </div>
      )}
      {isDeleting ? (
        <ConfirmDialog
          busy={deleting.busy}
          onYes={() => void confirm()}
          onClose={() => setDeleting(false)}
        >
          <p>
            <Trans>
              We'll delete “{name}” with its notes and hearts. Its link will stop working.
            </Trans>
          </p>
          <FailureNote failure={deleting.failure} />
        </ConfirmDialog>
      ) : null}
    </header>
  );
}

function EntryActions({
  params,
  entry,
  onChange,
}: {
  params: { readonly id: string; readonly listingId: string };
  entry: WishlistEntry;
  /** Receives null once the entry is removed. */
  onChange(changed: WishlistEntry | null): void;
}) {
  const { t } = useLingui();
  const [isWriting, setWriting] = useState(false);
  const { busy, failure, send } = useSending();
  const title = entry.listing?.title ?? t`No longer offered`;

  async function remove() {
    const done = await send(() => call(removeFromWishlist, { params }));
    if (done === null) return;
    onChange(null);
    showToast('success', t`Removed from the list`);
  }

  if (isWriting) {
    return (
      <NoteEditor
        params={params}
        note={entry.note}
        onSaved={(note) => {
          onChange({ ...entry, note });
          setWriting(false);
        }}
        onCancel={() => setWriting(false)}
      />
    );
  }
  return (
    <>
      {entry.note === '' ? null : <Note>{entry.note}</Note>}
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          aria-label={entry.note === '' ? t`Add a note: ${title}` : t`Edit note: ${title}`}
          onClick={() => setWriting(true)}
        >
          {entry.note === '' ? <Trans>Add a note</Trans> : <Trans>Edit note</Trans>}
        </Button>
        <Button
          look="quiet"
          busy={busy}
          aria-label={t`Remove ${title} from the list`}
          onClick={() => void remove()}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </>
  );
}
