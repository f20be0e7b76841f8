import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateFormat, displayNames, listFormat } from '#platform/i18n/formats.ts';
import { BlockButton, ReportButton } from '#platform/web/dialogs/report-button.tsx';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Check } from '#platform/web/ui/icons.ts';
import { VerifiedNote } from '#platform/web/ui/verified-note.tsx';
import type { PublicProfile } from '../../contract.ts';

/** The page of a person, with the other features' parts of it. */
export function ProfilePage({
  profile,
  about,
  hosted,
  reviews,
}: {
  profile: PublicProfile;
  /** Their own words about themselves; not shown where they wrote nothing. */
  about: ReactNode;
  /** Their listings. */
  hosted: ReactNode;
  /** Reviews by guests and by hosts. */
  reviews: ReactNode;
}) {
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
  const { name, headline, bio, interests, languages, countries, sharedInterests } = profile;
  const other = interests.filter((interest) => !sharedInterests.includes(interest));

  return (
    <article className="content-width py-10">
      <div className="mx-auto grid max-w-5xl gap-8">
        <header className="flex flex-wrap items-center gap-5">
          <Avatar person={profile} size={96} />
          <div className="grid gap-1">
            <h1 className="font-bold text-3xl">
              <bdi>{name}</bdi>
            </h1>
            {headline === '' ? null : (
              <p dir="auto" className="text-lg">
                {headline}
              </p>
            )}
            <p className="text-soft">
              <Trans>Member since {joined}</Trans>
            </p>
            <Answers answers={profile.answers} />
            {profile.isEmailConfirmed ? (
              <p className="flex items-center gap-1.5 text-soft text-sm">
                <Check aria-hidden="true" className="size-4.5 flex-none" />
                <span>
                  <Trans>Email address confirmed</Trans>
                </span>
              </p>
            ) : null}
            {profile.verified === null ? (
              <p className="text-soft text-sm">
                {profile.isIdentityOffered ? (
                  <Trans>Identity not verified</Trans>
                ) : (
                  <Trans>Identity verification isn't available on this site yet.</Trans>
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
          <div>{about}</div>
        )}
        <dl className="grid gap-4">
          <Fact label={<Trans>You're both into</Trans>} shown={sharedInterests.length > 0}>
            {sharedInterests.join(' · ')}
          </Fact>
          <Fact
            label={
              sharedInterests.length > 0 ? <Trans>Other interests</Trans> : <Trans>Interests</Trans>
            }
            shown={other.length > 0}
          >
            {other.join(' · ')}
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
      <div className="mx-auto mt-10 grid max-w-5xl gap-10 empty:hidden">
        {hosted}
        {reviews}
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

/** Hours from which a time is said in days. */
const MAX_HOURS = 24;

/** How often and how fast a host answers requests; nothing where there were too few. */
function Answers({ answers }: { answers: PublicProfile['answers'] }) {
  const { i18n } = useLingui();
  if (answers === null) return null;
  const { rate, withinHours: hours } = answers;
  return (
    <p className="text-soft text-sm">
      <Trans>Responds to {i18n.number(rate / 100, { style: 'percent' })} of requests</Trans>
      {hours === null ? null : (
        <>
          <span>{' · '}</span>
          {hours <= MAX_HOURS ? (
            <Plural value={hours} one="usually within an hour" other="usually within # hours" />
          ) : (
            <Plural
              value={Math.ceil(hours / MAX_HOURS)}
              one="usually within a day"
              other="usually within # days"
            />
          )}
        </>
      )}
    </p>
  );
}
