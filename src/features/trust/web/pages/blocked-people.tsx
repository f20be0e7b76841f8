import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { PersonName } from '#platform/web/ui/person-name.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { listBlocks, unblockPerson } from '../../contract/addresses.gen.ts';

type Blocked = RouteResponse<typeof listBlocks>['items'][number];

/** In account settings: the people one has blocked, each of whom can be unblocked. */
export function BlockedPeople() {
  const { t } = useLingui();
  const [people, setPeople] = useState<readonly Blocked[] | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    call(listBlocks, {})
      .then(({ items }) => {
        if (isCurrent) setPeople(items);
      })
      .catch(() => {
        if (isCurrent) setFailed(true);
      });
    return () => {
      isCurrent = false;
    };
  }, []);

  async function unblock(id: string) {
    setBusy(id);
    try {
      await call(unblockPerson, { params: { id }, body: {} });
      setPeople((before) => before?.filter((person) => person.id !== id) ?? null);
      showToast('success', t`Unblocked`);
    } catch {
      showToast('error', t`Something went wrong.`);
    } finally {
      setBusy(null);
    }
  }

  return (
    <Section title={<Trans>Blocked people</Trans>}>
      {hasFailed ? (
        <p role="alert" className="text-soft">
          <Trans>We couldn't load this. Please open the page again.</Trans>
        </p>
      ) : people === null ? (
        <p className="text-soft">
          <Trans>Loading…</Trans>
        </p>
      ) : people.length === 0 ? (
        <p className="max-w-prose text-soft">
          <Trans>
            You haven't blocked anyone. You can block a person on their profile, or in a
            conversation with them.
          </Trans>
        </p>
      ) : (
        <ul className="grid gap-3">
          {people.map((person) => (
            <li key={person.id} className="flex items-center gap-3">
              <Avatar person={person} size={40} />
              <span className="min-w-0 flex-1 truncate">
                <PersonName person={person} />
              </span>
              <Button
                look="secondary"
                busy={busy === person.id}
                aria-label={t`Unblock ${person.name}`}
                onClick={() => void unblock(person.id)}
              >
                <Trans>Unblock</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
