import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { nightsBetween } from '#domain/dates.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Info } from '#platform/web/ui/icons.ts';
import type { FlightAnswer } from '../../contract.ts';
import type { FlightQuestion } from '../search/flight-question.ts';
import type { TravelData } from '../search/travel-data.ts';
import { PriceAge } from './price-age.tsx';
import { ResultCard } from './result-card.tsx';
import { useIsOver } from './use-is-over.ts';

export interface AnsweredProps {
  data: TravelData;
  question: FlightQuestion;
  answer: FlightAnswer;
  onAskAgain(): void;
}

/** What was found, a card for each place, in the order they were chosen. */
export function Answered({ data, question, answer, onAskAgain }: AnsweredProps) {
  const { t } = useLingui();
  const isOver = useIsOver(answer.expiresAt);
  const { departureDate, returnDate } = question;
  const nights =
    returnDate === undefined ? null : Math.max(1, nightsBetween(departureDate, returnDate));
  const count = answer.results.length;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-5 py-3">
        <p className="flex min-w-0 flex-1 basis-80 items-start gap-2.5">
          <Info aria-hidden="true" className="mt-0.5 size-5 flex-none text-soft" />
          <span>
            {answer.source === 'estimate' ? (
              <Trans>Estimate from distance and season, not an offer</Trans>
            ) : (
              <Trans>Offers of airlines, for all passengers</Trans>
            )}
            {answer.ticket === 'two-one-way' ? (
              <>
                {' · '}
                <Trans>there and back as two separate tickets</Trans>
              </>
            ) : null}
            {isOver ? null : <PriceAge answer={answer} />}
          </span>
        </p>
        {isOver ? (
          <div className="flex flex-wrap items-center gap-3">
            <p role="status" className="font-semibold">
              {answer.source === 'estimate' ? (
                <Trans>This estimate is no longer up to date.</Trans>
              ) : (
                <Trans>These prices have expired.</Trans>
              )}
            </p>
            <Button look="secondary" onClick={onAskAgain}>
              <Trans>Ask again</Trans>
            </Button>
          </div>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {t`${plural(count, { one: 'Flights to # place found', other: 'Flights to # places found' })}`}
      </p>
      <ul className="mt-5 grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
        {answer.results.map((result) => (
          <li key={result.target.id}>
            <ResultCard
              result={result}
              target={data.chosen.find(({ id }) => id === result.target.id) ?? null}
              answer={answer}
              adults={question.adults}
              nights={nights}
              isOver={isOver}
              onAskAgain={onAskAgain}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
