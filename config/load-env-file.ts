// Import this before anything that reads the configuration. Variables that are already set keep their values.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
