import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { replaceAddresses } from '../../contract/addresses.gen.ts';
import type { KnownAddress } from '../../contract.ts';

/** Homes whose calendar link a former co-host knows; nothing where there are none. */
export function KnownAddresses({ addresses }: { addresses: readonly KnownAddress[] }) {
  const { t } = useLingui();
  const router = useRouter();
  const [isAsked, setAsked] = useState(false);
  const { busy, failure, send } = useSending();
  const known = addresses.filter(({ isKnown }) => isKnown);
  if (known.length === 0) return null;

  async function replace() {
    const done = await send(() => call(replaceAddresses, {}));
    if (done === null) return;
    setAsked(false);
    showToast('success', t`Calendar links replaced`);
    await router.invalidate();
  }

  return (
    <section
      aria-labelledby="known-links"
      className="grid gap-3 rounded-card border border-line bg-ember-tint p-5"
    >
      <h3 id="known-links" className="font-semibold text-lg">
        <Trans>Calendar links that former co-hosts know</Trans>
      </h3>
      <p className="max-w-prose text-sm">
        <Trans>They show when a home is taken, and no names or prices.</Trans>
      </p>
      <ul className="grid">
        {known.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="/properties/$id/calendar"
              params={{ id }}
              className="inline-flex min-h-11 items-center break-words underline underline-offset-4"
            >
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <Button look="secondary" className="justify-self-start" onClick={() => setAsked(true)}>
        <Plural value={known.length} one="Replace # link" other="Replace # links" />
      </Button>
      {isAsked ? (
        <ConfirmDialog busy={busy} onYes={() => void replace()} onClose={() => setAsked(false)}>
          <p>
            <Trans>
              Other platforms that use these links see no new bookings until you give them the new
              ones. You find them in the calendar of each home.
            </Trans>
          </p>
          <FailureNote failure={failure} />
        </ConfirmDialog>
      ) : null}
    </section>
  );
}
