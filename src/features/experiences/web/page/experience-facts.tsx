import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fact, FactList } from '#market/page/index.web.ts';
import { listFormat, numberFormat } from '#platform/i18n/formats.ts';
import { Sparkles, Timer, Users } from '#platform/web/ui/icons.ts';
import type { ExperienceDetails } from '../../contract.ts';
import { EXPERIENCE_LINES } from '../data/categories.ts';

/** Kind, capacity and length of an experience. */
export function ExperienceFacts({ experience }: { experience: Omit<ExperienceDetails, 'policy'> }) {
  const { i18n } = useLingui();
  const { category, categoryLabel, styleLabel, guestCount, host, routine } = experience;
  const { Icon } = EXPERIENCE_LINES[category];
  const minutes = lengthOfSession(experience);
  return (
    <>
      <h2 className="font-semibold text-xl">
        <Trans>
          {styleLabel} with {host.name}
        </Trans>
      </h2>
      <FactList>
        <Fact icon={Icon}>{categoryLabel}</Fact>
        <Fact icon={Users}>
          <Plural
            value={guestCount}
            one="# person, host included"
            other="Up to # people, host included"
          />
        </Fact>
        {minutes === null ? null : (
          <Fact icon={Timer}>
            <span suppressHydrationWarning>{formatLength(minutes, i18n.locale)}</span>
          </Fact>
        )}
        {/* Many are named like their style, which is shown above. */}
        {routine === null || routine.label === styleLabel ? null : (
          <Fact icon={Sparkles}>{routine.label}</Fact>
        )}
      </FactList>
    </>
  );
}

/** "2 hours and 30 minutes". */
function formatLength(minutes: number, locale: string): string {
  const parts = [
    { unit: 'hour', amount: Math.floor(minutes / 60) },
    { unit: 'minute', amount: minutes % 60 },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ unit, amount }) =>
      numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount),
    );
  return listFormat(locale, { type: 'conjunction' }).format(parts);
}

/** Length of a session in minutes by its timetable; null where there is none, or they differ. */
function lengthOfSession({ entries }: Pick<ExperienceDetails, 'entries'>): number | null {
  const lengths = new Set(
    entries.map(({ startTime, endTime }) => toMinutes(endTime) - toMinutes(startTime)),
  );
  const [length] = lengths;
  return lengths.size === 1 && length !== undefined ? length : null;
}

/** Minutes of a day, from HH:MM. */
function toMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
