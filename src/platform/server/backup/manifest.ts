import * as v from 'valibot';

const digest = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const partSchema = v.object({
  /** Below the folder of the backup. */
  file: v.string(),
  bytes: count,
  /** Of the file as it is, compressed. */
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

/**
 * Contents of a backup. It is written last: a folder without it is no backup.
 *
 * Parts of tables are lines of PostgreSQL's text format of COPY, compressed with gzip; those of
 * pictures are lines of a key, a tab and the SHA-256 of the file `pictures/KEY`.
 */
export const manifestSchema = v.object({
  format: v.literal(1),
  madeAt: v.string(),
  migrations: v.array(v.object({ hash: v.string(), madeAt: v.number() })),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
  tables: v.array(
    v.object({
      schema: v.string(),
      name: v.string(),
      columns: v.array(v.object({ name: v.string(), type: v.string() })),
      rows: count,
      digest,
      parts: v.array(partSchema),
    }),
  ),
  pictures: v.object({
    count,
    digest,
    /** Those whose content was missing when the backup was made. */
    missing: count,
    parts: v.array(partSchema),
  }),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type Part = v.InferOutput<typeof partSchema>;
