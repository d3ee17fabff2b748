/**
 * Exits with a sentence if the project is in a folder where Gatsby, Parcel or webpack cannot build: some fail, one hangs for
 * minutes. Plain JavaScript that is required before all else, because tsx cannot start in some of these folders either.
 */
const { cwd, exit, stderr } = require('node:process');

const [character] = /[#%[?{'!]/.exec(cwd()) ?? [];
if (character !== undefined) {
  stderr.write(`Gatsby cannot build below a folder with ${character} in its name: move the project to another folder.\n`);
  exit(1);
}
