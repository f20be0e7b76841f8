import type { RequestContext } from '#platform/server/http/serve.ts';

/** How a person signed in. */
export type SignInWay = 'password' | 'passkey' | 'google' | 'github';

/** The request of a sign-in, and the headers of its answer. */
export type SignInRequest = Pick<
  RequestContext,
  'services' | 'headers' | 'address' | 'now' | 'translate' | 'log' | 'answerHeaders'
>;
