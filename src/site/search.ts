/** Where the search page finds its index; a build gives the file a name with its hash. */
export const SEARCH_INDEX_PATH = '/search-index.json';
