import { Plural, Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { EmptyScene } from '#platform/web/pages/empty-scene.tsx';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';
import { createWishlist } from '../../contract/addresses.gen.ts';
import type { WishlistItem } from '../../contract.ts';
import { NameForm } from '../name-form.tsx';

/** The lists of a person, and a form for another one. */
export function WishlistsPage({ items }: { items: readonly WishlistItem[] | null }) {
  if (items === null) {
    return (
      <LogInFirst title={<Trans>Log in to see your lists</Trans>} scene="empty-hearts">
        <Trans>Collect places in lists, share them and decide together.</Trans>
      </LogInFirst>
    );
  }
  return (
    <div className="content-width grid max-w-3xl gap-8 py-10">
      <header className="grid justify-items-start gap-2">
        <h1 className="font-bold text-3xl">
          <Trans>My lists</Trans>
        </h1>
        <Link
          to="/favorites"
          className="inline-flex min-h-11 items-center text-ember underline underline-offset-4"
        >
          <Trans>Wishlist</Trans>
        </Link>
      </header>
      {items.length === 0 ? (
        <div className="grid justify-items-start gap-4 rounded-card border border-line bg-raised p-8">
          <EmptyScene name="empty-hearts" />
          <h2 className="font-bold text-xl">
            <Trans>No lists yet</Trans>
          </h2>
          <p className="max-w-prose text-soft">
            <Trans>
              Create one, then press Save to a list on anything you like. You can share a list by
              link, and friends can vote with hearts.
            </Trans>
          </p>
        </div>
      ) : (
        <ul className="grid gap-4">
          {items.map((list) => (
            <li key={list.id}>
              <ListCard list={list} />
            </li>
          ))}
        </ul>
      )}
      <NewList />
    </div>
  );
}

function ListCard({ list: { id, name, entries, isShared } }: { list: WishlistItem }) {
  return (
    <article className="group relative grid gap-1 rounded-card border border-line bg-raised p-5 hover:bg-sunken">
      <h2 className="break-words font-bold text-xl">
        <Link
          to="/wishlists/$id"
          params={{ id }}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className="text-soft">
        <Plural value={entries} one="# entry" other="# entries" />
      </p>
      {isShared ? (
        <p className="text-sm text-soft">
          <Trans>Shared by link</Trans>
        </p>
      ) : null}
    </article>
  );
}

function NewList() {
  const navigate = useNavigate();
  const getIntentKey = useIntentKey();
  const { busy, failure, send } = useSending();
  async function create(name: string) {
    const body = { name };
    const made = await send(() =>
      call(createWishlist, { body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (made !== null) await navigate({ to: '/wishlists/$id', params: { id: made.id } });
  }
  return (
    <section className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <NameForm
        name=""
        label={<Trans>New list</Trans>}
        submit={<Trans>Create list</Trans>}
        busy={busy}
        failure={failure}
        onSave={(name) => void create(name)}
      />
    </section>
  );
}
