/** Id of every drawing as the build makes it, and the start of the ids in it; each diagram of a page puts its own there. */
export const DIAGRAM_ID = '__diagram__';
