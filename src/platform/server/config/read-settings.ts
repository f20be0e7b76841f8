import * as v from 'valibot';
import { SETTINGS, type Setting, type SettingName, type SettingValue } from './settings.ts';

/** Variables of a process; an empty text counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;

type HasStandard<Name extends SettingName> = (typeof SETTINGS)[Name] extends { default: string }
  ? true
  : false;

/** Every setting by its name; one without a fixed default may be undefined. */
export type ReadSettings = {
  readonly [Name in SettingName]: HasStandard<Name> extends true
    ? SettingValue<Name>
    : SettingValue<Name> | undefined;
};

/** Settings that require another one. */
const NEEDS: readonly (readonly [SettingName, SettingName])[] = [
  ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['STRIPE_API_BASE', 'STRIPE_SECRET_KEY'],
  ['STRIPE_IDENTITY_KEY', 'STRIPE_IDENTITY_WEBHOOK_SECRET'],
  ['STRIPE_IDENTITY_WEBHOOK_SECRET', 'STRIPE_IDENTITY_KEY'],
  ['STRIPE_IDENTITY_BASE', 'STRIPE_IDENTITY_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['OAUTH_GOOGLE_ISSUER', 'GOOGLE_CLIENT_ID'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['GITHUB_CLIENT_SECRET', 'GITHUB_CLIENT_ID'],
  ['OAUTH_GITHUB_BASE', 'GITHUB_CLIENT_ID'],
  ['MEDIA_UPLOAD_URL', 'MEDIA_UPLOAD_PRESET'],
  ['MEDIA_UPLOAD_PRESET', 'MEDIA_UPLOAD_URL'],
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID'],
  ['S3_ENDPOINT', 'S3_SECRET_ACCESS_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_ENDPOINT'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'],
  ['GOOGLE_PLACES_BASE', 'GOOGLE_PLACES_KEY'],
  ['DUFFEL_BASE', 'DUFFEL_TOKEN'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
];

/** The settings can't be used; the message is for a terminal, one sentence a variable. */
export class ConfigError extends Error {
  /** The variables at fault. */
  readonly names: readonly string[];

  constructor(problems: ReadonlyMap<string, string>) {
    super([...problems.values()].join('\n'));
    this.name = 'ConfigError';
    this.names = [...problems.keys()];
  }
}

/**
 * Reads every setting out of the variables.
 *
 * @throws ConfigError when a value is wrong or a setting lacks another one it needs
 */
export function readSettings(env: Environment): ReadSettings {
  const problems = new Map<string, string>();
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(SETTINGS)) {
    const value = given(env, name) ?? setting.default;
    if (value === undefined) continue;
    const result = v.safeParse(setting.schema, value);
    if (result.success) values[name] = result.output;
    else problems.set(name, sentence(name, value, setting));
  }
  for (const [name, needed] of NEEDS) {
    if (given(env, name) !== undefined && given(env, needed) === undefined) {
      problems.set(needed, `${needed} is missing; ${name} is set and needs it.`);
    }
  }
  if (problems.size > 0) throw new ConfigError(problems);
  return values as ReadSettings;
}

function given(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function sentence(name: string, value: string, { allowed, secret }: Setting): string {
  return secret === true
    ? `${name} has a value that can't be used; it must be ${allowed}.`
    : `${name} is "${value}"; it must be ${allowed}.`;
}
