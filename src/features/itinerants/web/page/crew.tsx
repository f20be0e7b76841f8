import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { displayNames } from '#platform/i18n/formats.ts';
import { zoneCity } from '#platform/i18n/moments.ts';
import { Section } from '#platform/web/ui/section.tsx';
import type { Crew } from '../../contract.ts';

/** Who is aboard, in numbers of those who agreed to be counted; nothing below five of them. */
export function CrewSection({ crew }: { crew: Crew | null }) {
  const { i18n, t } = useLingui();
  if (crew === null) return null;
  const { locale } = i18n;
  const languages = displayNames(locale, { type: 'language' });
  const decade = (from: number) => {
    const first = i18n.number(from);
    const last = i18n.number(from + 9);
    return t`${first}–${last} years`;
  };
  return (
    <Section
      title={<Trans>Who's aboard</Trans>}
      about={
        <Plural
          value={crew.people}
          one="# person aboard agreed to be counted."
          other="# people aboard agreed to be counted. What fewer than three of them said is under Other."
        />
      }
    >
      <div className="grid gap-6 sm:grid-cols-3">
        <Shares title={<Trans>Work time zones</Trans>} shares={crew.zones} nameOf={zoneCity} />
        <Shares
          title={<Trans>Languages</Trans>}
          shares={crew.languages}
          nameOf={(code) => languages.of(code) ?? code}
        />
        <Shares title={<Trans>Ages</Trans>} shares={crew.decades} nameOf={decade} />
      </div>
    </Section>
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
  // What all of them said differently tells nothing.
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
            <span className="tabular-nums">{i18n.number(people)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
