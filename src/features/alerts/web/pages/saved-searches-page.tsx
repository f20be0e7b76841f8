import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { KINDS } from '#domain/kinds.ts';
import { SAVED_SEARCH_NAME, SEARCH_RHYTHMS, type SearchRhythm } from '#domain/saved-searches.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { SelectField, TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { changeSavedSearch, deleteSavedSearch } from '../../contract/addresses.gen.ts';
import type { SavedSearchItem } from '../../contract.ts';
import { RHYTHM_TEXTS } from '../rhythm-texts.ts';

/** The searches that a person saved: each can be opened, renamed, told at another rhythm, deleted. */
export function SavedSearchesPage({ items }: { items: readonly SavedSearchItem[] | null }) {
  const router = useRouter();
  if (items === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your saved searches</Trans>} scene="empty-hearts">
        <Trans>Save a search, and we'll tell you when something new fits.</Trans>
      </LogInFirst>
    );
  }
  return (
    <div className="content-width grid max-w-3xl gap-8 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>Saved searches</Trans>
      </h1>
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <EmptyScene name="empty-hearts" />
          <h2 className="font-bold text-xl">
            <Trans>No saved searches yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>
              Search for a home, then press Save search above the results. We'll email you when
              something new fits, or when a price falls.
            </Trans>
          </p>
          <Link to="/" className={buttonClass()}>
            <Trans>Find a home</Trans>
          </Link>
        </div>
      ) : (
        <ul className="grid gap-4">
          {items.map((search) => (
            <li key={search.id}>
              <SearchCard search={search} onChange={() => router.invalidate()} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const DAY = { day: 'numeric', month: 'long' } as const;

function SearchCard({
  search,
  onChange,
}: {
  search: SavedSearchItem;
  /** Reads the searches again. */
  onChange(): Promise<void>;
}) {
  const { i18n, t } = useLingui();
  const [isRenaming, setRenaming] = useState(false);
  const card = useRef<HTMLElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { busy, failure, send } = useSending();
  const { id, name, kind, query, filters, rhythm, mailedAt, isOver } = search;
  const mailed =
    mailedAt === null ? null : dateFormat(i18n.locale, DAY).format(Date.parse(mailedAt));

  function endRenaming() {
    setRenaming(false);
    // Once the button is back.
    requestAnimationFrame(() => card.current?.querySelector('button')?.focus());
  }

  async function change(patch: { name?: string; rhythm?: SearchRhythm }) {
    const body = { name, rhythm, ...patch };
    const done = await send(async () => {
      const changed = await call(changeSavedSearch, { params: { id }, body });
      await onChange();
      return changed;
    });
    if (done === null) return;
    if (isRenaming) endRenaming();
    showToast('success', t`Saved`);
  }

  return (
    <article ref={card} className="grid gap-4 rounded-card border border-line bg-raised p-5">
      {isRenaming ? (
        <NameForm
          name={name}
          busy={busy}
          error={failure?.fields.name}
          onSave={(changed) => void change({ name: changed })}
          onCancel={endRenaming}
        />
      ) : (
        <div className="grid gap-1">
          <h2 className="break-words font-bold text-xl" dir="auto">
            {name}
          </h2>
          {filters.length === 0 ? (
            <p className="text-soft">
              <Trans>Everything, everywhere</Trans>
            </p>
          ) : (
            <p className="break-words text-soft">{filters.join(' · ')}</p>
          )}
          {isOver ? (
            <p className="text-sm text-soft">
              <Trans>Its dates have passed, so there's nothing new to find.</Trans>
            </p>
          ) : mailed === null ? null : (
            <p className="text-sm text-soft">
              <Trans>Last email: {mailed}</Trans>
            </p>
          )}
        </div>
      )}
      <SelectField
        label={<Trans>Emails</Trans>}
        value={rhythm}
        disabled={busy}
        onChange={({ target }) => void change({ rhythm: target.value as SearchRhythm })}
      >
        {SEARCH_RHYTHMS.map((each) => (
          <option key={each} value={each}>
            {i18n._(RHYTHM_TEXTS[each])}
          </option>
        ))}
      </SelectField>
      <FailureNote failure={failure} />
      <div className="flex flex-wrap gap-3">
        <Link to={KINDS[kind].resultsPath} search={query} className={buttonClass()}>
          <Trans>Show results</Trans>
        </Link>
        {isRenaming ? null : (
          <Button
            look="secondary"
            disabled={busy}
            aria-label={t`Rename ${name}`}
            onClick={() => setRenaming(true)}
          >
            <Trans>Rename</Trans>
          </Button>
        )}
        <Button
          look="secondary"
          disabled={busy}
          aria-label={t`Delete ${name}`}
          onClick={() => setDeleting(true)}
        >
          <Trans>Delete</Trans>
        </Button>
      </div>
      {isDeleting ? (
        <DeleteQuestion search={search} onClose={() => setDeleting(false)} onDelete={onChange} />
      ) : null}
    </article>
  );
}

function NameForm({
  name,
  busy,
  error,
  onSave,
  onCancel,
}: {
  name: string;
  busy: boolean;
  error: string | undefined;
  onSave(name: string): void;
  onCancel(): void;
}) {
  const [typed, setTyped] = useState(name);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onSave(typed);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        label={<Trans>Name of the search</Trans>}
        value={typed}
        maxLength={SAVED_SEARCH_NAME.max}
        required
        disabled={busy}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button look="secondary" disabled={busy} onClick={onCancel}>
          <Trans context="form">Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function DeleteQuestion({
  search: { id, name },
  onClose,
  onDelete,
}: {
  search: SavedSearchItem;
  onClose(): void;
  onDelete(): Promise<void>;
}) {
  const { t } = useLingui();
  const { busy, failure, send } = useSending();
  async function confirm() {
    const done = await send(() => call(deleteSavedSearch, { params: { id }, body: {} }));
    if (done === null) return;
    onClose();
    await onDelete();
    showToast('success', t`Search deleted`);
  }
  return (
    <ConfirmDialog busy={busy} onYes={() => void confirm()} onClose={onClose}>
      <p>
        <Trans>
          We'll delete “{name}” from your saved searches and stop emailing you about it.
        </Trans>
      </p>
      <FailureNote failure={failure} />
    </ConfirmDialog>
  );
}
