/** Drops the folders again that came before the upload was awake: with an event whose items are their entries. */
export const dropAgain = (): void => {
  const items = (window.folders ?? []).splice(0).map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry }));
  const event = new DragEvent('drop', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items, files: [] } });
  document.dispatchEvent(event);
};
