import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { buttonClass } from '#platform/web/ui/button.tsx';

type Target = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** Links to the pages beside one of a long list; each is null where there is no such page. */
export function PageLinks({
  first,
  previous,
  next,
  label,
}: {
  first: Target | null;
  previous: Target | null;
  next: Target | null;
  /** Names the list where a page has several. */
  label?: string;
}) {
  const { t } = useLingui();
  if (first === null && previous === null && next === null) return null;
  const look = buttonClass('secondary');
  return (
    <nav aria-label={label ?? t`Pages`} className="flex flex-wrap gap-3">
      {first === null ? null : (
        <Link {...first} className={look}>
          <Trans>First page</Trans>
        </Link>
      )}
      {previous === null ? null : (
        <Link {...previous} className={look}>
          <Trans>Previous page</Trans>
        </Link>
      )}
      {next === null ? null : (
        <Link {...next} className={look}>
          <Trans>Next page</Trans>
        </Link>
      )}
    </nav>
  );
}
