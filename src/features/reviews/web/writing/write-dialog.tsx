import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { firstName } from '#domain/first-name.ts';
import { REVIEW_FACTS, type ReviewFact, type ReviewFacts } from '#domain/review-facts.ts';
import { HIDDEN_DAYS, REVIEW_LENGTHS } from '#domain/reviewing.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { ListingTitle } from '#market/page/index.web.ts';
import { call } from '#platform/web/api/client.ts';
import { useIntentKey } from '#platform/web/api/use-intent-key.ts';
import type { DialogProps } from '#platform/web/dialogs/dialogs.ts';
import { FailureNote } from '#platform/web/forms/failure-note.tsx';
import { useSending } from '#platform/web/forms/use-sending.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/field.tsx';
import { Star } from '#platform/web/ui/icons.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { writeReview } from '../../contract/addresses.gen.ts';

/** Writes a review, or changes the one that is still hidden. */
export default function WriteDialog({ parameters, onClose }: DialogProps<'write-review'>) {
  const { reservationId, kind, viewer, guestName, own } = parameters;
  const { t } = useLingui();
  const router = useRouter();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const getIntentKey = useIntentKey();
  const { busy, failure, setFailure, send } = useSending();
  const [draft, setDraft] = useState<ReviewDraft>(
    () => getDraft(reservationId) ?? own ?? { rating: null, facts: {}, text: '' },
  );
  const { rating, facts, text } = draft;
  const guest = guestName === '' ? t`your guest` : firstName(guestName);

  function change(some: Partial<ReviewDraft>) {
    const next = { ...draft, ...some };
    setDraft(next);
    saveDraft(reservationId, next);
  }

  /** Errors of missing input, before anything is sent. */
  function missing(): Record<string, string> {
    const { min } = REVIEW_LENGTHS;
    return {
      ...(rating === null ? { rating: t`Choose how many stars.` } : {}),
      ...(text.trim().length < min ? { text: t`Write at least ${min} characters.` } : {}),
    };
  }

  function showFirstError(fields: Readonly<Record<string, string>>) {
    const first = fields.rating === undefined ? 'textarea' : 'input';
    if (fields.rating === undefined && fields.text === undefined) return;
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const fields = missing();
    if (rating === null || Object.keys(fields).length > 0) {
      setFailure({ message: t`Please check the highlighted fields.`, fields });
      showFirstError(fields);
      return;
    }
    const body = { rating, text, ...(viewer === 'guest' ? { facts } : {}) };
    const answer = await send(() =>
      call(
        writeReview,
        { params: { id: reservationId }, body },
        { idempotencyKey: getIntentKey(body) },
      ),
    );
    if (answer === null) return;
    const mine = viewer === 'guest' ? answer.ofListing : answer.ofGuest;
    const isOpen = mine?.hiddenUntil === null;
    deleteDraft(reservationId);
    showToast('success', isOpen ? t`Both reviews are open now` : t`Review saved`);
    await router.invalidate();
    onClose();
  }

  return (
    <Dialog
      title={
        viewer === 'guest' ? (
          <Trans>
            How was <ListingTitle listing={parameters} />?
          </Trans>
        ) : (
          <Trans>How was {guest}?</Trans>
        )
      }
      size="medium"
      focus="title"
      onClose={onClose}
      busy={busy}
      // The input is saved as a draft.
      unsaved={false}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" disabled={busy} onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {own === null ? <Trans>Save review</Trans> : <Trans>Save changes</Trans>}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5"
      >
        <StarChoice
          value={rating}
          error={failure?.fields.rating}
          disabled={busy}
          onChange={(stars) => change({ rating: stars })}
        />
        {viewer === 'guest' ? (
          <div className="grid gap-3">
            <FactChoice
              kind={kind}
              facts={facts}
              disabled={busy}
              onChange={(said) => change({ facts: said })}
            />
          </div>
        ) : null}
        <TextAreaField
          label={
            viewer === 'guest' ? (
              <Trans>What should others know before they book?</Trans>
            ) : (
              <Trans>What should other hosts know about {guest}?</Trans>
            )
          }
          rows={6}
          maxLength={REVIEW_LENGTHS.max}
          value={text}
          disabled={busy}
          error={failure?.fields.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <p className="text-soft text-sm">
          <Trans>
            No one can read this until you've both written a review, or {HIDDEN_DAYS} days have
            passed. Until then, you can change it.
          </Trans>
        </p>
        <FailureNote failure={failure} />
      </form>
    </Dialog>
  );
}

const QUESTIONS: Readonly<Record<ReviewFact, MessageDescriptor>> = {
  wifi: msg`Was the wifi as promised?`,
  quiet: msg`Was it quiet enough to work?`,
  desk: msg`Was there a desk to work at?`,
  'work-time': msg`Was there enough time to work?`,
  together: msg`Was it easy to meet people?`,
  'as-described': msg`Was it as described?`,
  'on-time': msg`Was everything on time?`,
};

/** A few questions about a listing, each answered with yes or no, or left open. */
function FactChoice({
  kind,
  facts,
  disabled,
  onChange,
}: {
  kind: ListingKind;
  facts: ReviewFacts;
  disabled: boolean;
  onChange(facts: ReviewFacts): void;
}) {
  const { i18n, t } = useLingui();
  const name = useId();
  const answers = [
    ['yes', t`Yes`],
    ['no', t`No`],
    [undefined, t`Skip`],
  ] as const;
  return REVIEW_FACTS[kind].map((fact) => (
    <fieldset
      key={fact}
      disabled={disabled}
      className="grid justify-items-start gap-1 sm:flex sm:items-center sm:justify-between sm:gap-4"
    >
      <legend className="float-start me-auto text-sm">{i18n._(QUESTIONS[fact])}</legend>
      <div className="flex gap-1">
        {answers.map(([answer, label]) => (
          <label
            key={label}
            className={`flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-pill border px-4 text-sm has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ember has-[:focus-visible]:outline-offset-2 ${facts[fact] === answer ? 'border-ink bg-sunken font-semibold' : 'border-line-strong'}`}
          >
            <input
              type="radio"
              name={`${name}-${fact}`}
              checked={facts[fact] === answer}
              onChange={() => {
                const { [fact]: _said, ...others } = facts;
                onChange(answer === undefined ? others : { ...others, [fact]: answer });
              }}
              className="sr-only"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}

/** The input so far. */
interface ReviewDraft {
  /** Null before a choice. */
  readonly rating: number | null;
  readonly facts: ReviewFacts;
  readonly text: string;
}

/** By reservation, while the page is open: a dialog closed by mistake loses no input. */
const drafts = new Map<string, ReviewDraft>();

function getDraft(reservationId: string): ReviewDraft | undefined {
  return drafts.get(reservationId);
}

function saveDraft(reservationId: string, draft: ReviewDraft): void {
  drafts.set(reservationId, draft);
}

function deleteDraft(reservationId: string): void {
  drafts.delete(reservationId);
}

/** One to five stars, as a group of radio buttons. */
function StarChoice({
  value,
  error,
  disabled,
  onChange,
}: {
  /** Null before a choice. */
  value: number | null;
  error: string | undefined;
  disabled: boolean;
  onChange(stars: number): void;
}) {
  const { t } = useLingui();
  const name = useId();
  const words = [t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Excellent`];
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error === undefined ? undefined : `${name}-error`}
      className="grid gap-1.5"
    >
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Stars</Trans>
      </legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {words.map((word, at) => {
            const stars = at + 1;
            return (
              <label
                key={word}
                className="grid size-11 cursor-pointer place-items-center rounded-pill has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ember has-[:focus-visible]:-outline-offset-2"
              >
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={value === stars}
                  aria-invalid={error === undefined ? undefined : true}
                  onChange={() => onChange(stars)}
                  className="sr-only"
                />
                <Star
                  aria-hidden="true"
                  className={`size-7 ${value !== null && stars <= value ? 'fill-ember text-ember' : 'text-line-strong'}`}
                />
                <span className="sr-only">{`${stars}: ${word}`}</span>
              </label>
            );
          })}
        </div>
        <span aria-hidden="true" className="text-soft">
          {value === null ? null : words[value - 1]}
        </span>
      </div>
      {error === undefined ? null : (
        <p id={`${name}-error`} className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
