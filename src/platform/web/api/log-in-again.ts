import type { ProblemBody } from '#platform/contract/errors.ts';
import type { ApiAnswer } from '#platform/web/scope/page-scope.ts';
import { isProblem } from './problem-in.ts';

/** How a person answered when they were asked to log in again. */
export type LoginAnswer =
  | { readonly kind: 'same-person' }
  /** The text says why the call was not sent. */
  | { readonly kind: 'cancelled' | 'other-person'; readonly text: string };

let askPerson: (() => Promise<LoginAnswer>) | null = null;
let asking: Promise<LoginAnswer> | null = null;
let isOtherPerson = false;

/** Sets what asks a person whose session has ended to log in again: a dialog over their form. */
export function askForLoginBy(ask: () => Promise<LoginAnswer>): void {
  askPerson = ask;
}

/**
 * Sends a call. Where the session has ended the person is asked to log in again, once for all calls
 * that met its end, and the same call is sent once more. A page that another person has logged in
 * over sends nothing as that person: it asks again first.
 *
 * @param send sends it, the same each time
 * @returns the answer; where the person did not log in as who they were, a refusal that says why
 *   nothing was sent
 */
export async function sendWithLogin(send: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  if (isOtherPerson) return await logInAndSend(send);
  const answer = await send();
  if (askPerson === null || answer.status !== 401) return answer;
  const body: unknown = await answer.json().catch(() => null);
  if (isProblem(body) && body.code === 'signed-out') return await logInAndSend(send);
  // It can be read once.
  return refused(body, answer.headers);
}

async function logInAndSend(send: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  const text = await logInAgain();
  return text === null ? await send() : refusalWith(text);
}

/**
 * Asks to log in again.
 *
 * @returns null when the same person is signed in again; else the text of why nothing is sent
 */
async function logInAgain(): Promise<string | null> {
  if (askPerson === null) throw new Error('nobody can be asked to log in here');
  asking ??= askPerson().finally(() => {
    asking = null;
  });
  const answer = await asking;
  if (answer.kind !== 'cancelled') isOtherPerson = answer.kind === 'other-person';
  return answer.kind === 'same-person' ? null : answer.text;
}

/** As the API refuses a person who isn't signed in, with a text of the page. */
function refusalWith(text: string): ApiAnswer {
  const problem: ProblemBody = {
    type: 'about:blank#signed-out',
    title: 'signed-out',
    status: 401,
    code: 'signed-out',
    message: text,
    error: text,
    requestId: '',
  };
  return refused(problem, new Headers());
}

function refused(body: unknown, headers: Headers): ApiAnswer {
  return { ok: false, status: 401, headers, json: () => Promise.resolve(body) };
}
