import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { firstName } from '#domain/first-name.ts';
import { ShieldCheck } from '#platform/web/ui/icons.ts';

/** The condition of a host who asks for verified guests, with the way to meet it. */
export function VerifiedGuestsNote({
  listing: { asksVerifiedGuests, host },
}: {
  listing: { readonly asksVerifiedGuests: boolean; readonly host: { readonly name: string } };
}) {
  if (!asksVerifiedGuests) return null;
  return (
    <div className="my-4 flex gap-3 rounded-xl bg-sunken px-4 py-3 text-sm">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-pine" />
      <div>
        <p>
          <Trans>
            {firstName(host.name)} asks guests to have their identity verified before they send a
            request.
          </Trans>
        </p>
        <Link
          to="/profile-settings"
          hash="identity"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 sm:min-h-8"
        >
          <Trans>Verify my identity</Trans>
        </Link>
      </div>
    </div>
  );
}
