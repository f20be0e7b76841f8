import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { firstName } from '#domain/first-name.ts';

/** On every page while a co-host acts for a host: says so, and leads to where that ends. */
export function HostingForBar({ host }: { host: { readonly name: string } }) {
  const name = firstName(host.name);
  return (
    <aside
      aria-labelledby="hosting-for"
      className="flex flex-wrap items-center justify-center gap-x-3 bg-pine-tint px-4 text-center text-pine"
    >
      <span id="hosting-for" className="py-2">
        <Trans>You're hosting for {name}.</Trans>
      </span>
      <Link
        to="/co-hosts"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        <Trans>Change</Trans>
      </Link>
    </aside>
  );
}
