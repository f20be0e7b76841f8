import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { APPEAL_DAYS, WORDS_LENGTH } from '#domain/decisions.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { appealDecision } from '../../contract/addresses.gen.ts';
import type { Statement } from '../../contract.ts';
import { ACT_TEXTS, OWN_SUBJECTS, RULE_TEXTS } from '../../labels/decision-texts.ts';

/** Least characters of an objection. */
const MIN_LENGTH = 10;

/** A decision for its owner: what, why, by which rule, and how to object. */
export function StatementPage({ token, statement }: { token: string; statement: Statement }) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState(statement);
  const { subject, excerpt, act, rule, words, decidedAt, appeal, may } = shown;
  return (
    <article className="content-width grid max-w-2xl gap-6 py-10">
      <h1 className="font-bold text-3xl">
        <Trans>We've made a decision about something of yours</Trans>
      </h1>
      <dl className="grid gap-5">
        <Fact label={<Trans>What it's about</Trans>}>
          {i18n._(OWN_SUBJECTS[subject.kind])}
          {excerpt === '' ? null : (
            <blockquote
              dir="auto"
              className="mt-2 max-h-64 overflow-y-auto whitespace-pre-line break-words border-line border-s-4 ps-4 text-soft [overflow-wrap:anywhere]"
            >
              {excerpt}
            </blockquote>
          )}
        </Fact>
        <Fact label={<Trans>What was decided</Trans>}>{i18n._(ACT_TEXTS[act])}</Fact>
        <Fact label={<Trans>Our rule</Trans>}>{i18n._(RULE_TEXTS[rule])}</Fact>
        {words === '' ? null : (
          <Fact label={<Trans>What we'd like to add</Trans>}>
            <p dir="auto" className="whitespace-pre-line break-words">
              {words}
            </p>
          </Fact>
        )}
        <Fact label={<Trans>When and by whom</Trans>}>
          <Trans>
            On <Day at={decidedAt} />, by a person. Nothing is decided automatically.
          </Trans>
        </Fact>
      </dl>
      {appeal === null ? (
        may.appeal ? (
          <AppealForm token={token} until={shown.appealUntil} onSent={setShown} />
        ) : (
          <p className="text-soft">
            <Trans>The {APPEAL_DAYS} days to appeal are over.</Trans>
          </p>
        )
      ) : (
        <section aria-labelledby="appeal" className="grid gap-3">
          <h2 id="appeal" className="font-bold text-xl">
            <Trans>Your appeal</Trans>
          </h2>
          <p dir="auto" className="whitespace-pre-line break-words">
            {appeal.text}
          </p>
          <p role="status" className="rounded-xl bg-sunken px-4 py-3">
            {appeal.decision === null ? (
              <Trans>Someone else will look at it, and we'll email you what they decide.</Trans>
            ) : appeal.decision.isGranted ? (
              <Trans>You were right: we've undone the decision.</Trans>
            ) : (
              <Trans>We've looked at it again, and the decision stays.</Trans>
            )}
          </p>
          {appeal.decision === null || appeal.decision.words === '' ? null : (
            <p dir="auto" className="whitespace-pre-line break-words">
              {appeal.decision.words}
            </p>
          )}
        </section>
      )}
      <p className="text-soft text-sm">
        <Trans>
          You may also turn to an out-of-court dispute settlement body in the European Union, or to
          a court.
        </Trans>
      </p>
    </article>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-sm text-soft">{label}</dt>
      <dd className="text-lg">{children}</dd>
    </div>
  );
}

function Day({ at }: { at: string }) {
  const { i18n } = useLingui();
  const format = dateFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={at}>{format.format(Date.parse(at))}</time>;
}

function AppealForm({
  token,
  until,
  onSent,
}: {
  token: string;
  until: string;
  onSent(statement: Statement): void;
}) {
  const { t } = useLingui();
  const getIntentKey = useIntentKey();
  const { busy, failure, setFailure, send } = useSending();
  const [text, setText] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < MIN_LENGTH) {
      setFailure({
        message: t`Please check the highlighted fields.`,
        fields: { text: t`Please say in a sentence why it's wrong.` },
      });
      return;
    }
    const body = { text };
    const answer = await send(() =>
      call(appealDecision, { params: { token }, body }, { idempotencyKey: getIntentKey(body) }),
    );
    if (answer !== null) onSent(answer);
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <h2 className="font-bold text-xl">
        <Trans>Think it's wrong?</Trans>
      </h2>
      <p>
        <Trans>
          You can appeal once, until <Day at={until} />. Where possible, someone other than the
          person who decided will look at it.
        </Trans>
      </p>
      <TextAreaField
        label={<Trans>Why it's wrong</Trans>}
        maxLength={WORDS_LENGTH}
        value={text}
        disabled={busy}
        error={failure?.fields.text}
        onChange={({ target }) => setText(target.value)}
      />
      <FailureNote failure={failure} />
      <div>
        <Button type="submit" busy={busy}>
          <Trans>Appeal the decision</Trans>
        </Button>
      </div>
    </form>
  );
}
