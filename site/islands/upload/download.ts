/** Downloads a blob address under this name. */
export const saveUrl = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
};

/** Saves a blob without an address. */
export const saveBlob = (blob: Blob, name: string): void => {
  const url = URL.createObjectURL(blob);
  saveUrl(url, name);
  // The browser reads the address after this task; a minute is ample, and frees the blob early.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
