import type { RouteAnswer, RouteInput } from '#platform/contract/route.ts';
import { writeAudit } from '#platform/server/audit/audit.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { SignedInContext } from '#platform/server/http/serve.ts';
import type * as contract from '../contract.ts';

/** Settings of the whole product. */
export async function showSettings({
  services: { config, database, mapStyle },
}: SignedInContext): Promise<RouteAnswer<typeof contract.showSettings>> {
  const { isConfigured } = mapStyle;
  const styleUrl = config.map.styleUrl ?? (await mapStyle.read(database.main));
  return { map: { styleUrl, isConfigured } };
}

/**
 * Gives all maps streets, or the built-in ground again.
 *
 * @throws Problem 'forbidden' where the configuration names a style
 */
export async function chooseMapStyle(
  { styleUrl, reason }: RouteInput<typeof contract.chooseMapStyle>['body'],
  context: SignedInContext,
): Promise<{ done: true }> {
  const { db, actor, services } = context;
  const { mapStyle } = services;
  if (mapStyle.isConfigured) throw new Problem('forbidden');
  const before = await mapStyle.read(db);
  await mapStyle.choose(db, styleUrl);
  await writeAudit(context, {
    actorId: actor.id,
    action: 'settings.map-style',
    subjectKind: 'setting',
    subjectId: 'map-style',
    personId: null,
    reason,
    before: { styleUrl: before },
    after: { styleUrl },
  });
  return { done: true };
}
