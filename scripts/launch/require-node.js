// Imported first, so that it speaks before anything an older Node would stumble over.
const LEAST = [20, 20];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1])) {
  console.error(
    `Wayhearth needs Node ${LEAST.join('.')} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
