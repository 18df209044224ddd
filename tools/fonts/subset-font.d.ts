// The published types (@types/subset-font 2.3) lack the options that this project uses.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
    dropTables: string[];
    preserveNameIds: number[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
