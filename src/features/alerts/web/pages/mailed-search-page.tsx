import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchRhythm } from '#domain/saved-searches.ts';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { changeMailedSearch } from '../../contract/addresses.gen.ts';
import type { MailedSearch } from '../page-data.ts';

/** Where the link of a mail leads: one press stops the mails of its search, another undoes it. */
export function MailedSearchPage({ token, search }: { token: string; search: MailedSearch }) {
  const { t } = useLingui();
  const [rhythm, setRhythm] = useState(search.rhythm);
  const { busy, failure, send } = useSending();
  const { name } = search;
  // It is set back to this; one that had been stopped before begins daily.
  const earlier: SearchRhythm = search.rhythm === 'never' ? 'daily' : search.rhythm;

  async function set(next: SearchRhythm) {
    const done = await send(() =>
      call(changeMailedSearch, { params: { token }, body: { rhythm: next } }),
    );
    if (done !== null) setRhythm(done.rhythm);
  }

  return (
    <article className="content-width grid max-w-2xl justify-items-start gap-6 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>Emails about a search</Trans>
      </h1>
      <p role="status" className="max-w-prose break-words text-lg">
        {rhythm === 'never'
          ? t`We won't send any more emails about “${name}”. Your search stays saved.`
          : t`We'll email you when something new fits “${name}”, or costs less than before.`}
      </p>
      <FailureNote failure={failure} />
      {rhythm === 'never' ? (
        <Button look="secondary" busy={busy} onClick={() => void set(earlier)}>
          <Trans>Turn emails back on</Trans>
        </Button>
      ) : (
        <Button busy={busy} onClick={() => void set('never')}>
          <Trans>Stop these emails</Trans>
        </Button>
      )}
      <Link
        to="/saved-searches"
        // This page's address begins like theirs, and yet isn't one of them.
        activeOptions={{ exact: true }}
        className="inline-flex min-h-11 items-center text-ember underline underline-offset-4"
      >
        <Trans>All saved searches</Trans>
      </Link>
    </article>
  );
}
