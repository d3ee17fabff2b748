import { z } from 'zod';
import { sitePath, webAddress } from './fields';

/** `content/redirects.json`: paths of this site that lead elsewhere. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: z
      .array(sitePath(), { error: 'Write a list of paths, e.g. ["/join", "/su"].' })
      .min(1, { error: 'Give at least one path.' })
      .describe('Paths of this site.'),
    to: z
      .union([sitePath(), webAddress()], { error: 'Write a path of this site or a whole address that starts with https://.' })
      .describe('Where they lead: a path of this site or a whole address.'),
  }),
  { error: 'Write a list of { "from": ["/path"], "to": "/path or https://…" }.' },
);

export type RedirectTable = z.output<typeof redirectsSchema>;
