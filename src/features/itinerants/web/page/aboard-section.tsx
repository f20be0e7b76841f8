import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { displayNames } from '#platform/i18n/formats.ts';
import { zoneCity } from '#platform/i18n/moments.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { Crew } from '../../contract.ts';

/** The members aboard who agreed to be shown. */
export interface Faces {
  readonly items: readonly {
    readonly id: string;
    readonly name: string;
    readonly image: string | null;
  }[];
  /** Whether there are more of them. */
  readonly hasMore: boolean;
  /** Of a reader who is aboard: whether the others see them; null for any other. */
  readonly own: 'shown' | 'not-shown' | null;
}

/**
 * Those aboard: the faces of members who show themselves, and figures of those who agreed to be counted.
 * Nothing where there is neither.
 */
export function AboardSection({ crew, faces }: { crew: Crew | null; faces: Faces | null }) {
  const hasFaces = faces !== null && (faces.items.length > 0 || faces.own !== null);
  if (crew === null && !hasFaces) return null;
  return (
    <Section title={<Trans>Who's aboard</Trans>}>
      <div className="grid gap-8">
        {hasFaces ? <FaceList faces={faces} /> : null}
        {crew === null ? null : <CrewFigures crew={crew} />}
      </div>
    </Section>
  );
}

function FaceList({ faces: { items, hasMore, own } }: { faces: Faces }) {
  return (
    <div className="grid gap-4">
      {items.length === 0 ? null : (
        <ul className="flex flex-wrap gap-x-2 gap-y-4">
          {items.map((person) => (
            <li key={person.id} className="w-24">
              <Link
                to="/profile/$id"
                params={{ id: person.id }}
                className="grid justify-items-center gap-1.5 rounded-card p-2 text-center underline-offset-4 hover:underline"
              >
                <Avatar person={person} size={64} />
                <bdi className="w-full truncate font-semibold text-sm">{person.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasMore ? (
        <p className="text-soft">
          <Trans>And others who chose to be shown.</Trans>
        </p>
      ) : null}
      <p className="max-w-prose text-soft text-sm">
        {own === null ? (
          <Trans>
            Only members can see this, and it only shows people aboard who chose to be shown.
          </Trans>
        ) : own === 'shown' ? (
          <Trans>Members see you here.</Trans>
        ) : (
          <Trans>You're aboard, but not shown here.</Trans>
        )}
        {own === null ? null : (
          <>
            {' '}
            <Link
              to="/profile-settings"
              className="inline-flex min-h-11 items-center text-ink underline underline-offset-4 sm:min-h-0"
            >
              {own === 'shown' ? (
                <Trans>Hide me in my account settings</Trans>
              ) : (
                <Trans>Show me in my account settings</Trans>
              )}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}

/** Figures of the members who agreed to be counted. */
function CrewFigures({ crew }: { crew: Crew }) {
  const { i18n, t } = useLingui();
  const { locale } = i18n;
  const languages = displayNames(locale, { type: 'language' });
  const decade = (from: number) => {
    const first = i18n.number(from);
    const last = i18n.number(from + 9);
    return t`${first}–${last} years`;
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-soft">
        <Plural
          value={crew.people}
          one="# person aboard agreed to be counted."
          other="# people aboard agreed to be counted. Answers from fewer than three of them are under Other."
        />
      </p>
      <div className="grid gap-6 sm:grid-cols-3">
        <Shares title={<Trans>Work time zones</Trans>} shares={crew.zones} nameOf={zoneCity} />
        <Shares
          title={<Trans>Languages</Trans>}
          shares={crew.languages}
          nameOf={(code) => languages.of(code) ?? code}
        />
        <Shares title={<Trans>Ages</Trans>} shares={crew.decades} nameOf={decade} />
      </div>
    </div>
  );
}

function Shares<Value extends string | number>({
  title,
  shares,
  nameOf,
}: {
  title: ReactNode;
  shares: readonly { readonly value: Value | null; readonly people: number }[];
  nameOf(value: Value): string;
}) {
  const { i18n } = useLingui();
  // Values that all members differ in have no figures.
  if (shares.every(({ value }) => value === null)) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold text-base">{title}</h3>
      <ul className="grid gap-1">
        {shares.map(({ value, people }) => (
          <li key={value ?? ''} className="flex justify-between gap-4">
            <span className="text-soft">
              {value === null ? <Trans>Other</Trans> : nameOf(value)}
            </span>
            <span translate="no" className="tabular-nums">
              {i18n.number(people)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
