import { parseEnv } from './env.ts';
import { createSite } from './site.ts';

/** The site as this build is configured. Only pages and layouts import it. */
export const site = createSite(parseEnv(process.env));
