/** Files of the page's own making, on the user's disk. */

export function save(name: string, mime: string, text: string): void {
  saveBlob(name, new Blob([text], { type: mime }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
