/**
 * Drives the forms of /forms as an editor does. No test can use the folder picker, so a stub of it returns a copy of a content folder
 * in the browser's private file system.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { globSync } from 'tinyglobby';

/** Fills the private file system with a repository that contains the content. */
async function fillFolder(page: Page, contentFolder: string, contentPath: string): Promise<void> {
  const names = globSync('**', { cwd: contentFolder, ignore: ['schemas/**'] });
  const files = names.map((name) => [name, readFileSync(path.join(contentFolder, name), 'base64')] as const);
  await page.evaluate(
    async ({ all, above }) => {
      const root = await navigator.storage.getDirectory();
      const repository = await root.getDirectoryHandle('repository', { create: true });
      await repository.getDirectoryHandle('.git', { create: true });
      const write = async ([name, bytes]: (typeof all)[number]): Promise<void> => {
        const parts = [...above, ...name.split('/')];
        let folder = repository;
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
        const handle = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
        const writable = await handle.createWritable();
        await writable.write(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
        await writable.close();
      };
      await Promise.all(all.map(write));
    },
    { all: files, above: contentPath.split('/') },
  );
}

/** Every file of the copy, its bytes as base64. */
function filesOfCopy(page: Page, contentPath: string): Promise<[name: string, bytes: string][]> {
  return page.evaluate(async (above) => {
    let content = await (await navigator.storage.getDirectory()).getDirectoryHandle('repository');
    for (const part of above) content = await content.getDirectoryHandle(part);
    const found: [string, string][] = [];
    const folders: [FileSystemDirectoryHandle, string][] = [[content, '']];
    for (const [folder, path] of folders) {
      for await (const [name, handle] of folder.entries()) {
        if (handle.kind === 'directory') folders.push([handle as FileSystemDirectoryHandle, `${path}${name}/`]);
        else {
          const bytes = new Uint8Array(await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer());
          found.push([path + name, btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))]);
        }
      }
    }
    return found;
  }, contentPath.split('/'));
}

/** Blocks and records every request to another host. */
async function blockOtherHosts(page: Page, origin: string): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  return foreign;
}

/**
 * Opens the forms over a copy of a content folder and signs in to it. Every request to another host is blocked.
 * @param address address of the site on `localhost`: elsewhere the forms do not offer a folder
 */
export async function openForms(page: Page, address: string, contentFolder: string) {
  const site = JSON.parse(readFileSync(path.join(contentFolder, 'site.json'), 'utf8')) as { repository: { contentPath: string } };
  const { contentPath } = site.repository;
  const foreign = await blockOtherHosts(page, new URL(address).origin);
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('repository'),
    });
  });
  await page.goto(`${address}/forms`);
  await fillFolder(page, contentFolder, contentPath);
  await page.getByRole('button', { name: 'Open the forms' }).click();
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('group', { name: 'Content Library' }).waitFor();

  const editor = page.getByRole('group', { name: 'Content Editor' });
  const saveButton = editor.getByRole('button', { name: 'Save', exact: true });
  const save = async (): Promise<void> => {
    await saveButton.click();
    await editor.waitFor({ state: 'hidden' });
  };
  /** Goes to an address of the forms, after `#/collections/`. */
  const goTo = (address: string): Promise<void> =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#/collections/${address}`);
  const field = (label: string): Locator => editor.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field$`) }).last();
  return {
    /** Requests to other hosts, all blocked. */
    foreign,
    /** Saves the form, which closes it. */
    save,
    /** A field by its label; the last one, if there are several. */
    field,
    /** Opens a form by the part of the address after `#/collections/`. */
    open: async (form: string) => {
      await goTo(form);
      await editor
        .getByRole('group', { name: /Field$/ })
        .first()
        .waitFor();
    },
    /** Opens an address of the forms, after `#/collections/`, that is not a form. */
    list: async (address: string) => {
      await goTo(address);
      await editor.waitFor({ state: 'hidden' });
    },
    /** Opens the menu of a list’s first item and chooses one of its entries. */
    chooseForFirst: async (list: string, choice: string) => {
      await field(list).getByRole('button', { name: 'List Item Options' }).first().click();
      await page.getByRole('menuitem', { name: choice }).click();
    },
    /** Expands the first item of a list. */
    expandFirst: (list: string) => field(list).getByRole('button', { name: 'Expand', exact: true }).first().click(),
    /** Chooses a picture from this computer. */
    upload: async (label: string, file: { name: string; mimeType: string; buffer: Buffer } | string) => {
      await field(label)
        .getByRole('button', { name: /Browse|Replace/ })
        .click();
      const chosen = page.waitForEvent('filechooser');
      await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
      await (await chosen).setFiles(file);
      await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
      await field(label)
        .getByRole('button', { name: /Replace/ })
        .waitFor();
    },
    /** Fills a text field. One that offers usual values is a combobox. */
    fill: (label: string, text: string) => field(label).getByRole('textbox').or(field(label).getByRole('combobox')).fill(text),
    /** Adds an entry to a list. */
    add: (list: string) => field(list).getByRole('button', { name: /^Add / }).last().click(),
    /** Tries to save, closes the dialog with which the form refuses, and returns its words. */
    saveAndBeRefused: async () => {
      await saveButton.click();
      const refusal = page.getByRole('alertdialog');
      const words = await refusal.innerText();
      await refusal.getByRole('button', { name: 'OK' }).click();
      return words;
    },
    /** Saves the form with its values unchanged: adds only a space that the form trims. */
    saveUnchanged: async () => {
      const text = editor.getByRole('textbox').first();
      if (!(await text.isVisible())) await editor.getByRole('button', { name: 'Expand', exact: true }).first().click();
      await text.press('End');
      await text.pressSequentially(' ');
      await save();
    },
    /** Writes the copy into a folder. */
    copyTo: async (folder: string) => {
      for (const [name, bytes] of await filesOfCopy(page, contentPath)) {
        const file = path.join(folder, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, Buffer.from(bytes, 'base64'));
      }
    },
  };
}
