import './launch/require-node.js';
import { runScript } from './launch/failure.js';
import { findNewerPostgres } from './launch/postgres-programs.js';

// Prints the minor release of PostgreSQL that Debian offers beyond the installed one, on a line of
// its own and the last; an empty line where there is none.
await runScript(async () => {
  const { newer } = await findNewerPostgres();
  console.log(newer?.version ?? '');
  return 0;
});
