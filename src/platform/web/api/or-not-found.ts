import { notFound } from '@tanstack/react-router';
import { ApiError } from './client.ts';

/** @throws notFound where there is nothing, or for an address that can't be one */
export async function orNotFound<T>(load: Promise<T>): Promise<T> {
  try {
    return await load;
  } catch (error) {
    const code = error instanceof ApiError ? error.problem.code : undefined;
    if (code === 'not-found' || code === 'invalid-input') throw notFound();
    throw error;
  }
}
