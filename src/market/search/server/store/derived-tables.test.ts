import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindsWith } from '#domain/kinds.ts';
import { LISTING_KINDS } from '#domain/vocabulary.ts';

/** The compiler doesn't see SQL: a kind left out here would be listed and never found. */
const functionText = (name: string) => readFileSync(`sql/${name}.sql`, 'utf8');

test.each(LISTING_KINDS)('a changed listing of the kind %s changes its search table', (kind) => {
  expect(functionText('derive_from_listing')).toContain(`where kind = '${kind}'`);
});

test.each(kindsWith('unit', 'night'))('changed nights of the kind %s do, too', (kind) => {
  expect(functionText('derive_from_night')).toContain(`join ${kind} `);
});
