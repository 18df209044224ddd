// Import this before anything that reads the configuration. Variables that are already set keep their values. Whoever sets
// SITE_MODE, as demo and test builds do, has set all that counts, and .env is not read.
import { existsSync, readFileSync } from 'node:fs';
import { checkEnvFile } from '#site/env.ts';

if (process.env.SITE_MODE === undefined && existsSync('.env')) {
  checkEnvFile(readFileSync('.env'));
  process.loadEnvFile('.env');
}
