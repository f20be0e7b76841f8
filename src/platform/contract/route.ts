import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { CoHostDuty } from '#domain/co-hosts.ts';
import type { Duty } from '#domain/roles.ts';
import type { ErrorCode } from './errors.ts';

type Schema = GenericSchema<unknown, unknown>;

/**
 * One call of the API, described once: the server serves it, the typed client calls it,
 * and OpenAPI, the permission matrix and the fuzz tests are derived from it.
 */
export interface RouteDefinition {
  /** Stable name, `feature.verb-phrase`; also the OpenAPI operation id. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Hono path, parameters written `:id`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /**
   * Who may call it; the policy decides about single rows. With a duty it is there for staff whose
   * role includes it: to everybody else who is signed in, it answers as if there were no such route.
   */
  readonly access: 'public' | 'signed-in' | Duty;
  /**
   * 'any' for routes that read or change who is signed in: a page that was opened as another
   * account may call them. All other routes refuse such a page.
   */
  readonly account?: 'any';
  /**
   * While a co-host acts for their host: the duty with which they may call it for the host, or 'self'
   * where it is about the co-host's own account, or 'never' where it is the host's alone. Without one
   * a change is refused; what only reads, is public or has `account: 'any'` is called for oneself.
   */
  readonly coHost?: CoHostDuty | 'self' | 'never';
  /**
   * 'recent' for routes that refuse a session whose owner hasn't proved to be it for a while
   * (`isProofRecent`), with `proof-needed`.
   */
  readonly proof?: 'recent';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /**
   * 'any' for routes that keep a body as it came, encoded: then it may hold texts that the database
   * can't store. All other routes refuse such a text at its field.
   */
  readonly texts?: 'any';
  /**
   * Set where the body is a form with a file (`multipart/form-data`): the maximum size of the file,
   * and the refusal of a larger one.
   */
  readonly multipart?: { readonly maxFileBytes: number; readonly tooLarge: ErrorCode };
  readonly response: Schema;
  /** Status of success, 200 by default. */
  readonly status?: 200 | 201 | 202;
  /** Errors it may answer with, beyond those of every route. */
  readonly errors?: readonly ErrorCode[];
  /** Creates or pays: an `Idempotency-Key` is honoured for 24 hours. */
  readonly idempotent?: boolean;
  /** Rate limit class, `api` by default. */
  readonly limit?:
    | 'api'
    | 'sign-up'
    | 'passkey'
    | 'ticket'
    | 'report'
    | 'letter-check'
    | 'upload'
    | 'place'
    | 'identity-network';
  /**
   * Another class, counted by the account that calls: valid calls alone, also those that are then
   * refused or replayed.
   */
  readonly accountLimit?:
    | 'conversation'
    | 'message'
    | 'review'
    | 'wifi'
    | 'confirmation-mail'
    | 'co-host'
    | 'device'
    | 'payout-account'
    | 'identity'
    | 'identity-question'
    | 'resolution'
    | 'calendar'
    | 'preview';
  /**
   * 'own' for a call that has to await an outside service: it opens short transactions itself. If a
   * process dies within it, the retry repeats the work, so the call must be safe to repeat.
   */
  readonly transaction?: 'own';
  /**
   * The answer may be some seconds old: a replica may give it, except to who wrote lately. All
   * other routes read the primary.
   */
  readonly mayBeOld?: true;
}

/**
 * Address of a route: enough for a browser to call it, without its schemas. `npm run generate`
 * writes one for each route; types alone connect it with its definition.
 */
export interface RouteAddress<R extends RouteDefinition = RouteDefinition> {
  readonly method: R['method'];
  readonly path: R['path'];
  readonly access: R['access'];
  readonly idempotent: R extends { readonly idempotent: true } ? true : false;
  /** Never present: it carries the types of the route. */
  readonly definition?: R;
}

/**
 * Keeps the literal types of a definition.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineRoute<const Definition extends RouteDefinition>(
  definition: Definition,
): Definition {
  return definition;
}

type Input<S> = S extends Schema ? InferInput<S> : undefined;
type Output<S> = S extends Schema ? InferOutput<S> : undefined;
/** A definition, or an address that stands for it. */
type Route = RouteDefinition | { readonly definition?: RouteDefinition };
type DefinitionOf<R> = R extends RouteDefinition
  ? R
  : R extends { readonly definition?: infer D extends RouteDefinition }
    ? D
    : never;

/** Input of a caller. */
export type RouteRequest<R extends Route> = RequestOf<DefinitionOf<R>>;
type RequestOf<R extends RouteDefinition> = (R['params'] extends Schema
  ? { params: Input<R['params']> }
  : { params?: undefined }) &
  (R['query'] extends Schema ? { query?: Input<R['query']> } : { query?: undefined }) &
  (R['body'] extends Schema ? { body: Input<R['body']> } : { body?: undefined });

/** Input of a handler after validation. */
export interface RouteInput<R extends RouteDefinition> {
  params: Output<R['params']>;
  query: Output<R['query']>;
  body: Output<R['body']>;
}

/** Output that a caller receives. */
export type RouteResponse<R extends Route> = InferOutput<DefinitionOf<R>['response']>;

/** Output of a handler. */
export type RouteAnswer<R extends RouteDefinition> = InferInput<R['response']>;
