import { randomUUID } from 'node:crypto';
import { APIError } from '@better-auth/core/error';
import type { passkey } from '@better-auth/passkey';
import { BRAND } from '#platform/brand/brand.ts';
import { parseCookies } from '#platform/i18n/cookies.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Services } from '#platform/server/services.ts';
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '../../contract.ts';
import { endSession } from '../end-sessions.ts';
import { recordPasskeyStart, recordPasskeyUse } from '../store/passkeys.ts';
import { insertAccount } from '../store/users.ts';
import { welcomeNewcomer } from '../use-cases/welcome-newcomer.ts';
import { cookiePrefix } from './browser-cookies.ts';
import { libraryHeaders, makeSignInLibrary, type OpenedSession } from './sign-in-library.ts';
import type { SignInRequest } from './sign-in-request.ts';

/** Whose passkey is made: an account's, or that of one that comes into being with it. */
export interface PasskeyOwner {
  readonly userId: string;
  readonly email: string;
  /** Of a new account. */
  readonly newName?: string;
}

/** The dialogue with authenticators, over the sign-in library. */
export interface Passkeys {
  /** Options with which a browser asks for a passkey; its answer is accepted for five minutes. */
  requestOptions(request: SignInRequest): Promise<PasskeyRequestOptions>;
  /**
   * Checks the answer of an authenticator and opens a session.
   *
   * @param expected the account that the passkey has to be of; any by default
   * @throws Problem `passkey-refused`
   */
  verify(
    response: PasskeyAssertion,
    request: SignInRequest,
    expected?: string,
  ): Promise<OpenedSession>;
  /** Options with which a browser makes a passkey. */
  creationOptions(owner: PasskeyOwner, request: SignInRequest): Promise<PasskeyCreationOptions>;
  /**
   * Stores a new passkey, and makes the account of a newcomer.
   *
   * @param owner the account that called; null for a newcomer
   * @returns id of the account
   * @throws Problem `passkey-refused`
   */
  create(
    creation: { readonly response: PasskeyCreation; readonly name: string },
    request: SignInRequest,
    owner: string | null,
  ): Promise<string>;
}

/** Header by which the library's hooks learn who called; never believed from outside. */
const CALLER_ACCOUNT = 'x-caller-account';

type PasskeyEndpoints = ReturnType<typeof passkey>['endpoints'];

/**
 * Passkeys by the plugin of the sign-in library, which is loaded when the first one is used. It never
 * sees who is signed in: that is decided here, by our clock and rules. A passkey always has to check
 * its person, by a PIN, a finger or a face, so it counts as both factors.
 */
export function makePasskeys(services: Services): Passkeys {
  let made: Promise<PasskeyEndpoints> | undefined;
  const endpoints = (): Promise<PasskeyEndpoints> => {
    made ??= makeEndpoints(services);
    return made;
  };

  return {
    async requestOptions(request) {
      const { generatePasskeyAuthenticationOptions: generate } = await endpoints();
      const { response, headers } = await generate({
        headers: headersFor(request),
        returnHeaders: true,
      });
      sendCookies(headers, request);
      const options = response as PasskeyRequestOptions;
      return { ...options, userVerification: 'required' };
    },
    async verify(body, request, expected) {
      const { verifyPasskeyAuthentication } = await endpoints();
      const { response, headers } = await refusing(request, () =>
        verifyPasskeyAuthentication({
          body: { response: body },
          headers: headersFor(request),
          returnHeaders: true,
        }),
      );
      const { id, userId, token } = (response as { session: OpenedSession }).session;
      if (expected !== undefined && userId !== expected) {
        await services.database.transaction((tx) => endSession(tx, services.live, token));
        throw new Problem('passkey-refused');
      }
      sendCookies(headers, request);
      await recordPasskeyUse(services.database.main, body.id, request.now);
      return { id, userId, token };
    },
    async creationOptions(owner, request) {
      const { generatePasskeyRegistrationOptions: generate } = await endpoints();
      const { response, headers } = await generate({
        query: { context: JSON.stringify(owner) },
        headers: headersFor(request),
        returnHeaders: true,
      });
      sendCookies(headers, request);
      return response as PasskeyCreationOptions;
    },
    async create({ response: body, name }, request, owner) {
      const { verifyPasskeyRegistration } = await endpoints();
      const asked = headersFor(request);
      if (owner !== null) asked.set(CALLER_ACCOUNT, owner);
      const { response, headers } = await refusing(request, () =>
        verifyPasskeyRegistration({
          body: { response: body, ...(name === '' ? {} : { name }) },
          headers: asked,
          returnHeaders: true,
        }),
      );
      sendCookies(headers, request);
      const { id, userId } = response as { id: string; userId: string };
      await recordPasskeyStart(services.database.main, id, request.now);
      return userId;
    },
  };
}

async function makeEndpoints(services: Services): Promise<PasskeyEndpoints> {
  const { passkey, getAuthenticatorName } = await import('@better-auth/passkey');
  const { origin, hostname } = new URL(services.config.http.publicUrl);
  const plugin = passkey({
    rpID: hostname,
    rpName: BRAND.name,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      requireSession: false,
      resolveUser: ({ context }) => {
        const { userId, email, newName } = JSON.parse(context ?? '{}') as PasskeyOwner;
        return { id: userId, name: email, displayName: newName ?? email };
      },
      afterVerification: async ({ ctx, verification, context }) => {
        const { userVerified, aaguid } = verification.registrationInfo ?? {};
        if (userVerified !== true) throw new APIError('BAD_REQUEST', { message: 'no check' });
        const owner = JSON.parse(context ?? '{}') as PasskeyOwner;
        const caller = ctx.headers?.get(CALLER_ACCOUNT) ?? null;
        if (caller !== (owner.newName === undefined ? owner.userId : null)) {
          throw new APIError('BAD_REQUEST', { message: 'made for another account' });
        }
        if (owner.newName !== undefined) await makeAccount(services, owner, ctx.headers);
        const name = getAuthenticatorName(aaguid);
        return { userId: owner.userId, ...(name === undefined ? {} : { name }) };
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified) {
          throw new APIError('BAD_REQUEST', { message: 'no check' });
        }
      },
    },
  });
  return makeSignInLibrary(services, [plugin]).api as unknown as PasskeyEndpoints;
}

async function makeAccount(
  services: Services,
  { userId, email, newName = '' }: PasskeyOwner,
  headers: Headers = new Headers(),
): Promise<void> {
  const identity = { id: userId, email, name: newName, passwordHash: null };
  await services.database.transaction(async (tx) => {
    const account = await insertAccount(tx, identity, services.now());
    await welcomeNewcomer(tx, services, account, services.translatorFor(headers));
  });
}

/** A person who has no account yet. */
export function newOwner({ email, name }: { email: string; name: string }): PasskeyOwner {
  return { userId: randomUUID(), email, newName: name };
}

/** Turns the library's refusals into one of ours, which doesn't say why. */
async function refusing<Result>(
  { log, address }: SignInRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    log.warn({ address, reason: error.body?.code ?? error.message }, 'passkey refused');
    throw new Problem('passkey-refused');
  }
}

/** The headers of a request without the session, and without what only we may say. */
function headersFor({ headers, address, services }: SignInRequest): Headers {
  const own = libraryHeaders(headers, address);
  own.delete(CALLER_ACCOUNT);
  const prefix = cookiePrefix(services.config);
  const kept = Object.entries(parseCookies(headers.get('cookie')))
    .filter(([name]) => name !== `${prefix}.session_token`)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  own.set('cookie', kept.join('; '));
  return own;
}

function sendCookies(headers: Headers, { answerHeaders }: SignInRequest): void {
  for (const cookie of headers.getSetCookie()) answerHeaders.append('set-cookie', cookie);
}
