/** Exits if Gatsby, Parcel or webpack cannot build in this folder. Plain JavaScript, because tsx cannot start in some of them either. */
const { cwd, exit, stderr } = require('node:process');

const [character] = /[#%[?{'!]/.exec(cwd()) ?? [];
if (character !== undefined) {
  stderr.write(`Gatsby cannot build below a folder with ${character} in its name: move the project to another folder.\n`);
  exit(1);
}
