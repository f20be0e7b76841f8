import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { FEED_NAME } from '#domain/calendar-feeds.ts';
import { formatAgo } from '#platform/i18n/ago.ts';
import { call } from '#platform/web/api/client.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { TextField } from '#platform/web/ui/field.tsx';
import { CircleAlert } from '#platform/web/ui/icons.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { fetchCalendarNow, removeCalendar, renameCalendar } from '../../contract/addresses.gen.ts';
import type { HomeCalendars, ShownCalendar } from '../../contract.ts';
import { RefusalNote } from '../dialogs/refusal-note.tsx';
import { useAttempt } from '../dialogs/use-attempt.ts';
import { PROBLEM_TEXTS } from './problem-texts.ts';

const MINUTE_MS = 60_000;

/** A calendar that a home imports: how fresh it is, what is wrong with it, what can be done. */
export function ImportedCalendar({
  listingId,
  calendar,
  isFetching,
  onChange,
  onFetch,
}: {
  listingId: string;
  calendar: ShownCalendar;
  isFetching: boolean;
  onChange(answer: HomeCalendars): void;
  onFetch(answer: HomeCalendars): void;
}) {
  const { t } = useLingui();
  const { busy, refusal, attempt } = useAttempt();
  const [asks, setAsks] = useState<'name' | 'removal' | null>(null);
  const { id, name, site } = calendar;
  const params = { id: listingId, calendarId: id };

  const rename = (to: string) =>
    attempt(async () => {
      onChange(await call(renameCalendar, { params, body: { name: to } }));
      setAsks(null);
    });

  const remove = () =>
    attempt(async () => {
      onChange(await call(removeCalendar, { params }));
      showToast('success', t`Calendar removed.`);
    });

  return (
    <li className="grid gap-3 rounded-card border border-line p-4">
      {asks === 'name' ? (
        <Renaming name={name} busy={busy} onSave={rename} onCancel={() => setAsks(null)} />
      ) : (
        <>
          <div className="grid gap-0.5">
            <strong className="break-words font-semibold">
              <bdi translate="no">{name}</bdi>
            </strong>
            <span className="truncate text-soft text-sm">
              <bdi translate="no">{site}</bdi>
            </span>
          </div>
          {isFetching ? (
            <p className="flex items-center gap-2 text-soft text-sm">
              <Spinner />
              <Trans>Checking now…</Trans>
            </p>
          ) : (
            <Freshness calendar={calendar} />
          )}
          <div className="-mx-2 flex flex-wrap gap-1">
            {isFetching ? null : (
              <Button
                look="quiet"
                busy={busy && asks === null}
                onClick={() =>
                  void attempt(async () => onFetch(await call(fetchCalendarNow, { params })))
                }
              >
                <Trans>Check now</Trans>
              </Button>
            )}
            <Button look="quiet" onClick={() => setAsks('name')}>
              <Trans>Rename</Trans>
            </Button>
            <Button look="quiet" onClick={() => setAsks('removal')}>
              <Trans>Remove</Trans>
            </Button>
          </div>
        </>
      )}
      {asks === 'removal' ? null : <RefusalNote refusal={refusal} />}
      {asks === 'removal' ? (
        <ConfirmDialog busy={busy} onYes={() => void remove()} onClose={() => setAsks(null)}>
          <p>
            <Trans>
              Nights taken only by this calendar become free, and guests can reserve them here.
            </Trans>
          </p>
          <RefusalNote refusal={refusal} />
        </ConfirmDialog>
      ) : null}
    </li>
  );
}

function Renaming({
  name,
  busy,
  onSave,
  onCancel,
}: {
  name: string;
  busy: boolean;
  onSave(to: string): Promise<boolean>;
  onCancel(): void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState(name);
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() !== '') void onSave(text);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        name="name"
        label={<Trans>Name</Trans>}
        maxLength={FEED_NAME.max}
        autoComplete="off"
        value={text}
        error={isMissing ? t`Please enter a name.` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          <Trans>Save</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </form>
  );
}

/** When it was last read, and what was wrong since; only rendered in the browser. */
function Freshness({
  calendar: { checkedAt, nextAt, problem, nights },
}: {
  calendar: ShownCalendar;
}) {
  const { i18n } = useLingui();
  const minutesSince = (at: string) =>
    Math.max(0, Math.floor((Date.now() - Date.parse(at)) / MINUTE_MS));
  const ago = checkedAt === null ? null : formatAgo(minutesSince(checkedAt), i18n.locale);
  const wait = Math.max(1, Math.ceil((Date.parse(nextAt) - Date.now()) / MINUTE_MS));
  return (
    <div className="grid gap-1 text-sm">
      {problem === null ? null : (
        <p className="flex gap-2 text-danger">
          <CircleAlert className="mt-0.5 size-4 flex-none" />
          <span>{i18n._(PROBLEM_TEXTS[problem])}</span>
        </p>
      )}
      <p className="text-soft">
        {ago === null ? <Trans>Not checked yet</Trans> : <Trans>Last checked {ago}</Trans>}
        <span>{' · '}</span>
        <Plural value={wait} one="next check in # minute" other="next check in # minutes" />
      </p>
      <p className="text-soft">
        {problem !== null && nights > 0 ? (
          <Plural
            value={nights}
            one="# night it took stays taken."
            other="# nights it took stay taken."
          />
        ) : (
          <Plural value={nights} one="# night taken" other="# nights taken" />
        )}
      </p>
    </div>
  );
}
