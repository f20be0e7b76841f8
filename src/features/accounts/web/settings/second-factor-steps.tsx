import { Trans, useLingui } from '@lingui/react/macro';
import { BRAND } from '#platform/brand/brand.ts';
import { call } from '#platform/web/api/client.ts';
import { saveAsFile } from '#platform/web/files/save-as-file.ts';
import { copyText } from '#platform/web/scope/copy-text.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { confirmSecondFactor } from '../../contract/addresses.gen.ts';
import { codeProofSchema } from '../../contract/schemas.ts';
import type { SecondFactorStart } from '../../contract.ts';
import { CodeField } from '../forms/code-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { LINK } from '../link-class.ts';

/** Connects an authenticator app: its QR code, and the first code of the app. */
export function ConnectApp({
  start: { secret, url, qr },
  onConfirmed,
  onClose,
}: {
  start: SecondFactorStart;
  onConfirmed(codes: readonly string[]): void;
  onClose(): void;
}) {
  const { t } = useLingui();
  const form = useContractForm(codeProofSchema, { code: '' }, { retyped: 'code' });
  const formProps = form.formProps(async (body) => {
    const { codes } = await call(confirmSecondFactor, { body });
    onConfirmed(codes);
  });
  return (
    <Dialog
      title={<Trans>Connect an authenticator app</Trans>}
      unsaved={false}
      busy={form.isSubmitting}
      onClose={onClose}
    >
      <form {...formProps}>
        <fieldset disabled={form.isSubmitting} className="grid gap-5">
          <p>
            <Trans>
              Scan this code with an authenticator app. Your password manager may have one built in.
            </Trans>
          </p>
          <svg
            role="img"
            aria-label={t`QR code for your authenticator app`}
            viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
            shapeRendering="crispEdges"
            className="w-52 justify-self-center rounded-xl bg-white"
          >
            <path d={qr.path} fill="#000" />
          </svg>
          <div className="grid gap-1 text-sm">
            <p className="text-soft">
              <Trans>Can't scan it? Enter this key in the app:</Trans>
            </p>
            <code dir="ltr" translate="no" className="break-all font-semibold">
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
            <a href={url} className={`${LINK} justify-self-start`}>
              <Trans>Open an app on this device</Trans>
            </a>
          </div>
          <CodeField
            {...form.text('code')}
            hint={<Trans>The six digits that the app shows now.</Trans>}
          />
          <Button type="submit" wide busy={form.isSubmitting}>
            <Trans>Turn on</Trans>
          </Button>
        </fieldset>
      </form>
    </Dialog>
  );
}

/** The backup codes, once. */
export function BackupCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const { t } = useLingui();
  const text = codes.join('\n');
  async function copy() {
    try {
      await copyText(text);
      showToast('success', t`Codes copied`);
    } catch {
      showToast('error', t`Your browser didn't allow copying. Download the codes instead.`);
    }
  }
  return (
    <Dialog
      title={<Trans>Save your backup codes</Trans>}
      unsaved={false}
      focus="title"
      onClose={onClose}
    >
      <div className="grid gap-5">
        <p>
          <Trans>
            If you don't have your phone, each of these codes lets you log in once. Keep them
            somewhere safe: we won't show them again.
          </Trans>
        </p>
        <ul
          dir="ltr"
          translate="no"
          className="grid grid-cols-2 justify-items-center gap-x-6 gap-y-2 rounded-xl bg-sunken p-4 font-mono tabular-nums"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => void copy()}>
            <Trans>Copy</Trans>
          </Button>
          <Button
            look="secondary"
            onClick={() => saveAsFile(`${BRAND.name}-backup-codes.txt`, `${text}\n`)}
          >
            <Trans>Download</Trans>
          </Button>
        </div>
        <Button wide onClick={onClose}>
          <Trans>I've saved them</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
