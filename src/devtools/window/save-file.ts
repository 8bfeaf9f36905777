/** Downloads a text as a file. */
export function saveFile(window: Window, name: string, text: string): void {
  const link = window.document.createElement('a');
  const address = URL.createObjectURL(new Blob([text]));
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
