import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The embedded database's files, for their user alone. The library sets the permissions of each file
 * it makes to those of a database without users beside it, past what the process allows.
 */
export class PrivateFileSystem extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options);
    const preRun: NonNullable<(typeof emscriptenOpts)['preRun']> = [
      ...(emscriptenOpts.preRun ?? []),
      ({ FS }) => {
        const change = FS.chmod.bind(FS);
        FS.chmod = (path: string, mode: number, ...more: unknown[]) =>
          change(path, mode & 0o700, ...more);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
