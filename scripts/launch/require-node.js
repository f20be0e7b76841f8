// Imported first, so that it speaks before anything an older Node would stumble over.
const MIN = [20, 20];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < MIN[0] || (major === MIN[0] && minor < MIN[1])) {
  console.error(
    `Wayhearth needs Node ${MIN.join('.')} or newer, and this is Node ${process.versions.node}.`,
  );
  process.exit(1);
}
