import { everyone, type PermissionsOf, read } from './cases.ts';

/** Who may call what of experiences. */
export const EXPERIENCES_PERMISSIONS = {
  'experiences.list-choices': read(everyone('ok')),
} satisfies PermissionsOf<'experiences'>;
