import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { listingRoute } from '#domain/listing-path.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { Earnings } from '../../contract.ts';
import { Money } from '../money/money.tsx';

/** The money that became the host's by listing; the bars repeat the amounts. */
export function ListingSums({ listings }: { listings: Earnings['listings'] }) {
  const { t } = useLingui();
  if (listings.length === 0) return null;
  const max = Math.max(1, ...listings.map(({ earned }) => earned));
  return (
    <Section title={<Trans>By listing</Trans>}>
      <ul aria-label={t`By listing`} className="grid gap-4">
        {listings.map(({ listingId, kind, title, earned }) => (
          <li key={listingId} className="grid grid-cols-[1fr_auto] items-center gap-x-4">
            <Link
              {...listingRoute(kind, listingId)}
              className="inline-flex min-h-11 min-w-0 items-center underline-offset-4 [overflow-wrap:anywhere] hover:underline"
            >
              <bdi>{title}</bdi>
            </Link>
            <Money amount={earned} />
            <span aria-hidden="true" className="col-span-full h-2.5 rounded-pill bg-sunken">
              <span
                style={{ width: `${(Math.max(0, earned) / max) * 100}%` }}
                className="block h-full rounded-pill bg-pine forced-color-adjust-none forced-colors:bg-[Highlight]"
              />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
