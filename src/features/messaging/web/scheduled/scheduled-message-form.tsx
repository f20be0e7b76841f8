import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { addDays, todayIn } from '#domain/dates.ts';
import { fillReply } from '#domain/saved-replies.ts';
import { canNameAt } from '#domain/scheduled-messages.ts';
import { formatDayRange } from '#platform/i18n/days.ts';
import { call } from '#platform/web/api/client.ts';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { changeScheduledMessage } from '../../contract/addresses.gen.ts';
import { MESSAGE_LENGTH } from '../../contract/limits.ts';
import type { ScheduledMessage } from '../../contract.ts';
import { CODE, DATES, FormDialog, GUEST } from '../form-dialog.tsx';
import { MOMENT_HINTS, MOMENT_NAMES } from './moment-texts.ts';

/** Writes the message of a moment, and switches it on or off. */
export function ScheduledMessageForm({
  listingId,
  message: { moment, ...saved },
  onClose,
  onBack,
  onSaved,
}: {
  listingId: string;
  message: ScheduledMessage;
  onClose(): void;
  /** Leads back to the list. */
  onBack(): void;
  onSaved(): void;
}) {
  const { t } = useLingui();
  const { busy, failure, setFailure, send } = useSending();
  const [isOn, setOn] = useState(saved.isOn);
  const [text, setText] = useState(saved.text);

  async function submit() {
    if (isOn && text.trim() === '') {
      setFailure({
        message: t`Please check the highlighted fields.`,
        fields: { text: t`Enter the message.` },
      });
      return;
    }
    const input = { params: { id: listingId, moment }, body: { isOn, text } };
    const done = await send<object>(() => call(changeScheduledMessage, input));
    if (done === null) return;
    showToast('success', isOn ? t`Saved: this message is on` : t`Saved: this message is off`);
    onSaved();
  }

  return (
    <FormDialog
      title={t(MOMENT_NAMES[moment])}
      onClose={onClose}
      busy={busy}
      failure={failure}
      unsaved={isOn !== saved.isOn || text !== saved.text}
      onBack={onBack}
      onSubmit={() => void submit()}
    >
      <div className="grid gap-1">
        <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isOn}
            disabled={busy}
            onChange={({ target }) => setOn(target.checked)}
            className="size-5 flex-none accent-ember"
          />
          <span>
            <Trans>Send this message automatically</Trans>
          </span>
        </label>
        <p className="text-soft text-sm">{t(MOMENT_HINTS[moment])}</p>
      </div>
      <TextAreaField
        name="text"
        label={<Trans>Message</Trans>}
        hint={
          canNameAt(moment, 'code') ? (
            <Trans>
              <span translate="no">{GUEST}</span> becomes your guest's first name,{' '}
              <span translate="no">{DATES}</span> the dates, <span translate="no">{CODE}</span> the
              check-in code. A message with the code waits until your guest has paid.
            </Trans>
          ) : (
            <Trans>
              <span translate="no">{GUEST}</span> becomes your guest's first name,{' '}
              <span translate="no">{DATES}</span> the dates. Guests can't see the check-in code yet
              at that point.
            </Trans>
          )
        }
        dir="auto"
        rows={7}
        maxLength={MESSAGE_LENGTH}
        value={text}
        disabled={busy}
        error={failure?.fields.text}
        onChange={({ target }) => setText(target.value)}
      />
      <Preview text={text} />
    </FormDialog>
  );
}

/** Days from today to the stay of the sample, and its nights. */
const SAMPLE = { inDays: 14, nights: 5, code: '4821' };

/** The text as a guest would read it, with facts that are made up. */
function Preview({ text }: { text: string }) {
  const { i18n, t } = useLingui();
  if (text.trim() === '') return null;
  const start = addDays(todayIn(Temporal.Now.instant(), 'UTC'), SAMPLE.inDays);
  const { text: filled } = fillReply(text.trim(), {
    guest: t({ message: 'Alex', comment: 'First name of a made-up guest' }),
    dates: formatDayRange(start, addDays(start, SAMPLE.nights), i18n.locale, 'long'),
    code: SAMPLE.code,
  });
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold text-sm">
        <Trans>Preview with a made-up guest</Trans>
      </h3>
      <p
        className="whitespace-pre-wrap break-words rounded-card rounded-ee-sm border border-ember-tint bg-ember-tint px-3.5 py-2 [overflow-wrap:anywhere]"
        dir="auto"
      >
        {filled}
      </p>
    </section>
  );
}
