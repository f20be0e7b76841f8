import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { REVIEW_FACTS, type ReviewFact, type ReviewFacts } from '#domain/review-facts.ts';
import type { ListingKind } from '#domain/vocabulary.ts';

const QUESTIONS: Readonly<Record<ReviewFact, MessageDescriptor>> = {
  wifi: msg`Was the wifi as promised?`,
  quiet: msg`Was it quiet enough to work?`,
  desk: msg`Was there a desk to work at?`,
  'work-time': msg`Was there enough time to work?`,
  together: msg`Was it easy to meet people?`,
  'as-described': msg`Was it as described?`,
  'on-time': msg`Was everything on time?`,
};

/** A few questions about a listing, each answered with yes, with no, or not at all. */
export function FactChoice({
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
