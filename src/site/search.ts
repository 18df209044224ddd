/** Where the search page finds its index; a build puts the file under a name with its hash instead. */
export const SEARCH_INDEX_PATH = '/search-index.json';
