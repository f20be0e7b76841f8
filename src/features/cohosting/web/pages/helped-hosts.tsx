import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { acceptInvitation, actForHost, leaveHost } from '../../contract/addresses.gen.ts';
import type { HelpedHost } from '../../contract.ts';
import { ROLE_TEXTS } from '../role-texts.ts';

/** Hosts whom the user helps, and those who invite them. */
export function HelpedHosts({ hosts }: { hosts: readonly HelpedHost[] }) {
  return (
    <section aria-labelledby="helped-hosts" className="grid gap-4">
      <h2 id="helped-hosts" className="font-bold text-xl">
        <Trans>Hosts you help</Trans>
      </h2>
      <ul className="grid gap-4">
        {hosts.map((host) => (
          <li key={host.id}>
            <HostCard place={host} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HostCard({ place }: { place: HelpedHost }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const { busy, failure, send } = useSending();
  const { id, host, role, state, isCurrent } = place;
  const { name } = host;
  const params = { id };

  async function accept() {
    const done = await send(() => call(acceptInvitation, { params }));
    if (done === null) return;
    showToast('success', t`You now help ${name}.`);
    await router.invalidate();
  }

  async function leave() {
    const done = await send(() => call(leaveHost, { params }));
    if (done === null) return;
    setLeaving(false);
    showToast(
      'success',
      state === 'invited' ? t`Invitation declined` : t`You no longer help ${name}.`,
    );
    // All of the page is the host's while the user acts for them.
    if (isCurrent) window.location.reload();
    else await router.invalidate();
  }

  /** Opens the page afresh, so that nothing of the other account stays in it. */
  async function act(next: string | null) {
    const done = await send(() => call(actForHost, { body: { id: next } }));
    if (done !== null) window.location.assign(next === null ? '/co-hosts' : '/properties');
  }

  return (
    <article className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h3 className="font-semibold text-lg">
        <bdi>{name}</bdi>
      </h3>
      <p className="text-soft">{i18n._(ROLE_TEXTS[role])}</p>
      {isLeaving ? null : <FailureNote failure={failure} />}
      <div className="flex flex-wrap gap-3">
        {state === 'invited' ? (
          <Button busy={busy} onClick={() => void accept()}>
            <Trans>Accept</Trans>
          </Button>
        ) : isCurrent ? (
          <Button busy={busy} onClick={() => void act(null)}>
            <Trans>Back to my own account</Trans>
          </Button>
        ) : (
          <Button busy={busy} onClick={() => void act(id)}>
            <Trans>Host for {name}</Trans>
          </Button>
        )}
        <Button look="danger" onClick={() => setLeaving(true)}>
          {state === 'invited' ? <Trans>Decline</Trans> : <Trans>Stop helping</Trans>}
        </Button>
      </div>
      {isLeaving ? (
        <ConfirmDialog busy={busy} onYes={() => void leave()} onClose={() => setLeaving(false)}>
          <p>
            {state === 'invited' ? (
              <Trans>Decline to help {name}?</Trans>
            ) : (
              <Trans>You'll no longer have access to {name}'s hosting.</Trans>
            )}
          </p>
          <FailureNote failure={failure} />
        </ConfirmDialog>
      ) : null}
    </article>
  );
}
