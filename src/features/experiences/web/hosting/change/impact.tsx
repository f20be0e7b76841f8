import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { formatMoney } from '#domain/money.ts';
import { FailedStep } from '#market/hosting/index.web.ts';
import { ApiError, call } from '#platform/web/api/client.ts';
import { useMomentFormat, useReaderMoment } from '#platform/web/time/use-moment-format.ts';
import { Info, Users } from '#platform/web/ui/icons.ts';
import { updateExperience } from '../../../contract/addresses.gen.ts';
import type { ScheduleImpact, StoredExperience } from '../../../contract.ts';
import type { HostingValues } from '../experience-form.ts';
import { sentForm } from '../submit/form-objection.ts';
import type { ConfirmedChange } from './confirmed-change.ts';

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
          <Trans>No booked guests are affected.</Trans>
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
            <Trans>{amount} is refunded to guests right away.</Trans>
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
            one: `They can cancel free of charge until their session starts, ${until} at the latest.`,
            other: `# guests can cancel free of charge until their session starts: the first until ${first}, the last until ${until}.`,
          })}`
        ) : some === guests ? (
          t`${plural(guests, {
            one: `They can cancel free of charge until ${until}.`,
            other: `All can cancel free of charge until ${until}.`,
          })}`
        ) : (
          <Trans>
            {count} of them can cancel free of charge until {until}.
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

/** The payload of a change of an experience. */
export function sentChange(
  values: HostingValues,
  version: number,
  { session, ...how }: ConfirmedChange,
) {
  return { ...sentForm(values), version, ...how, ...(session === null ? {} : { session }) };
}

export type ImpactState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly impact: ScheduleImpact }
  /** Reason of the failure, in the user's language; null where the server didn't respond. */
  | { readonly kind: 'failed'; readonly text: string | null };

const LOADING: ImpactState = { kind: 'loading' };

/**
 * Requests the impact of a change from the server whenever its scope changes; the server computes
 * it by the same rule that saving applies.
 *
 * @param how null requests nothing
 * @param onRefused called with an error that saving would have in every scope
 */
export function useChangeImpact(
  {
    stored: { id },
    version,
    values,
  }: {
    readonly stored: Pick<StoredExperience, 'id'>;
    readonly version: number;
    readonly values: HostingValues;
  },
  how: ConfirmedChange | null,
  onRefused: (refusal: ApiError) => void,
): { state: ImpactState; retry(): void } {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; state: ImpactState } | null>(null);
  const asked = how === null ? '' : `${tries} ${JSON.stringify(how)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form doesn't change while the request is open.
  useEffect(() => {
    if (how === null) return;
    const request = new AbortController();
    const body = { ...sentChange(values, version, how), dryRun: true };
    call(updateExperience, { params: { id }, body }, { signal: request.signal }).then(
      ({ impact }) => setAnswer({ of: asked, state: { kind: 'known', impact } }),
      (error: unknown) => {
        if (request.signal.aborted) return;
        if (error instanceof ApiError && !isOfSession(error)) onRefused(error);
        const text = error instanceof ApiError ? error.message : null;
        setAnswer({ of: asked, state: { kind: 'failed', text } });
      },
    );
    return () => request.abort();
  }, [asked]);

  return {
    state: answer?.of === asked ? answer.state : LOADING,
    retry: () => setTries(tries + 1),
  };
}

/** Whether the error concerns the session, so that the host can choose another. */
function isOfSession({ problem: { code } }: ApiError): boolean {
  return code === 'session-needed' || code === 'session-over';
}

/** Affected guests of a change, once they are known. */
export function ImpactView({
  state,
  zone,
  onRetry,
}: {
  state: ImpactState;
  zone: string;
  onRetry(): void;
}) {
  if (state.kind === 'failed') {
    return (
      <FailedStep onRetry={onRetry}>
        {state.text ?? (
          <Trans>We couldn't reach the server. Check your connection and try again.</Trans>
        )}
      </FailedStep>
    );
  }
  return (
    <div role="status" className="min-h-32">
      {state.kind === 'loading' ? (
        <>
          <span className="sr-only">
            <Trans>Checking who this affects…</Trans>
          </span>
          <div aria-hidden="true" className="h-32 animate-pulse rounded-card bg-sunken" />
        </>
      ) : (
        <ImpactSummary impact={state.impact} zone={zone} />
      )}
    </div>
  );
}

/** Why a change can't be saved before its impact is known; null once it is. */
export function reasonToWait({ kind }: ImpactState): ReactNode {
  if (kind === 'known') return null;
  return kind === 'loading' ? (
    <Trans>Checking who this affects…</Trans>
  ) : (
    <Trans>We don't know yet who this affects.</Trans>
  );
}
