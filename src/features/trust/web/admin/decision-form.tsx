import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import {
  DECISION_ACTS,
  type DecisionAct,
  RULES,
  type Rule,
  WORDS_LENGTH,
} from '#domain/decisions.ts';
import type { RouteRequest } from '#platform/contract/route.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { SelectField, TextAreaField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { decide } from '../../contract/addresses.gen.ts';
import type { QueueItem } from '../../contract.ts';
import { RULE_TEXTS } from '../../labels/decision-texts.ts';

/** Acts as a moderator reads them, with what each does. */
const ACTS: Readonly<Record<DecisionAct, MessageDescriptor>> = {
  keep: msg`Keep: nothing is wrong`,
  limit: msg`Limit: only its owner and people already involved can see it`,
  hide: msg`Hide: only its owner can see it`,
  warn: msg`Warn: the owner is told, nothing else changes`,
  suspend: msg`Suspend: the owner is logged out and their listings leave every search`,
};

type Body = RouteRequest<typeof decide>['body'];

/** A moderator's decision: the act, the rule it rests on, and words to the owner. */
export function DecisionForm({ item }: { item: QueueItem }) {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const getIntentKey = useIntentKey();
  const { busy, failure, send } = useSending();
  const [act, setAct] = useState<DecisionAct>('keep');
  const [rule, setRule] = useState<Rule>('no-rule-broken');
  const [words, setWords] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const body: Body = { subject: item.subject as Body['subject'], act, rule, words };
    const done = await send(() => call(decide, { body }, { idempotencyKey: getIntentKey(body) }));
    if (done === null) return;
    showToast('success', t`Decided`);
    await router.invalidate();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-4 rounded-xl border border-line p-4"
    >
      <SelectField
        label={<Trans>Decision</Trans>}
        value={act}
        disabled={busy}
        onChange={({ target }) => {
          const chosen = DECISION_ACTS.find((each) => each === target.value) ?? 'keep';
          setAct(chosen);
          if (chosen === 'keep') setRule('no-rule-broken');
        }}
      >
        {DECISION_ACTS.map((each) => (
          <option key={each} value={each}>
            {i18n._(ACTS[each])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={<Trans>Reason</Trans>}
        value={rule}
        disabled={busy}
        onChange={({ target }) =>
          setRule(RULES.find((each) => each === target.value) ?? 'no-rule-broken')
        }
      >
        {RULES.map((each) => (
          <option key={each} value={each}>
            {i18n._(RULE_TEXTS[each])}
          </option>
        ))}
      </SelectField>
      {act === 'keep' ? null : (
        <TextAreaField
          label={<Trans>Message to the owner (optional)</Trans>}
          hint={
            <Trans>
              The owner gets a statement in their language with the decision, this reason and how to
              object. Your words are sent as you write them.
            </Trans>
          }
          maxLength={WORDS_LENGTH}
          value={words}
          disabled={busy}
          error={failure?.fields.words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <FailureNote failure={failure} />
      <div>
        <Button type="submit" look={act === 'keep' ? 'primary' : 'danger'} busy={busy}>
          <Trans>Decide</Trans>
        </Button>
      </div>
    </form>
  );
}
