import { parseEnv } from './env.ts';
import { createSite } from './site.ts';

/** The site as this build is configured. Pages and layouts read it; nothing below them does. */
export const site = createSite(parseEnv(process.env));
