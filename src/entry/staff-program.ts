import { randomUUID } from 'node:crypto';
import { type Role, STAFF_ROLES } from '#domain/roles.ts';
import { accountIdByEmail, changeRole } from '#features/accounts/index.server.ts';
import type { Database } from '#platform/server/database/database.ts';
import { Problem } from '#platform/server/http/problem.ts';
import { StartupError } from './startup-error.ts';

const USAGE = `Say who gets which role, or whose is revoked:
  npm run admin -- grant ada@example.org ${STAFF_ROLES.join('|')}
  npm run admin -- revoke ada@example.org`;

/** Why a role wasn't changed, by the code of the refusal. */
const SENTENCES: Readonly<Record<string, string>> = {
  'not-found': 'No account has this address.',
  'last-admin': 'This is the only administrator. Make another one first.',
  'unfit-for-role':
    "Only an account that isn't suspended and has a confirmed address can be given a role.",
};

/**
 * Gives a role to an account, or revokes it, for the operator at the machine; the log says so.
 *
 * @param args of the command line
 * @returns a sentence for the operator
 * @throws StartupError
 */
export async function changeRoleByCommand(
  database: Database,
  args: readonly string[],
  now: Temporal.Instant,
): Promise<string> {
  const { email, role } = readArguments(args);
  try {
    const before = await database.transaction(async (db) =>
      changeRole(
        { db, now, requestId: randomUUID() },
        { actorId: null, accountId: await accountIdByEmail(db, email), role, reason: 'operator' },
      ),
    );
    if (before === role) return `${email} has this role already: ${role}.`;
    return role === 'user' ? `${email} has no role any more.` : `${email} is ${role} now.`;
  } catch (error) {
    const sentence = error instanceof Problem ? SENTENCES[error.code] : undefined;
    if (sentence === undefined) throw error;
    throw new StartupError(sentence);
  }
}

function readArguments(args: readonly string[]): { email: string; role: Role } {
  const [verb, email, name, ...rest] = args;
  const role = verb === 'revoke' ? 'user' : STAFF_ROLES.find((each) => each === name);
  const isComplete = verb === 'revoke' ? name === undefined : verb === 'grant';
  if (email === undefined || role === undefined || !isComplete || rest.length > 0) {
    throw new StartupError(USAGE);
  }
  return { email, role };
}
