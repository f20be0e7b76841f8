import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#platform/web/ui/button.tsx';
import { Search } from '#platform/web/ui/icons.ts';

const LINK =
  'inline-flex min-h-11 items-center underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-2 hover:decoration-ember';

/** For a page without content: a search, and links to the sections. */
export function SectionLinks() {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`Where to go from here`}
      className="mt-6 grid w-full gap-4 border-line border-t pt-6"
    >
      <search aria-label={t`Search homes in a city or country`}>
        <form action="/" className="flex max-w-xl gap-2">
          <input
            type="search"
            name="address"
            aria-label={t`Search homes in a city or country`}
            placeholder={t`City or country`}
            // Its own width hardly matters: the row determines its width.
            size={1}
            className="h-12 min-w-0 flex-1 rounded-pill border border-line-strong bg-raised px-5 text-base placeholder:text-soft"
          />
          <Button type="submit" icon={<Search aria-hidden="true" className="size-4.5" />}>
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link to="/trips" className={LINK}>
            <Trans>Your trips</Trans>
          </Link>
        </li>
        <li>
          <Link to="/guide" className={LINK}>
            <Trans>Guides</Trans>
          </Link>
        </li>
        <li>
          <Link to="/faq" className={LINK}>
            <Trans>Questions and answers</Trans>
          </Link>
        </li>
        <li>
          <Link to="/support" className={LINK}>
            <Trans>Support</Trans>
          </Link>
        </li>
        <li>
          <Link to="/sitemap" className={LINK}>
            <Trans>All pages</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
