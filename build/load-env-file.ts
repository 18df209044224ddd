// Import this before anything that reads the configuration. Variables that are already set keep their values. If
// SITE_MODE is set, as in demo and test builds, the environment is the whole configuration and .env is not read.
import { existsSync, readFileSync } from 'node:fs';
import { checkEnvFile } from '#site/env.ts';

if (process.env.SITE_MODE === undefined && existsSync('.env')) {
  checkEnvFile(readFileSync('.env'));
  process.loadEnvFile('.env');
}
