import { controls } from './controls.tsx';
import type { Examples } from './example.ts';
import { layouts } from './layouts.tsx';
import { proof } from './proof.tsx';
import { words } from './words.tsx';

/** A component's file or folder, relative to `src`, and its examples. */
export type Specimen = { file: string; examples: Examples };

/** The id of the section in which the page shows a specimen. */
export const anchorOf = ({ file }: Specimen) => file.replace('.tsx', '').replaceAll('/', '-');

/** Every component of `src/ui`, and the sections that the owner fills in src/data/proof.ts. */
export const specimens: readonly Specimen[] = [
  ...Object.entries({ ...controls, ...words, ...layouts })
    .map(([name, examples]) => ({ file: `ui/${name}.tsx`, examples }))
    .sort((one, other) => one.file.localeCompare(other.file, 'en')),
  { file: 'features/proof', examples: proof },
];
