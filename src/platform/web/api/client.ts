import type { ProblemBody } from '#platform/contract/errors.ts';
import type {
  RouteAddress,
  RouteDefinition,
  RouteRequest,
  RouteResponse,
} from '#platform/contract/route.ts';
import { newId } from '#platform/web/api/new-id.ts';
import { type ApiAnswer, type ApiRequest, pageScope } from '#platform/web/scope/page-scope.ts';
import { topModal } from '#platform/web/ui/modal-stack.ts';
import { type Interruption, sendWithLogin } from './log-in-again.ts';
import { OfflineError } from './offline-error.ts';
import { foreignMessageIn, isProblem } from './problem-in.ts';
import { sendWhenConnected } from './when-connected.ts';

export { OfflineError };

/** A refusal of the API, with a text fit for a toast. */
export class ApiError extends Error {
  readonly problem: ProblemBody;

  constructor(problem: ProblemBody) {
    super(problem.message);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

/** Whether nothing was sent because no one is signed in; its text explains what to do. */
export function isSignedOut(error: unknown): error is ApiError {
  return error instanceof ApiError && error.problem.code === 'signed-out';
}

/** A refusal by something between browser and server, with its own text. */
export class ForeignRefusal extends TypeError {
  /** HTTP status. */
  readonly status: number;
  /** The `message` of its body, on one line and shortened; empty where it has none. */
  readonly said: string;

  constructor(status: number, said = '') {
    super(`refused with ${status}, and no problem of ours`);
    this.name = 'ForeignRefusal';
    this.status = status;
    this.said = said;
  }
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Continues when the page is closed, where the body is small enough for that. */
  keepalive?: boolean;
  /**
   * The same key for every try of one intent; made for each call when left out on an idempotent
   * route.
   */
  idempotencyKey?: string;
  /** The page calls in the background and no person waits, so it never asks for a login. */
  background?: boolean;
}

/**
 * Calls a route of the API by its address. Where the session has ended while a person waits for
 * the call, or belongs to another account than the page was opened as, the person is asked to log
 * in again over their work; the same call is then sent again, with the same key.
 * An idempotent call waits while the browser is offline, unless its person gives it up.
 *
 * @throws ApiError when it refuses; OfflineError when it can't be reached; ForeignRefusal when
 * something in between refuses with its own text, as a proxy does; SyntaxError when that answers
 * with its own content
 */
export async function call<R extends RouteDefinition>(
  route: RouteAddress<R>,
  request: RouteRequest<R>,
  options: CallOptions = {},
): Promise<RouteResponse<R>> {
  const { params, query, body } = request as {
    params?: Record<string, string>;
    query?: Record<string, unknown>;
    body?: unknown;
  };
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (route.idempotent === true) {
    headers['idempotency-key'] = options.idempotencyKey ?? newId();
  }
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const keepalive = options.keepalive === true && countBytes(sent) <= MAX_KEPT_ALIVE_BYTES;
  const send = () =>
    fetchAnswer(buildPath(route.path, params, query), {
      method: route.method,
      headers,
      credentials: 'same-origin',
      ...(sent === undefined ? {} : { body: sent }),
      ...(keepalive ? { keepalive } : {}),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
  // A call that does its work once, however often it is sent, may wait for a connection.
  const mayWait = route.idempotent === true && options.background !== true && !keepalive;
  const response = await sendWithLogin(
    mayWait ? () => sendWhenConnected(send) : send,
    (why) => options.background !== true && isWaitedFor(route, why),
  );
  if (!response.ok) throw await toApiError(response);
  return (await response.json()) as RouteResponse<R>;
}

/** @throws OfflineError; the reason of an aborted signal */
async function fetchAnswer(path: string, init: ApiRequest): Promise<ApiAnswer> {
  try {
    return await pageScope().fetchApi(path, init);
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new OfflineError(error);
  }
}

/**
 * Whether a person waits for a call: for one that changes something, and for one that an open
 * dialog reads. The reads of a page that opens show a signed-out state themselves; a changed
 * account is reported by every read, without anyone waiting for it. What needs a recent proof is
 * always an act of a person.
 */
function isWaitedFor(
  { method, access }: Pick<RouteAddress, 'method' | 'access'>,
  why: Interruption,
): boolean {
  if (why === 'proof-needed') return true;
  if (why === 'account-changed') return method !== 'GET';
  return access !== 'public' && (method !== 'GET' || topModal() !== null);
}

async function toApiError(response: ApiAnswer): Promise<ApiError | ForeignRefusal> {
  const answer: unknown = await response.json().catch(() => null);
  return isProblem(answer)
    ? new ApiError(answer)
    : new ForeignRefusal(response.status, foreignMessageIn(answer));
}

/** Browsers refuse more than 64 KiB in bodies that outlive their page, all of them together. */
const MAX_KEPT_ALIVE_BYTES = 48 * 1024;

function countBytes(text = ''): number {
  return new TextEncoder().encode(text).length;
}

/** Fills `:name` in a path and appends the query. */
export function buildPath(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
