import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RoutineList } from '#domain/vocabulary.ts';
import { clockRange } from '#platform/i18n/clock-time.ts';
import { HostParagraph } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ItinerantDetails } from '../../contract.ts';
import { WorkFit } from './work/work-fit.tsx';

const HEADINGS: Readonly<Record<RoutineList, MessageDescriptor>> = {
  weekDay: msg`Weekdays`,
  weekNight: msg`Weekday evenings`,
  weekendDay: msg`Weekends`,
  weekendNight: msg`Weekend nights`,
};

/** A typical day there, by the hours of its routines. */
export function DayThere({ itinerant }: { itinerant: ItinerantDetails }) {
  const { routines, customRoutine } = itinerant;
  const { i18n } = useLingui();
  if (routines.length === 0 && customRoutine === '') return null;
  return (
    <Section title={<Trans>A day there</Trans>}>
      {routines.length === 0 ? null : <WorkFit itinerant={itinerant} />}
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {routines.map(({ list, entries }) => (
          <div key={list}>
            <h3 className="mb-3 font-semibold">{i18n._(HEADINGS[list])}</h3>
            <ul className="grid gap-2">
              {entries.map(({ id, label, slot }) => (
                <li key={id} className="flex gap-3">
                  <span className="w-42 flex-none text-soft tabular-nums">
                    {clockRange(slot, i18n.locale)}
                  </span>
                  <span>{label}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {customRoutine === '' ? null : (
        <HostParagraph className="mt-6 max-w-prose first:mt-0">{customRoutine}</HostParagraph>
      )}
    </Section>
  );
}
