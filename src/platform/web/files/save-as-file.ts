/**
 * Has the browser save a text as a file of the person's.
 *
 * @param type media type; none by default
 */
export function saveAsFile(name: string, text: string, type = ''): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers begin to read it only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
