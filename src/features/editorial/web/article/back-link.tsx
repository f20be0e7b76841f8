import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from '#platform/web/ui/icons.ts';

/** A link from a piece to its list; nothing for a page without a list. */
export function BackLink({ path }: { path: string }) {
  const [folder, piece] = path.split('/');
  if (piece === undefined) return null;
  const list: string = `/${folder}`;
  return (
    <p className="mb-6">
      <Link
        to={list}
        className="-ms-2 inline-flex min-h-11 items-center gap-2 rounded-pill px-2 font-semibold text-sm text-soft hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {folder === 'guide' ? (
          <Trans>All guides</Trans>
        ) : folder === 'blog' ? (
          <Trans>All posts</Trans>
        ) : (
          <Trans>Support</Trans>
        )}
      </Link>
    </p>
  );
}
