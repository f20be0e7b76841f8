/** What is really in a database, counted row by row. */
export interface Counts {
  readonly stays: number;
  readonly nights: number;
}

/**
 * @param name of the database, for the message
 * @param ask sends a statement to it
 * @param least what it must hold: so many stays exactly, and that many nights or more
 * @throws Error when it doesn't
 */
export async function countRows(
  name: string,
  ask: (text: string) => Promise<{ rows: unknown[] }>,
  min: Counts,
): Promise<Counts> {
  const { rows } = await ask(
    `select (select count(*) from stay_search)::int as stays,
            (select count(*) from night)::int as nights`,
  );
  const counts = rows[0] as Counts;
  if (counts.stays !== min.stays || counts.nights < min.nights) {
    throw new Error(`${name} has ${counts.stays} stays with ${counts.nights} nights`);
  }
  return counts;
}
