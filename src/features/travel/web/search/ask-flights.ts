import { type FlightAnswer, searchFlights } from '../../contract.ts';
import type { FlightQuestion } from './flight-question.ts';
import { refusedFlights, unansweredFlights } from './flights-failure.ts';
import { postQuestion, type RawAnswer } from './post-question.ts';

/**
 * Asks for flights once. The answer is handed on as it came (spec 3 §4).
 *
 * @throws FlightsFailure when there is none; whatever `signal` was aborted with
 */
export async function askFlights(
  question: FlightQuestion,
  signal: AbortSignal,
): Promise<FlightAnswer> {
  let answer: RawAnswer;
  try {
    answer = await postQuestion(searchFlights.path, question, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    throw unansweredFlights();
  }
  if (!answer.ok) throw refusedFlights(answer);
  // What stands between here and the server may answer in its place.
  if (!isFlightAnswer(answer.body)) throw unansweredFlights();
  return answer.body;
}

function isFlightAnswer(body: unknown): body is FlightAnswer {
  return Array.isArray((body as Partial<FlightAnswer> | null)?.results);
}
