import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useFormUploads } from '#features/listings/hosting.web.ts';
import { ApiError } from '#platform/web/api/client.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import type { CheckAnswer } from '#platform/web/wizard/steps.ts';
import { Wizard } from '#platform/web/wizard/wizard.tsx';
import type { StayChoices, StoredForm } from '../../contract.ts';
import { type Beginning, editOf } from './beginnings.ts';
import { fieldsOfRefusal } from './check-fields.ts';
import { pictureErrors, withPictureCheck } from './check-pictures.ts';
import { type Choice, ConflictDialog } from './conflict-dialog.tsx';
import { HostingContext } from './hosting-context.ts';
import { HOSTING_STEPS, stepIndex } from './hosting-steps.ts';
import { type DraftState, HostingTools } from './hosting-tools.tsx';
import type { HostingValues } from './hosting-values.ts';
import { drafts } from './load-start.ts';
import { renewPrefill } from './prefill-once.ts';
import { createHome, updateHome } from './save-home.ts';

export interface HostingWizardProps {
  beginning: Beginning;
  choices: StayChoices;
  onBegin(beginning: Beginning): void;
  onClose(): void;
}

interface Question {
  readonly mine: HostingValues;
  readonly current: StoredForm;
  answer(choice: Choice): void;
}

/** The five steps, and what becomes of them. */
export function HostingWizard({ beginning, choices, onBegin, onClose }: HostingWizardProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { actionId, values, stepId, stored } = beginning;
  const uploads = useFormUploads(values);
  const { pictures, logos } = uploads;
  const steps = useMemo(() => withPictureCheck(HOSTING_STEPS, uploads), [uploads]);
  const [question, setQuestion] = useState<Question | null>(null);
  const [draft, setDraft] = useState<DraftState>('none');
  const attempt = useRef({ key: '', said: '' });
  const version = useRef(stored?.version ?? 1);

  /** Asks which of two versions is to stand. */
  function ask(mine: HostingValues, current: StoredForm): Promise<Choice> {
    return new Promise((resolve) => {
      setQuestion({
        mine,
        current,
        answer(choice) {
          setQuestion(null);
          resolve(choice);
        },
      });
    });
  }

  /** @returns whether it was saved, and not given up for the other version */
  async function update(id: string, form: HostingValues): Promise<boolean> {
    for (;;) {
      const saved = await updateHome(id, version.current, form);
      if (saved.kind === 'saved') return true;
      const choice = await ask(form, saved.current);
      if (choice === 'neither') throw saved.refusal;
      version.current = saved.current.version;
      if (choice === 'theirs') {
        onBegin(editOf(saved.current));
        return false;
      }
    }
  }

  async function submit(said: HostingValues): Promise<CheckAnswer<HostingValues>> {
    await Promise.all([pictures.settled(), logos.settled()]);
    // What was on its way when the step was left.
    const failed = pictureErrors(uploads);
    if (Object.keys(failed).length > 0) return failed;
    const form = { ...said, ...pictureFields() };
    try {
      if (actionId === null) {
        await createHome(form, keyOf(form));
        renewPrefill();
        showToast('success', t`Listing Created!`);
        // A draft that can't be thrown away is offered once more, and that is all.
        await drafts.drop().catch(() => {});
      } else {
        if (!(await update(actionId, form))) return undefined;
        showToast('success', t`Listing Updated!`);
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.problem.fields === undefined) throw error;
      showToast('error', t`Something went wrong.`);
      return fieldsOfRefusal(error.problem.fields);
    }
    await router.invalidate();
    onClose();
    return undefined;
  }

  /** One key for every try with the same words, so that a repeat lists nothing twice. */
  function keyOf(form: HostingValues): string {
    const said = JSON.stringify(form);
    if (attempt.current.said !== said) attempt.current = { key: crypto.randomUUID(), said };
    return attempt.current.key;
  }

  function keepDraft(said: HostingValues, at: string) {
    drafts.keep({ values: said, step: stepIndex(at) });
    void drafts.settled().then((isKept) => setDraft(isKept ? 'kept' : 'failed'));
  }

  function pictureFields() {
    const kept = pictures.kept();
    return {
      imageSrc: kept.map(({ url }) => url),
      imageAlt: kept.map(({ alt }) => alt),
      logoImageSrc: logos.kept().map(({ url }) => url),
    };
  }

  return (
    <HostingContext value={{ choices, pictures, logos, promised: stored?.promised ?? null }}>
      <Wizard
        title={<Trans>Host Your Co-Living!</Trans>}
        size="large"
        steps={steps}
        initial={values}
        initialStep={stepId}
        free={actionId !== null}
        lastLabel={actionId === null ? <Trans>Create</Trans> : <Trans>Update</Trans>}
        tools={<HostingTools draft={draft} />}
        onSubmit={submit}
        onClose={onClose}
        {...(actionId === null ? { onDraft: keepDraft, onHide: drafts.flush } : {})}
      />
      {question === null ? null : (
        <ConflictDialog
          mine={question.mine}
          current={question.current}
          choices={choices}
          onChoose={question.answer}
        />
      )}
    </HostingContext>
  );
}
