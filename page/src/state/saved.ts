/** A file that was made elsewhere, kept on this device. */
export async function saved(coming: Promise<Blob>, name: string): Promise<void> {
  const address = URL.createObjectURL(await coming);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // the browser reads it in its own time
}
