import { Problem } from '#platform/server/http/problem.ts';
import { mailNewDevice } from '../emails/new-device.ts';
import { endReplacedSession } from '../end-sessions.ts';
import { findSecondFactor } from '../store/second-factor.ts';
import { replaceSession } from '../store/sessions.ts';
import type { Account } from '../store/users.ts';
import { findKnownBrowser, knownBrowserCookie, readSessionToken } from './browser-cookies.ts';
import { isTrustedBrowser, startSecondStep } from './second-step.ts';
import { libraryHeaders, type OpenedSession, type SignInLibrary } from './sign-in-library.ts';
import type { SignInRequest, SignInWay } from './sign-in-request.ts';

/**
 * Whether a sign-in still needs a code: the account has a second factor and doesn't trust this
 * browser. The step that was made is then kept in a cookie for some minutes.
 */
export async function needsSecondStep(
  account: Account,
  way: SignInWay,
  request: SignInRequest,
): Promise<boolean> {
  const { services, headers } = request;
  const factor = await findSecondFactor(services.database.main, account.id);
  if (factor === null || factor.confirmedAt === null) return false;
  if (isTrustedBrowser(headers, account.id, factor.trustKey, request)) return false;
  await startSecondStep(account.id, way, request);
  return true;
}

/**
 * Opens a session of an account whose owner has proved to be it, and sends its cookie with the
 * answer.
 *
 * @throws Problem `wrong-credentials` where the account is gone; `account-suspended`
 */
export async function openSession(
  library: SignInLibrary,
  account: Account,
  way: SignInWay,
  request: SignInRequest,
): Promise<void> {
  if (account.standing === 'suspended') throw new Problem('account-suspended');
  const session = await createSession(library, account.id, request);
  await completeSignIn(account, session, way, request);
}

/**
 * Completes a sign-in whose session is open: the session that the browser had before ends, the
 * browser is known to the account from now on, and its owner is mailed if it was not before.
 */
export async function completeSignIn(
  account: Account,
  session: Pick<OpenedSession, 'id'>,
  way: SignInWay,
  request: SignInRequest,
): Promise<void> {
  const { services, headers, address, answerHeaders, log, now } = request;
  const { config } = services;
  await endReplacedSession(services, headers);
  const isKnown = findKnownBrowser(headers, account.email, config) !== null;
  answerHeaders.append('set-cookie', knownBrowserCookie(headers, account.email, config));
  log.info({ account: account.id, address, way }, 'signed in');
  const isNewcomer = now.epochMilliseconds - account.createdAt.getTime() < NEWCOMER_MS;
  if (!isKnown && !isNewcomer) await mailNewDevice(account, session.id, request);
}

/** Milliseconds in which a registration has signed in. */
const NEWCOMER_MS = 60_000;

/**
 * Opens a session in the place of the one that the browser has, after another proof of identity. It
 * continues the first one: its beginning, and so its end, stay.
 */
export async function renewSession(
  library: SignInLibrary,
  userId: string,
  request: SignInRequest,
): Promise<void> {
  await continueSession(await createSession(library, userId, request), request);
}

/** The same for a session that the library has opened already. */
export async function continueSession(
  { userId, token: to }: OpenedSession,
  { services, headers }: SignInRequest,
): Promise<void> {
  const from = readSessionToken(headers, services.config);
  if (from === null) return;
  await services.database.transaction((tx) => replaceSession(tx, userId, { from, to }));
}

async function createSession(
  library: SignInLibrary,
  userId: string,
  { headers, address, answerHeaders }: SignInRequest,
): Promise<OpenedSession> {
  const answer = await library.api.signInToAccount({
    body: { userId },
    headers: libraryHeaders(headers, address),
    returnHeaders: true,
  });
  if (answer.response === null) throw new Problem('wrong-credentials');
  for (const cookie of answer.headers.getSetCookie()) answerHeaders.append('set-cookie', cookie);
  return answer.response;
}
