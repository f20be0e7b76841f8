import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NavigationLabel } from '#platform/web/i18n/navigation-label.tsx';

const TAB =
  'flex min-h-11 items-center whitespace-nowrap rounded-pill border border-line px-4 text-sm hover:border-line-strong hover:bg-sunken aria-[current=page]:border-ember aria-[current=page]:bg-ember-tint aria-[current=page]:font-semibold aria-[current=page]:text-ember';

/** A page of the settings, with links to the others (spec 1 §2.1). */
export function SettingsFrame({
  title,
  about,
  children,
}: {
  title: ReactNode;
  about: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  return (
    <div className="content-width py-10">
      <div className="mx-auto max-w-2xl">
        <nav aria-label={t`Settings`} className="mb-8">
          <ul className="flex flex-wrap gap-2">
            <li>
              <Link to="/settings/language" className={TAB}>
                <Trans>Language</Trans>
              </Link>
            </li>
            <li>
              <Link to="/settings/currency" className={TAB}>
                <Trans>Currency</Trans>
              </Link>
            </li>
            <li>
              <Link to="/settings/global-preferences" className={TAB}>
                <Trans>Preferences</Trans>
              </Link>
            </li>
            {me === null ? null : (
              <li>
                <Link to="/profile-settings" className={TAB}>
                  <NavigationLabel name="account" />
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <h1 className="font-bold text-3xl">{title}</h1>
        <p className="mt-3 max-w-prose text-soft">{about}</p>
        <div className="mt-8">{children}</div>
      </div>
    </div>
  );
}
