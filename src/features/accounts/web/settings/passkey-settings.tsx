import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { formatDay } from '#platform/i18n/days.ts';
import { dayIn } from '#platform/i18n/moments.ts';
import { call } from '#platform/web/api/client.ts';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../contract/addresses.gen.ts';
import { passkeyRenamingSchema } from '../../contract/schemas.ts';
import type { PasskeyList } from '../../contract.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { describeProblem } from '../forms/describe-problem.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import { makePasskey, supportsPasskeys } from '../passkeys/authenticator.ts';

type Passkey = PasskeyList['items'][number];
/** A task with one of them, in a dialog. */
type Task = { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** The user's passkeys: add, rename, remove. */
export function PasskeySettings() {
  const { t, i18n } = useLingui();
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | 'loading' | 'failed'>('loading');
  const [adding, setAdding] = useState(false);
  const [task, setTask] = useState<Task | null>(null);
  const isSupported = useHydrated() && supportsPasskeys();

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      const { items } = await call(listPasskeys, {}, signal === undefined ? {} : { signal });
      setPasskeys(items);
    } catch {
      if (signal?.aborted !== true) setPasskeys('failed');
    }
  }, []);
  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load]);

  async function add() {
    setAdding(true);
    try {
      const response = await makePasskey(await call(startPasskey, {}));
      if (response !== null) {
        await call(addPasskey, { body: { response } });
        showToast('success', t`Passkey added`);
        await load();
      }
    } catch (error) {
      showToast('error', describeAdding(error) ?? describeProblem(error, i18n).message);
    }
    setAdding(false);
  }

  /** Authenticators don't make a second passkey for the same account. */
  function describeAdding(error: unknown): string | null {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    return isThere ? t`This device already has a passkey for your account.` : null;
  }

  function close(isDone: boolean) {
    setTask(null);
    if (isDone) void load();
  }

  return (
    <SettingsSection
      title={<Trans>Passkeys</Trans>}
      about={
        <Trans>
          Log in with your fingerprint, your face or your screen lock. No one can guess a passkey or
          trick you into giving it away.
        </Trans>
      }
    >
      {passkeys === 'loading' ? (
        <div aria-busy="true" className="h-11 animate-pulse rounded-xl bg-sunken" />
      ) : passkeys === 'failed' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            <Trans>We couldn't load the list.</Trans>
          </p>
          <Button look="secondary" onClick={() => void load()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : passkeys.length === 0 ? null : (
        <ul className="grid gap-2">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onTask={setTask} />
          ))}
        </ul>
      )}
      <Button
        look="secondary"
        className="justify-self-start"
        busy={adding}
        reason={
          isSupported || passkeys === 'loading' ? null : (
            <Trans>This browser can't create passkeys here.</Trans>
          )
        }
        onClick={() => void add()}
      >
        <Trans>Add a passkey</Trans>
      </Button>
      {task?.kind === 'rename' ? <RenameDialog passkey={task.passkey} onClose={close} /> : null}
      {task?.kind === 'remove' ? <RemoveDialog passkey={task.passkey} onClose={close} /> : null}
    </SettingsSection>
  );
}

function PasskeyRow({ passkey, onTask }: { passkey: Passkey; onTask(task: Task): void }) {
  const { t, i18n } = useLingui();
  const zone = useReaderZone() ?? 'UTC';
  const day = (at: string) =>
    formatDay(dayIn(Temporal.Instant.from(at), zone), i18n.locale, 'medium');
  const { name, createdAt, lastUsedAt } = passkey;
  const added = day(createdAt);
  const used = lastUsedAt === null ? null : day(lastUsedAt);
  const label = name === '' ? t`Passkey` : name;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border border-line px-4 py-3">
      <div className="grid min-w-0 gap-0.5">
        <bdi className="break-words font-semibold">{label}</bdi>
        <Facts>
          <Trans>Added {added}</Trans>
        </Facts>
        {used === null ? null : (
          <Facts>
            <Trans>Last used {used}</Trans>
          </Facts>
        )}
      </div>
      <div className="-mx-3 flex flex-wrap gap-1">
        <Button
          look="quiet"
          aria-label={t`Rename ${label}`}
          onClick={() => onTask({ kind: 'rename', passkey })}
        >
          <Trans>Rename</Trans>
        </Button>
        <Button
          look="quiet"
          aria-label={t`Remove ${label}`}
          onClick={() => onTask({ kind: 'remove', passkey })}
        >
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <span className="text-sm text-soft">{children}</span>;
}

interface TaskDialogProps {
  readonly passkey: Passkey;
  onClose(isDone: boolean): void;
}

function RenameDialog({ passkey: { id, name }, onClose }: TaskDialogProps) {
  const { t } = useLingui();
  const form = useContractForm(passkeyRenamingSchema, { name });
  const formProps = form.formProps(async (body) => {
    await call(renamePasskey, { params: { id }, body });
    showToast('success', t`Passkey renamed`);
    onClose(true);
  });
  return (
    <Dialog
      title={<Trans>Rename passkey</Trans>}
      unsaved={form.isDirty}
      busy={form.isSubmitting}
      onClose={() => onClose(false)}
    >
      <form {...formProps}>
        <fieldset disabled={form.isSubmitting} className="grid gap-4">
          <TextField {...form.text('name')} label={<Trans>Name</Trans>} />
          <Button type="submit" busy={form.isSubmitting} className="justify-self-end">
            <Trans>Save</Trans>
          </Button>
        </fieldset>
      </form>
    </Dialog>
  );
}

function RemoveDialog({ passkey: { id, name }, onClose }: TaskDialogProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const label = name === '' ? t`Passkey` : name;
  async function remove() {
    setBusy(true);
    try {
      await call(removePasskey, { params: { id } });
      showToast('success', t`Passkey removed`);
      onClose(true);
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
      setBusy(false);
    }
  }
  return (
    <Dialog
      title={<Trans>Remove this passkey?</Trans>}
      unsaved={false}
      busy={busy}
      onClose={() => onClose(false)}
    >
      <div className="grid gap-4">
        <p>
          <Trans>
            You'll no longer be able to log in with <bdi>{label}</bdi>. Your device may still show
            it until you delete it there, too.
          </Trans>
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" disabled={busy} onClick={() => onClose(false)}>
            <Trans>Keep it</Trans>
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
