import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { CO_HOST_ROLES, type CoHostRole, INVITATION_DAYS } from '#domain/co-hosts.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { SelectField, TextField } from '#platform/web/ui/field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { changeCoHost, inviteCoHost, removeCoHost } from '../../contract/addresses.gen.ts';
import type { CoHost, KnownAddress } from '../../contract.ts';
import { ROLE_TEXTS } from '../role-texts.ts';
import { KnownAddresses } from './known-addresses.tsx';

/** The user's co-hosts, and a form that invites another one. */
export function OwnCoHosts({
  items,
  addresses,
}: {
  items: readonly CoHost[];
  addresses: readonly KnownAddress[];
}) {
  return (
    <section aria-labelledby="own-co-hosts" className="grid gap-4">
      <h2 id="own-co-hosts" className="font-bold text-xl">
        <Trans>People who help you</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>
          Co-hosts work in your name, and you see everything they do. Payouts, cancellations and
          deleting homes always stay yours.
        </Trans>
      </p>
      {items.length === 0 ? null : (
        <ul className="grid gap-4">
          {items.map((coHost) => (
            <li key={coHost.id}>
              <CoHostCard coHost={coHost} addresses={addresses} />
            </li>
          ))}
        </ul>
      )}
      <KnownAddresses addresses={addresses} />
      <Invite />
    </section>
  );
}

function CoHostCard({ coHost, addresses }: { coHost: CoHost; addresses: readonly KnownAddress[] }) {
  const { t } = useLingui();
  const router = useRouter();
  const [isRemoving, setRemoving] = useState(false);
  const [replacesLinks, setReplacing] = useState(false);
  const { busy, failure, send } = useSending();
  const { id, email, role, state, person } = coHost;
  const name = person?.name ?? email;
  const params = { id };

  async function change(next: CoHostRole) {
    const done = await send(() => call(changeCoHost, { params, body: { role: next } }));
    if (done === null) return;
    showToast('success', t`Saved`);
    await router.invalidate();
  }

  async function remove() {
    const done = await send(() =>
      call(removeCoHost, { params, body: { replacesAddresses: replacesLinks } }),
    );
    if (done === null) return;
    setRemoving(false);
    showToast('success', t`Co-host removed`);
    await router.invalidate();
  }

  return (
    <article className="grid gap-3 rounded-card border border-line bg-raised p-5">
      <h3 className="break-words font-semibold text-lg">
        <bdi>{name}</bdi>
      </h3>
      {state === 'invited' ? (
        <p className="text-soft">
          <Trans>Invited, not accepted yet</Trans>
        </p>
      ) : (
        <p className="break-words text-soft">{email}</p>
      )}
      <RoleField value={role} disabled={busy} onChange={(next) => void change(next)} />
      {isRemoving ? null : <FailureNote failure={failure} />}
      <Button
        look="danger"
        className="justify-self-start"
        aria-label={t`Remove ${name}`}
        onClick={() => setRemoving(true)}
      >
        <Trans>Remove</Trans>
      </Button>
      {isRemoving ? (
        <ConfirmDialog busy={busy} onYes={() => void remove()} onClose={() => setRemoving(false)}>
          <p>
            <Trans>{name} will no longer have access to your hosting.</Trans>
          </p>
          {state === 'invited' || addresses.length === 0 ? null : (
            <div className="flex items-start justify-between gap-4 border-line border-t pt-4">
              <div className="grid gap-1">
                <p id={`${id}-links`} className="font-semibold">
                  <Plural
                    value={addresses.length}
                    one="Replace the calendar link of # home"
                    other="Replace the calendar links of # homes"
                  />
                </p>
                <p className="text-soft text-sm">
                  <Trans>
                    Co-hosts can read calendar links, which show when a home is taken. Once
                    replaced, other platforms see no new bookings until you give them the new links.
                  </Trans>
                </p>
              </div>
              <Switch on={replacesLinks} labelledBy={`${id}-links`} onChange={setReplacing} />
            </div>
          )}
          <FailureNote failure={failure} />
        </ConfirmDialog>
      ) : null}
    </article>
  );
}

function Invite() {
  const { t } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { busy, failure, send } = useSending();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<CoHostRole>('calendar-and-messages');
  const [isEmpty, setEmpty] = useState(false);

  async function invite(event: FormEvent) {
    event.preventDefault();
    setEmpty(email.trim() === '');
    if (email.trim() === '') return;
    const body = { email, role };
    const made = await send(() =>
      call(inviteCoHost, { body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (made === null) return;
    setEmail('');
    showToast('success', t`Invitation sent`);
    await router.invalidate();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void invite(event)}
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <h3 className="font-semibold text-lg">
        <Trans>Invite a co-host</Trans>
      </h3>
      <TextField
        label={<Trans>Email</Trans>}
        type="email"
        dir="ltr"
        autoComplete="off"
        value={email}
        disabled={busy}
        error={isEmpty ? t`Enter an email address.` : failure?.fields.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleField value={role} disabled={busy} onChange={setRole} />
      <p className="text-sm text-soft">
        <Trans>They have {INVITATION_DAYS} days to accept.</Trans>
      </p>
      <FailureNote failure={failure} />
      <Button type="submit" busy={busy} className="sm:w-fit">
        <Trans>Send invitation</Trans>
      </Button>
    </form>
  );
}

function RoleField({
  value,
  disabled,
  onChange,
}: {
  value: CoHostRole;
  disabled: boolean;
  onChange(role: CoHostRole): void;
}) {
  const { i18n } = useLingui();
  return (
    <SelectField
      label={<Trans>Permissions</Trans>}
      value={value}
      disabled={disabled}
      onChange={({ target }) => {
        const role = CO_HOST_ROLES.find((each) => each === target.value);
        if (role !== undefined) onChange(role);
      }}
    >
      {CO_HOST_ROLES.map((each) => (
        <option key={each} value={each}>
          {i18n._(ROLE_TEXTS[each])}
        </option>
      ))}
    </SelectField>
  );
}
