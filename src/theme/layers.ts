/** The order of the cascade layers, weakest first. It comes first in every page, before any style. */
export const LAYER_ORDER = '@layer tokens,base,ui,art,sections,print;';
