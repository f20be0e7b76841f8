import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { STAFF_ROLES, type StaffRole } from '#domain/roles.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { SaveButton } from '#platform/web/lists/save-button.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { grantRole, revokeRole } from '../../contract/addresses.gen.ts';
import { REASON_LENGTH } from '../../contract/limits.ts';
import { ActForm } from '../act-form.tsx';
import type { StaffList } from '../page-data.ts';
import { ConsolePage, Part } from '../parts.tsx';
import { ROLE_DUTIES, ROLE_TEXTS } from '../role-texts.ts';
import { downloadStaff } from './download-staff.ts';

type Member = StaffList['items'][number];

/** Those who run the place, and their roles. */
export function StaffPage({ staff }: { staff: StaffList | null }) {
  const { i18n } = useLingui();
  if (staff === null) return null;
  return (
    <ConsolePage title={<Trans>Staff</Trans>}>
      <ul className="grid gap-3">
        {staff.items.map((member) => (
          <li
            key={member.id}
            data-key-row=""
            className="grid gap-3 rounded-card border border-line bg-raised p-4"
          >
            <MemberRow member={member} />
          </li>
        ))}
      </ul>
      <SaveButton onSave={() => downloadStaff(staff, i18n)} />
      <Part title={<Trans>Give a role</Trans>}>
        <GrantForm />
      </Part>
    </ConsolePage>
  );
}

function MemberRow({
  member: { id, name, email, role, hasSecondFactor, isSelf },
}: {
  member: Member;
}) {
  const { i18n, t } = useLingui();
  return (
    <>
      <div className="grid justify-items-start gap-0.5">
        <Link
          to="/admin/people/$id"
          params={{ id }}
          className="font-semibold underline underline-offset-4"
        >
          <bdi>{name}</bdi>
        </Link>
        <bdi className="break-words text-soft text-sm">{email}</bdi>
        <span className="text-sm">{i18n._(ROLE_TEXTS[role])}</span>
        {hasSecondFactor ? null : (
          <span className="text-danger text-sm">
            <Trans>Two-step login is off</Trans>
          </span>
        )}
      </div>
      {isSelf ? (
        <p className="text-soft text-sm">
          <Trans>This is you. Only another administrator can change your role.</Trans>
        </p>
      ) : (
        <div>
          <ActForm
            title={<Trans>Revoke the role</Trans>}
            summary={
              <Trans>{name} keeps an ordinary account, without access to the console.</Trans>
            }
            done={t`Role revoked`}
            isDanger
            send={(reason) => call(revokeRole, { params: { id }, body: { reason } })}
          />
        </div>
      )}
    </>
  );
}

function GrantForm() {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { busy, failure, send } = useSending();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('support');
  const [reason, setReason] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body = { email, role, reason };
    const done = await send(() =>
      call(grantRole, { body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (done === null) return;
    setEmail('');
    setReason('');
    showToast('success', t`Role given`);
    await router.invalidate();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-4">
      <TextField
        type="email"
        autoComplete="off"
        label={<Trans>Email of the account</Trans>}
        value={email}
        disabled={busy}
        error={failure?.fields.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <SelectField
        label={<Trans>Role</Trans>}
        hint={i18n._(ROLE_DUTIES[role])}
        value={role}
        disabled={busy}
        onChange={({ target }) =>
          setRole(STAFF_ROLES.find((each) => each === target.value) ?? 'support')
        }
      >
        {STAFF_ROLES.map((each) => (
          <option key={each} value={each}>
            {i18n._(ROLE_TEXTS[each])}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={<Trans>Reason, kept in the log</Trans>}
        rows={2}
        maxLength={REASON_LENGTH.max}
        value={reason}
        disabled={busy}
        error={failure?.fields.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FailureNote failure={failure} />
      <div>
        <Button type="submit" busy={busy}>
          <Trans>Give the role</Trans>
        </Button>
      </div>
    </form>
  );
}
