import { Trans } from '@lingui/react/macro';
import { ShieldCheck } from '#platform/web/ui/icons.ts';

/** Only listings whose host's identity was verified; not there where none can be. */
export function VerifiedHostField({
  value,
  isOffered,
  onChange,
}: {
  /** Null where it isn't asked for. */
  value: true | null;
  /** Whether identities can be verified here; it can be removed without. */
  isOffered: boolean;
  onChange(value: true | null): void;
}) {
  if (!isOffered && value === null) return null;
  return (
    <label className="flex min-h-14 cursor-pointer items-start gap-3 rounded-xl border border-line-strong px-4 py-2.5 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2">
      <input
        type="checkbox"
        name="hostVerified"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked ? true : null)}
        className="mt-0.5 size-5 flex-none accent-ember outline-none"
      />
      <span className="min-w-0">
        <span className="flex items-center gap-2 font-semibold">
          <ShieldCheck aria-hidden="true" className="size-4.5 flex-none" />
          <span>
            <Trans>Verified hosts only</Trans>
          </span>
        </span>
        <span className="block text-soft text-sm">
          <Trans>Stripe has checked an official document and a photo of the host's face.</Trans>
        </span>
      </span>
    </label>
  );
}
