import { expect, vi } from 'vitest';
import type { TestApp, TestPerson } from '#entry/testing/test-app.ts';

/** Statements at most of a page, its session among them. */
export const MAX_STATEMENTS = 5;

/** Calls a page of the console and counts its statements. */
export async function countStatements(app: TestApp, as: TestPerson, path: string): Promise<number> {
  const { database } = app.services;
  const { main } = database;
  const asked = [vi.spyOn(main, 'select'), vi.spyOn(main, 'execute'), vi.spyOn(main, 'insert')];
  const raw = vi.spyOn(database, 'executeSql');
  const { status } = await app.request('GET', `/api/admin${path}`, { as });
  expect(status, path).toBe(200);
  const count = [...asked, raw].reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const each of [...asked, raw]) each.mockRestore();
  return count;
}
