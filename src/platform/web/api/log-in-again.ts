import type { ProblemBody } from '#platform/contract/errors.ts';
import type { ApiAnswer } from '#platform/web/scope/page-scope.ts';
import { isProblem } from './problem-in.ts';

/** Why a page can't call as the account that it was opened as, or not before another proof. */
export type Interruption = 'signed-out' | 'account-changed' | 'proof-needed';

/** The person's answer when asked to log in again. */
export type LoginAnswer =
  | { readonly kind: 'same-person' }
  /** The text explains why the call was not sent. */
  | { readonly kind: 'cancelled' | 'other-person'; readonly text: string };

/** Asks the person, over their work. */
interface Speaker {
  /** Asks to log in as the account that the page was opened as. */
  ask(why: Interruption): Promise<LoginAnswer>;
  /** Reports that another account is signed in, where no person waits for an answer. */
  tellOfChange(): void;
}

let speaker: Speaker | null = null;
let asking: Promise<LoginAnswer> | null = null;
let isChanged = false;

/** Sets the prompt for a person whose session has ended, or belongs to another account by now. */
export function askForLoginBy(one: Speaker): void {
  speaker = one;
  if (isChanged) one.tellOfChange();
}

/**
 * Sends a call. Where the session has ended, belongs to another account than the page was opened as,
 * or needs another proof of who uses it, the person is asked to log in or to prove it, once for all
 * affected calls, and the same call is sent again.
 *
 * @param send sends it, the same each time
 * @param isWaitedFor whether a person waits for the call, and is asked
 * @returns the answer; where the person did not log in as the same account, a refusal that explains
 * why nothing was sent
 */
export async function sendWithLogin(
  send: () => Promise<ApiAnswer>,
  isWaitedFor: (why: Interruption) => boolean = () => true,
): Promise<ApiAnswer> {
  const answer = await send();
  const { status, headers } = answer;
  if (status !== 401 && status !== 403 && status !== 409) return answer;
  const body: unknown = await answer.json().catch(() => null);
  const why = interruptionIn(body);
  if (why === null || speaker === null || !isWaitedFor(why)) {
    if (why === 'account-changed') tellOfChange();
    // It can be read once.
    return { ok: false, status, headers, json: async () => body };
  }
  asking ??= speaker.ask(why).finally(() => {
    asking = null;
  });
  const told = await asking;
  return told.kind === 'same-person' ? await send() : refusalWith(why, told.text);
}

/** Reports that another account is signed in, as soon as there is a prompt. */
export function tellOfChange(): void {
  isChanged = true;
  speaker?.tellOfChange();
}

const INTERRUPTIONS: readonly Interruption[] = ['signed-out', 'account-changed', 'proof-needed'];

function interruptionIn(body: unknown): Interruption | null {
  const code = isProblem(body) ? body.code : null;
  return INTERRUPTIONS.find((known) => known === code) ?? null;
}

/** Like the API's refusal, with a text of the page; without the right account one is signed out. */
function refusalWith(why: Interruption, text: string): ApiAnswer {
  const code = why === 'proof-needed' ? why : 'signed-out';
  const status = why === 'proof-needed' ? 403 : 401;
  const problem: ProblemBody = {
    type: `about:blank#${code}`,
    title: code,
    status,
    code,
    message: text,
    error: text,
    requestId: '',
  };
  return { ok: false, status, headers: new Headers(), json: async () => problem };
}
