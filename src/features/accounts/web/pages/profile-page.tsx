import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateFormat, displayNames, listFormat } from '#platform/i18n/formats.ts';
import { BlockButton, ReportButton } from '#platform/web/dialogs/report-button.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { VerifiedNote } from '#platform/web/ui/verified-note.tsx';
import type { PublicProfile } from '../../contract.ts';

/** The public profile of a person. */
export function ProfilePage({ profile }: { profile: PublicProfile }) {
  const { i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const named = (type: 'region' | 'language', codes: readonly string[]) => {
    const names = displayNames(i18n.locale, { type, fallback: 'code' });
    const list = listFormat(i18n.locale, { style: 'short', type: 'unit' });
    return list.format(codes.map((code) => names.of(code) ?? code));
  };
  const joined = dateFormat(i18n.locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(profile.joinedAt));
  const { name, headline, bio, interests, languages, countries, listingCount } = profile;

  return (
    <article className="content-width py-10">
      <div className="mx-auto grid max-w-2xl gap-8">
        <header className="flex flex-wrap items-center gap-5">
          <Avatar person={profile} size={96} />
          <div className="grid gap-1">
            <h1 dir="auto" className="font-bold text-3xl">
              {name}
            </h1>
            {headline === '' ? null : (
              <p dir="auto" className="text-lg">
                {headline}
              </p>
            )}
            <p className="text-soft">
              <Trans>Member since {joined}</Trans>
              {listingCount > 0 ? (
                <>
                  <span>{' · '}</span>
                  <Plural value={listingCount} one="hosts # listing" other="hosts # listings" />
                </>
              ) : null}
            </p>
            {profile.verified === null ? (
              <p className="text-soft text-sm">
                {profile.isIdentityOffered ? (
                  <Trans>Identity not verified</Trans>
                ) : (
                  <Trans>No one's identity is verified on this site yet.</Trans>
                )}
              </p>
            ) : (
              <VerifiedNote verified={profile.verified} />
            )}
          </div>
        </header>
        {bio === '' ? (
          <p className="text-soft">
            <Trans>{name} hasn't filled in their profile yet.</Trans>
          </p>
        ) : (
          <p dir="auto" className="max-w-prose whitespace-pre-line text-lg">
            {bio}
          </p>
        )}
        <dl className="grid gap-4">
          <Fact label={<Trans>Interests</Trans>} shown={interests.length > 0}>
            {interests.join(' · ')}
          </Fact>
          <Fact label={<Trans>Speaks</Trans>} shown={languages.length > 0}>
            {named('language', languages)}
          </Fact>
          <Fact label={<Trans>Has lived in or visited</Trans>} shown={countries.length > 0}>
            {named('region', countries)}
          </Fact>
        </dl>
        {me === null || me.id === profile.id ? null : (
          <div className="flex flex-wrap gap-x-4">
            <ReportButton subject={{ kind: 'profile', id: profile.id }}>
              <Trans>Report</Trans>
            </ReportButton>
            <BlockButton person={profile} />
          </div>
        )}
      </div>
    </article>
  );
}

function Fact({
  label,
  shown,
  children,
}: {
  label: ReactNode;
  shown: boolean;
  children: ReactNode;
}) {
  if (!shown) return null;
  return (
    <div>
      <dt className="font-semibold text-sm">{label}</dt>
      {/* Server and browser may know a place by different names. */}
      <dd dir="auto" suppressHydrationWarning>
        {children}
      </dd>
    </div>
  );
}
