import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openApiDocument } from '#platform/server/http/openapi.ts';
import { CONTRACTS } from './contracts.ts';
import { PLAIN_CALLS } from './plain-calls.ts';

// Writes the API's document to its place in the repository, so that a change of a contract shows in
// a review.
const path = join(resolve(import.meta.dirname, '..', '..'), 'generated', 'openapi.json');
writeFileSync(path, `${JSON.stringify(openApiDocument(CONTRACTS, PLAIN_CALLS), null, 2)}\n`);
