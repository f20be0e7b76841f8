import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money.ts';
import { useMomentFormat, useReaderMoment } from '#platform/web/time/use-moment-format.ts';
import { Info, Users } from '#platform/web/ui/icons.ts';
import type { ScheduleImpact } from '../../../contract.ts';

/**
 * Affected guests of a change, the refunds, and until when guests may cancel with a full refund.
 */
export function ImpactSummary({ impact, zone }: { impact: ScheduleImpact; zone: string }) {
  const { guests, seats, changed, added, removed, refund, offTimetable } = impact;
  const { i18n } = useLingui();
  const deadline = useReaderMoment();
  const moment = useMomentFormat();
  const formatDeadline = (instant: string) => deadline(instant, { zone });
  const amount = formatMoney(refund, i18n.locale);
  const off = offTimetable.length;
  const touched = changed + added + removed;
  return (
    <div className={`grid gap-3 rounded-card p-4 ${guests > 0 ? 'bg-ember-tint' : 'bg-sunken'}`}>
      <p className="flex items-center gap-2 font-semibold text-lg">
        <Users aria-hidden="true" className="size-5 flex-none" />
        {guests === 0 ? (
          <Trans>No booked guest is affected.</Trans>
        ) : (
          <span>
            <Plural value={guests} one="# guest booked" other="# guests booked" />
            <span>{' · '}</span>
            <Plural value={seats} one="# seat" other="# seats" />
          </span>
        )}
      </p>
      <ul className="grid list-disc gap-1.5 ps-5">
        {touched === 0 ? (
          <li>
            <Trans>No times change.</Trans>
          </li>
        ) : null}
        {changed === 0 ? null : (
          <li>
            <Plural value={changed} one="# session changes" other="# sessions change" />
          </li>
        )}
        {added === 0 ? null : (
          <li>
            <Plural value={added} one="# session is added" other="# sessions are added" />
          </li>
        )}
        {removed === 0 ? null : (
          <li>
            <Plural value={removed} one="# session is cancelled" other="# sessions are cancelled" />
          </li>
        )}
        {refund === 0 ? null : (
          <li>
            <Trans>{amount} goes back to guests right away.</Trans>
          </li>
        )}
        <FreeCancellations impact={impact} formatDeadline={formatDeadline} />
        {guests === 0 ? null : (
          <li>
            <Trans>We'll notify and email them.</Trans>
          </li>
        )}
      </ul>
      {off === 0 ? null : (
        <Note>
          <Plural
            value={off}
            one="One booked session isn't on the new timetable. It stays until you move or cancel it:"
            other="# booked sessions aren't on the new timetable. They stay until you move or cancel them:"
          />{' '}
          {offTimetable
            .map(({ startsAt }) => moment(startsAt, { zone, day: 'weekday' }).there)
            .join(' · ')}
        </Note>
      )}
    </div>
  );
}

/** Guests who may cancel free of charge, until when, and the refunds that could lead to. */
function FreeCancellations({
  impact: { guests, leaving },
  formatDeadline,
}: {
  impact: ScheduleImpact;
  formatDeadline(instant: string): string;
}) {
  const { t, i18n } = useLingui();
  if (leaving === null) return null;
  const { guests: some, firstUntil, lastUntil, refund } = leaving;
  const until = formatDeadline(lastUntil);
  const first = formatDeadline(firstUntil);
  const amount = formatMoney(refund, i18n.locale);
  const count = i18n.number(some);
  return (
    <>
      <li>
        {firstUntil !== lastUntil ? (
          t`${plural(some, {
            one: `They may leave free of charge until their session begins, ${until} at the latest.`,
            other: `# guests may leave free of charge until their session begins: the first until ${first}, the last until ${until}.`,
          })}`
        ) : some === guests ? (
          t`${plural(guests, {
            one: `They may leave free of charge until ${until}.`,
            other: `All may leave free of charge until ${until}.`,
          })}`
        ) : (
          <Trans>
            {count} of them may leave free of charge until {until}.
          </Trans>
        )}
      </li>
      {refund === 0 ? null : (
        <li>
          <Trans>If everyone cancels, {amount} is refunded.</Trans>
        </li>
      )}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 text-sm">
      <Info aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>{children}</span>
    </p>
  );
}
