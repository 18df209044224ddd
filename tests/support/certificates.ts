import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/*
 * Certificates for localhost and 127.0.0.1 that no authority signed, made with openssl: one valid until 2076, one that
 * expired on July 20, 2025.
 */

const fileOf = (name: string) => fileURLToPath(new URL(`certificates/${name}`, import.meta.url));

/** Where they are, for servers that read files. */
export const CERTIFICATE_FILES = { key: fileOf('key.pem'), cert: fileOf('valid.pem') };

/** The options of a Node server with one of them. */
export const certificate = (name: 'valid' | 'expired') => ({
  key: readFileSync(CERTIFICATE_FILES.key),
  cert: readFileSync(fileOf(`${name}.pem`)),
});
