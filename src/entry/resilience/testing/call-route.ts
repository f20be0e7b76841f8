import type { TestAnswer, TestApp } from '#entry/testing/test-app.ts';
import type { RouteDefinition } from '#platform/contract/route.ts';
import type { ActorName, World } from './world.ts';

/** Input of a call of a route. */
export interface RouteCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** The path of a route with its parameters in place, as sent. */
export function buildRoutePath(route: RouteDefinition, { params = {}, query }: RouteCall): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}

/** Calls a route as one of the actors. */
export function callAs(
  world: World,
  actor: ActorName,
  route: RouteDefinition,
  call: RouteCall,
): Promise<TestAnswer<Record<string, unknown>>> {
  return world.app.request(route.method, buildRoutePath(route, call), {
    ...(call.body === undefined ? {} : { body: call.body }),
    ...callerOptions(world, actor),
  });
}

/** Options of a request as one of the actors. */
export function callerOptions(world: World, actor: ActorName): Parameters<TestApp['request']>[2] {
  const cookie = world.cookies[actor];
  if (cookie === undefined) return {};
  // An expired session stays expired.
  if (actor === 'signed-out' || actor === 'expired') return { headers: { cookie } };
  return { as: { ...world.people[actor], cookie } };
}
