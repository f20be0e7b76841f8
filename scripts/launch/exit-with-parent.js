// npm starts a script through a shell. A signal to npm ends that shell, and nobody tells the
// script: it would go on serving, with the data folder in its hands. So it stops when the shell
// that started it is gone.
const POLL_MS = 500;

const parent = process.ppid;
// Started by hand in the background, a script may well outlive its shell.
if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}
