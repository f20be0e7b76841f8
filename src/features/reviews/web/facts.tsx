import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { REVIEW_FACTS, type ReviewFact, type ReviewFacts } from '#domain/review-facts.ts';
import type { ListingKind } from '#domain/vocabulary.ts';
import { X } from '#platform/web/ui/icon.ts';
import { Check } from '#platform/web/ui/icons.ts';
import type { ReviewPage } from './load-reviews.ts';

/** Texts of the answers about a listing. */
const SAID: Readonly<Record<ReviewFact, { yes: MessageDescriptor; no: MessageDescriptor }>> = {
  wifi: { yes: msg`Wifi as promised`, no: msg`Wifi not as promised` },
  quiet: { yes: msg`Quiet enough to work`, no: msg`Too noisy to work` },
  desk: { yes: msg`A desk to work at`, no: msg`No desk to work at` },
  'work-time': { yes: msg`Time to work`, no: msg`Too little time to work` },
  together: { yes: msg`Easy to meet people`, no: msg`Hard to meet people` },
  'as-described': { yes: msg`As described`, no: msg`Not as described` },
  'on-time': { yes: msg`On time`, no: msg`Not on time` },
};

/** A guest's answers to yes-or-no questions, without unanswered ones. */
export function FactList({ kind, facts }: { kind: ListingKind; facts: ReviewFacts }) {
  const { i18n } = useLingui();
  const said = REVIEW_FACTS[kind].flatMap((fact) => {
    const answer = facts[fact];
    return answer === undefined ? [] : [{ fact, answer }];
  });
  if (said.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {said.map(({ fact, answer }) => {
        const Icon = answer === 'yes' ? Check : X;
        return (
          <li
            key={fact}
            className="flex items-center gap-1.5 rounded-pill bg-sunken px-3 py-1 text-sm"
          >
            <Icon aria-hidden="true" className="size-4 flex-none" />
            <span>{i18n._(SAID[fact][answer])}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Below so many answers each is read in its review. */
const FEW = 3;

/** Of all who answered a question, how many say yes, above the reviews. */
export function AnswerSums({ answers }: { answers: ReviewPage['answers'] }) {
  const { i18n } = useLingui();
  const told = answers.filter(({ total }) => total >= FEW);
  if (told.length === 0) return null;
  return (
    <ul className="mb-6 flex flex-wrap gap-x-6 gap-y-2">
      {told.map(({ fact, yes, total }) => (
        <li key={fact} className="flex items-center gap-2">
          <Check aria-hidden="true" className="size-4 flex-none text-pine" />
          <span>
            <span>{i18n._(SAID[fact].yes)}</span>{' '}
            <strong className="font-semibold">
              <Trans>
                {yes} of {total}
              </Trans>
            </strong>
          </span>
        </li>
      ))}
    </ul>
  );
}
