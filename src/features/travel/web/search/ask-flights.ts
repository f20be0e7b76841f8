import { pageScope } from '#platform/web/scope/page-scope.ts';
import { type FlightAnswer, searchFlights } from '../../contract.ts';
import type { FlightQuestion } from './flight-question.ts';
import { refusedFlights, unansweredFlights } from './flights-failure.ts';

/** No provider takes longer than half of that. */
const WAIT_MS = 60_000;

/**
 * Asks for flights once. The answer is handed on as it came (spec 3 §4).
 *
 * @throws FlightsFailure when there is none; whatever `signal` was aborted with
 */
export async function askFlights(
  question: FlightQuestion,
  signal: AbortSignal,
): Promise<FlightAnswer> {
  let response: Response;
  let answer: unknown;
  try {
    response = await pageScope().fetchApi(searchFlights.path, {
      method: searchFlights.method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(question),
      signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
    });
    answer = await response.json().catch((error: unknown) => {
      if (signal.aborted || response.ok) throw error;
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw unansweredFlights();
  }
  if (!response.ok) throw refusedFlights(response.status, answer);
  return answer as FlightAnswer;
}
