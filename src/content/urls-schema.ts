import { z } from 'zod';
import { sitePath } from './fields';

/** `content/urls.json`: every address that was ever published; `npm run urls` writes it. */
export const urlsSchema = z.array(sitePath(), { error: 'Write a list of paths; "npm run urls" writes this file.' });
