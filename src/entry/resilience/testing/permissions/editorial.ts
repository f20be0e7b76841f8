import { body, everyone, oneWay, type PermissionsOf, read } from './cases.ts';

/** Permissions of the routes of editorial. */
export const EDITORIAL_PERMISSIONS = {
  'editorial.open-ticket': oneWay(
    body({ email: 'someone@example.org', subject: 'A question', message: 'Where is the key?' }),
    everyone('ok'),
  ),
  'editorial.list-home-events': read(everyone('ok')),
} satisfies PermissionsOf<'editorial'>;
