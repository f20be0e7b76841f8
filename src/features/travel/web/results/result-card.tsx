import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import type { FlightAnswer, FlightResult, TravelTarget } from '../../contract.ts';
import { SEASON_LABELS } from '../bar/filter-labels.ts';
import { Parts } from '../parts.tsx';
import { festivalWhen } from '../targets/festival-when.ts';
import { ChangeOrigin } from './change-origin.tsx';
import { CheaperDays } from './cheaper-days.tsx';
import { Emissions } from './emissions.tsx';
import { FestivalTiming } from './festival-timing.tsx';
import { formatFare } from './format-trip.ts';
import { HomesThere } from './homes-there.tsx';
import { LegLine } from './leg-line.tsx';
import { OfferList } from './offer-list.tsx';

export interface ResultCardProps {
  result: FlightResult;
  /** What is known of the place; null where the answer names another. */
  target: TravelTarget | null;
  answer: FlightAnswer;
  adults: number;
  /** Between the flights; null of one way. */
  nights: number | null;
  /** The prices don't hold any more. */
  isOver: boolean;
  onAskAgain(): void;
}

/** Getting to one place: what it costs, how long it takes, what it weighs, and homes there. */
export function ResultCard(props: ResultCardProps) {
  const { result, target, answer, adults, nights, isOver, onAskAgain } = props;
  const { i18n } = useLingui();
  const id = useId();
  const { outbound, inbound, error } = result;
  const legs = [outbound, inbound].filter((leg) => leg !== null);
  const festival = target?.festival ?? null;
  return (
    <article
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-raised p-5"
    >
      <header>
        <h2 id={id} className="font-semibold text-xl">
          {result.target.name}
        </h2>
        {target === null ? null : (
          <p className="text-soft">
            <Parts
              of={
                festival === null
                  ? [target.countryName, i18n._(SEASON_LABELS[target.season])]
                  : [target.town, target.countryName, festivalWhen(i18n, festival)]
              }
            />
          </p>
        )}
        {festival === null ? null : <FestivalTiming target={target} legs={{ outbound, inbound }} />}
        {festival === null || festival.note === '' ? null : (
          <p className="mt-2 rounded-xl bg-ember-tint px-3 py-2 text-sm">{festival.note}</p>
        )}
      </header>
      {error === undefined ? null : (
        <div role="alert" className="grid justify-items-start gap-2 rounded-xl bg-danger-tint p-3">
          <p className="text-danger text-sm">{error.message}</p>
          {error.code === 'flights-unavailable' || error.code === 'flights-timeout' ? (
            <Button look="secondary" onClick={onAskAgain}>
              <Trans>Ask again</Trans>
            </Button>
          ) : null}
          {error.code === 'same-place' ? <ChangeOrigin /> : null}
        </div>
      )}
      <Total result={result} answer={answer} adults={adults} isOver={isOver} />
      {result.cheaper === undefined || isOver ? null : <CheaperDays cheaper={result.cheaper} />}
      {legs.length === 0 ? null : (
        <ul className="grid gap-3">
          {legs.map((leg, index) => (
            <li key={leg.date + leg.from} className="grid gap-2">
              <LegLine leg={leg} isBack={index === 1 || leg === inbound} />
              <OfferList leg={leg} isStale={isOver} onAskAgain={onAskAgain} />
            </li>
          ))}
        </ul>
      )}
      <Emissions legs={legs} nights={nights} />
      <HomesThere result={result} />
    </article>
  );
}

/** The price of the whole trip: a band where it is estimated, the least of the offers else. */
function Total({
  result: { total },
  answer,
  adults,
  isOver,
}: Pick<ResultCardProps, 'result' | 'answer' | 'adults' | 'isOver'>) {
  const { i18n } = useLingui();
  if (total === null) return null;
  const [low, typical, high] = [total.low, total.typical, total.high].map((amount) =>
    formatFare(i18n, amount, total.currency),
  );
  return (
    <div data-stale={isOver || undefined} className="transition-opacity data-stale:opacity-50">
      <p className="font-display font-semibold text-2xl tabular-nums">
        {total.low === total.high ? low : `${low} – ${high}`}
      </p>
      <p className="text-sm text-soft">
        {total.low === total.high ? null : (
          <>
            <Trans>typically {typical}</Trans>
            {' · '}
          </>
        )}
        {answer.ticket === 'one-way' ? (
          <Trans>
            one way for <Plural value={adults} one="# adult" other="# adults" />
          </Trans>
        ) : (
          <Trans>
            there and back for <Plural value={adults} one="# adult" other="# adults" />
          </Trans>
        )}
      </p>
    </div>
  );
}
