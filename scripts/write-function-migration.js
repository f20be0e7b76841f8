import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runScript } from './launch/failure.js';
import { programOf, ROOT } from './launch/root.js';
import { runCaptured } from './launch/run-captured.js';
import { definedFunctions, migratedFunctions } from './sql-functions.js';
import { filesOf } from './walk.js';

// Writes a migration with the functions whose files differ from what the migrations leave.
await runScript(async () => {
  const migrated = migratedFunctions(ROOT);
  const changed = [...definedFunctions(ROOT)].filter(
    ([name, definition]) => migrated.get(name) !== definition,
  );
  if (changed.length === 0) return 0;
  const before = new Set(filesOf(ROOT, 'migrations'));
  const make = [programOf('drizzle-kit'), 'generate', '--custom', '--name', 'functions'];
  const { code, output } = await runCaptured(process.execPath, make, { cwd: ROOT });
  const made = filesOf(ROOT, 'migrations').find(
    (path) => !before.has(path) && path.endsWith('_functions.sql'),
  );
  if (code !== 0 || made === undefined || !existsSync(join(ROOT, made))) throw new Failure(output);
  const text = changed
    .map(([, definition]) => `${definition};\n`)
    .join('--> statement-breakpoint\n');
  writeFileSync(join(ROOT, made), text);
  return 0;
});
