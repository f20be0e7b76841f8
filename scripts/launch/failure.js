/** Something a person can be told in a sentence; no trace is wanted. */
export class Failure extends Error {
  /**
   * @param {string} sentence
   * @param {string} [details] what a program printed, shown above the sentence
   */
  constructor(sentence, details = '') {
    super(sentence);
    this.name = 'Failure';
    this.details = details;
  }
}

/**
 * Runs the main work of a script; a failure is told plainly and ends it with code 1.
 *
 * @param {() => Promise<number>} main gives the exit code
 */
export async function runScript(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const details = error.details.trimEnd();
    if (details !== '') console.error(details);
    console.error(error.message);
    process.exitCode = 1;
  }
}
