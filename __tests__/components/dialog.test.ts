/** @jest-environment jsdom */
import { closeDialog, openDialog } from '../../src/components/dialog';

const dialogOf = (showModal: unknown): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  Object.defineProperty(dialog, 'showModal', { value: showModal });
  return dialog;
};

it('a dialog opens above the page, and once', () => {
  const showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  const dialog = dialogOf(showModal);
  openDialog(dialog);
  openDialog(dialog);
  expect(showModal).toHaveBeenCalledTimes(1);
});

it('in a browser that knows no dialogs it opens within the page, and closes', () => {
  const dialog = dialogOf(undefined);
  Object.defineProperty(dialog, 'close', { value: undefined });
  openDialog(dialog);
  expect(dialog.hasAttribute('open')).toBe(true);
  closeDialog(dialog);
  expect(dialog.hasAttribute('open')).toBe(false);
});
