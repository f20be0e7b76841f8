import type { Logger } from 'pino';
import type { RouteAnswer, RouteDefinition, RouteInput } from '#platform/contract/route.ts';
import type { Queryable } from '../database/database.ts';
import type { ActingFor, Actor, Services, Translator } from '../services.ts';

/** The context of a handler besides its input. */
export interface RequestContext {
  readonly services: Services;
  /**
   * For GET the read connection; for every other method one transaction that is committed
   * when the handler returns and rolled back when it throws. A route with `transaction: 'own'`
   * gets the plain connection.
   */
  readonly db: Queryable;
  readonly actor: Actor | null;
  /** The host for whom the owner of the session acts; null for themselves. */
  readonly actingFor: ActingFor | null;
  /** One instant for the whole request. */
  readonly now: Temporal.Instant;
  readonly translate: Translator;
  readonly requestId: string;
  readonly log: Logger;
  readonly headers: Headers;
  /** Address of the caller, as far as proxies are trusted. */
  readonly address: string;
  /** Headers to send with the answer, such as cookies. */
  readonly answerHeaders: Headers;
  /** Runs after the commit; its failure is logged and doesn't change the answer. */
  afterCommit(work: () => Promise<void> | void): void;
}

/** A context whose caller is known to be signed in. */
export type SignedInContext = RequestContext & { readonly actor: Actor };

type ContextOf<R extends RouteDefinition> = R['access'] extends 'public'
  ? RequestContext
  : SignedInContext;

/** A route with its handler. */
export interface ServedRoute {
  readonly route: RouteDefinition;
  readonly handle: (
    input: RouteInput<RouteDefinition>,
    context: RequestContext,
  ) => Promise<unknown>;
  /**
   * For a route with `transaction: 'own'`: repeats the parts of a stored answer outside its body.
   */
  readonly replay?: (input: RouteInput<RouteDefinition>, context: RequestContext) => Promise<void>;
}

/** Binds a contract to its use-case. */
export function serve<R extends RouteDefinition>(
  route: R,
  handle: (input: RouteInput<R>, context: ContextOf<R>) => Promise<RouteAnswer<R>>,
  replay?: (input: RouteInput<R>, context: ContextOf<R>) => Promise<void>,
): ServedRoute {
  // The pipeline has checked access and validated the input before it calls.
  return { route, handle, replay } as unknown as ServedRoute;
}
