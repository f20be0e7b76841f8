import { expect } from 'vitest';
import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';
import { countStatements } from '#platform/server/testing/count-statements.ts';

/** Statements at most of a page, its session among them. */
export const MAX_STATEMENTS = 5;

/** Calls a page of the console and counts its statements. */
export function countOfPage(app: TestApp, as: TestPerson, path: string): Promise<number> {
  return countStatements(app.services.database, async () => {
    const { status } = await app.request('GET', `/api/admin${path}`, { as });
    expect(status, path).toBe(200);
  });
}
