/** What of Gatsby's output a person wants to read, of a build and while developing. Whatever is not known here is printed: a problem is never held back. */
import { stripVTControlCharacters } from 'node:util';

/** What tells a person nothing: steps that took no time or that a problem cut short, Gatsby's own counts, a tree of some of the pages. */
const ROUTINE = [
  /^success .+ - 0\.\d+s( |$)/,
  /^not finished /,
  /^info (bootstrap finished|Writing GraphQL type definitions|Total nodes|There are no new or changed)/,
  // An alias is a page for every host, and a redirect for hosts that can do better. The check finds real collisions.
  /^warn(ing)? There are routes that match both page and redirect\./,
  /^ - page: "[^"]+" and redirect: "/,
  /^Pages$/,
  // While developing: that a first request waits as the terminal's reader does, and advice that is not ours.
  /^<i> \[webpack-dev-middleware\] wait until bundle finished/,
  /^(Note that the development build is not optimized\.|To create a production build, use gatsby build)$/,
  /^ *[┌│├└╭╰]/,
];

/** Returns a function that says of one line after another whether to print it. */
export function quietly(): (line: string) => boolean {
  let isLastShown = true;
  return (line) => {
    const text = stripVTControlCharacters(line);
    // A blank line belongs to the line before it. Gatsby's own are of blank Braille letters.
    isLastShown = /^[\s\u2800]*$/.test(text) ? isLastShown : !ROUTINE.some((routine) => routine.test(text));
    return isLastShown;
  };
}
