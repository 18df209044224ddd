// Read before anything that reads the configuration. What the environment sets already stays.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
