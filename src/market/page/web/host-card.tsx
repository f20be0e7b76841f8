import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dateFormat, displayNames, listFormat } from '#platform/i18n/formats.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { VerifiedNote } from '#platform/web/ui/verified-note.tsx';
import type { Host } from '../contract.ts';
import { OwnWords } from './translation/translated-texts.tsx';

/** The host of a listing. */
export function HostCard({
  host,
  own,
  contact,
}: {
  host: Host;
  own: boolean;
  /** Button to message them; hidden from the host. */
  contact: ReactNode;
}) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const joined = dateFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(host.joinedAt));
  return (
    <div className="flex flex-col gap-5 sm:flex-row">
      <div className="flex-none">
        <Avatar person={host} size={96} />
      </div>
      <div className="max-w-prose">
        <h3 className="font-semibold text-lg">
          <bdi>{host.name}</bdi>
        </h3>
        {host.headline === '' ? null : (
          <p className="text-soft">
            <bdi>{host.headline}</bdi>
          </p>
        )}
        <p className="mt-1 text-soft text-sm">
          <Trans>
            Host since {joined}, with{' '}
            <Plural value={host.listingCount} one="# listing" other="# listings" />
          </Trans>
        </p>
        {host.answerRate === null ? null : (
          <p className="text-soft text-sm">
            <Trans>
              Responds to {i18n.number(host.answerRate / 100, { style: 'percent' })} of requests
            </Trans>
          </p>
        )}
        <VerifiedNote verified={host.verified} />
        {host.languages.length === 0 ? null : (
          <p className="text-soft text-sm">
            <Languages codes={host.languages} />
          </p>
        )}
        {host.bio === '' ? null : (
          <OwnWords language={host.language} className="mt-3">
            {host.bio}
          </OwnWords>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {own ? null : contact}
          <Link to="/profile/$id" params={{ id: host.id }} className={buttonClass('secondary')}>
            {own ? <Trans>View my profile</Trans> : <Trans>View {host.name}'s profile</Trans>}
          </Link>
        </div>
      </div>
    </div>
  );
}

function Languages({ codes }: { codes: readonly string[] }) {
  const { i18n } = useLingui();
  const names = displayNames(i18n.locale, { type: 'language', fallback: 'code' });
  const list = listFormat(i18n.locale, {}).format(codes.map((code) => formatLanguage(names, code)));
  return <Trans>Speaks {list}</Trans>;
}

/** Languages are free text; a value that isn't a code is shown unchanged. */
function formatLanguage(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
