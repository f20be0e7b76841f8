import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { ManagedPlaces } from '#features/experiences/index.web.ts';
import { LogInFirst } from '#platform/web/pages/log-in-first.tsx';

const ENTRY =
  'flex min-h-14 items-center rounded-card border border-line bg-raised px-5 py-3 font-semibold hover:border-line-strong hover:bg-sunken';

/** For administrators: the tools that exist so far. Signed-out visitors log in first. */
export function AdminPage({
  openResolutions,
}: {
  /** Number of claims and problems that are open; null where it isn't known. */
  openResolutions: number | null;
}) {
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  if (me === null) {
    return (
      <LogInFirst title={<Trans>Log in to open the admin page</Trans>}>
        <Trans>Only administrators can open this page.</Trans>
      </LogInFirst>
    );
  }
  return (
    <div className="content-width grid max-w-2xl gap-6 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>Administration</Trans>
      </h1>
      <p className="text-lg text-soft">
        <Trans>
          Your administrator account can use everything a guest or host can. What only
          administrators can do is here.
        </Trans>
      </p>
      <ManagedPlaces />
      <ul className="grid gap-3">
        <li>
          <Link to="/admin/resolutions" className={`${ENTRY} justify-between gap-4`}>
            <Trans>Problems and claims</Trans>
            {openResolutions === null ? null : (
              <span
                translate="no"
                className={`rounded-pill px-3 py-0.5 tabular-nums ${openResolutions > 0 ? 'bg-ember-tint' : 'bg-sunken'}`}
              >
                <Trans>{i18n.number(openResolutions)} open</Trans>
              </span>
            )}
          </Link>
        </li>
        <li>
          <Link to="/admin/moderation" className={ENTRY}>
            <Trans>Reports and decisions</Trans>
          </Link>
        </li>
        <li>
          <Link to="/admin/money" className={ENTRY}>
            <Trans>Money</Trans>
          </Link>
        </li>
        <li>
          <Link to="/reservations" className={ENTRY}>
            <Trans>Reservations for my homes</Trans>
          </Link>
        </li>
        <li>
          <Link to="/properties" className={ENTRY}>
            <Trans>My homes</Trans>
          </Link>
        </li>
        <li>
          <Link to="/profile-settings" className={ENTRY}>
            <Trans>My account</Trans>
          </Link>
        </li>
        <li>
          <a href="/api/docs" className={ENTRY}>
            <Trans>API reference</Trans>
          </a>
        </li>
      </ul>
    </div>
  );
}
