import { Trans, useLingui } from '@lingui/react/macro';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { zoneCity } from '#platform/i18n/moments.ts';
import { HostParagraph, HostText } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ExperienceDetails } from '../../contract.ts';
import { entryDays } from './entry-days.ts';

/** The lines of the timetable: how often, when, and until when. */
export function Timetable({ experience }: { experience: Omit<ExperienceDetails, 'policy'> }) {
  const { i18n } = useLingui();
  const { entries, place } = experience;
  if (entries.length === 0) return null;
  return (
    <Section title={<Trans>Timetable</Trans>}>
      <ul className="grid gap-5">
        {entries.map((entry) => {
          const { startTime, endTime, timeZone, until } = entry;
          const zone = timeZone === place.timeZone ? null : zoneCity(timeZone);
          const last = until === null ? null : formatDay(until, i18n.locale, 'long');
          const hours = clockRange({ start: startTime, end: endTime }, i18n.locale);
          return (
            <li key={entry.id}>
              <h3 className="font-semibold text-base">
                <HostText>{entry.title}</HostText>
              </h3>
              <p suppressHydrationWarning>
                {`${i18n._(entryDays(entry, i18n.locale))} · ${zone === null ? hours : `${hours} (${zone})`}`}
              </p>
              {last === null ? null : (
                <p className="text-sm text-soft">
                  <Trans>Until {last}</Trans>
                </p>
              )}
              {entry.description === '' ? null : (
                <HostParagraph className="mt-1 max-w-prose text-soft">
                  {entry.description}
                </HostParagraph>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
