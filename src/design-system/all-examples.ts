import type { Examples } from '#ui/example.ts';

export type Specimen = {
  name: string;
  /** The component's file, relative to `src`. */
  file: string;
  examples: Examples;
};

/** The id of the section in which the page shows a specimen. */
export const anchorOf = ({ file }: Specimen) => file.replace('.tsx', '').replaceAll('/', '-');

function specimens(modules: Record<string, { examples: Examples }>): Specimen[] {
  return Object.entries(modules)
    .map(([path, { examples }]) => {
      const file = path.replace('../', '').replace('.examples', '');
      return { name: file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length), file, examples };
    })
    .sort((one, other) => one.file.localeCompare(other.file, 'en'));
}

/** Every component of `src/ui`, with the examples in the file next to it. */
export const components = specimens(import.meta.glob('../ui/*.examples.tsx', { eager: true }));
