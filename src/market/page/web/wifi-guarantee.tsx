import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { GUARANTEE_PERCENT } from '#domain/compensation.ts';
import { BadgeCheck } from '#platform/web/ui/icons.ts';

/** The rights of a guest whose own measurements are far below the speed that a listing shows. */
export function WifiGuarantee() {
  const { i18n } = useLingui();
  const percent = i18n.number(GUARANTEE_PERCENT / 100, { style: 'percent' });
  return (
    <p className="mt-3 flex items-start gap-3">
      <BadgeCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-pine" />
      <span>
        <Trans>
          If you measure less than half of this when you arrive, you can leave with a refund or get{' '}
          {percent} of the price of the nights back.
        </Trans>{' '}
        <Link
          to="/guide/$slug"
          params={{ slug: 'work-guarantee' }}
          className="whitespace-nowrap underline underline-offset-4"
        >
          <Trans>Work guarantee</Trans>
        </Link>
      </span>
    </p>
  );
}
